/*
 * forkpty and libvterm.
 */
#include "tests/support/pty.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <vterm.h>

long long Pty_Now(void)
{
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (long long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static int property(VTermProp prop, VTermValue *value, void *user)
{
  Pty *pty = user;
  if (prop == VTERM_PROP_ALTSCREEN)
    pty->alternate = value->boolean;
  else if (prop == VTERM_PROP_CURSORVISIBLE)
    pty->cursor_visible = value->boolean;
  return 1;
}

static const VTermScreenCallbacks callbacks = {.settermprop = property};

static void new_screen(Pty *pty)
{
  pty->vterm = vterm_new(pty->height, pty->width);
  vterm_set_utf8(pty->vterm, 1);
  VTermScreen *screen = vterm_obtain_screen(pty->vterm);
  vterm_screen_enable_altscreen(screen, 1);
  vterm_screen_reset(screen, 1);
  vterm_screen_set_callbacks(screen, &callbacks, pty);
}

void Pty_Start(Pty *pty, int width, int height, const char *term, int (*body)(void *), void *data)
{
  struct winsize size = {.ws_row = (unsigned short)height, .ws_col = (unsigned short)width};
  int ready[2];
  *pty = (Pty){.width = width, .height = height, .cursor_visible = true};
  if (pipe(ready) != 0)
    abort();
  pty->pid = forkpty(&pty->fd, NULL, NULL, &size);
  if (pty->pid < 0)
    abort();
  if (pty->pid == 0) {
    char go;
    close(ready[1]);
    if (read(ready[0], &go, 1) < 0)
      _exit(99);
    close(ready[0]);
    if (term)
      setenv("TERM", term, 1);
    else
      unsetenv("TERM");
    exit(body(data));
  }
  tcgetattr(pty->fd, &pty->before);
  close(ready[0]);
  close(ready[1]);
  new_screen(pty);
}

void Pty_Clear(Pty *pty)
{
  if (pty->pid > 0) {
    kill(pty->pid, SIGKILL);
    waitpid(pty->pid, NULL, 0);
  }
  if (pty->fd >= 0)
    close(pty->fd);
  vterm_free(pty->vterm);
  free(pty->log);
  *pty = (Pty){.fd = -1};
}

void Pty_SendBytes(const Pty *pty, const char *bytes, size_t n)
{
  if (write(pty->fd, bytes, n) != (ssize_t)n)
    abort();
}

void Pty_Send(const Pty *pty, const char *text)
{
  Pty_SendBytes(pty, text, strlen(text));
}

/* Reads what is there within ms; above 0 when something came, below 0 at the end. */
static int pump(Pty *pty, int ms)
{
  struct pollfd poll_fd = {.fd = pty->fd, .events = POLLIN};
  char bytes[4096];
  if (poll(&poll_fd, 1, ms) <= 0)
    return 0;
  ssize_t n = read(pty->fd, bytes, sizeof bytes);
  if (n <= 0)
    return -1;
  vterm_input_write(pty->vterm, bytes, (size_t)n);
  if (pty->log_length + (size_t)n + 1 > pty->log_room) {
    pty->log_room = 2 * pty->log_room + sizeof bytes + 1;
    pty->log = XRealloc(pty->log, pty->log_room);
  }
  memcpy(pty->log + pty->log_length, bytes, (size_t)n);
  pty->log_length += (size_t)n;
  pty->log[pty->log_length] = '\0';
  return 1;
}

bool Pty_Settle(Pty *pty, int quiet_ms)
{
  int got;
  while ((got = pump(pty, quiet_ms)) > 0)
    continue;
  return got == 0;
}

void Pty_Screen(const Pty *pty, struct XText *out)
{
  VTermScreen *screen = vterm_obtain_screen(pty->vterm);
  for (int y = 0; y < pty->height; y++) {
    size_t end = out->length;
    for (int x = 0; x < pty->width; x++) {
      VTermScreenCell cell;
      vterm_screen_get_cell(screen, (VTermPos){.row = y, .col = x}, &cell);
      if (cell.chars[0] == (uint32_t)-1)
        continue;
      if (!cell.chars[0])
        XText_AddChar(out, ' ');
      for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i]; i++)
        XText_AddUtf8(out, cell.chars[i]);
      if (cell.chars[0] && cell.chars[0] != ' ')
        end = out->length;
    }
    out->length = end;
    out->data[end] = '\0';
    XText_AddChar(out, '\n');
  }
}

static bool has_text(const Pty *pty, const char *text)
{
  XText screen;
  XText_Init(&screen);
  Pty_Screen(pty, &screen);
  bool yes = strstr(screen.data, text) != NULL;
  XText_Clear(&screen);
  return yes;
}

bool Pty_WaitFor(Pty *pty, const char *text, int timeout_ms)
{
  long long end = Pty_Now() + timeout_ms;
  while (!has_text(pty, text)) {
    long long left = end - Pty_Now();
    if (left <= 0 || pump(pty, (int)left) < 0)
      return has_text(pty, text);
  }
  return true;
}

void Pty_Resize(Pty *pty, int width, int height)
{
  struct winsize size = {.ws_row = (unsigned short)height, .ws_col = (unsigned short)width};
  pty->width = width;
  pty->height = height;
  vterm_set_size(pty->vterm, height, width);
  ioctl(pty->fd, TIOCSWINSZ, &size);
}

int Pty_WaitExit(Pty *pty, int timeout_ms)
{
  long long end = Pty_Now() + timeout_ms;
  int status;
  for (;;) {
    pid_t pid = waitpid(pty->pid, &status, WNOHANG);
    if (pid == pty->pid)
      break;
    if (Pty_Now() >= end)
      return -1;
    if (pty->fd < 0 || pump(pty, 10) < 0)
      usleep(2000);
  }
  while (pty->fd >= 0 && pump(pty, 0) > 0)
    continue;
  pty->pid = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

int Pty_Count(const Pty *pty, const char *text)
{
  int count = 0;
  for (const char *p = pty->log; p && (p = strstr(p, text)) != NULL; p++)
    count++;
  return count;
}
