// GIPF on bit sets of 37 points: steps, play, result (rules G1 to G18, without potentials).
#pragma once
#include "basics.h"
#include "hex.h"
#include <algorithm>
#include <cstdlib>

namespace gipf {

constexpr int POINTS = 37, LINES = 21, ENTRIES = 42, ROW_LENGTH = 4;
using Board = Hex<POINTS, 6>;

enum Variant : uint8_t { BASIC, STANDARD, TOURNAMENT };
enum Phase : uint8_t { PUSH, ROW, OVER };
enum Right : uint8_t { SINGLE, ANY, GIPF };  // what a side may bring in (G5)

struct State {
  u64 pieces[2]{}, gipfs = 0;  // `gipfs` are the points with a GIPF-piece of either colour
  uint32_t settled = 0;        // lines settled since the last push (G14)
  int8_t reserve[2]{}, handicap[2]{}, winner = -1;
  uint8_t turn = 0, mover = 0;
  Right right[2]{SINGLE, SINGLE};
  Variant variant = BASIC;
  Phase phase = PUSH;
};

// A push names its entry. A row names its line and, as bits along that line, what goes and what stays.
struct Action {
  uint8_t index, gone, kept;
  enum Kind : uint8_t { PUSH_SINGLE, PUSH_GIPF, TAKE } kind;
  bool operator==(const Action& o) const { return index == o.index && gone == o.gone && kept == o.kept && kind == o.kind; }
};

inline std::vector<Spot> shape() {
  std::vector<Spot> spots;
  for (int q = -3; q <= 3; q++)
    for (int r = -3; r <= 3; r++)
      if (abs(q - r) <= 3)  // right of the middle the numbers fall back by one a column
        spots.push_back({q, r, std::string(1, char('e' + q)) + std::to_string(r + 5 - std::max(q, 0))});
  return spots;
}

struct Path {
  uint8_t points[7], length, direction;
  u64 mask;
};

struct Tables {
  Board board{shape()};
  Path lines[LINES], entries[ENTRIES];
  std::string dots[ENTRIES];
  std::vector<u64> fours[LINES];
  int lineAt[POINTS][3], entryAt[POINTS][6];
  uint32_t linesThrough[POINTS]{};  // as bits

