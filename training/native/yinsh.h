// YINSH on bit sets of 85 points: steps, play, result (rules Y1 to Y16).
#pragma once
#include "basics.h"
#include "hex.h"
#include <algorithm>
#include <cstdlib>

namespace yinsh {

constexpr int POINTS = 85;
constexpr int POLICY_PLANES = 72;
enum Plane { MOVE_BY = 0, MOVE_TO = 60, PLACE_AT = 66, RING_AT = 67, ROW_AT = 68, PASS_PLANE = 71 };

// An action is its first policy cell, point * 72 + plane. The plane of a pass is otherwise unused.
using Action = uint16_t;
constexpr Action PASS = PASS_PLANE;

enum Phase : uint8_t { PLACE, MOVE, ROW, RING, OVER };

struct State {
  Bits markers[2]{}, rings[2]{};
  uint8_t pool = 51, placed = 0, taken[2]{}, turn = 0, mover = 0, passes = 0, goal = 3;
  Phase phase = PLACE;
};

using Board = Hex<POINTS, 10>;

inline std::vector<Spot> shape() {
  std::vector<Spot> spots;
  for (int q = -5; q <= 5; q++)
    for (int r = -5; r <= 5; r++) {
      int a[3] = {abs(q), abs(r), abs(q - r)};
      std::sort(a, a + 3);
      bool corner = a[0] == 0 && a[1] == 5;  // Y1: a hexagon of side six without its corners
      if (a[2] <= 5 && !corner) spots.push_back({q, r, std::string(1, char('a' + q + 5)) + std::to_string(r + 6)});
    }
  return spots;
}

struct Tables {
  Board board{shape()};
  Bits between[POINTS][6][10];  // the points jumped when going d by k + 1
  Bits five[POINTS][3];         // five side by side from their lower end; 0 where there is no room
  struct Five { Bits points; Action action; };
  std::vector<Five> fives;
  std::vector<Bits> through[POINTS];

  Tables() {
    for (int p = 0; p < POINTS; p++)
      for (int d = 0; d < 6; d++) {
        Bits passed = 0;
        for (int k = 0; k < board.length[p][d]; k++) {
          between[p][d][k] = passed;
          passed |= bit(board.ray[p][d][k]);
        }
      }
    for (int p = 0; p < POINTS; p++)
      for (int d = 0; d < 3; d++) {
        five[p][d] = board.length[p][d] < 4 ? 0 : bit(p) | bit(board.ray[p][d][3]) | between[p][d][3];
        if (!five[p][d]) continue;
        fives.push_back({five[p][d], Action(p * POLICY_PLANES + ROW_AT + d)});
        for (Bits rest = five[p][d]; rest;) through[takeLowest(rest)].push_back(five[p][d]);
      }
  }
};
inline const Tables tables;

inline bool hasRow(Bits markers) {
  if (count(markers) < 5) return false;
  for (auto& f : tables.fives)
    if ((markers & f.points) == f.points) return true;
  return false;
}

// Only fives through what has just changed can be new.
inline bool hasRowThrough(Bits markers, Bits changed) {
  for (Bits rest = markers & changed; rest;)
    for (Bits f : tables.through[takeLowest(rest)])
      if ((markers & f) == f) return true;
  return false;
}

inline void beginMove(State& s) { s.phase = s.pool == 0 ? OVER : MOVE; }  // Y15

inline void nextTurn(State& s) {
  s.mover ^= 1;
  s.turn = s.mover;
  beginMove(s);
}

// Y11, Y12: the mover's rows first, then the other side's, then the other side moves.
inline void settle(State& s, bool moverHasRow, bool otherHasRow) {
  if (moverHasRow || otherHasRow) {
    s.turn = moverHasRow ? s.mover : s.mover ^ 1;
    s.phase = ROW;
  } else {
    nextTurn(s);
  }
}

inline int moves(const State& s, Action* out) {
  int n = 0;
  const Bits rings = s.rings[0] | s.rings[1], markers = s.markers[0] | s.markers[1];
  for (Bits own = s.rings[s.turn]; own;) {
    int p = takeLowest(own);
    for (int d = 0; d < 6; d++) {
      bool jumping = false;
      for (int k = 0; k < tables.board.length[p][d]; k++) {
        int to = tables.board.ray[p][d][k];
        if (has(rings, to)) break;
        if (has(markers, to)) {
          jumping = true;
          continue;
        }
        out[n++] = p * POLICY_PLANES + MOVE_BY + 10 * d + k;
        if (jumping) break;
      }
    }
  }
  if (!n) out[n++] = PASS;  // Y16
  return n;
}

constexpr int MAX_STEPS = 256;  // room that `steps` needs

inline int steps(const State& s, Action* out) {
  int n = 0;
  switch (s.phase) {
    case PLACE:
      for (int p = 0; p < POINTS; p++)
        if (!has(s.rings[0] | s.rings[1], p)) out[n++] = p * POLICY_PLANES + PLACE_AT;
      return n;
    case MOVE:
      return moves(s, out);
    case ROW:
      for (auto& f : tables.fives)
        if ((s.markers[s.turn] & f.points) == f.points) out[n++] = f.action;
      return n;
    case RING:
      for (Bits own = s.rings[s.turn]; own;) out[n++] = takeLowest(own) * POLICY_PLANES + RING_AT;
      return n;
    default:
      return 0;
  }
}

inline void playMove(State& s, Action a) {
  if (a == PASS) {
    if (++s.passes == 2) s.phase = OVER;
    else nextTurn(s);
    return;
  }
  s.passes = 0;
  int p = a / POLICY_PLANES, d = a % POLICY_PLANES / 10, k = a % POLICY_PLANES % 10;
  Bits flipped = tables.between[p][d][k] & (s.markers[0] | s.markers[1]);
  s.rings[s.turn] ^= bit(p) | bit(tables.board.ray[p][d][k]);
  s.markers[0] ^= flipped;
  s.markers[1] ^= flipped;
  s.markers[s.turn] |= bit(p);
  s.pool--;
  Bits changed = flipped | bit(p);
  settle(s, hasRowThrough(s.markers[s.mover], changed), hasRowThrough(s.markers[s.mover ^ 1], changed));
}

inline void play(State& s, Action a) {
  int p = a / POLICY_PLANES;
  switch (s.phase) {
    case PLACE:
      s.rings[s.turn] |= bit(p);
      s.turn = s.mover = s.turn ^ 1;
      if (++s.placed == 10) beginMove(s);
      break;
    case MOVE:
      playMove(s, a);
      break;
    case ROW:
      s.markers[s.turn] &= ~tables.five[p][a % POLICY_PLANES - ROW_AT];
      s.pool += 5;
      s.phase = RING;
      break;
    case RING:
      s.rings[s.turn] &= ~bit(p);
      if (++s.taken[s.turn] == s.goal) s.phase = OVER;  // Y13
      else settle(s, hasRow(s.markers[s.mover]), hasRow(s.markers[s.mover ^ 1]));
      break;
    default:
      break;
  }
}

inline bool isOver(const State& s) { return s.phase == OVER; }
inline int winner(const State& s) { return s.taken[0] == s.taken[1] ? -1 : s.taken[0] > s.taken[1] ? 0 : 1; }

}  // namespace yinsh
