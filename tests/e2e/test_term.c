/*
 * The terminal of people in a real pseudo-terminal: a small program draws what it is told and the
 * keys it got; the test reads its screen.
 */
#include "game/ui/term.h"

#include "engine/xstring.h"
#include "game/ui/frame.h"
#include "tests/support/pty.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum { EXIT_TERMINATED = 3, EXIT_HUNG_UP = 4, EXIT_REFUSED = 5 };

/* ---- The program under the pseudo-terminal ---- */

typedef struct Demo {
  XTermOptions options;
  const char *locale;
  const char *esc_delay;
  bool no_color;
} Demo;

static void demo_frame(XFrame *frame, const char *keys, int hero)
{
  char size[40];
  XFrame_Erase(frame);
  XFrame_Text(frame, 0, 0, "héllo 日本 e\u0301 │", XCOLOR_DEFAULT, 0);
  for (int i = 0; i < XCOLOR_COUNT; i++)
    XFrame_Put(frame, 30 + i, 0, (uint32_t)('a' + i), (XColor)i, 0);
  XFrame_Text(frame, 50, 0, "marked", XCOLOR_LIGHTRED, XATTR_REVERSE);
  XFrame_Text(frame, 0, 1, keys, XCOLOR_GREEN, XATTR_BOLD);
  snprintf(size, sizeof size, "%dx%d.", frame->width, frame->height);
  XFrame_Text(frame, 0, 2, size, XCOLOR_DEFAULT, 0);
  XFrame_Fill(frame, 0, 3, 80, '.', XCOLOR_DARKGRAY, 0);
  XFrame_Put(frame, hero, 3, '@', XCOLOR_WHITE, 0);
  XFrame_Put(frame, frame->width - 1, frame->height - 1, '+', XCOLOR_DEFAULT, 0);
  XFrame_Cursor(frame, hero, 3);
  frame->cursor_shown = false;
}

static void demo_reopen(XTerm *term)
{
  XText why;
  XTermOptions options = {.mouse = true};
  XText_Init(&why);
  XTerm_Close(term);
  if (!XTerm_Open(term, &options, &why))
    exit(EXIT_REFUSED);
  XText_Clear(&why);
}

static int demo_keys(XTerm *term, XFrame *frame, char *keys, size_t room)
{
  char name[XKEY_NAME_MAX];
  int hero = 5, width, height;
  for (;;) {
    demo_frame(frame, keys, hero);
    XTerm_Draw(term, frame);
    XKey key = XTerm_ReadKey(term, -1);
    if (key.code == XKEY_TERMINATE)
      return EXIT_TERMINATED;
    if (key.code == XKEY_HANGUP)
      return EXIT_HUNG_UP;
    if (key.code == 'q')
      return 0;
    if (key.code == 'A')
      abort();
    if (key.code == 'X')
      exit(0);
    if (key.code == 'S')
      XTerm_Suspend(term);
    if (key.code == 'T')
      raise(SIGTSTP);
    if (key.code == 'R')
      demo_reopen(term);
    if (key.code == 'P') { /* as a long command does */
      while (!XTerm_Pending(term))
        continue;
    } else if (key.code == 'F') {
      usleep(200000);
      XTerm_Flush(term);
    } else if (key.code == 'l') {
      hero++;
      continue;
    }
    if (key.code == XKEY_RESIZE) {
      XTerm_Size(term, &width, &height);
      XFrame_Resize(frame, width, height);
      continue;
    }
    if (strlen(keys) + XKEY_NAME_MAX > room)
      *keys = '\0';
    strcat(keys, XKey_Name(key, name));
  }
}

static int demo(void *data)
{
  const Demo *d = data;
  char keys[100] = "";
  int width, height;
  setenv("LC_ALL", d->locale ? d->locale : "C.UTF-8", 1);
  if (d->esc_delay)
    setenv("ESCDELAY", d->esc_delay, 1);
  else
    unsetenv("ESCDELAY");
  if (d->no_color)
    setenv("NO_COLOR", "1", 1);
  else
    unsetenv("NO_COLOR");
  XText why;
  XText_Init(&why);
  XTerm *term = XTermCurses_New();
  if (!XTerm_Open(term, &d->options, &why)) {
    printf("refused: %s\n", why.data);
    XText_Clear(&why);
    XTerm_Free(term);
    return EXIT_REFUSED;
  }
  XFrame frame;
  XTerm_Size(term, &width, &height);
  XFrame_Init(&frame, width, height);
  int status = demo_keys(term, &frame, keys, sizeof keys);
  XFrame_Clear(&frame);
  XTerm_Free(term);
  XText_Clear(&why);
  return status;
}

