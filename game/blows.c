/* Blows. The numbers are creature/combat.c's, the consequences are here. */
#include "game/blows.h"

#include "creature/delay.h"
#include "creature/learn.h"
#include "creature/speed.h"
#include "game/chronicle.h"
#include "game/message.h"
#include "game/turn.h"
#include "game/windup.h"
#include "game/xtimer.h"

enum { WHOLE = 100 };

const XWeaponVerb *XBlow_VerbOf(const XGame *game, const XCreature *creature)
{
  const XAttack attack = XCombat_Attack(game->world, creature);
  if (attack.weapon == NULL || game->profile == XPROFILE_CLASSIC)
    return NULL;
  return XRules_VerbOf(XGame_Rules(game), attack.skill);
}

void XBlow_DescribeVerb(const XGame *game, const XWeaponVerb *verb, XText *out)
{
  static const char *const words[XVERB_COUNT] = {[XVERB_SET_BACK] = "verb.set_back",
                                                 [XVERB_SWEEP] = "verb.sweep",
                                                 [XVERB_MEET] = "verb.meet",
                                                 [XVERB_EXPLOIT] = "verb.exploit",
                                                 [XVERB_BREAK] = "verb.break"};
  const XEvent event = {.word = words[verb->verb], .amount = verb->amount};
  XMessage_Sentence(game->world->content, &event, out);
}

static const char *word_of(const XAttack *attack, const XBlow *blow)
{
  if (!blow->hit)
    return attack->verb_miss;
  if (blow->damage < 1)
    return "hit_none";
  return blow->critical ? "critical_hit" : attack->verb;
}

static void tell_blow(XGame *game, const XCreature *actor, const XCreature *target,
                      const XAttack *attack, const XBlow *blow)
{
  XEvent event = XEvent_Of(game, word_of(attack, blow), XEVENT_PLAIN, actor);
  event.target = XEventParty_Creature(game, target);
  event.seen = event.seen || (event.target.flags & XPARTY_SEEN) != 0;
  event.amount = blow->damage;
  if ((event.target.flags & XPARTY_HERO) != 0)
    event.weight = XEVENT_WARN;
  XGame_Emit(game, &event);
}

static void tell_of(XGame *game, const char *word, const XCreature *target, int32_t amount)
{
  XEvent event = XEvent_Of(game, word, XEVENT_PLAIN, target);
  event.amount = amount;
  XGame_Emit(game, &event);
}

/* What a natural blow that drew blood may begin; the target may fall ill but not die of it yet. */
static void envenom(XGame *game, const XMonster *monster, XCreature *target)
{
  XRandom *random = XWorld_Stream(game->world, XSTREAM_COMBAT);
  for (int32_t i = 0; i < monster->venom_count; i++)
    if (XRandom_Percent(random, monster->venoms[i].percent))
      XCreature_BeginRolled(game, target, monster->venoms[i].modifier, &monster->venoms[i].slices);
}

/* Takes a creature's chance to have this done to it before its next act; false when it was. */
static bool once(XCreature *creature, XOnce what)
{
  if ((creature->once & what) != 0)
    return false;
  creature->once |= (uint8_t)what;
  return true;
}

/* Percent of the damage of a blow that hits: short blades find who has just spent itself. */
static int32_t exploit(XGame *game, const XWeaponVerb *verb, XCreature *target)
{
  if (verb == NULL || verb->verb != XVERB_EXPLOIT || (target->once & XONCE_SPENT) == 0 ||
      !once(target, XONCE_STABBED))
    return WHOLE;
  tell_of(game, "off_guard", target, verb->amount);
  return verb->amount;
}

static void set_back(XGame *game, XCreature *target, int32_t amount)
{
  /* Bookkeeping knows no floor. */
  const int64_t pace = XCreature_GetSpeed(game->world, target, (XProfile)game->profile);
  tell_of(game, "set_back", target, amount);
  XGame_SetBack(game, target, (int32_t)(pace * amount / XDELAY_ORDINARY));
}

/* What the weapon does to a living target that it hit. */
static void do_verb(XGame *game, const XWeaponVerb *verb, XCreature *target)
{
  if (verb->verb == XVERB_SET_BACK && once(target, XONCE_SET_BACK))
    set_back(game, target, verb->amount);
  if (verb->verb == XVERB_BREAK && (target->once & XONCE_BROKEN) == 0 &&
      XWindUp_Break(game, target))
    target->once |= XONCE_BROKEN;
}

void XBlow_Strike(XGame *game, XCreature *actor, XCreature *target, const XAttack *attack,
                  int32_t percent)
{
  const XDefence defence = XCombat_Defence(game->world, target);
  const XWeaponVerb *verb = attack->weapon == NULL ? NULL : XBlow_VerbOf(game, actor);
  const XMonster *monster = XCreature_Monster(actor);
  XBlow blow =
      XCombat_Roll(game->world, XWorld_Stream(game->world, XSTREAM_COMBAT), attack, &defence);
  if (blow.hit) /* skills never grow from swings at nothing */
    XCreature_UseSkill(actor, attack->skill);
  XCreature_UseSkill(target, blow.hit ? XSKILL_ARMOUR : XSKILL_SHIELDS);
  if (blow.hit)
    blow.damage =
        (int32_t)((int64_t)blow.damage * percent * exploit(game, verb, target) / (WHOLE * WHOLE));
  tell_blow(game, actor, target, attack, &blow);
  XChronicle_Blow(game, actor, target, attack, &defence, &blow, attack->name);
  if (XCreature_IsOurs(game->world, actor) && target->ally == 0)
    target->provoked = 1;
  const XHandle struck = XCreature_Handle(target);
  XGame_Hurt(game, target, blow.damage, actor, NULL);
  if (XWorld_Get(game->world, struck) == NULL || target->hp < 1)
    return;
  if (monster != NULL && attack->weapon == NULL && blow.damage > 0)
    envenom(game, monster, target);
  if (blow.hit && verb != NULL)
    do_verb(game, verb, target);
}

/* An axe goes on to everybody else within reach. */
static void sweep(XGame *game, XCreature *actor, XHandle first, const XAttack *attack,
                  int32_t percent)
{
  static const int8_t around[8][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                      {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};
  const XLocation *place = XCreature_Location(game->world, actor);
  const XHandle self = XCreature_Handle(actor);
  for (int32_t i = 0; i < 8 && XWorld_Get(game->world, self) != NULL && actor->hp > 0; i++) {
    XCreature *other = XCreature_At(game->world, place, actor->base.x + around[i][0],
                                    actor->base.y + around[i][1]);
    if (other == NULL || XHandle_Equal(XCreature_Handle(other), first) || other->hp < 1 ||
        !XCreature_IsEnemy(game->world, actor, other) || !once(other, XONCE_SWEPT))
      continue;
    XBlow_Strike(game, actor, other, attack, percent);
  }
}

void XBlow_Attack(XGame *game, XCreature *actor, XCreature *target)
{
  const XAttack attack = XCombat_Attack(game->world, actor);
  const XWeaponVerb *verb = XBlow_VerbOf(game, actor);
  const XHandle first = XCreature_Handle(target);
  XBlow_Strike(game, actor, target, &attack, WHOLE);
  if (verb != NULL && verb->verb == XVERB_SWEEP)
    sweep(game, actor, first, &attack, verb->amount);
}
