#ifndef SAVES_IMAGE_H
#define SAVES_IMAGE_H
/* A snapshot as one run of bytes: to seal it, so that a changed bit is noticed, and to keep those
   before it, to step back to. */

#include "saves/schema.h"

/* Appends the bytes of all state in the tables; id, mark and seal of the character are left out.
   False with a reason. */
bool XImage_Dump(const XSchema *schema, XDb *db, XText *out, XText *why);
/* The same of a file that an older game wrote: the tables and columns that it has, in our order,
   which is theirs, since fields are only ever added. The bytes are those it was sealed by. */
bool XImage_DumpOlder(const XSchema *schema, XDb *db, XText *out, XText *why);
/* Keeps dumped bytes, compressed, as the image of the state after command `seq`, and only the
   newest few. Inside a transaction of the caller. False with a reason. */
bool XImage_Keep(XDb *db, int64_t seq, const XText *bytes, XText *why);
/* The seq of the newest image below `below`; -1 when there is none. */
int64_t XImage_Newest(XDb *db, int64_t below);
/* Fills the tables from the image of this seq; nothing in it is trusted. Inside a transaction of
   the caller. False with a reason. */
bool XImage_Restore(const XSchema *schema, XDb *db, int64_t seq, XText *why);
/* Whether every image is as it was written; else false with a reason. */
bool XImage_CheckAll(XDb *db, XText *why);

#endif
