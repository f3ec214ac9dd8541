// What the net and the search see of GIPF: planes, policy cells, symmetries, variants, texts.
#pragma once
#include "gipf_threats.h"
#include <cstring>

struct Gipf {
  using State = gipf::State;
  using Action = gipf::Action;
  static constexpr const char* NAME = "gipf";
  static constexpr int POINTS = gipf::POINTS, POLICY_PLANES = 16, WORDS = 1, PIECE_PLANES = 16;
  enum Plane { PUSH_SINGLE = 0, PUSH_GIPF = 6, LINE = 12, STAYS = 15 };
  static constexpr int MAX_KEPT_CELLS = 3, CELLS_PER_ACTION = 1 + MAX_KEPT_CELLS;
  static constexpr int MAX_ACTIONS = 96;  // pushes are at most 84; of more settlements than this the last are left out
  static constexpr int MAX_STEPS = gipf::MAX_STEPS;
  static constexpr uint16_t NO_CELL = POINTS * POLICY_PLANES;
  static constexpr int VARIANTS = 3;
  static constexpr const char* VARIANT_NAMES[VARIANTS] = {"basic", "standard", "tournament"};

  static auto& board() { return gipf::tables.board; }
  static State start(int variant, int whiteExtra, int blackExtra) {
    return gipf::start(gipf::Variant(variant), whiteExtra, blackExtra);
  }
  // mix: shares of basic and standard games (the rest are tournaments), and of basic games with a handicap.
  static State randomStart(Rng& rng, const float* mix) {
    const float x = rng.uniform();
    const int variant = x < mix[0] ? gipf::BASIC : x < mix[0] + mix[1] ? gipf::STANDARD : gipf::TOURNAMENT;
    int extra[2] = {0, 0};
    if (variant == gipf::BASIC && rng.uniform() < mix[2]) extra[rng.below(2)] = 1 + rng.below(3);
    return start(variant, extra[0], extra[1]);
  }
  static int variant(const State& s) { return s.variant; }
  static int steps(const State& s, Action* out, int cap) { return gipf::steps(s, out, cap); }
  static void play(State& s, Action a) { gipf::play(s, a); }
  static bool isOver(const State& s) { return s.phase == gipf::OVER; }
  static int winner(const State& s) { return s.winner; }
  static int left(const State& s, int side) {  // pieces not captured
    return s.reserve[side] + __builtin_popcountll(s.pieces[side]) + __builtin_popcountll(s.pieces[side] & s.gipfs);
  }
  static float difference(const State& s, int side) { return (left(s, side) - left(s, side ^ 1)) / 18.0f; }

  static void encode(const State& s, u64* bits, uint8_t* global) {
    const int own = s.turn, other = own ^ 1;
    bits[0] = s.pieces[own] & ~s.gipfs;
    bits[1] = s.pieces[other] & ~s.gipfs;
    bits[2] = s.pieces[own] & s.gipfs;
    bits[3] = s.pieces[other] & s.gipfs;
    const gipf::Rows rows[2] = {gipf::rowsOf(s.pieces[0]), gipf::rowsOf(s.pieces[1])};
    for (int side : {own, other}) {
      const gipf::Threats t = gipf::threatsOf(s, side, rows);
      const u64 planes[6] = {t.rowAt, t.captureAt, t.rowVia, t.captured, t.takenBack, t.givesAt};
      memcpy(bits + (side == own ? 4 : 10), planes, sizeof planes);
    }
    const uint8_t values[11] = {s.phase == gipf::ROW, s.turn == s.mover, (uint8_t)s.reserve[own], (uint8_t)s.reserve[other],
                                s.reserve[own] <= 2, s.reserve[other] <= 2, s.variant != gipf::BASIC,
                                s.right[own] == gipf::ANY, s.right[own] == gipf::GIPF,
                                s.right[other] == gipf::ANY, s.right[other] == gipf::GIPF};
    memcpy(global, values, sizeof values);
  }

  static void cells(Action a, uint16_t* out) {
    for (int i = 0; i < CELLS_PER_ACTION; i++) out[i] = NO_CELL;
    if (a.kind != Action::TAKE) {
      const gipf::Path& path = gipf::tables.entries[a.index];
      out[0] = path.points[0] * POLICY_PLANES + (a.kind == Action::PUSH_GIPF ? PUSH_GIPF : PUSH_SINGLE) + path.direction;
      return;
    }
    const gipf::Path& line = gipf::tables.lines[a.index];
    out[0] = line.points[0] * POLICY_PLANES + LINE + line.direction;
    for (int i = 0, n = 0; i < line.length && n < MAX_KEPT_CELLS; i++)
      if (a.kept >> i & 1) out[++n] = line.points[i] * POLICY_PLANES + STAYS;
  }
  // The first three that stay are other ones after a turn of the board.
  static bool cellsTurn(Action a) { return __builtin_popcount(a.kept) <= MAX_KEPT_CELLS; }

