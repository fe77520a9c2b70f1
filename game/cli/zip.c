/* Zip archives: the little of the format that mods need, over zlib. */
#include "game/cli/zip.h"

#include "engine/xalloc.h"
#include "engine/xstring.h"

#include <dirent.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum {
  MOST_FILES = 4096,
  MOST_FILE = 8 * 1024 * 1024, /* bytes, unpacked */
  MOST_ALL = 64 * 1024 * 1024, /* bytes of an archive, and of all that is in it */
  MOST_DEPTH = 8,
  LOCAL_SIZE = 30,
  CENTRAL_SIZE = 46,
  END_SIZE = 22,
  STORED = 0,
  DEFLATED = 8
};
#define LOCAL_MARK   UINT32_C(0x04034b50)
#define CENTRAL_MARK UINT32_C(0x02014b50)
#define END_MARK     UINT32_C(0x06054b50)

static uint32_t get(const unsigned char *at, int bytes)
{
  uint32_t number = 0;
  for (int i = bytes - 1; i >= 0; i--)
    number = number << 8 | at[i];
  return number;
}

static void put(XText *out, uint32_t number, int bytes)
{
  for (int i = 0; i < bytes; i++) {
    const char byte = (char)(number >> (8 * i) & 0xff);
    XText_AddBytes(out, &byte, 1);
  }
}

/* The whole of a plain file, or NULL. */
static unsigned char *read_all(const char *path, size_t most, size_t *size)
{
  struct stat about;
  if (lstat(path, &about) != 0 || !S_ISREG(about.st_mode) || (size_t)about.st_size > most)
    return NULL;
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return NULL;
  unsigned char *bytes = XAlloc((size_t)about.st_size + 1);
  *size = fread(bytes, 1, (size_t)about.st_size, file);
  fclose(file);
  return bytes;
}

static bool write_all(const char *path, const void *bytes, size_t size, XText *why)
{
  FILE *file = fopen(path, "wbx");
  const bool good = file != NULL && fwrite(bytes, 1, size, file) == size;
  const bool closed = file != NULL && fclose(file) == 0;
  if (good && closed)
    return true;
  XText_AddFormat(why, "cannot write %s: %s", path, strerror(errno));
  if (file != NULL)
    unlink(path);
  return false;
}

/* --- writing --- */

typedef struct Packer {
  XText body, central, *why;
  uint32_t files;
} Packer;

/* What both kinds of header say of a file. */
static void put_file(XText *out, uint32_t crc, uint32_t packed, uint32_t size, const char *name)
{
  put(out, 20, 2);
  put(out, 1 << 11, 2); /* names are UTF-8 */
  put(out, DEFLATED, 2);
  put(out, 0, 2);
  put(out, 0x21, 2); /* the first day that a zip can name: the same files give the same archive */
  put(out, crc, 4);
  put(out, packed, 4);
  put(out, size, 4);
  put(out, (uint32_t)strlen(name), 2);
  put(out, 0, 2);
}

/* Raw deflate, into memory of the caller. */
static unsigned char *deflate_all(unsigned char *bytes, size_t size, uint32_t *packed)
{
  z_stream stream = {.next_in = bytes, .avail_in = (uInt)size};
  deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  const uLong bound = deflateBound(&stream, (uLong)size);
  unsigned char *out = XAlloc(bound + 1);
  stream.next_out = out;
  stream.avail_out = (uInt)bound;
  deflate(&stream, Z_FINISH);
  *packed = (uint32_t)stream.total_out;
  deflateEnd(&stream);
  return out;
}

static bool pack_file(Packer *packer, const char *path, const char *name)
{
  size_t size = 0;
  uint32_t packed = 0;
  unsigned char *bytes = read_all(path, MOST_FILE, &size);
  if (bytes == NULL || packer->files >= MOST_FILES || packer->body.length > MOST_ALL) {
    XText_AddFormat(packer->why, "%s is no plain file, or too much", path);
    free(bytes);
    return false;
  }
  const uint32_t crc = (uint32_t)crc32(0, bytes, (uInt)size);
  const uint32_t offset = (uint32_t)packer->body.length;
  unsigned char *small = deflate_all(bytes, size, &packed);
  put(&packer->body, LOCAL_MARK, 4);
  put_file(&packer->body, crc, packed, (uint32_t)size, name);
  XText_Add(&packer->body, name);
  XText_AddBytes(&packer->body, (const char *)small, packed);
  put(&packer->central, CENTRAL_MARK, 4);
  put(&packer->central, 20, 2);
  put_file(&packer->central, crc, packed, (uint32_t)size, name);
  put(&packer->central, 0, 2);
  put(&packer->central, 0, 4);
  put(&packer->central, 0, 4);
  put(&packer->central, offset, 4);
  XText_Add(&packer->central, name);
  packer->files++;
  free(small);
  free(bytes);
  return true;
}

