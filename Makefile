# Hourvale: build, test and play. Sources are found, never listed. `make help` names the targets.
CC      ?= cc
CFLAGS  ?= -O2 -g
BUILD   ?= build
DEPS    ?= $(BUILD)/deps.mk
PREFIX  ?= /usr/local
VERSION := $(shell git describe --tags --always 2>/dev/null || echo unknown)
JOBS    := $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
MAKEFLAGS += --no-print-directory $(if $(filter 0,$(MAKELEVEL)),-j$(JOBS))

ROOMS   = engine magic item creature game game/ui game/cli lua saves
WARN    = -std=c17 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror
# $(PKG_CFLAGS), $(PKG_LIBS), $(TEST_CFLAGS) and $(TEST_LIBS) come from tools/deps.
CPPFLAGS += -I. -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE $(PKG_CFLAGS) $(TEST_CFLAGS)
SAN     = -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
FUZZ_SECONDS ?= 30
# One short line for each file; V=1 shows the commands.
SAY     = $(if $(V),,@echo "  $@";)

# What there is, and what is made of it.
objects  = $(patsubst %.c,$(BUILD)/%.o,$(1))
programs = $(patsubst %.c,$(BUILD)/%,$(wildcard $(1)))
SRC     = $(filter-out game/main.c,$(wildcard $(addsuffix /*.c,$(ROOMS))))
LIB     = $(BUILD)/libhourvale.a
SUPPORT = $(call objects,$(wildcard tests/support/*.c))
TESTS   = $(call programs,tests/test_*.c tests/e2e/test_*.c)
BENCHES = $(call programs,tests/bench/bench_*.c)
FUZZERS = $(call programs,tests/fuzz/fuzz_*.c)
GAME    = $(if $(wildcard game/main.c),$(BUILD)/hourvale)
ORACLE  = $(if $(wildcard tests/oracle_main.c),$(BUILD)/oracle)

.PHONY: all programs play test soak san bench fuzz fuzzers check docs install dist clean help
.SECONDARY:
$(if $(filter clean,$(MAKECMDGOALS)),.NOTPARALLEL:)

all: $(GAME) ## build the game
	@:
programs: all $(ORACLE) $(TESTS) # everything that `make test` runs
	@:

play: all ## build what is needed and play
	@$(if $(GAME),exec $(GAME),echo "there is no game/main.c to play")

test: ## build and run every test; the last line counts them
	@$(MAKE) programs || { echo "the build failed"; echo "0 passed, 1 failed"; exit 1; }
	@BUILD=$(BUILD) tools/run-tests $(TESTS)

soak: ## the same tests with their long counts
	@grep -rqs HOURVALE_SOAK --include='*.[ch]' tests || echo "no test has a long count yet"
	@HOURVALE_SOAK=1 TEST_SECONDS=7200 $(MAKE) test

san: ## the same tests under the address and undefined-behaviour sanitizers
	@TEST_SECONDS=900 $(MAKE) BUILD=$(BUILD)/san DEPS=$(DEPS) CFLAGS="$(SAN)" test

bench: $(GAME) $(BENCHES) ## run the measurements
	@$(if $(BENCHES),,echo "there are no benchmarks: tests/bench/bench_*.c")
	@set -e; for b in $(BENCHES); do HOURVALE_BIN=$(BUILD)/hourvale $$b; done

fuzz: ## run every fuzzer for FUZZ_SECONDS
	@tools/deps fuzz $(BUILD)/deps.fuzz
	@$(if $(FUZZERS),,echo "there are no fuzzers: tests/fuzz/fuzz_*.c")
	@$(MAKE) BUILD=$(BUILD)/fuzz DEPS=$(DEPS) CC=clang CFLAGS="$(SAN) -fsanitize=fuzzer-no-link" fuzzers
fuzzers: $(FUZZERS)
	@set -e; for f in $(FUZZERS); do echo "$$f"; mkdir -p $$f.corpus $$f.found; \
	  $$f -max_total_time=$(FUZZ_SECONDS) -timeout=10 -verbosity=0 -artifact_prefix=$$f.found/ \
	    $$f.corpus $$(ls -d tests/fuzz/$$(basename $$f)/ 2>/dev/null || :); done

check: $(DEPS) ## the rules of the house, by machine
	@tools/deps check $(BUILD)/deps.check
	@BUILD=$(BUILD) CC="$(CC)" CPPFLAGS="$(CPPFLAGS)" WARN="$(WARN)" JOBS=$(JOBS) tools/check

$(LIB): $(call objects,$(SRC))
	$(SAY)rm -f $@; ar rcs $@ $^
$(BUILD)/hourvale: $(BUILD)/game/main.o $(LIB)
	$(SAY)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(PKG_LIBS)
$(BUILD)/oracle: $(BUILD)/tests/oracle_main.o $(SUPPORT) $(LIB)
	$(SAY)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(PKG_LIBS) $(TEST_LIBS)
$(FUZZERS): $(BUILD)/%: $(BUILD)/%.o $(SUPPORT) $(LIB)
	$(SAY)$(CC) $(CFLAGS) $(LDFLAGS) -fsanitize=fuzzer -o $@ $^ $(PKG_LIBS) $(TEST_LIBS)
$(TESTS) $(BENCHES): $(BUILD)/%: $(BUILD)/%.o $(SUPPORT) $(LIB)
	$(SAY)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(PKG_LIBS) $(TEST_LIBS)
$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(SAY)$(CC) $(CPPFLAGS) $(CFLAGS) $(WARN) -MMD -MP -c -o $@ $<

docs: all ## write the content reference and the editor's types anew
	@mkdir -p docs/types
	$(BUILD)/hourvale doc --markdown >docs/content-reference.md
	$(BUILD)/hourvale doc --types >docs/types/hourvale.lua

install: all ## install under $(DESTDIR)$(PREFIX)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/hourvale
	$(if $(GAME),install -m 755 $(GAME) $(DESTDIR)$(PREFIX)/bin/hourvale)
	$(if $(wildcard world),cp -R world $(DESTDIR)$(PREFIX)/share/hourvale/)
	$(if $(wildcard docs/hourvale.6),install -d $(DESTDIR)$(PREFIX)/share/man/man6)
	$(if $(wildcard docs/hourvale.6),install -m 644 docs/hourvale.6 $(DESTDIR)$(PREFIX)/share/man/man6/)

dist: ## the last commit as a tarball
	@mkdir -p $(BUILD)
	git archive --prefix=hourvale-$(VERSION)/ HEAD | gzip -9 >$(BUILD)/hourvale-$(VERSION).tar.gz

clean: ## remove what was built
	rm -rf $(BUILD)

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | expand -t 10

# Goals that compile first make sure that the machine has what it takes, and learn the flags.
ifneq ($(filter-out clean dist help,$(or $(MAKECMDGOALS),all)),)
$(DEPS): tools/deps
	@CC="$(CC)" tools/deps build $@
include $(DEPS)
endif
-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
