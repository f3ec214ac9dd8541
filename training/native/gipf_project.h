// GIPF with potentials (rules P1 to P11) on cells and bit sets: steps, play, result.
//
// What a linked game decides about may be denied. Which game it is, and whether the other side asks for it, is no part of the rules: a
// denial is a step of its own, and a lot in self-play makes it.
#pragma once
#include "gipf.h"

namespace project {

using gipf::ENTRIES;
using gipf::LINES;
using gipf::Path;
using gipf::POINTS;
using gipf::tables;

constexpr int KINDS = 5;
enum Potential : uint8_t { ZERTZ, YINSH, DVONN, TAMSK, PUNCT };
enum Phase : uint8_t { PUSH, ROW, OVER, EXTRA };  // the first three as in gipf.h
enum Right : uint8_t { SINGLE, ANY, GIPF, LOADED };
enum Extra : uint8_t { NONE, FIRST, THEN, MADE };
enum Stake : uint8_t { FREE, USE, ENTRY };
enum Form : uint8_t { UNLINKED, CHALLENGE, ALWAYS, ACQUIRE };

// A cell: what stands at the bottom and whose it is, the kind of the potentials on it (or of the one that stands alone), how many they are,
// and whose the lowest of them is; above it colours alternate (P7, P9).
struct Cell {
  uint8_t base : 3, owner : 1, kind : 3, first : 1;
  uint8_t above;
  bool operator==(const Cell& o) const {
    return base == o.base && owner == o.owner && kind == o.kind && first == o.first && above == o.above;
  }
};
enum Base : uint8_t { EMPTY, BASIC, GIPF_PIECE, CONVERTED, USED };

inline Cell bare(Base base, int side, int kind = 0) { return {(uint8_t)base, (uint8_t)side, (uint8_t)kind, 0, 0}; }
inline Cell loadedPiece(int kind, int side) { return {BASIC, (uint8_t)side, (uint8_t)kind, (uint8_t)side, 1}; }
inline int topOf(Cell c) { return c.above ? c.first ^ ((c.above - 1) & 1) : c.owner; }
inline bool isLoaded(Cell c) { return c.above == 1 && c.first == c.owner; }
inline bool isGipf(Cell c) { return c.base == GIPF_PIECE || c.base == CONVERTED; }
inline Cell covered(Cell c, int kind, int side) {
  if (!c.above) c.kind = kind, c.first = side;
  c.above++;
  return c;
}
inline Cell uncovered(Cell c) {
  if (!c.above) return {};
  if (--c.above == 0) c.kind = c.first = 0;
  return c;
}
// P3: a loaded piece goes whole. P4, P7: of other stacks the top.
inline Cell leftBehind(Cell c) { return isLoaded(c) ? Cell{} : uncovered(c); }
inline int basicsIn(Cell c, int side) {
  if (c.owner != side) return 0;
  return c.base == GIPF_PIECE ? 2 : c.base == BASIC || c.base == CONVERTED ? 1 : 0;
}
inline bool mayBeTopped(Cell c, int kind, int by) { return c.above && c.kind == kind && topOf(c) != by; }

struct State {
  u64 pieces[2]{}, gipfs = 0, stays = 0;  // by the top's owner; `stays` are GIPF- and loaded pieces (P3)
  u64 loaded[2]{};
  u64 denied = 0;
  Cell cells[POINTS]{};
  int8_t reserve[2]{}, stock[2][KINDS]{};
  uint8_t deniedEntries = 0, turn = 0, mover = 0;
  Right right[2]{SINGLE, SINGLE};
  gipf::Variant variant = gipf::BASIC;
  Phase phase = PUSH;
  Extra extra = NONE;
  Stake stakes[KINDS]{};
  // The set-up, and what only a match knows: forms, and the challenges that each side has left.
  int8_t potentials[2][KINDS]{}, total[2]{}, handicap[2]{};
  Form forms[KINDS]{};
  int8_t challenges[2]{};
  uint8_t setup = 0;
};

// A push names its entry, a loaded one its kind in `kept` too. A row is as in gipf.h. A use names its points, and in `kept` its kind.
struct Action {
  enum Kind : uint8_t { PUSH_SINGLE, PUSH_GIPF, TAKE, PUSH_LOADED, USE, USE_NEUTRALISE, USE_CONVERT, EXTRA, FORGO, DENIED = 16 };
  uint8_t index, gone, kept;
  uint8_t kind;  // a `Kind`; DENIED is added to what was denied
  bool operator==(const Action& o) const { return index == o.index && gone == o.gone && kept == o.kept && kind == o.kind; }
};

inline bool isUse(int kind) { return kind == Action::USE || kind == Action::USE_NEUTRALISE || kind == Action::USE_CONVERT; }
// Whether a linked game decides about this step (P11).
inline bool isAtStake(const State& s, Action a) {
  if (a.kind == Action::PUSH_LOADED) return s.stakes[a.kept] == ENTRY;
  if (isUse(a.kind)) return s.stakes[a.kept] == USE;
  return a.kind == Action::EXTRA && s.stakes[TAMSK] == USE;
}

inline const int MIDDLE = tables.board.find("e5");

inline void put(State& s, int p, Cell c) {
  const u64 at = 1ull << p;
  s.cells[p] = c;
  s.pieces[0] &= ~at, s.pieces[1] &= ~at, s.gipfs &= ~at, s.stays &= ~at, s.loaded[0] &= ~at, s.loaded[1] &= ~at;
  if (c.base == EMPTY) return;
  s.pieces[topOf(c)] |= at;
  if (isGipf(c) && !c.above) s.gipfs |= at, s.stays |= at;
  if (isLoaded(c)) s.stays |= at, s.loaded[c.owner] |= at;
}
inline u64 occupied(const State& s) { return s.pieces[0] | s.pieces[1]; }

inline bool hasRow(u64 pieces) {
  if (__builtin_popcountll(pieces) < gipf::ROW_LENGTH) return false;
  for (int l = 0; l < LINES; l++)
    if (gipf::isRow(pieces, l)) return true;
  return false;
}
inline bool canEnter(u64 all) {
  return (all & ((1ull << POINTS) - 1)) != (1ull << POINTS) - 1;  // every point is on a line
}

inline bool mayEnter(const State& s, int kind) {
  const Right right = s.right[s.turn];
  return s.reserve[s.turn] >= 1 && (right == ANY || right == LOADED) && s.stock[s.turn][kind] > 0 && !(s.deniedEntries >> kind & 1);
}
inline bool maySingle(const State& s) { return s.reserve[s.turn] >= 1 && s.right[s.turn] != GIPF; }
inline bool mayGipf(const State& s) { return s.reserve[s.turn] >= 2 && (s.right[s.turn] == GIPF || s.right[s.turn] == ANY); }

// Calls `found(from, to, kind of action)` for every use (P5 to P7, P9) until it returns true; whether it did.
template <class F>
bool eachUse(const State& s, F found) {
  auto& b = tables.board;
  const u64 all = occupied(s);
  for (u64 rest = s.loaded[s.turn] & ~s.denied; rest; rest &= rest - 1) {
    const int from = __builtin_ctzll(rest), kind = s.cells[from].kind;
    for (int d = 0; d < 6 && kind != TAMSK; d++) {
      const uint8_t* way = b.ray[from][d];
      const int length = b.length[from][d];
      if (!length) continue;
      if (kind == ZERTZ) {
        int gap = 0;
        while (gap < length && all >> way[gap] & 1) gap++;
        if (gap > 0 && gap < length && found(from, way[gap], Action::USE)) return true;
      } else if (kind == YINSH) {
        for (int i = 0; i < length && !(all >> way[i] & 1); i++)
          if (found(from, way[i], Action::USE)) return true;
      } else {
        const Cell c = s.cells[way[0]];
        const bool onBasic = kind == DVONN && c == bare(BASIC, s.turn ^ 1);
        if ((onBasic || mayBeTopped(c, kind, s.turn)) && found(from, way[0], Action::USE)) return true;
        if (kind == PUNCT && isGipf(c) && c.owner != s.turn) {
          if (found(from, way[0], Action::USE_NEUTRALISE)) return true;
          if (s.reserve[s.turn] > 0 && found(from, way[0], Action::USE_CONVERT)) return true;
        }
      }
    }
  }
  return false;
}
inline bool canUse(const State& s) {
  return eachUse(s, [](int, int, int) { return true; });
}
inline bool canMove(const State& s) {  // P10, P11
  bool entrant = maySingle(s) || mayGipf(s);
  for (int k = 0; k < KINDS && !entrant; k++) entrant = mayEnter(s, k);
  return (entrant && canEnter(occupied(s))) || canUse(s);
}

constexpr int MAX_STEPS = 2048;

inline int runOf(const State& s, int side, int line) {
  gipf::State seen;
  seen.pieces[0] = s.pieces[0];
  seen.pieces[1] = s.pieces[1];
  return gipf::runOf(seen, side, line);
}

// At most `cap` steps, in a fixed order, uses first; denials only where asked for.
inline int steps(const State& s, Action* out, int cap, bool withDenials = false) {
  int n = 0;
  auto add = [&](int index, int gone, int kept, int kind) {
    const Action a{(uint8_t)index, (uint8_t)gone, (uint8_t)kept, (uint8_t)kind};
    if (n < cap) out[n++] = a;
    if (withDenials && isAtStake(s, a) && n < cap) out[n++] = {a.index, a.gone, a.kept, uint8_t(kind + Action::DENIED)};
  };
  const u64 all = occupied(s);
  if (s.phase == PUSH) {
    eachUse(s, [&](int from, int to, int kind) {
      add(from, to, s.cells[from].kind, kind);
      return false;
    });
    const bool single = maySingle(s), gipfPiece = mayGipf(s);
    bool enters[KINDS], any = single || gipfPiece;
    for (int k = 0; k < KINDS; k++) any |= enters[k] = mayEnter(s, k);
    for (int e = 0; any && e < ENTRIES; e++) {
      if (!(tables.entries[e].mask & ~all)) continue;  // G7
      if (single) add(e, 0, 0, Action::PUSH_SINGLE);
      if (gipfPiece) add(e, 0, 0, Action::PUSH_GIPF);
      for (int k = 0; k < KINDS; k++)
        if (enters[k]) add(e, 0, k, Action::PUSH_LOADED);
    }
  } else if (s.phase == EXTRA) {
    add(0, 0, 0, Action::FORGO);
    for (int e = 0; e < ENTRIES; e++)
      if (tables.entries[e].mask & ~all) add(e, 0, TAMSK, Action::EXTRA);
  } else if (s.phase == ROW) {
    for (int l = 0; l < LINES; l++) {
      if (!gipf::isRow(s.pieces[s.turn], l)) continue;
      const int run = runOf(s, s.turn, l), free = gipf::alongLine(s.stays, l) & run;
      int kept = 0;
      do {
        if (run & ~kept) add(l, run & ~kept, kept, Action::TAKE);  // P3: at least one has to go
        kept = (kept - free) & free;
      } while (kept);
    }
  }
  return n;
}

inline bool lacksGipf(const State& s, int side) {  // G17
  return s.variant != gipf::BASIC && s.right[side] != GIPF && !(s.pieces[side] & s.gipfs);
}
inline bool isDecided(const State& s) { return lacksGipf(s, 0) || lacksGipf(s, 1); }
inline int winner(const State& s) { return lacksGipf(s, s.turn ^ 1) ? s.turn : s.turn ^ 1; }

inline void due(State& s) { s.phase = canMove(s) ? PUSH : OVER; }
inline bool earnsExtra(const State& s) {  // P8
  const Cell c = s.cells[MIDDLE];
  return isLoaded(c) && c.kind == TAMSK && c.owner == s.turn;
}
inline void settle(State& s) {  // G10
  for (int side : {int(s.mover), s.mover ^ 1})
    if (hasRow(s.pieces[side])) {
      s.turn = side;
      s.phase = ROW;
      return;
    }
  s.mover ^= 1;
  s.turn = s.mover;
  if (!earnsExtra(s)) return due(s);
  s.phase = EXTRA;
  s.extra = FIRST;
}
inline void moved(State& s) {
  if (isDecided(s)) {
    s.phase = OVER;
    return;
  }
  s.extra = NONE;
  s.denied = 0;
  s.deniedEntries = 0;
  if (!earnsExtra(s)) return settle(s);
  s.phase = EXTRA;
  s.extra = THEN;
}
inline void afterExtra(State& s) {
  if (earnsExtra(s)) return;
  if (s.extra == THEN) {
    s.extra = NONE;
    return settle(s);
  }
  s.extra = hasRow(s.pieces[0]) || hasRow(s.pieces[1]) ? MADE : NONE;
  due(s);
}

inline void pushIn(State& s, int entry, Cell c) {
  const Path& path = tables.entries[entry];
  int i = 0;
  while (s.cells[path.points[i]].base != EMPTY) i++;
  for (; i > 0; i--) put(s, path.points[i], s.cells[path.points[i - 1]]);
  put(s, path.points[0], c);
}

inline void push(State& s, Action a) {
  const int side = s.turn;
  int8_t* stock = s.stock[side];
  if (a.kind == Action::PUSH_GIPF) {
    pushIn(s, a.index, bare(GIPF_PIECE, side));
    s.reserve[side] -= 2;
    s.right[side] = ANY;
    return;
  }
  s.reserve[side]--;
  if (a.kind == Action::PUSH_SINGLE) {  // P2
    pushIn(s, a.index, bare(BASIC, side));
    for (int k = 0; k < KINDS; k++) stock[k] = 0;
  } else {
    pushIn(s, a.index, loadedPiece(a.kept, side));
    stock[a.kept]--;
  }
  s.right[side] = SINGLE;
  for (int k = 0; k < KINDS; k++)
    if (stock[k]) s.right[side] = LOADED;
}

inline void use(State& s, Action a) {
  const int side = s.turn;
  const Cell there = s.cells[a.gone];
  put(s, a.index, bare(BASIC, side));
  if (a.kind == Action::USE_CONVERT) {
    put(s, a.gone, bare(CONVERTED, side));
    s.reserve[side]--;
  } else if (a.kind == Action::USE_NEUTRALISE) {
    put(s, a.gone, covered(bare(BASIC, there.owner), PUNCT, side));
  } else {
    put(s, a.gone, there.base == EMPTY ? bare(USED, side, a.kept) : covered(there, a.kept, side));
  }
}

inline void takeRow(State& s, Action a) {
  int back = 0;
  for (int i = 0; a.gone >> i; i++) {
    if (!(a.gone >> i & 1)) continue;
    const int p = tables.lines[a.index].points[i];
    const Cell left = leftBehind(s.cells[p]);
    back += basicsIn(s.cells[p], s.turn) - basicsIn(left, s.turn);
    put(s, p, left);
  }
  s.reserve[s.turn] += back;
}

inline void play(State& s, Action a) {
  switch (a.kind) {
    case Action::PUSH_SINGLE:
    case Action::PUSH_GIPF:
    case Action::PUSH_LOADED:
      push(s, a);
      return moved(s);
    case Action::USE:
    case Action::USE_NEUTRALISE:
    case Action::USE_CONVERT:
      use(s, a);
      return moved(s);
    case Action::TAKE:
      takeRow(s, a);
      if (!isDecided(s)) return settle(s);
      s.phase = OVER;
      return;
    case Action::EXTRA:
      put(s, MIDDLE, bare(BASIC, s.turn));
      pushIn(s, a.index, bare(USED, s.turn, TAMSK));
      return afterExtra(s);
    case Action::FORGO:
    case Action::EXTRA + Action::DENIED:
      put(s, MIDDLE, bare(BASIC, s.turn));
      return afterExtra(s);
    case Action::PUSH_LOADED + Action::DENIED:
      s.deniedEntries |= 1 << a.kept;
      return due(s);
    default:  // a use that was denied
      s.denied |= 1ull << a.index;
      return due(s);
  }
}

// What is agreed on (P1).
struct Setup {
  gipf::Variant variant = gipf::STANDARD;
  int8_t handicap[2]{}, pieces[2]{18, 18}, potentials[2][KINDS]{};
  Form forms[KINDS]{};
  int8_t challenges = 1;
};

inline Stake stakeOf(Form form) { return form == UNLINKED ? FREE : form == ACQUIRE ? ENTRY : USE; }

inline State start(const Setup& setup) {
  State s;
  const gipf::State plain = gipf::start(setup.variant, setup.handicap[0], setup.handicap[1]);
  s.variant = setup.variant;
  const int usual = setup.variant == gipf::BASIC ? 15 : 18;
  for (int side = 0; side < 2; side++) {
    for (u64 rest = plain.pieces[side]; rest; rest &= rest - 1)
      put(s, __builtin_ctzll(rest), bare(setup.variant == gipf::STANDARD ? GIPF_PIECE : BASIC, side));
    s.reserve[side] = plain.reserve[side] + setup.pieces[side] - usual;
    s.right[side] = setup.variant == gipf::TOURNAMENT ? GIPF : SINGLE;
    for (int k = 0; k < KINDS; k++) {
      s.potentials[side][k] = s.stock[side][k] = setup.potentials[side][k];
      if (s.stock[side][k] && setup.variant != gipf::TOURNAMENT) s.right[side] = LOADED;
    }
    s.total[side] = setup.pieces[side];
    s.handicap[side] = setup.handicap[side];
    s.challenges[side] = setup.challenges;
  }
  for (int k = 0; k < KINDS; k++) {
    s.forms[k] = setup.forms[k];
    s.stakes[k] = setup.potentials[0][k] + setup.potentials[1][k] ? stakeOf(setup.forms[k]) : FREE;
  }
  return s;
}

}  // namespace project
