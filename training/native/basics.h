// Bit sets of up to 128 points, and a small random generator that every game owns one of.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

using u64 = uint64_t;
using Bits = unsigned __int128;

inline Bits bit(int i) { return (Bits)1 << i; }
inline bool has(Bits b, int i) { return (b >> i) & 1; }
inline int count(Bits b) { return __builtin_popcountll((u64)b) + __builtin_popcountll((u64)(b >> 64)); }
inline int lowest(Bits b) {
  u64 low = (u64)b;
  return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((u64)(b >> 64));
}
inline int takeLowest(Bits& b) {
  int i = lowest(b);
  b &= b - 1;
  return i;
}

// exp(x) for x up to 0, right to a millionth. Without a call, so that the compiler makes vectors of a loop.
inline float expNegative(float x) {
  const float t = x > -80 ? x * 1.44269504f : -115.0f;
  const int whole = (int)t;  // towards 0, so that the rest is from -1 to 0
  const float f = t - whole;
  const float p = 1 + f * (0.69314720f + f * (0.24022651f + f * (0.05550411f + f * (0.00961813f + f * (0.00133336f + f * 0.00015404f)))));
  return p * std::bit_cast<float>((127 + whole) << 23);
}

struct Rng {  // splitmix64
  u64 state = 1;
  u64 next() {
    u64 z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  float uniform() { return ((next() >> 40) + 0.5f) * (1.0f / 16777216.0f); }  // never 0 or 1
  int below(int n) { return next() % n; }
  float gumbel() { return -logf(-logf(uniform())); }
};
