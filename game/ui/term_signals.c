/*
 * Signal and exit handlers. A handler is handed nothing, so this file alone has static data: the
 * flags, and what a crash or an exit needs to give the terminal back. Nothing else looks at them.
 */
#include "game/ui/term_signals.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t came[XSIGNAL_COUNT];

static const int numbers[XSIGNAL_COUNT] = {
    [XSIGNAL_RESIZE] = SIGWINCH,  [XSIGNAL_HANGUP] = SIGHUP, [XSIGNAL_TERMINATE] = SIGTERM,
    [XSIGNAL_INTERRUPT] = SIGINT, [XSIGNAL_STOP] = SIGTSTP,  [XSIGNAL_CONTINUE] = SIGCONT,
};

static const int crashes[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
enum { CRASH_COUNT = sizeof crashes / sizeof *crashes };

/* Written before the crash handlers are set, read only by them. */
static struct {
  volatile sig_atomic_t armed;
  int fd;
  char bytes[256];
  size_t n;
  struct termios modes;
} crash;

static struct {
  bool set;
  void (*restore)(struct XTerm *term);
  struct XTerm *term;
} leaving;

static void note(int number)
{
  for (int i = 0; i < XSIGNAL_COUNT; i++)
    if (numbers[i] == number)
      came[i] = 1;
  if (number == SIGQUIT)
    came[XSIGNAL_INTERRUPT] = 1;
}

static void on_crash(int number)
{
  if (crash.armed) {
    crash.armed = 0;
    if (write(crash.fd, crash.bytes, crash.n) == (ssize_t)crash.n)
      tcsetattr(crash.fd, TCSANOW, &crash.modes);
  }
  signal(number, SIG_DFL);
  raise(number);
}

static void held_back(sigset_t *set)
{
  sigemptyset(set);
  for (int i = 0; i < XSIGNAL_COUNT; i++)
    sigaddset(set, numbers[i]);
  sigaddset(set, SIGQUIT);
}

void XSignals_Catch(XSignals *signals)
{
  sigset_t held;
  held_back(&held);
  sigprocmask(SIG_BLOCK, &held, &signals->before);
  struct sigaction action = {.sa_handler = note};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < XSIGNAL_COUNT; i++) {
    came[i] = 0;
    sigaction(numbers[i], &action, &signals->old[i]);
    sigdelset(&signals->before, numbers[i]);
  }
  sigaction(SIGQUIT, &action, &signals->old_quit);
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, &signals->old_pipe);
}

void XSignals_Release(const XSignals *signals)
{
  XSignals_Poll(signals);
  /* Who is asked to end while he ends says what he has to say, and ends as he would have. */
  for (int i = 0; i < XSIGNAL_COUNT; i++)
    if (i != XSIGNAL_HANGUP && i != XSIGNAL_TERMINATE)
      sigaction(numbers[i], &signals->old[i], NULL);
  sigaction(SIGQUIT, &signals->old_quit, NULL);
  sigaction(SIGPIPE, &signals->old_pipe, NULL);
  sigprocmask(SIG_SETMASK, &signals->before, NULL);
}

static bool is_any_in(const sigset_t *set)
{
  for (int i = 0; i < XSIGNAL_COUNT; i++)
    if (sigismember(set, numbers[i]))
      return true;
  return sigismember(set, SIGQUIT);
}

void XSignals_Poll(const XSignals *signals)
{
  sigset_t held, waiting;
  if (sigpending(&waiting) == 0 && !is_any_in(&waiting)) /* mostly, and one call for two */
    return;
  sigprocmask(SIG_SETMASK, &signals->before, &held);
  sigprocmask(SIG_SETMASK, &held, NULL);
}

bool XSignals_Take(XSignal which)
{
  bool yes = came[which] != 0;
  came[which] = 0;
  return yes;
}

int XSignals_WaitInput(const XSignals *signals, int fd, int timeout_ms)
{
  fd_set set;
  FD_ZERO(&set);
  FD_SET(fd, &set);
  struct timespec time = {timeout_ms / 1000, timeout_ms % 1000 * 1000000L};
  int n = pselect(fd + 1, &set, NULL, NULL, timeout_ms < 0 ? NULL : &time, &signals->before);
  return n < 0 && errno == EINTR ? 0 : n;
}

void XSignals_Stop(const XSignals *signals, bool group)
{
  if (signals->old[XSIGNAL_STOP].sa_handler == SIG_IGN) /* nobody there who could continue it */
    return;
  struct sigaction stop = {.sa_handler = SIG_DFL}, before;
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  sigaction(SIGTSTP, &stop, &before);
  kill(group ? 0 : getpid(), SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &only, NULL); /* stops here */
  sigprocmask(SIG_BLOCK, &only, NULL);
  sigaction(SIGTSTP, &before, NULL);
  XSignals_Poll(signals);
  came[XSIGNAL_CONTINUE] = came[XSIGNAL_STOP] = 0;
}

void XSignals_OnCrash(int fd, const char *bytes, size_t n)
{
  crash.armed = 0;
  if (!bytes || n > sizeof crash.bytes || tcgetattr(fd, &crash.modes) != 0)
    return;
  crash.fd = fd;
  crash.n = n;
  memcpy(crash.bytes, bytes, n);
  for (int i = 0; i < CRASH_COUNT; i++) {
    struct sigaction old, action = {.sa_handler = on_crash};
    if (sigaction(crashes[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
      sigaction(crashes[i], &action, NULL);
  }
  crash.armed = 1;
}

static void on_exit_restore(void)
{
  if (leaving.restore)
    leaving.restore(leaving.term);
}

void XSignals_OnExit(void (*restore)(struct XTerm *term), struct XTerm *term)
{
  leaving.restore = restore;
  leaving.term = term;
  if (!leaving.set)
    leaving.set = atexit(on_exit_restore) == 0;
}
