// What each side of YINSH could do if it were its turn to move: planes 16 to 27 of docs/nets.md.
#pragma once
#include "yinsh.h"

namespace yinsh {

struct Threats {
  Bits reach = 0, rowTo = 0, rowFrom = 0, row = 0, givesTo = 0, flips = 0;
};

// The fives of `markers` that contain a point of `changed`, joined.
inline Bits rowsThrough(Bits markers, Bits changed) {
  Bits found = 0;
  for (Bits rest = markers & changed; rest;)
    for (const Bits& f : tables.through[takeLowest(rest)])
      if ((markers & f) == f) found |= f;
  return found;
}

inline Threats threatsOf(const State& s, int side) {
  Threats found;
  const Bits rings = s.rings[0] | s.rings[1], own = s.markers[side], other = s.markers[side ^ 1], markers = own | other;
  for (Bits left = s.rings[side]; left;) {
    const int p = takeLowest(left);
    const Bits plainRow = rowsThrough(own | bit(p), bit(p));  // of every move that flips nothing
    for (int d = 0; d < 6; d++) {
      const uint8_t* ray = tables.board.ray[p][d];
      const int length = tables.board.length[p][d];
      int k = 0;
      Bits landings = 0;
      for (; k < length && !has(rings | markers, ray[k]); k++) landings |= bit(ray[k]);
      found.reach |= landings;
      if (plainRow && landings) {
        found.rowTo |= landings;
        found.rowFrom |= bit(p);
        found.row |= plainRow;
      }
      Bits flipped = 0;
      for (; k < length && has(markers, ray[k]); k++) flipped |= bit(ray[k]);
      if (!flipped || k == length || has(rings, ray[k])) continue;
      const Bits to = bit(ray[k]), row = rowsThrough((own ^ flipped) | bit(p), flipped | bit(p));
      found.reach |= to;
      found.flips |= flipped;
      if (row) {
        found.rowTo |= to;
        found.rowFrom |= bit(p);
        found.row |= row;
      }
      if (rowsThrough(other ^ flipped, flipped)) found.givesTo |= to;
    }
  }
  return found;
}

}  // namespace yinsh