  static uint16_t turnedCell(int k, int cell) {
    auto& b = board();
    const int p = cell / POLICY_PLANES, plane = cell % POLICY_PLANES, to = b.turned[k][p] * POLICY_PLANES;
    if (plane == STAYS) return to + STAYS;
    if (plane < LINE) return to + plane / 6 * 6 + b.direction[k][plane % 6];
    const int d = plane - LINE, e = b.direction[k][d];
    if (e < 3) return to + LINE + e;
    const int far = b.length[p][d] ? b.ray[p][d][b.length[p][d] - 1] : p;  // the line's end is its beginning now
    return b.turned[k][far] * POLICY_PLANES + LINE + e - 3;
  }
  static Action turned(int k, Action a) {
    auto& b = board();
    auto& t = gipf::tables;
    if (a.kind != Action::TAKE) {
      const gipf::Path& path = t.entries[a.index];
      a.index = t.entryAt[b.turned[k][path.points[0]]][b.direction[k][path.direction]];
      return a;
    }
    const gipf::Path& line = t.lines[a.index];
    const int index = t.lineAt[b.turned[k][line.points[0]]][b.direction[k][line.direction] % 3];
    const u64 gone = turnedSet(k, gipf::onBoard(a.gone, a.index)), kept = turnedSet(k, gipf::onBoard(a.kept, a.index));
    return {(uint8_t)index, (uint8_t)gipf::alongLine(gone, index), (uint8_t)gipf::alongLine(kept, index), Action::TAKE};
  }
  static u64 turnedSet(int k, u64 set) {
    u64 image = 0;
    for (; set; set &= set - 1) image |= 1ull << board().turned[k][__builtin_ctzll(set)];
    return image;
  }
  static State turned(int k, const State& s) {
    State t = s;
    for (u64* set : {&t.pieces[0], &t.pieces[1], &t.gipfs}) *set = turnedSet(k, *set);
    t.settled = 0;
    for (int l = 0; l < gipf::LINES; l++)
      if (s.settled >> l & 1) t.settled |= 1u << turned(k, Action{(uint8_t)l, 0, 0, Action::TAKE}).index;
    return t;
  }

  static std::string text(Action a) {
    auto& t = gipf::tables;
    auto name = [&](int p) { return t.board.spots[p].name; };
    if (a.kind != Action::TAKE)
      return (a.kind == Action::PUSH_GIPF ? "G" : "") + t.dots[a.index] + "-" + name(t.entries[a.index].points[0]);
    std::string gone, kept;
    for (int i = 0; i < t.lines[a.index].length; i++)
      for (auto [bits, list] : {std::pair{a.gone, &gone}, std::pair{a.kept, &kept}})
        if (bits >> i & 1) *list += (list->empty() ? "" : ",") + name(t.lines[a.index].points[i]);
    return "x" + gone + (kept.empty() ? "" : "(" + kept + ")");
  }
  static char piece(const State& s, int p) {
    for (int side = 0; side < 2; side++)
      if (s.pieces[side] >> p & 1) return s.gipfs >> p & 1 ? "WB"[side] : "wb"[side];
    return 0;
  }
  static std::string details(const State& s) {
    static const char *phases[] = {"push", "row", "over"}, *sides[] = {"white", "black"}, *rights[] = {"single", "any", "gipf"};
    auto pair = [](std::string white, std::string black) { return white + "-" + black; };
    auto numbers = [&](const int8_t* n) { return pair(std::to_string(n[0]), std::to_string(n[1])); };
    std::string standing;
    for (int l = 0; l < gipf::LINES; l++) {
      if (!(s.settled >> l & 1) || !(gipf::isRow(s.pieces[0], l) || gipf::isRow(s.pieces[1], l))) continue;
      const gipf::Path& line = gipf::tables.lines[l];
      standing += (standing.empty() ? "" : ",") + pair(board().spots[line.points[0]].name, board().spots[line.points[line.length - 1]].name);
    }
    return "handicap=" + numbers(s.handicap) + " act=" + sides[s.turn] + " phase=" + phases[s.phase] + " mover=" + sides[s.mover] +
           " reserve=" + numbers(s.reserve) + " entry=" + pair(rights[s.right[0]], rights[s.right[1]]) +
           " settled=" + (standing.empty() ? "none" : standing);
  }
};
