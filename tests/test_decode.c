/*
 * Bytes to keys. Bytes are fed one at a time; expected keys are written by name.
 */
#include "game/ui/decode.h"

#include "engine/xstring.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void take_all(XDecoder *decoder, XText *out)
{
  XKey key;
  char name[XKEY_NAME_MAX];
  while (XDecoder_Next(decoder, &key))
    XText_Add(out, XKey_Name(key, name));
}

static void assert_bytes(XDecoder *decoder, const char *bytes, size_t n, const char *expected)
{
  XText text;
  XText_Init(&text);
  for (size_t i = 0; i < n; i++) {
    XDecoder_Feed(decoder, (uint8_t)bytes[i]);
    take_all(decoder, &text);
  }
  XDecoder_Timeout(decoder);
  take_all(decoder, &text);
  assert_string_equal(text.data, expected);
  assert_int_equal(XDecoder_Wait(decoder, 50), -1);
  XText_Clear(&text);
}

static void assert_keys(const char *bytes, const char *expected)
{
  XDecoder decoder;
  XDecoder_Init(&decoder);
  assert_bytes(&decoder, bytes, strlen(bytes), expected);
}

static void test_plain(void **state)
{
  (void)state;
  assert_keys("aZ<>", "aZ<lt>>");
  assert_keys("\r\n\t\b\x7F", "<Enter><Enter><Tab><Backspace><Backspace>");
  assert_keys("\x01\x03\x10\x1A\x1C", "<C-a><C-c><C-p><C-z><C-\\>");
  assert_keys("é€😀", "é€😀");
  assert_keys("\xC3x", "x");             /* cut short */
  assert_keys("\x80\xFF\xC0\x80y", "y"); /* never UTF-8 */
  assert_keys("\xED\xA0\x80z", "z");     /* a surrogate */
  assert_keys("\xE2\x82", "");
  XDecoder decoder;
  XDecoder_Init(&decoder);
  assert_bytes(&decoder, "\0", 1, "<C-Space>");
}

static void test_escape(void **state)
{
  (void)state;
  assert_keys("\033", "<Esc>");
  assert_keys("\033\033", "<Esc><Esc>");
  assert_keys("\033\033[A", "<Esc><Up>");
  assert_keys("\033x", "<M-x>");
  assert_keys("\033[", "");
  assert_keys("\033O", "");
  XDecoder decoder;
  XDecoder_Init(&decoder);
  XDecoder_Feed(&decoder, '\033');
  assert_int_equal(XDecoder_Wait(&decoder, 50), 50);
  assert_int_equal(XDecoder_Wait(&decoder, 900), 900);
  XDecoder_Feed(&decoder, '[');
  assert_true(XDecoder_Wait(&decoder, 50) > 50);
}

static void test_arrows_and_pads(void **state)
{
  (void)state;
  assert_keys("\033[A\033[B\033[C\033[D", "<Up><Down><Right><Left>");
  assert_keys("\033OA\033OB\033OC\033OD", "<Up><Down><Right><Left>");
  assert_keys("\033[H\033OH\033[1~\033[7~", "<Home><Home><Home><Home>");
  assert_keys("\033[F\033OF\033[4~\033[8~", "<End><End><End><End>");
  assert_keys("\033[2~\033[3~\033[5~\033[6~", "<Ins><Del><PgUp><PgDn>");
  assert_keys("\033[1;2A\033[1;5C\033[1;3D", "<S-Up><C-Right><M-Left>");
  assert_keys("\033[5;5~\033[3;2~", "<C-PgUp><S-Del>");
  assert_keys("\033[a\033Ob\033[3$\033[3^", "<S-Up><C-Down><S-Del><C-Del>"); /* rxvt */
  assert_keys("\033[Z", "<S-Tab>");
  assert_keys("\033Oq\033Oy\033Ou\033OM\033[E\033[G", "195<Enter>55");
}

static void test_function_keys(void **state)
{
  (void)state;
  assert_keys("\033[[A\033[[E", "<F1><F5>"); /* the Linux console */
  assert_keys("\033OP\033OS\033[11~\033[15~", "<F1><F4><F1><F5>");
  assert_keys("\033[17~\033[21~\033[23~\033[24~", "<F6><F10><F11><F12>");
  assert_keys("\033[1;5Q", "<C-F2>");
}

static void test_unknown_is_swallowed_whole(void **state)
{
  (void)state;
  assert_keys("\033[200;1ux", "x");
  assert_keys("\033[97;5ux", "x");
  assert_keys("\033[27;5;105~x", "x");
  assert_keys("\033[99~x", "x");
  assert_keys("\033[?1;2cx", "x");
  assert_keys("\033[>0;276;0cx", "x");
  assert_keys("\033[?2026;2$yx", "x");
  assert_keys("\033[1;2;3;4;5;6;7;8Ax", "x");
  assert_keys("\033[[Zx", "x");
  assert_keys("\033[12;40Rx", "x"); /* a cursor report is no F3 */
  assert_keys("\033]11;rgb:0000/0000/0000\033\\x", "x");
  assert_keys("\033]0;title\ax", "x");
  assert_keys("\033P1$r0m\033\\x", "x");
  assert_keys("\033Ozx", "x");
  assert_keys("\033[Ix", "x");
  char text[300] = "\033[";
  memset(text + 2, '1', 250);
  strcpy(text + 252, "Ax");
  assert_keys(text, "x");
}

