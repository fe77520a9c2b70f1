#ifndef CREATURE_SPAWN_H
#define CREATURE_SPAWN_H
/* Making creatures from their kinds: three rolls of :Basic() in argument order, then the rest. */

#include "creature/xcreature.h"
#include "magic/xrules.h"

/* A monster, nowhere and not on the ring; rolls on the given stream. The world owns it. */
XCreature *XCreature_Spawn(XWorld *world, const XMonster *kind, XProfile profile, XStream stream);
/* A hero, nowhere and not on the ring, with empty hands; rolls on the world stream. The name is at
   most 255 bytes. */
XCreature *XCreature_SpawnHero(XWorld *world, const XRace *race, const XCareer *career,
                               const char *name, XProfile profile);
/* Rolls those of a monster's three figures anew that its kind can no longer give, on the world
   stream: content was changed under it. Its next turn stays where it is. */
void XCreature_Refit(XWorld *world, XCreature *creature, XProfile profile);
/* The Lua call SetMoveEnergy(creature, n): ticks, 1 to 100 000; ttmb follows. */
void XCreature_SetMoveEnergy(XCreature *creature, int32_t move_energy, XProfile profile);

#endif
