// What each side of GIPF could do if it were its turn to push a single piece: planes 16 to 27 of docs/nets.md.
#pragma once
#include "gipf.h"
#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace gipf {

struct Threats {
  u64 rowAt = 0, captureAt = 0, rowVia = 0, captured = 0, takenBack = 0, givesAt = 0;
};

// The bits of a set under a mask, side by side from the lowest on, and back. Points of a line ascend with their numbers.
inline unsigned gather(u64 set, u64 mask) {
#if defined(__BMI2__)
  return _pext_u64(set, mask);
#else
  unsigned found = 0;
  for (int i = 0; mask; mask &= mask - 1, i++) found |= unsigned(set >> __builtin_ctzll(mask) & 1) << i;
  return found;
#endif
}
inline u64 scatter(unsigned bits, u64 mask) {
#if defined(__BMI2__)
  return _pdep_u64(bits, mask);
#else
  u64 found = 0;
  for (; mask; mask &= mask - 1, bits >>= 1)
    if (bits & 1) found |= mask & -mask;
  return found;
#endif
}
inline bool hasFour(unsigned bits) { return bits & bits >> 1 & bits >> 2 & bits >> 3; }

// Lines with a row, and lines on which one more piece may make one.
struct Rows {
  unsigned made = 0, near = 0;
};
inline Rows rowsOf(u64 pieces) {
  Rows found;
  for (int l = 0; l < LINES; l++) {
    const u64 on = pieces & tables.lines[l].mask;
    if (__builtin_popcountll(on) < 3) continue;
    (hasFour(gather(on, tables.lines[l].mask)) ? found.made : found.near) |= 1u << l;
  }
  return found;
}

// What stands without a gap around the row of `side` on a line.
inline u64 runOn(const u64* pieces, int side, int line) {
  const u64 mask = tables.lines[line].mask;
  const unsigned own = gather(pieces[side], mask), all = gather(pieces[0] | pieces[1], mask);
  unsigned run = own & own >> 1 & own >> 2 & own >> 3;
  for (int i = 0; i < 6; i++) run |= (run << 1 | run >> 1) & all;
  return scatter(run, mask);
}

inline Threats threatsOf(const State& s, int side, const Rows* before) {
  Threats found;
  const u64 all = occupied(s);
  const unsigned near = before[0].near | before[1].near;
  if (!near) return found;
  for (int e = 0; e < ENTRIES; e++) {
    const Path& path = tables.entries[e];
    if (!(path.mask & ~all)) continue;
    const u64 first = 1ull << path.points[0];
    u64 pieces[2] = {s.pieces[0], s.pieces[1]}, changed = first;
    unsigned touched = tables.linesThrough[path.points[0]];
    int gap = 0;
    for (; all >> path.points[gap] & 1; gap++) {
      changed |= 1ull << path.points[gap + 1];
      touched |= tables.linesThrough[path.points[gap + 1]];
    }
    if (!(touched & near)) continue;
    for (int c = 0; c < 2; c++) {
      u64 moved = c == side ? first : 0;
      for (int i = 0; i < gap; i++) moved |= (s.pieces[c] >> path.points[i] & 1) << path.points[i + 1];
      pieces[c] = (pieces[c] & ~changed) | moved;
    }
    unsigned rows[2] = {0, 0};  // new ones
    for (int c = 0; c < 2; c++)
      for (unsigned rest = touched & before[c].near; rest; rest &= rest - 1) {
        const int l = __builtin_ctz(rest);
        rows[c] |= unsigned(hasFour(gather(pieces[c], tables.lines[l].mask))) << l;
      }
    if (rows[side ^ 1]) found.givesAt |= first;
    unsigned made = rows[side];
    if (!made) continue;
    u64 run = 0;
    for (; made; made &= made - 1) run |= runOn(pieces, side, __builtin_ctz(made));
    u64 stood = run & ~changed;  // where the pieces of the run stand before the push
    for (int i = 1; i <= gap; i++) stood |= (run >> path.points[i] & 1) << path.points[i - 1];
    found.rowAt |= first;
    found.rowVia |= changed & ~first;
    if (stood & s.pieces[side ^ 1]) found.captureAt |= first;
    found.captured |= stood & s.pieces[side ^ 1];
    found.takenBack |= stood & s.pieces[side];
  }
  return found;
}

}  // namespace gipf
