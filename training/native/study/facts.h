// What a game played for study leaves behind, a row of numbers, and what was laid down for it before it began.
#pragma once
#include "../gipf_net.h"
#include "../yinsh_net.h"

struct Job {  // mirrored in study.py
  int variant, whiteExtra, blackExtra;
  int plan;    // what is laid down, see `choices`; 0 is nothing
  int side;    // for whom: 0, 1, or 2 for both
  int number;  // how much
  bool concerns(int s) const { return side == 2 || side == s; }
};

// The last column of every game; equal numbers mean equal games.
inline uint32_t mixed(uint32_t hash, uint32_t step) { return (hash ^ step) * 0x01000193u + (hash >> 15); }

template <class G>
struct Facts;

template <>
struct Facts<Yinsh> {
  enum Plan { FREE, RANDOM_RINGS, TAKE_FIRST, LEAVE_FIRST };
  // All sides are 0 or 1, all that did not happen is -1. Moves are counted over both sides.
  enum Field {
    MOVES,           // ring moves made
    RINGS,           // the ten points in the order of placing
    TAKEN = RINGS + 10,        // who took the first ring off, the second, up to the fifth
    TAKEN_AT = TAKEN + 5,      // after how many moves
    GIVEN = TAKEN_AT + 5,      // rows that a side took after a move of the other one
    CHANCE_SIDE, CHANCE_AT,    // the first chance of the game to complete a row of one's own: whose, after how many moves,
    CHANCE_TAKEN,              // whether it was taken at once
    OFFERED,                   // turns with such a chance, by rings taken off: 3 * own + the other side's
    MADE = OFFERED + 9,        // those of them in which a row was completed
    HASH = MADE + 9,
    FIELDS
  };
  int32_t at[FIELDS];

  void begin() {
    std::fill(at, at + FIELDS, -1);
    at[MOVES] = at[GIVEN] = at[HASH] = 0;
    std::fill(at + OFFERED, at + MADE + 9, 0);
  }

  // Which of the legal steps the plan leaves; they are moved to the front.
  int choices(const yinsh::State& s, Yinsh::Action* actions, int n, const Job& job, Rng& rng) const {
    if (job.plan == RANDOM_RINGS && s.phase == yinsh::PLACE && job.concerns(s.turn)) {
      actions[0] = actions[rng.below(n)];
      return 1;
    }
    const bool isFirst = (job.plan == TAKE_FIRST || job.plan == LEAVE_FIRST) && s.phase == yinsh::MOVE && at[CHANCE_SIDE] < 0;
    if (!isFirst || !rowMoves(s, actions, n)) return n;
    const int left = std::partition(actions, actions + n, [&](auto a) { return makesRow(s, a) == (job.plan == TAKE_FIRST); }) - actions;
    return left ? left : n;
  }

  void see(const yinsh::State& s, Yinsh::Action a) {
    at[HASH] = mixed(at[HASH], a);
    if (s.phase == yinsh::PLACE) at[RINGS + s.placed] = a / Yinsh::POLICY_PLANES;
    if (s.phase == yinsh::MOVE) seeMove(s, a);
    if (s.phase == yinsh::RING) {
      const int which = s.taken[0] + s.taken[1];
      at[TAKEN + which] = s.turn;
      at[TAKEN_AT + which] = at[MOVES];
      at[GIVEN] += s.turn != s.mover;
    }
  }

 private:
  static bool makesRow(yinsh::State s, Yinsh::Action a) {
    const int side = s.turn;
    yinsh::play(s, a);
    return s.phase == yinsh::ROW && s.turn == side;
  }
  static int rowMoves(const yinsh::State& s, const Yinsh::Action* actions, int n) {
    return std::count_if(actions, actions + n, [&](auto a) { return makesRow(s, a); });
  }
  void seeMove(const yinsh::State& s, Yinsh::Action a) {
    Yinsh::Action all[Yinsh::MAX_STEPS];
    if (rowMoves(s, all, yinsh::steps(s, all))) {
      const int score = 3 * s.taken[s.turn] + s.taken[s.turn ^ 1], made = makesRow(s, a);
      at[OFFERED + score]++;
      at[MADE + score] += made;
      if (at[CHANCE_SIDE] < 0) at[CHANCE_SIDE] = s.turn, at[CHANCE_AT] = at[MOVES], at[CHANCE_TAKEN] = made;
    }
    at[MOVES] += a != yinsh::PASS;
  }
};

template <>
struct Facts<Gipf> {
  enum Plan { FREE, BRING };  // BRING: exactly `number` GIPF-pieces, as far as the reserve reaches
  enum Field {
    PUSHES,               // of both sides
    BROUGHT,              // GIPF-pieces brought in, White's and Black's
    LEFT = BROUGHT + 2,   // pieces not captured, a GIPF-piece counted as two; White's and Black's, at the end
    RESERVE = LEFT + 2,   // at the end
    FIRST_ROW = RESERVE + 2, FIRST_CAPTURE,  // who took the first row, who first captured something
    NO_GIPF,              // a side without a GIPF-piece of its own at the end: 0, 1, 2 for both
    HASH,
    FIELDS
  };
  int32_t at[FIELDS];

  void begin() {
    std::fill(at, at + FIELDS, -1);
    at[PUSHES] = at[BROUGHT] = at[BROUGHT + 1] = at[HASH] = 0;
  }

  int choices(const gipf::State& s, Gipf::Action* actions, int n, const Job& job, Rng&) const {
    if (job.plan != BRING || s.phase != gipf::PUSH || !job.concerns(s.turn)) return n;
    const auto wanted = at[BROUGHT + s.turn] < job.number ? Gipf::Action::PUSH_GIPF : Gipf::Action::PUSH_SINGLE;
    const int left = std::partition(actions, actions + n, [&](auto& a) { return a.kind == wanted; }) - actions;
    return left ? left : n;
  }

  void see(const gipf::State& s, const Gipf::Action& a) {
    at[HASH] = mixed(mixed(at[HASH], a.index | a.gone << 8), a.kept | a.kind << 8);
    if (a.kind != Gipf::Action::TAKE) {
      at[PUSHES]++;
      at[BROUGHT + s.turn] += a.kind == Gipf::Action::PUSH_GIPF;
    } else {
      if (at[FIRST_ROW] < 0) at[FIRST_ROW] = s.turn;
      if (at[FIRST_CAPTURE] < 0 && (gipf::onBoard(a.gone, a.index) & s.pieces[s.turn ^ 1])) at[FIRST_CAPTURE] = s.turn;
    }
    // The rest is as after this step, which may be the last.
    gipf::State next = s;
    gipf::play(next, a);
    bool lacks[2];
    for (int side = 0; side < 2; side++) {
      at[LEFT + side] = Gipf::left(next, side);
      at[RESERVE + side] = next.reserve[side];
      lacks[side] = next.variant != gipf::BASIC && gipf::lacksGipf(next, side);
    }
    at[NO_GIPF] = lacks[0] && lacks[1] ? 2 : lacks[0] ? 0 : lacks[1] ? 1 : -1;
  }
};