/* A shell with one job: when it stops, reads a line and continues it. */
static int shell(void *data)
{
  signal(SIGTTOU, SIG_IGN);
  pid_t pid = fork();
  if (pid == 0) {
    setpgid(0, 0);
    tcsetpgrp(0, getpid());
    signal(SIGTTOU, SIG_DFL);
    exit(demo(data));
  }
  setpgid(pid, pid);
  tcsetpgrp(0, pid);
  int status, count = 0;
  while (waitpid(pid, &status, WUNTRACED) == pid && WIFSTOPPED(status)) {
    char line[80];
    struct termios modes;
    tcsetpgrp(0, getpid());
    tcgetattr(0, &modes);
    printf("stopped %d %s\n", count++, modes.c_lflag & ICANON ? "cooked" : "raw");
    fflush(stdout);
    if (read(0, line, sizeof line) <= 0)
      return 98;
    tcsetpgrp(0, pid);
    kill(-pid, SIGCONT);
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 97;
}

/* ---- The tests ---- */

static void start(Pty *pty, Demo *demo_data, const char *term)
{
  Pty_Start(pty, 80, 24, term, demo, demo_data);
  assert_true(Pty_WaitFor(pty, "80x24.", 5000));
}

static void assert_restored(Pty *pty)
{
  struct termios after;
  assert_false(pty->alternate);
  assert_true(pty->cursor_visible);
  assert_int_equal(tcgetattr(pty->fd, &after), 0);
  assert_int_equal(after.c_lflag, pty->before.c_lflag);
  assert_int_equal(after.c_iflag, pty->before.c_iflag);
  assert_int_equal(after.c_oflag, pty->before.c_oflag);
  static const char *const modes[] = {"2004", "1049", "1000", "1006", "1004"};
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    char on[16], off[16];
    snprintf(on, sizeof on, "\033[?%sh", modes[i]);
    snprintf(off, sizeof off, "\033[?%sl", modes[i]);
    assert_int_equal(Pty_Count(pty, on), Pty_Count(pty, off));
    assert_true(Pty_Count(pty, off) <= 1);
  }
  assert_int_equal(Pty_Count(pty, "\033]104"), 0); /* the palette is the user's */
  assert_int_equal(Pty_Count(pty, "\033]4;"), 0);
}

static void test_draws(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  start(&pty, &d, "xterm-256color");
  assert_true(Pty_WaitFor(&pty, "héllo 日本 e\u0301 │", 1000));
  assert_true(Pty_WaitFor(&pty, "abcdefghijklmnopq", 1000));
  assert_true(Pty_WaitFor(&pty, "+\n", 1000)); /* the last cell */
  Pty_Settle(&pty, 100);
  assert_true(pty.alternate);
  assert_false(pty.cursor_visible);
  Pty_Send(&pty, "é\033[A\033[5;5~");
  assert_true(Pty_WaitFor(&pty, "é<Up><C-PgUp>", 1000));
  Pty_Send(&pty, "q");
  assert_int_equal(Pty_WaitExit(&pty, 2000), 0);
  assert_int_equal(Pty_Count(&pty, "\033[?2004h"), 1);
  assert_restored(&pty);
  Pty_Clear(&pty);
}

static void test_a_step_is_few_bytes(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  start(&pty, &d, "xterm-256color");
  Pty_Settle(&pty, 50);
  size_t before = pty.log_length;
  Pty_Send(&pty, "l");
  assert_true(Pty_WaitFor(&pty, "......@....", 1000));
  Pty_Settle(&pty, 50);
  assert_in_range(pty.log_length - before, 2, 40);
  before = pty.log_length;
  Pty_Settle(&pty, 200);
  assert_int_equal(pty.log_length, before);
  Pty_Clear(&pty);
}