static bool pack_dir(Packer *packer, const char *dir, const char *name, int depth)
{
  struct dirent **entries;
  const int count = depth > 0 ? scandir(dir, &entries, NULL, alphasort) : -1;
  bool good = count >= 0;
  if (!good)
    XText_AddFormat(packer->why, "cannot read the directory %s", dir);
  for (int i = 0; i < count; i++) {
    char *path = XStrFormat("%s/%s", dir, entries[i]->d_name);
    char *inside = XStrFormat("%s/%s", name, entries[i]->d_name);
    struct stat about;
    if (good && entries[i]->d_name[0] != '.' && lstat(path, &about) == 0)
      good = S_ISDIR(about.st_mode) ? pack_dir(packer, path, inside, depth - 1)
                                    : pack_file(packer, path, inside);
    free(inside);
    free(path);
    free(entries[i]);
  }
  if (count >= 0)
    free(entries);
  return good;
}

bool XZip_Pack(const char *dir, const char *name, const char *archive, XText *why)
{
  Packer packer = {.why = why};
  XText_Init(&packer.body);
  XText_Init(&packer.central);
  bool good = pack_dir(&packer, dir, name, MOST_DEPTH);
  if (good) {
    const uint32_t start = (uint32_t)packer.body.length;
    XText_AddBytes(&packer.body, packer.central.data, packer.central.length);
    put(&packer.body, END_MARK, 4);
    put(&packer.body, 0, 4);
    put(&packer.body, packer.files, 2);
    put(&packer.body, packer.files, 2);
    put(&packer.body, (uint32_t)packer.central.length, 4);
    put(&packer.body, start, 4);
    put(&packer.body, 0, 2);
    good = write_all(archive, packer.body.data, packer.body.length, why);
  }
  XText_Clear(&packer.central);
  XText_Clear(&packer.body);
  return good;
}

/* --- reading --- */

typedef struct Entry {
  char *name;
  unsigned char *bytes; /* NULL: a directory */
  uint32_t size;
} Entry;

typedef struct Archive {
  const unsigned char *bytes;
  size_t size, total;
  Entry *entries;
  int count, capacity;
  XText *why;
} Archive;

static bool refuse(Archive *archive, const char *what, const char *name)
{
  XText_AddFormat(archive->why, "%s%s%s", what, *name != '\0' ? ": " : "", name);
  return false;
}

/* Plain letters, and parts that are no way out. */
static bool is_name(const char *name)
{
  for (const char *p = name; *p != '\0'; p++)
    if ((*p < '0' || *p > '9') && (*p < 'a' || *p > 'z') && (*p < 'A' || *p > 'Z') &&
        strchr("._-/", *p) == NULL)
      return false;
  return name[0] >= 'a' && name[0] <= 'z' && strstr(name, "/.") == NULL &&
         strstr(name, "//") == NULL && strchr(name, '/') != NULL && strlen(name) < 200;
}

static bool inflate_all(const unsigned char *from, uint32_t packed, unsigned char *to,
                        uint32_t size)
{
  z_stream stream = {.next_in = (unsigned char *)(uintptr_t)from, .avail_in = packed};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
    return false;
  stream.next_out = to;
  stream.avail_out = size + 1; /* one more than there may be */
  const int rc = inflate(&stream, Z_FINISH);
  const uLong got = stream.total_out;
  inflateEnd(&stream);
  return rc == Z_STREAM_END && got == size;
}

/* Unpacks the bytes that a central header is about; NULL when they are not what it says. */
static unsigned char *unpack_bytes(const Archive *archive, const unsigned char *header)
{
  const uint32_t method = get(header + 10, 2), packed = get(header + 20, 4);
  const uint32_t size = get(header + 24, 4), offset = get(header + 42, 4);
  if (offset > archive->size || archive->size - offset < LOCAL_SIZE ||
      get(archive->bytes + offset, 4) != LOCAL_MARK)
    return NULL;
  const unsigned char *local = archive->bytes + offset;
  const size_t start = offset + (size_t)LOCAL_SIZE + get(local + 26, 2) + get(local + 28, 2);
  if (start > archive->size || archive->size - start < packed)
    return NULL;
  unsigned char *bytes = XAlloc((size_t)size + 1);
  bool good = method == STORED
                  ? packed == size
                  : method == DEFLATED && inflate_all(archive->bytes + start, packed, bytes, size);
  if (good && method == STORED)
    memcpy(bytes, archive->bytes + start, size);
  if (good && crc32(0, bytes, size) == get(header + 16, 4))
    return bytes;
  free(bytes);
  return NULL;
}

