// SHA-1, for the digests of the corpus only.
#pragma once
#include <cstdint>
#include <cstdio>
#include <string>

inline std::string sha1Start(std::string data) {  // the first eight hex digits
  uint32_t h[5] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
  const uint64_t length = data.size() * 8;
  data += '\x80';
  while (data.size() % 64 != 56) data += '\0';
  for (int i = 56; i >= 0; i -= 8) data += char(length >> i);
  auto roll = [](uint32_t x, int n) { return x << n | x >> (32 - n); };
  for (size_t at = 0; at < data.size(); at += 64) {
    uint32_t w[80];
    for (int i = 0; i < 16; i++) {
      w[i] = 0;
      for (int j = 0; j < 4; j++) w[i] = w[i] << 8 | (uint8_t)data[at + 4 * i + j];
    }
    for (int i = 16; i < 80; i++) w[i] = roll(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    uint32_t a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    for (int i = 0; i < 80; i++) {
      const uint32_t f = i < 20 ? (b & c) | (~b & d) : i < 40 || i >= 60 ? b ^ c ^ d : (b & c) | (b & d) | (c & d);
      const uint32_t k = i < 20 ? 0x5A827999 : i < 40 ? 0x6ED9EBA1 : i < 60 ? 0x8F1BBCDC : 0xCA62C1D6;
      const uint32_t next = roll(a, 5) + f + e + k + w[i];
      e = d, d = c, c = roll(b, 30), b = a, a = next;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
  }
  char text[9];
  snprintf(text, sizeof text, "%08x", h[0]);
  return text;
}