static void test_other_terminals(void **state)
{
  (void)state;
  static const char *const terms[] = {"xterm",         "vt100",      "linux", "screen",
                                      "tmux-256color", "xterm-mono", "rxvt",  "ansi"};
  for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
    Pty pty;
    Demo d = {.no_color = i == 0};
    start(&pty, &d, terms[i]);
    assert_true(Pty_WaitFor(&pty, "abcdefghijklmnopq", 1000));
    bool mono = i == 0 || i == 1 || i == 5; /* NO_COLOR, or a terminal without */
    assert_true(mono == (Pty_Count(&pty, "32m") == 0));
    Pty_Send(&pty, "\033[B");
    assert_true(Pty_WaitFor(&pty, "<Down>", 1000));
    Pty_Send(&pty, "q");
    assert_int_equal(Pty_WaitExit(&pty, 2000), 0);
    assert_restored(&pty);
    Pty_Clear(&pty);
  }
}

static void test_ascii(void **state)
{
  (void)state;
  for (int i = 0; i < 3; i++) {
    Pty pty;
    Demo d = {.options.ascii = i == 0, .locale = i == 1 ? "C" : i == 2 ? "xx_XX.ISO-8859-1" : NULL};
    start(&pty, &d, "xterm-256color");
    assert_true(Pty_WaitFor(&pty, "h?llo ? ?  e |", 1000));
    for (size_t b = 0; b < pty.log_length; b++)
      assert_true((unsigned char)pty.log[b] < 0x80);
    Pty_Clear(&pty);
  }
}

static void test_k09_refused_terminals(void **state)
{
  (void)state;
  char too_long[5001] = "";
  memset(too_long, 'x', sizeof too_long - 1);
  const char *const terms[] = {NULL, "", "nonesuch", "dumb", "../../x", "xterm\033[2J", too_long};
  for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
    Pty pty;
    Demo d = {0};
    Pty_Start(&pty, 80, 24, terms[i], demo, &d);
    assert_int_equal(Pty_WaitExit(&pty, 2000), EXIT_REFUSED);
    assert_int_equal(Pty_Count(&pty, "TERM"), 2);
    assert_int_equal(Pty_Count(&pty, "\n"), 1);
    assert_int_equal(Pty_Count(&pty, "\033"), 0);
    assert_restored(&pty);
    Pty_Clear(&pty);
  }
}

static int without_input(void *data)
{
  close(0);
  return demo(data);
}

static void test_refused_without_a_terminal(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  Pty_Start(&pty, 80, 24, "xterm", without_input, &d);
  assert_int_equal(Pty_WaitExit(&pty, 1000), EXIT_REFUSED);
  assert_int_equal(Pty_Count(&pty, "standard input is not a terminal"), 1);
  Pty_Clear(&pty);
}

static void test_k23_escape_is_quick(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  start(&pty, &d, "xterm-256color");
  long long before = Pty_Now();
  Pty_Send(&pty, "\033");
  assert_true(Pty_WaitFor(&pty, "<Esc>", 1000));
  assert_in_range(Pty_Now() - before, 40, 100);
  for (const char *p = "\033[A"; *p; p++) {
    Pty_SendBytes(&pty, p, 1);
    usleep(5000);
  }
  assert_true(Pty_WaitFor(&pty, "<Esc><Up>", 1000));
  Pty_Send(&pty, "\033[200;1u\033[[Cx");
  assert_true(Pty_WaitFor(&pty, "<Esc><Up><F3>x", 1000));
  Pty_Send(&pty, "\033[200~pasted\rq\033[201~y");
  assert_true(Pty_WaitFor(&pty, "<F3>x<Paste>y", 1000));
  Pty_Clear(&pty);
  d.esc_delay = "400";
  start(&pty, &d, "xterm-256color");
  before = Pty_Now();
  Pty_Send(&pty, "\033");
  assert_true(Pty_WaitFor(&pty, "<Esc>", 2000));
  assert_in_range(Pty_Now() - before, 390, 600);
  Pty_Clear(&pty);
}

