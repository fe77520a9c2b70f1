#ifndef TESTS_SUPPORT_RULES_FIXTURE_H
#define TESTS_SUPPORT_RULES_FIXTURE_H
/* A small content with the real rule figures and a few kinds, so that rules can be tested alone. */

#include "creature/xcreature.h"

/* A new content, owned by the caller. Ids: monsters test:rat (wanders, memory 5), test:coward
   (flees), test:folk (peaceful), test:plant (still), test:ooze (rate 50), test:wolf (pack),
   test:guard (area 5), test:thief (hands, equips); race test:human, class
   test:fighter; tiles test:floor, test:wall, test:water (seen through, not
   walked), test:door (shut); items
   test:sword (1d6, need St 10), test:great_sword (two hands, need St 20), test:shield, test:mail,
   test:potion, test:corpse, test:stone (weight 1); modifiers test:slowness (+300), test:boost_speed
   (-300), test:strong (St +5). */
XContent *XFixture_Content(void);
const XMonster *XFixture_Monster(const XContent *content, const char *id);
const XItemKind *XFixture_Item(const XContent *content, const char *id);
const XModifierKind *XFixture_Modifier(const XContent *content, const char *id);

/* An empty place of floor with a wall around it, width x height. */
XLocation *XFixture_Place(XWorld *world, int16_t width, int16_t height);
/* Sets a cell to the tile of this id. */
void XFixture_Tile(XLocation *place, const XContent *content, int32_t x, int32_t y, const char *id);
/* A hero (all stats 10, never mind the dice), who becomes the world's hero and stands at a cell
   when a place is given. */
XCreature *XFixture_Hero(XWorld *world, XLocation *place, int32_t x, int32_t y);
/* A monster at a cell, of the honoured profile. */
XCreature *XFixture_Spawn(XWorld *world, XLocation *place, const char *id, int32_t x, int32_t y);
/* Puts a modifier in force, without a timer; and takes the first of a kind away. */
void XFixture_Begin(XCreature *creature, const XModifierKind *kind);
void XFixture_End(XCreature *creature, const XModifierKind *kind);

#endif
