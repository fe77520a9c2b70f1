/* Ids of the ways a place is built. */
#include "game/place.h"

const char *const XBuildType_Ids[XBUILD_COUNT] = {"drawn", "cave", "rooms", "plain"};