static void test_mouse_and_focus(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {.options = {.mouse = true, .focus = true}};
  start(&pty, &d, "xterm-256color");
  Pty_Send(&pty, "\033[<0;12;3M\033[<0;12;3m\033[<64;1;1M\033[O");
  assert_true(Pty_WaitFor(&pty, "<Click11,2><WheelUp0,0><FocusLost>", 1000));
  assert_int_equal(Pty_Count(&pty, "\033[?1006h"), 1);
  Pty_Send(&pty, "q");
  assert_int_equal(Pty_WaitExit(&pty, 2000), 0);
  assert_restored(&pty);
  Pty_Clear(&pty);
}

static void test_k08_resize_storm(void **state)
{
  (void)state;
  static const int sizes[][2] = {{80, 90}, {80, 24}, {40, 10}, {200, 60}, {2, 1}, {500, 200}};
  Pty pty;
  Demo d = {0};
  start(&pty, &d, "xterm-256color");
  for (int i = 0; i < 60; i++) {
    Pty_Resize(&pty, sizes[i % 6][0], sizes[i % 6][1]);
    for (int k = 0; k < 10; k++)
      kill(pty.pid, SIGWINCH);
    Pty_Settle(&pty, 1);
  }
  Pty_Resize(&pty, 1000, 300);
  assert_true(Pty_WaitFor(&pty, "500x200.", 3000));
  Pty_Resize(&pty, 100, 30);
  assert_true(Pty_WaitFor(&pty, "100x30.", 3000));
  assert_true(Pty_WaitFor(&pty, "héllo 日本 e\u0301 │", 1000));
  Pty_Settle(&pty, 50);
  Pty_Send(&pty, "q");
  assert_int_equal(Pty_WaitExit(&pty, 2000), 0);
  assert_restored(&pty);
  Pty_Clear(&pty);
}

static void test_signals_end_it_orderly(void **state)
{
  (void)state;
  for (int i = 0; i < 4; i++) {
    Pty pty;
    Demo d = {.options.mouse = true};
    start(&pty, &d, "xterm-256color");
    if (i & 1)
      Pty_Send(&pty, "P"); /* during a long command */
    kill(pty.pid, i & 2 ? SIGTERM : SIGHUP);
    assert_int_equal(Pty_WaitExit(&pty, 2000), i & 2 ? EXIT_TERMINATED : EXIT_HUNG_UP);
    assert_int_equal(Pty_Count(&pty, "\033[?1000l"), 1);
    assert_restored(&pty);
    Pty_Clear(&pty);
  }
}

static void test_k40_other_ways_out_restore_too(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {.options.mouse = true};
  start(&pty, &d, "xterm-256color");
  Pty_Send(&pty, "X"); /* exit without closing */
  assert_int_equal(Pty_WaitExit(&pty, 2000), 0);
  assert_restored(&pty);
  Pty_Clear(&pty);
  start(&pty, &d, "xterm-256color");
  Pty_Send(&pty, "A"); /* abort */
  assert_int_equal(Pty_WaitExit(&pty, 2000), 1000 + SIGABRT);
  assert_restored(&pty);
  Pty_Clear(&pty);
}

static void test_interrupt_is_a_key(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  start(&pty, &d, "xterm-256color");
  Pty_Send(&pty, "\003\034\004");
  assert_true(Pty_WaitFor(&pty, "<C-c><C-\\><C-d>", 1000));
  kill(pty.pid, SIGINT);
  assert_true(Pty_WaitFor(&pty, "<C-d><C-c>", 1000));
  kill(pty.pid, SIGQUIT);
  assert_true(Pty_WaitFor(&pty, "<C-d><C-c><C-c>", 1000));
  Pty_Clear(&pty);
}

static void test_flush_drops_what_was_typed_ahead(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  start(&pty, &d, "xterm-256color");
  Pty_Send(&pty, "Fabc\033[A");
  assert_true(Pty_WaitFor(&pty, "F", 1000));
  Pty_Settle(&pty, 50);
  Pty_Send(&pty, "z");
  assert_true(Pty_WaitFor(&pty, "Fz", 1000));
  Pty_Clear(&pty);
}

