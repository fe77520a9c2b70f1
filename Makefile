# Hourvale: build, test and play. Sources are found, never listed.
CC      ?= cc
BUILD   ?= build
CFLAGS  ?= -O2 -g
PKGS     = lua5.4 sqlite3 ncursesw libutf8proc zlib
WARN     = -std=c17 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror
CPPFLAGS += -I. -D_GNU_SOURCE $(filter-out -D_XOPEN_SOURCE% -D_DEFAULT_SOURCE -D_POSIX%,$(shell pkg-config --cflags $(PKGS) 2>/dev/null))
LIBS     = $(shell pkg-config --libs $(PKGS) 2>/dev/null)
TESTLIBS = $(shell pkg-config --libs cmocka vterm 2>/dev/null) -lutil
ROOMS    = engine magic item creature game game/ui game/cli lua saves
SRC      = $(filter-out game/main.c,$(wildcard $(addsuffix /*.c,$(ROOMS))))
OBJ      = $(SRC:%.c=$(BUILD)/%.o)
TESTS    = $(patsubst tests/%.c,$(BUILD)/tests/%,$(wildcard tests/test_*.c))

.PHONY: all test clean
all: $(BUILD)/hourvale $(TESTS)

$(BUILD)/libhourvale.a: $(OBJ)
	@rm -f $@; ar rcs $@ $^
$(BUILD)/hourvale: $(BUILD)/game/main.o $(BUILD)/libhourvale.a
	$(CC) $(CFLAGS) -o $@ $^ $(LIBS)
$(BUILD)/tests/test_%: $(BUILD)/tests/test_%.o $(BUILD)/libhourvale.a
	$(CC) $(CFLAGS) -o $@ $^ $(LIBS) $(TESTLIBS)
$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) $(WARN) -MMD -MP -c -o $@ $<
test: all
	@for t in $(TESTS); do $$t || exit 1; done
clean:
	rm -rf $(BUILD)
-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
