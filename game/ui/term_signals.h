/*
 * The signals of a program that owns a terminal. They are held back except where they are asked
 * for, so none is lost and none interrupts the game; all they do is set a flag.
 */
#ifndef GAME_UI_TERM_SIGNALS_H
#define GAME_UI_TERM_SIGNALS_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

struct XTerm;

/* What came; the order has no meaning. */
typedef enum XSignal {
  XSIGNAL_RESIZE,
  XSIGNAL_HANGUP,
  XSIGNAL_TERMINATE,
  XSIGNAL_INTERRUPT,
  XSIGNAL_STOP,
  XSIGNAL_CONTINUE,
  XSIGNAL_COUNT
} XSignal;

/* What was before, to put back. */
typedef struct XSignals {
  sigset_t before;                     /* the mask, also of XSignals_WaitInput */
  struct sigaction old[XSIGNAL_COUNT]; /* the handlers */
  struct sigaction old_quit, old_pipe; /* SIGQUIT is an interrupt, SIGPIPE nothing */
} XSignals;

/* Takes the signals over, with no flag set. */
void XSignals_Catch(XSignals *signals);

/* Puts back the mask and the handlers, but for those of hangup and termination, which stay noted:
   the program is ending. */
void XSignals_Release(const XSignals *signals);

/* Lets signals that wait set their flags. */
void XSignals_Poll(const XSignals *signals);

/* Tells whether the signal came since it was last asked for. */
bool XSignals_Take(XSignal which);

/* Waits until fd has input, a signal comes or timeout_ms passed (below 0 = for ever). Returns above
 * 0 for input, 0 for neither, below 0 when fd is no good. */
int XSignals_WaitInput(const XSignals *signals, int fd, int timeout_ms);

/* Stops the process, or its whole group as the terminal does, until it is continued. Does nothing
 * when SIGTSTP was ignored before: there is no shell that would continue it. */
void XSignals_Stop(const XSignals *signals, bool group);

/* From now on a crash writes these bytes to fd and gives its terminal the modes it has now, before
 * it ends the process as it would have. bytes = NULL ends that. More than 256
 * bytes are refused. */
void XSignals_OnCrash(int fd, const char *bytes, size_t n);

/* From now on exit() calls restore(term) if nobody did before; NULL ends that. */
void XSignals_OnExit(void (*restore)(struct XTerm *term), struct XTerm *term);

#endif
