// What the net and the search see of YINSH: planes, policy cells, symmetries, variants, texts.
#pragma once
#include "yinsh_threats.h"
#include <cstring>

struct Yinsh {
  using State = yinsh::State;
  using Action = yinsh::Action;
  static constexpr const char* NAME = "yinsh";
  static constexpr int POINTS = yinsh::POINTS, POLICY_PLANES = yinsh::POLICY_PLANES, WORDS = 2, PIECE_PLANES = 16;
  static constexpr int CELLS_PER_ACTION = 2;
  static constexpr int MAX_ACTIONS = 144;  // kept for the net; more were never seen in millions of games
  static constexpr int MAX_STEPS = yinsh::MAX_STEPS;
  static constexpr uint16_t NO_CELL = POINTS * POLICY_PLANES;
  static constexpr int VARIANTS = 2;
  static constexpr const char* VARIANT_NAMES[VARIANTS] = {"standard", "blitz"};

  static auto& board() { return yinsh::tables.board; }
  static State start(int variant, int, int) {
    State s;
    s.goal = variant == 1 ? 1 : 3;
    return s;
  }
  // mix: share of blitz games.
  static State randomStart(Rng& rng, const float* mix) { return start(rng.uniform() < mix[0], 0, 0); }
  static int variant(const State& s) { return s.goal == 1; }
  static int steps(const State& s, Action* out, int) { return yinsh::steps(s, out); }
  static void play(State& s, Action a) { yinsh::play(s, a); }
  static bool isOver(const State& s) { return yinsh::isOver(s); }
  static int winner(const State& s) { return yinsh::winner(s); }
  static float difference(const State& s, int side) { return (s.taken[side] - s.taken[side ^ 1]) / 3.0f; }

  static void encode(const State& s, u64* bits, uint8_t* global) {
    const int own = s.turn, other = own ^ 1;
    const yinsh::Threats mine = yinsh::threatsOf(s, own), theirs = yinsh::threatsOf(s, other);
    const Bits planes[PIECE_PLANES] = {
        s.rings[own], s.rings[other], s.markers[own], s.markers[other],
        mine.reach, mine.rowTo, mine.rowFrom, mine.row, mine.givesTo, mine.flips,
        theirs.reach, theirs.rowTo, theirs.rowFrom, theirs.row, theirs.givesTo, theirs.flips};
    for (int i = 0; i < PIECE_PLANES; i++) {
      bits[2 * i] = (u64)planes[i];
      bits[2 * i + 1] = (u64)(planes[i] >> 64);
    }
    const int needs = s.goal - s.taken[own], otherNeeds = s.goal - s.taken[other];
    const uint8_t values[11] = {s.phase == yinsh::PLACE, s.phase == yinsh::MOVE, s.phase == yinsh::ROW, s.phase == yinsh::RING,
                                needs <= 2, needs <= 1, otherNeeds <= 2, otherNeeds <= 1,
                                s.pool, s.placed, s.mover == s.turn};
    memcpy(global, values, sizeof values);
  }

  static void cells(Action a, uint16_t* out) {
    const int p = a / POLICY_PLANES, plane = a % POLICY_PLANES;
    out[0] = a == yinsh::PASS ? NO_CELL : a;
    out[1] = plane < yinsh::MOVE_TO ? board().ray[p][plane / 10][plane % 10] * POLICY_PLANES + yinsh::MOVE_TO + plane / 10 : NO_CELL;
  }
  static bool cellsTurn(Action) { return true; }

  // Where a policy cell goes under a symmetry.
  static uint16_t turnedCell(int k, int cell) {
    auto& b = board();
    const int p = cell / POLICY_PLANES, plane = cell % POLICY_PLANES, to = b.turned[k][p] * POLICY_PLANES;
    if (plane < yinsh::MOVE_TO) return to + 10 * b.direction[k][plane / 10] + plane % 10;
    if (plane < yinsh::PLACE_AT) return to + yinsh::MOVE_TO + b.direction[k][plane - yinsh::MOVE_TO];
    if (plane < yinsh::ROW_AT || plane == yinsh::PASS_PLANE) return to + plane;
    const int d = plane - yinsh::ROW_AT, e = b.direction[k][d];
    if (e < 3) return to + yinsh::ROW_AT + e;
    if (b.length[p][d] < 4) return cell;  // no five begins here
    return b.turned[k][b.ray[p][d][3]] * POLICY_PLANES + yinsh::ROW_AT + e - 3;  // its other end is the lower one now
  }
  static Action turned(int k, Action a) { return a == yinsh::PASS ? a : turnedCell(k, a); }
  static State turned(int k, const State& s) {
    State t = s;
    for (Bits* set : {&t.markers[0], &t.markers[1], &t.rings[0], &t.rings[1]}) {
      Bits image = 0;
      for (Bits rest = *set; rest;) image |= bit(board().turned[k][takeLowest(rest)]);
      *set = image;
    }
    return t;
  }

  static std::string text(Action a) {
    if (a == yinsh::PASS) return "pass";
    auto& b = board();
    const int p = a / POLICY_PLANES, plane = a % POLICY_PLANES;
    const std::string name = b.spots[p].name;
    if (plane < yinsh::MOVE_TO) return name + "-" + b.spots[b.ray[p][plane / 10][plane % 10]].name;
    if (plane == yinsh::PLACE_AT) return name;
    if (plane == yinsh::RING_AT) return "x" + name;
    return "x" + name + "-" + b.spots[b.ray[p][plane - yinsh::ROW_AT][3]].name;
  }
  static char piece(const State& s, int p) {
    return has(s.rings[0], p) ? 'W' : has(s.rings[1], p) ? 'B' : has(s.markers[0], p) ? 'w' : has(s.markers[1], p) ? 'b' : 0;
  }
  static std::string details(const State& s) {
    static const char* phases[] = {"place", "move", "row", "ring", "over"};
    static const char* sides[] = {"white", "black"};
    return std::string("act=") + sides[s.turn] + " phase=" + phases[s.phase] + " mover=" + sides[s.mover] +
           " passes=" + std::to_string(s.passes);
  }
};
