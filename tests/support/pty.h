/*
 * A process in a pseudo-terminal, its screen read as a person would see it.
 */
#ifndef TESTS_SUPPORT_PTY_H
#define TESTS_SUPPORT_PTY_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

struct VTerm;
struct XText;

typedef struct Pty {
  pid_t pid;
  int fd;
  int width, height;
  struct VTerm *vterm;
  bool alternate, cursor_visible; /* as last set */
  struct termios before;          /* the modes before the process changed them */
  char *log;                      /* every byte it sent; owned */
  size_t log_length, log_room;
} Pty;

/* Runs body in a child process in a new pseudo-terminal with this TERM; the child's exit status is
 * what body returns. Pty_Clear. */
void Pty_Start(Pty *pty, int width, int height, const char *term, int (*body)(void *), void *data);

/* Kills the process if it is still there and frees everything. */
void Pty_Clear(Pty *pty);

/* Sends n bytes as if typed. */
void Pty_SendBytes(const Pty *pty, const char *bytes, size_t n);

/* Sends a text as if typed. */
void Pty_Send(const Pty *pty, const char *text);

/* Reads what the process sends until nothing comes for quiet_ms. False at its end. */
bool Pty_Settle(Pty *pty, int quiet_ms);

/* Reads until the screen has the text somewhere; false when it has not within timeout_ms. */
bool Pty_WaitFor(Pty *pty, const char *text, int timeout_ms);

/* Appends the rows of the screen, each ended by a newline, trailing blanks trimmed. */
void Pty_Screen(const Pty *pty, struct XText *out);

/* Changes the size, which signals the process. libvterm cannot show a wide character in one column,
 * so the width is at least 2. */
void Pty_Resize(Pty *pty, int width, int height);

/* Reads until the process ended; returns its exit status, 1000 + signal, or -1 when it has not
 * ended within timeout_ms. */
int Pty_WaitExit(Pty *pty, int timeout_ms);

/* How often the bytes sent contain the text. */
int Pty_Count(const Pty *pty, const char *text);

/* A clock for tests, ms. */
long long Pty_Now(void);

#endif