static void test_closed_terminal_ends_it(void **state)
{
  (void)state;
  for (int i = 0; i < 2; i++) {
    Pty pty;
    Demo d = {0};
    start(&pty, &d, "xterm-256color");
    if (i)
      Pty_Send(&pty, "P");
    Pty_Settle(&pty, 50);
    close(pty.fd);
    pty.fd = -1;
    assert_int_equal(Pty_WaitExit(&pty, 2000), EXIT_HUNG_UP);
    Pty_Clear(&pty);
  }
}

static void test_k38_suspend_and_continue(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  Pty_Start(&pty, 80, 24, "xterm-256color", shell, &d);
  assert_true(Pty_WaitFor(&pty, "80x24.", 5000));
  for (int i = 0; i < 20; i++) {
    Pty_Send(&pty, i == 2 ? "S" : i == 5 ? "T" : "\032");
    char said[40];
    snprintf(said, sizeof said, "stopped %d cooked", i);
    assert_true(Pty_WaitFor(&pty, said, 2000));
    assert_false(pty.alternate);
    assert_true(pty.cursor_visible);
    if (i == 3)
      Pty_Resize(&pty, 90, 25);
    Pty_Send(&pty, "fg\n");
    assert_true(Pty_WaitFor(&pty, "héllo 日本 e\u0301 │", 2000));
    assert_true(pty.alternate);
    Pty_Settle(&pty, 20);
  }
  assert_true(Pty_WaitFor(&pty, "90x25.", 1000));
  Pty_Send(&pty, "x");
  assert_true(Pty_WaitFor(&pty, "STx", 1000));
  Pty_Send(&pty, "q");
  assert_int_equal(Pty_WaitExit(&pty, 2000), 0);
  Pty_Clear(&pty);
}

static void test_continued_after_a_kill_stop(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  start(&pty, &d, "xterm-256color");
  Pty_Settle(&pty, 50);
  int before = Pty_Count(&pty, "80x24.");
  kill(pty.pid, SIGSTOP);
  usleep(20000);
  kill(pty.pid, SIGCONT);
  Pty_Settle(&pty, 200);
  assert_true(Pty_Count(&pty, "80x24.") > before);
  Pty_Send(&pty, "x");
  assert_true(Pty_WaitFor(&pty, "x\n", 1000));
  Pty_Clear(&pty);
}

static void test_closed_and_opened_again(void **state)
{
  (void)state;
  Pty pty;
  Demo d = {0};
  start(&pty, &d, "xterm-256color");
  Pty_Send(&pty, "RRz");
  assert_true(Pty_WaitFor(&pty, "RRz", 1000));
  assert_true(Pty_WaitFor(&pty, "héllo 日本 e\u0301 │", 1000));
  Pty_Send(&pty, "q");
  assert_int_equal(Pty_WaitExit(&pty, 2000), 0);
  assert_false(pty.alternate);
  assert_true(pty.cursor_visible);
  assert_int_equal(Pty_Count(&pty, "\033[?2004h"), 3);
  assert_int_equal(Pty_Count(&pty, "\033[?2004l"), 3);
  Pty_Clear(&pty);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_draws),
      cmocka_unit_test(test_a_step_is_few_bytes),
      cmocka_unit_test(test_other_terminals),
      cmocka_unit_test(test_ascii),
      cmocka_unit_test(test_k09_refused_terminals),
      cmocka_unit_test(test_refused_without_a_terminal),
      cmocka_unit_test(test_k23_escape_is_quick),
      cmocka_unit_test(test_mouse_and_focus),
      cmocka_unit_test(test_k08_resize_storm),
      cmocka_unit_test(test_signals_end_it_orderly),
      cmocka_unit_test(test_k40_other_ways_out_restore_too),
      cmocka_unit_test(test_interrupt_is_a_key),
      cmocka_unit_test(test_flush_drops_what_was_typed_ahead),
      cmocka_unit_test(test_closed_terminal_ends_it),
      cmocka_unit_test(test_k38_suspend_and_continue),
      cmocka_unit_test(test_continued_after_a_kill_stop),
      cmocka_unit_test(test_closed_and_opened_again),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