  Tables() {
    int nLines = 0, nEntries = 0;
    for (int d = 0; d < 6; d++)
      for (int p = 0; p < POINTS; p++) {
        entryAt[p][d] = -1;
        if (board.length[p][(d + 3) % 6]) continue;  // a path begins at the edge
        Path path = follow(p, d);
        entryAt[p][d] = nEntries;
        dots[nEntries] = dotBefore(p, d);
        entries[nEntries++] = path;
        if (d < 3) lines[nLines++] = path;
      }
    for (int l = 0; l < LINES; l++) {
      for (int i = 0; i < lines[l].length; i++) {
        lineAt[lines[l].points[i]][lines[l].direction] = l;
        linesThrough[lines[l].points[i]] |= 1u << l;
      }
      for (int i = 0; i + ROW_LENGTH <= lines[l].length; i++) {
        u64 four = 0;
        for (int j = 0; j < ROW_LENGTH; j++) four |= 1ull << lines[l].points[i + j];
        fours[l].push_back(four);
      }
    }
  }
  Path follow(int p, int d) const {
    Path path{{(uint8_t)p}, 1, (uint8_t)d, 1ull << p};
    for (int k = 0; k < board.length[p][d]; k++) {
      path.points[path.length++] = board.ray[p][d][k];
      path.mask |= 1ull << board.ray[p][d][k];
    }
    return path;
  }
  std::string dotBefore(int p, int d) const {
    int q = board.spots[p].q - DIRECTIONS[d][0], r = board.spots[p].r - DIRECTIONS[d][1];
    return std::string(1, char('e' + q)) + std::to_string(r + 5 - std::max(q, 0));
  }
};
inline const Tables tables;

inline u64 occupied(const State& s) { return s.pieces[0] | s.pieces[1]; }

inline bool isRow(u64 pieces, int line) {
  if (__builtin_popcountll(pieces & tables.lines[line].mask) < ROW_LENGTH) return false;
  for (u64 four : tables.fours[line])
    if ((pieces & four) == four) return true;
  return false;
}
inline bool isDue(const State& s, int side, int line) { return !(s.settled >> line & 1) && isRow(s.pieces[side], line); }
inline bool hasDueRow(const State& s, int side) {
  if (__builtin_popcountll(s.pieces[side]) < ROW_LENGTH) return false;
  for (int l = 0; l < LINES; l++)
    if (isDue(s, side, l)) return true;
  return false;
}

// Bits along the line of all that stands without a gap around the row of `side` (G8).
inline int runOf(const State& s, int side, int line) {
  const Path& path = tables.lines[line];
  const u64 all = occupied(s);
  int low = 0;
  for (u64 four : tables.fours[line]) {
    if ((s.pieces[side] & four) == four) break;
    low++;
  }
  int high = low + ROW_LENGTH - 1;
  while (low > 0 && (all >> path.points[low - 1] & 1)) low--;
  while (high + 1 < path.length && (all >> path.points[high + 1] & 1)) high++;
  return (2 << high) - (1 << low);
}

inline int alongLine(u64 set, int line) {
  const Path& path = tables.lines[line];
  int bits = 0;
  for (int i = 0; i < path.length; i++) bits |= int(set >> path.points[i] & 1) << i;
  return bits;
}
inline u64 onBoard(int bits, int line) {
  u64 set = 0;
  for (int i = 0; bits >> i; i++)
    if (bits >> i & 1) set |= 1ull << tables.lines[line].points[i];
  return set;
}

constexpr int MAX_STEPS = 1024;  // several lines with all subsets of up to seven GIPF-pieces

// At most `cap` steps, in a fixed order.
inline int steps(const State& s, Action* out, int cap) {
  int n = 0;
  if (s.phase == PUSH) {
    const Right right = s.right[s.turn];
    for (int e = 0; e < ENTRIES; e++) {
      if (!(tables.entries[e].mask & ~occupied(s))) continue;  // G7
      if (right != GIPF && n < cap) out[n++] = {(uint8_t)e, 0, 0, Action::PUSH_SINGLE};
      if (right != SINGLE && s.reserve[s.turn] >= 2 && n < cap) out[n++] = {(uint8_t)e, 0, 0, Action::PUSH_GIPF};
    }
  } else if (s.phase == ROW) {
    for (int l = 0; l < LINES; l++) {
      if (!isDue(s, s.turn, l)) continue;
      const int run = runOf(s, s.turn, l), free = alongLine(s.gipfs, l) & run;
      int kept = 0;
      do {  // every subset of the GIPF-pieces may stay (G12)
        if (n < cap) out[n++] = {(uint8_t)l, uint8_t(run & ~kept), (uint8_t)kept, Action::TAKE};
        kept = (kept - free) & free;
      } while (kept);
    }
  }
  return n;
}

inline void end(State& s, int winner) {
  s.phase = OVER;
  s.winner = winner;
}

// G10: the mover's rows, then the other side's, then the other side pushes.
inline void settle(State& s) {
  for (int side : {int(s.mover), s.mover ^ 1})
    if (hasDueRow(s, side)) {
      s.turn = side;
      s.phase = ROW;
      return;
    }
  s.mover ^= 1;
  s.turn = s.mover;
  s.phase = PUSH;
  s.settled = 0;
  if (s.reserve[s.turn] == 0) end(s, s.turn ^ 1);  // G16
}

inline void push(State& s, const Action& a) {
  const Path& path = tables.entries[a.index];
  const u64 all = occupied(s), first = 1ull << path.points[0];
  int gap = 0;
  while (all >> path.points[gap] & 1) gap++;
  for (int i = gap; i > 0; i--) {
    const u64 from = 1ull << path.points[i - 1], both = from | 1ull << path.points[i];
    s.pieces[s.pieces[0] & from ? 0 : 1] ^= both;
    if (s.gipfs & from) s.gipfs ^= both;
  }
  s.pieces[s.turn] |= first;
  if (a.kind == Action::PUSH_GIPF) s.gipfs |= first;
  s.reserve[s.turn] -= a.kind == Action::PUSH_GIPF ? 2 : 1;
  s.right[s.turn] = a.kind == Action::PUSH_GIPF ? ANY : SINGLE;
  s.settled = 0;
}

inline bool lacksGipf(const State& s, int side) { return s.right[side] != GIPF && !(s.pieces[side] & s.gipfs); }

inline void play(State& s, const Action& a) {
  if (a.kind == Action::TAKE) {
    const u64 gone = onBoard(a.gone, a.index), own = gone & s.pieces[s.turn];
    s.reserve[s.turn] += __builtin_popcountll(own) + __builtin_popcountll(own & s.gipfs);  // G9, G15
    s.pieces[0] &= ~gone;
    s.pieces[1] &= ~gone;
    s.gipfs &= ~gone;
    s.settled |= 1u << a.index;
    if (s.variant != BASIC) {  // G17: both at once is won by the side that took the row
      if (lacksGipf(s, s.turn ^ 1)) return end(s, s.turn);
      if (lacksGipf(s, s.turn)) return end(s, s.turn ^ 1);
    }
  } else {
    push(s, a);
  }
  settle(s);
}

inline State start(Variant variant, int whiteExtra, int blackExtra) {
  State s;
  s.variant = variant;
  if (variant == TOURNAMENT) {
    s.right[0] = s.right[1] = GIPF;
  } else {
    const char* setup[2][3] = {{"b5", "e2", "h5"}, {"b2", "e8", "h2"}};
    for (int side = 0; side < 2; side++)
      for (const char* name : setup[side]) s.pieces[side] |= 1ull << tables.board.find(name);
    if (variant == STANDARD) s.gipfs = occupied(s);
  }
  s.handicap[0] = whiteExtra;
  s.handicap[1] = blackExtra;
  for (int side = 0; side < 2; side++) s.reserve[side] = (variant == TOURNAMENT ? 18 : 12) + s.handicap[side];
  return s;
}

}  // namespace gipf
