/* Whether to shoot or throw: at an enemy in view and in range, with nobody of its own in the way.
 */
#include "creature/ai_own.h"

#include "creature/body.h"
#include "creature/missile.h"
#include "engine/xline.h"

enum { LINE_MOST = 64 };

bool XMind_LineIsClear(const XMind *mind, int32_t range)
{
  const XMap *map = &mind->place->map;
  const XMapObject *self = &mind->self->base, *foe = &mind->foe->base;
  const XFovGrid grid = {map->width, map->height, map->opaque};
  XPoint cells[LINE_MOST];
  const int32_t count = XLine_Cells(&grid, self->x, self->y, foe->x, foe->y, cells,
                                    range < LINE_MOST ? range : LINE_MOST);
  for (int32_t i = 0; i < count; i++) {
    const XCreature *other = XCreature_At(mind->world, mind->place, cells[i].x, cells[i].y);
    if (other != NULL)
      return other == mind->foe;
  }
  return false;
}

static bool is_thrown(const XItem *item)
{
  const XItemKind *kind = XItem_Kind(item);
  return kind->type == XITEM_MISSILE && kind->skill == XSKILL_THROWING;
}

/* What it would throw by hand: the first of what it carries that is made for it. */
static const XItem *to_throw(const XMind *mind)
{
  for (int32_t i = 0; i < mind->self->pack.count; i++) {
    const XItem *item = XItem_From(XWorld_Get(mind->world, mind->self->pack.items[i]));
    if (is_thrown(item))
      return item;
  }
  return NULL;
}

bool XMind_Shoot(const XMind *mind, XChoice *out)
{
  if (mind->foe == NULL || mind->self->pack.count == 0)
    return false;
  const XItem *missile = XBody_Worn(mind->world, mind->self, XSLOT_MISSILE);
  const XItemKind *launcher =
      missile == NULL ? NULL : XMissile_Launcher(mind->world, mind->self, XItem_Kind(missile));
  const bool fires = missile != NULL && (launcher != NULL || is_thrown(missile));
  if (!fires)
    missile = to_throw(mind);
  if (missile == NULL || !XMind_LineIsClear(mind, XMissile_Range(mind->world, mind->self, launcher,
                                                                 XItem_Kind(missile))))
    return false;
  *out = (XChoice){.wish = fires ? XWISH_FIRE : XWISH_THROW,
                   .item = missile->base.base.self,
                   .x = mind->foe->base.x,
                   .y = mind->foe->base.y};
  return true;
}
