/* Looks are dealt by rank: kinds and looks of a type are each put in order by a hash of the seed.
   No stream of chance is drawn from, so asking changes nothing. */
#include "game/identify.h"

#include "game/message.h"

/* Where a kind stands among those of its type in the order of this seed. */
static int32_t rank_of(const XGame *game, const XItemKind *kind)
{
  const XContent *content = game->world->content;
  const uint64_t own = XRandom_Hash(game->world->seed, kind->base.id);
  int32_t rank = 0;
  for (int32_t i = 0; i < XContent_Count(content, XKIND_ITEM); i++) {
    const XItemKind *other = (const XItemKind *)XContent_At(content, XKIND_ITEM, i);
    if (other->type == kind->type && XRandom_Hash(game->world->seed, other->base.id) < own)
      rank++;
  }
  return rank;
}

/* The look of a rank among those of a type; NULL when there are not so many. */
static const XLook *look_of_rank(const XGame *game, XItemType type, int32_t rank)
{
  const XContent *content = game->world->content;
  const int32_t count = XContent_Count(content, XKIND_LOOK);
  for (int32_t i = 0; i < count; i++) {
    const XLook *look = (const XLook *)XContent_At(content, XKIND_LOOK, i);
    const uint64_t own = XRandom_Hash(game->world->seed, look->base.id);
    int32_t before = 0;
    for (int32_t j = 0; j < count && look->type == type; j++) {
      const XLook *other = (const XLook *)XContent_At(content, XKIND_LOOK, j);
      before += other->type == type && XRandom_Hash(game->world->seed, other->base.id) < own;
    }
    if (look->type == type && before == rank)
      return look;
  }
  return NULL;
}

static bool is_known(const XGame *game, const XItemKind *kind)
{
  const XKnown *known = game->known.items;
  for (int32_t i = 0; i < game->known.count; i++)
    if (known[i].kind == &kind->base)
      return true;
  return false;
}

const XLook *XGame_LookOf(const XGame *game, const XItemKind *kind)
{
  if (kind->type != XITEM_POTION && kind->type != XITEM_SCROLL)
    return NULL;
  return is_known(game, kind) ? NULL : look_of_rank(game, kind->type, rank_of(game, kind));
}

void XGame_Learn(XGame *game, const XItemKind *kind, bool tell)
{
  if (XGame_LookOf(game, kind) == NULL)
    return;
  XKnown *known = XRecords_Add(&game->known, sizeof *known);
  known->kind = &kind->base;
  if (!tell)
    return;
  game->fateful = true;
  XEvent event = XEvent_Of(game, "identified", XEVENT_PLAIN, XGame_Hero(game));
  event.seen = true;
  event.item = (XEventParty){.kind = &kind->base, .flags = XPARTY_SEEN, .count = 1};
  XGame_Emit(game, &event);
}

void XGame_ItemName(const XGame *game, const XItem *item, XText *out)
{
  const XLook *look = XGame_LookOf(game, XItem_Kind(item));
  if (look == NULL)
    XItem_Name(game->world, item, out);
  else
    XItemKind_AddName(look->base.name, look->plural, item->quantity, out);
}

int32_t XGame_ItemColor(const XGame *game, const XItemKind *kind)
{
  const XLook *look = XGame_LookOf(game, kind);
  return look == NULL ? kind->color : look->color;
}
