#ifndef GAME_CLI_GAMES_H
#define GAME_CLI_GAMES_H
/* The games that this process plays: between saves, scripts and screens. */

#include "game/cli/program.h"
#include "game/store.h"
#include "game/ui/host.h"

/* A game being played. The session comes first, so that a host can give it back. */
typedef struct XPlayed XPlayed;

/* Begins or goes on; NULL with a reason and an exit code. What the player has to be told after
   opening (commands that could not be run again) stands in the message log. seed 0: chosen by the
   system. */
XPlayed *XPlayed_Create(XProgram *program, const XRace *race, const XCareer *career,
                        const char *name, uint64_t seed, XText *why);
XPlayed *XPlayed_Open(XProgram *program, const char *id_or_name, XExitCode *code, XText *why);
XSession *XPlayed_Session(XPlayed *played);
/* Saves and lets go. False with a reason when something could not be written. */
bool XPlayed_Close(XPlayed *played, XText *why);

/* The race or class with this id, short ("human") or full ("core:human"); NULL when unknown. */
const XKind *XProgram_Kind(const XProgram *program, XKindType type, const char *id);
/* Fills in a host for the title screen; `context` is the program. */
XHost XGames_Host(XProgram *program);

#endif