static void test_broken_by_another_key(void **state)
{
  (void)state;
  assert_keys("\033[1\033[B", "<Down>");
  assert_keys("\033[\003", "<C-c>");
  assert_keys("\033O\r", "<Enter>");
  assert_keys("\033[1\xC3\xA9x", "x");
}

static void test_paste(void **state)
{
  (void)state;
  assert_keys("a\033[200~rm -rf\r\033[A\033[201\033[201~b", "a<Paste>b");
  assert_keys("\033[200~never ended", "<Paste>");
  assert_keys("\033[201~x", "x");
}

static void test_mouse(void **state)
{
  (void)state;
  assert_keys("\033[<0;10;5M\033[<0;10;5m", "<Click9,4>");
  assert_keys("\033[<2;1;1M\033[<1;1;1M\033[<35;3;3M", "<RightClick0,0>");
  assert_keys("\033[<64;7;8M\033[<65;7;8M\033[<4;7;8M", "<WheelUp6,7><WheelDown6,7><S-Click6,7>");
  assert_keys("\033[<0;0;0M\033[<0;5Mx", "x");
  assert_keys("\033[M !\"x", "<Click0,1>x"); /* the old form */
  assert_keys("\033[M`qqx", "<WheelUp80,80>x");
}

static void test_focus(void **state)
{
  (void)state;
  assert_keys("\033[I\033[O", "<FocusLost>");
}

static void test_terminfo_sequences(void **state)
{
  (void)state;
  XDecoder decoder;
  XDecoder_Init(&decoder);
  XDecoder_AddExtra(&decoder, "\033A", XKEY_UP);
  XDecoder_AddExtra(&decoder, "\033?M", XKEY_ENTER);
  XDecoder_AddExtra(&decoder, "\033[V", XKEY_PGUP);
  XDecoder_AddExtra(&decoder, "\013", XKEY_UP); /* Ctrl-K stays Ctrl-K */
  const char *bytes = "\033A\033?M\033?xx\033[V\013\033B";
  assert_bytes(&decoder, bytes, strlen(bytes), "<Up><Enter>x<PgUp><C-k><M-B>");
  for (int i = 0; i < 2 * XDECODER_EXTRA_MAX; i++)
    XDecoder_AddExtra(&decoder, "\033[999;999z", XKEY_F1);
  assert_int_equal(decoder.extra_count, XDECODER_EXTRA_MAX);
}

static void test_flush(void **state)
{
  (void)state;
  XDecoder decoder;
  XKey key;
  XDecoder_Init(&decoder);
  XDecoder_Feed(&decoder, 'a');
  XDecoder_Flush(&decoder);
  assert_false(XDecoder_Next(&decoder, &key));
  for (const char *p = "\033[200~abc"; *p; p++)
    XDecoder_Feed(&decoder, (uint8_t)*p);
  XDecoder_Flush(&decoder);
  assert_bytes(&decoder, "def\033[201~x", 10, "<Paste>x");
}

/* Any bytes whatever: no crash, and at the end nothing stays begun. */
static void test_noise(void **state)
{
  (void)state;
  XDecoder decoder;
  XDecoder_Init(&decoder);
  XDecoder_AddExtra(&decoder, "\033[5~", XKEY_PGUP);
  uint32_t seed = 12345;
  static const char likely[] = "\033\033\033[[[[<;;019~MAOP]\\u$\r\003";
  for (int i = 0; i < 200000; i++) {
    XKey key;
    seed = seed * 1664525u + 1013904223u;
    uint32_t r = seed >> 8;
    XDecoder_Feed(&decoder,
                  r & 1 ? (uint8_t)(r >> 8) : (uint8_t)likely[(r >> 1) % (sizeof likely - 1)]);
    while (XDecoder_Next(&decoder, &key)) {
      char name[XKEY_NAME_MAX];
      XKey back;
      XKey_Name(key, name);
      assert_int_equal(XKey_Parse(name, &back), strlen(name));
      assert_true(XKey_Equal(key, back));
    }
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_plain),
      cmocka_unit_test(test_escape),
      cmocka_unit_test(test_arrows_and_pads),
      cmocka_unit_test(test_function_keys),
      cmocka_unit_test(test_unknown_is_swallowed_whole),
      cmocka_unit_test(test_broken_by_another_key),
      cmocka_unit_test(test_paste),
      cmocka_unit_test(test_mouse),
      cmocka_unit_test(test_focus),
      cmocka_unit_test(test_terminfo_sequences),
      cmocka_unit_test(test_flush),
      cmocka_unit_test(test_noise),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