static bool add_entry(Archive *archive, const unsigned char *header, char *name)
{
  const size_t length = strlen(name);
  const uint32_t size = get(header + 24, 4);
  const bool folder = length > 0 && name[length - 1] == '/';
  if (!is_name(name) || length != get(header + 28, 2))
    return refuse(archive, "a name that is not allowed", "");
  for (int i = 0; i < archive->count; i++)
    if (strcmp(archive->entries[i].name, name) == 0)
      return refuse(archive, "it is there twice", name);
  if ((get(header + 38, 4) >> 16 & S_IFMT) == S_IFLNK || (get(header + 8, 2) & 1) != 0)
    return refuse(archive, "a link, or encrypted", name);
  archive->total += size;
  if (size > MOST_FILE || archive->total > MOST_ALL || archive->count >= MOST_FILES)
    return refuse(archive, "it holds too much", "");
  unsigned char *bytes = folder ? NULL : unpack_bytes(archive, header);
  if (!folder && bytes == NULL)
    return refuse(archive, "it is damaged", name);
  XALLOC_GROW(archive->entries, archive->count, archive->capacity);
  archive->entries[archive->count++] = (Entry){XStrDup(name), bytes, size};
  return true;
}

/* The record at the end of an archive, or NULL. */
static const unsigned char *find_end(const Archive *archive)
{
  for (size_t back = END_SIZE; back <= archive->size && back <= END_SIZE + UINT16_MAX; back++)
    if (get(archive->bytes + archive->size - back, 4) == END_MARK)
      return archive->bytes + archive->size - back;
  return NULL;
}

static bool read_entries(Archive *archive)
{
  const unsigned char *end = find_end(archive);
  if (end == NULL)
    return refuse(archive, "it is no zip archive", "");
  size_t at = get(end + 16, 4);
  for (uint32_t i = get(end + 10, 2); i > 0; i--) {
    if (at > archive->size || archive->size - at < CENTRAL_SIZE ||
        get(archive->bytes + at, 4) != CENTRAL_MARK)
      return refuse(archive, "it is damaged", "");
    const unsigned char *header = archive->bytes + at;
    const size_t length = get(header + 28, 2);
    if (archive->size - at - CENTRAL_SIZE < length)
      return refuse(archive, "it is damaged", "");
    char *name = XAlloc(length + 1);
    memcpy(name, header + CENTRAL_SIZE, length);
    const bool good = add_entry(archive, header, name);
    free(name);
    if (!good)
      return false;
    at += CENTRAL_SIZE + length + get(header + 30, 2) + get(header + 32, 2);
  }
  return archive->count > 0 || refuse(archive, "it is empty", "");
}

/* Makes the directories of a path below `below`. */
static void make_dirs(const char *below, const char *name)
{
  for (const char *slash = strchr(name, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
    char *dir = XStrFormat("%s/%.*s", below, (int)(slash - name), name);
    mkdir(dir, 0700);
    free(dir);
  }
}

static bool write_entries(Archive *archive, const char *below, const char *root)
{
  const size_t length = strlen(root);
  char *target = XStrFormat("%s/%s", below, root);
  struct stat about;
  const bool there = lstat(target, &about) == 0;
  free(target);
  if (there)
    return refuse(archive, "it is there already; take it away first", root);
  for (int i = 0; i < archive->count; i++)
    if (strncmp(archive->entries[i].name, root, length) != 0 ||
        archive->entries[i].name[length] != '/')
      return refuse(archive, "it holds more than one directory", "");
  bool good = true;
  for (int i = 0; good && i < archive->count; i++) {
    const Entry *entry = &archive->entries[i];
    char *path = XStrFormat("%s/%s", below, entry->name);
    make_dirs(below, entry->name);
    good = entry->bytes == NULL || write_all(path, entry->bytes, entry->size, archive->why);
    free(path);
  }
  return good;
}

bool XZip_Unpack(const char *path, const char *below, XText *name, XText *why)
{
  Archive archive = {.why = why};
  unsigned char *bytes = read_all(path, MOST_ALL, &archive.size);
  if (bytes == NULL) {
    XText_AddFormat(why, "cannot read %s, or it is too large", path);
    return false;
  }
  archive.bytes = bytes;
  bool good = read_entries(&archive);
  if (good) {
    const char *first = archive.entries[0].name;
    XText_AddBytes(name, first, strcspn(first, "/"));
    good = write_entries(&archive, below, name->data);
  }
  for (int i = 0; i < archive.count; i++) {
    free(archive.entries[i].name);
    free(archive.entries[i].bytes);
  }
  free(archive.entries);
  free(bytes);
  return good;
}
