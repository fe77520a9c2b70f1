/* A fixed ring: appending never fails, draining never calls back into rules. */
#include "engine/xevent.h"

void XEventRing_Add(XEventRing *ring, const XEvent *event)
{
  if (ring->count == XEVENT_RING) {
    ring->head = (ring->head + 1) % XEVENT_RING;
    ring->count--;
    ring->lost++;
  }
  ring->events[(ring->head + ring->count++) % XEVENT_RING] = *event;
}

bool XEventRing_Next(XEventRing *ring, XEvent *out)
{
  if (ring->count == 0)
    return false;
  *out = ring->events[ring->head];
  ring->head = (ring->head + 1) % XEVENT_RING;
  ring->count--;
  return true;
}
