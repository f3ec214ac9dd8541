// What the net and the search see of GIPF with potentials: planes, policy cells, symmetries, set-ups, texts.
#pragma once
#include "gipf_net.h"
#include "gipf_project.h"

struct GipfProject {
  using State = project::State;
  using Action = project::Action;
  static constexpr const char* NAME = "gipf";
  static constexpr int POINTS = project::POINTS, POLICY_PLANES = 56, WORDS = 1, PIECE_PLANES = 24;
  // The first sixteen are those of Gipf. A loaded push reads its direction and its kind; a use what leaves, where to, and what arrives.
  enum Plane {
    PUSH_SINGLE = 0, PUSH_GIPF = 6, LINE = 12, STAYS = 15, LOADED_WAY = 16, LOADED_KIND = 22, EXTRA_WAY = 27, FORGO = 33,
    FROM_WAY = 34, FROM_KIND = 40, TO_KIND = 44, TO_WAY = 50
  };
  static constexpr int MAX_KEPT_CELLS = 4, CELLS_PER_ACTION = 1 + MAX_KEPT_CELLS;
  static constexpr int MAX_ACTIONS = 320;  // of more the last pushes are left out
  static constexpr int MAX_STEPS = project::MAX_STEPS;
  static constexpr uint16_t NO_CELL = POINTS * POLICY_PLANES;
  enum SetupName { FREE, SIX, ULTIMATE, EXAMPLE, EVENING, ANY_SETUP, PLAIN };
  static constexpr int VARIANTS = 7, PRESETS = 5;
  static constexpr const char* VARIANT_NAMES[VARIANTS] = {"free", "six", "ultimate", "example", "evening", "any", "plain"};

  static auto& board() { return gipf::tables.board; }

  // ---- set-ups

  // The presets of the form; PLAIN has no potentials.
  static project::Setup preset(int name) {
    using namespace project;
    static const int counts[VARIANTS][KINDS] = {{3, 3}, {0, 6}, {3, 3, 3, 3, 3}, {6}, {3, 3, 3, 3, 3}, {}, {}};
    static const Form forms[VARIANTS][KINDS] = {
        {}, {UNLINKED, CHALLENGE}, {CHALLENGE, CHALLENGE, CHALLENGE, CHALLENGE, CHALLENGE}, {ALWAYS},
        {ALWAYS, CHALLENGE, ACQUIRE, CHALLENGE, UNLINKED}, {}, {}};
    Setup setup;
    for (int k = 0; k < KINDS; k++) {
      setup.potentials[0][k] = setup.potentials[1][k] = counts[name][k];
      setup.forms[k] = forms[name][k];
    }
    setup.challenges = name == EVENING ? 2 : 1;
    return setup;
  }
  // Anything from the menu of P1 and P11.
  static project::Setup anySetup(Rng& rng) {
    using namespace project;
    Setup setup;
    const float x = rng.uniform();
    setup.variant = x < 0.2f ? gipf::BASIC : x < 0.65f ? gipf::STANDARD : gipf::TOURNAMENT;
    someKinds(rng, setup.potentials[0]);
    const float y = rng.uniform();
    if (y < 0.6f) std::copy(setup.potentials[0], setup.potentials[0] + KINDS, setup.potentials[1]);
    else if (y < 0.88f) someKinds(rng, setup.potentials[1]);
    if (rng.below(2)) std::swap(setup.potentials[0], setup.potentials[1]);
    const int usual = setup.variant == gipf::BASIC ? 15 : 18;
    setup.pieces[0] = setup.pieces[1] = rng.uniform() < 0.6f ? usual : 12 + rng.below(13);
    if (rng.uniform() < 0.15f) setup.pieces[1] = std::clamp(setup.pieces[0] + rng.below(7) - 3, 12, 24);
    if (rng.uniform() < 0.15f) setup.handicap[rng.below(2)] = 1 + rng.below(3);
    const float z = rng.uniform();
    const Form one = Form(1 + rng.below(3));
    for (int k = 0; k < KINDS; k++) setup.forms[k] = z < 0.35f ? UNLINKED : z < 0.7f ? one : Form(rng.below(4));
    setup.challenges = 1 + rng.below(3);
    return setup;
  }
  static void someKinds(Rng& rng, int8_t* counts) {
    const int wanted = 1 + rng.below(31);
    const bool many = rng.below(2);
    for (int k = 0; k < project::KINDS; k++) counts[k] = wanted >> k & 1 ? 1 + rng.below(many ? 6 : 3) : 0;
  }
  static State begun(const project::Setup& setup, int name) {
    State s = project::start(setup);
    s.setup = name;
    return s;
  }
  static State start(int name, int, int) { return begun(preset(name), name); }
  static State sampleStart(Rng& rng, int name) { return name < PRESETS ? start(name, 0, 0) : begun(anySetup(rng), ANY_SETUP); }
  // mix: shares of presets and of games without potentials; the rest is drawn from the whole menu.
  static State randomStart(Rng& rng, const float* mix) {
    const float x = rng.uniform();
    if (x < mix[0]) return start(rng.below(PRESETS), 0, 0);
    if (x < mix[0] + mix[1]) {
      project::Setup setup = preset(PLAIN);
      setup.variant = gipf::Variant(rng.below(3));
      if (setup.variant == gipf::BASIC) setup.pieces[0] = setup.pieces[1] = 15;
      return begun(setup, PLAIN);
    }
    return begun(anySetup(rng), ANY_SETUP);
  }

  // ---- play

  static int variant(const State& s) { return s.setup; }
  static int steps(const State& s, Action* out, int cap) { return project::steps(s, out, cap); }
  static int allSteps(const State& s, Action* out, int cap) { return project::steps(s, out, cap, true); }
  static void play(State& s, Action a) { project::play(s, a); }
  static bool isOver(const State& s) { return s.phase == project::OVER; }
  static int winner(const State& s) { return project::winner(s); }
  static int left(const State& s, int side) {  // basic pieces not captured
    int n = s.reserve[side];
    for (int p = 0; p < POINTS; p++) n += project::basicsIn(s.cells[p], side);
    return n;
  }
  static float difference(const State& s, int side) { return (left(s, side) - left(s, side ^ 1)) / 18.0f; }

  // The search does not know the form: what it expects of a step that may be denied is the same for all of them.
  static constexpr float USE_ODDS = 0.75f, ENTRY_ODDS = 0.5f;
  static float odds(const State& s, Action a) {
    return !project::isAtStake(s, a) ? 1 : a.kind == Action::PUSH_LOADED ? ENTRY_ODDS : USE_ODDS;
  }
  // A lot instead of the linked game. `worth`: what the result loses if the step is denied, for the side that announces it. A challenge is
  // made if it is worth it, at the last one a little more, and now and then by chance.
  static bool isDenied(State& s, Action a, float worth, Rng& rng) {
    const project::Form form = s.forms[a.kept];
    if (form == project::CHALLENGE) {
      int8_t& mine = s.challenges[s.turn ^ 1];
      const float x = rng.uniform();
      const bool asks = x < 0.1f || (x < 0.9f && worth > (mine == 1 ? 0.04f : 0.01f));
      if (mine == 0 || !asks) return false;
      mine--;
    }
    return rng.below(2);
  }
  static Action denial(Action a) { return {a.index, a.gone, a.kept, uint8_t(a.kind + Action::DENIED)}; }

  // ---- planes

  static void encode(const State& s, u64* bits, uint8_t* global) {
    using namespace project;
    const int own = s.turn, other = own ^ 1;
    const u64 singles = ~s.gipfs;
    memset(bits, 0, PIECE_PLANES * sizeof(u64));
    bits[0] = s.pieces[own] & singles;
    bits[1] = s.pieces[other] & singles;
    bits[2] = s.pieces[own] & s.gipfs;
    bits[3] = s.pieces[other] & s.gipfs;
    for (u64 rest = occupied(s); rest; rest &= rest - 1) {
      const int p = __builtin_ctzll(rest);
      const u64 at = 1ull << p;
      const Cell c = s.cells[p];
      if (c.base == USED) bits[14] |= at;
      if (c.base == CONVERTED) bits[15] |= at;
      if (!c.above) continue;
      if (isLoaded(c)) {
        bits[4 + (c.owner == own ? 0 : KINDS) + c.kind] |= at;
        continue;
      }
      bits[c.kind == DVONN ? 16 : 17] |= at;
      const Cell beneath = uncovered(c);
      bits[topOf(beneath) == own ? 18 : 19] |= at;
      if (isLoaded(beneath)) bits[20] |= at;
      if (c.above > 1) bits[21] |= at;
    }
    bits[22] = s.denied;
    bits[23] = 1ull << MIDDLE;
    const uint8_t values[11] = {s.phase == ROW, s.turn == s.mover, (uint8_t)s.reserve[own], (uint8_t)s.reserve[other],
                                s.reserve[own] <= 2, s.reserve[other] <= 2, s.variant != gipf::BASIC,
                                s.right[own] == ANY, s.right[own] == GIPF, s.right[other] == ANY, s.right[other] == GIPF};
    memcpy(global, values, sizeof values);
    uint8_t* more = global + sizeof values;
    for (int k = 0; k < KINDS; k++) {
      more[k] = s.stock[own][k];
      more[KINDS + k] = s.stock[other][k];
      more[2 * KINDS + k] = s.stakes[k] == USE;
      more[3 * KINDS + k] = s.stakes[k] == ENTRY;
      more[4 * KINDS + k] = s.deniedEntries >> k & 1;
    }
    more += 5 * KINDS;
    more[0] = s.extra == FIRST;
    more[1] = s.extra == THEN;
    more[2] = s.extra == MADE;
  }

  // ---- policy cells

  static int directionOf(int from, int to) {
    auto& b = board();
    for (int d = 0; d < 6; d++)
      for (int i = 0; i < b.length[from][d]; i++)
        if (b.ray[from][d][i] == to) return d;
    return 0;
  }
  static int usePlane(int kind) { return kind == project::PUNCT ? 3 : kind; }  // a TAMSK is not used so

  static void cells(Action a, uint16_t* out) {
    for (int i = 0; i < CELLS_PER_ACTION; i++) out[i] = NO_CELL;
    auto cell = [](int p, int plane) -> uint16_t { return p * POLICY_PLANES + plane; };
    auto& t = gipf::tables;
    if (a.kind == Action::FORGO) {
      out[0] = cell(project::MIDDLE, FORGO);
    } else if (a.kind == Action::TAKE) {
      const gipf::Path& line = t.lines[a.index];
      out[0] = cell(line.points[0], LINE + line.direction);
      for (int i = 0, n = 0; i < line.length && n < MAX_KEPT_CELLS; i++)
        if (a.kept >> i & 1) out[++n] = cell(line.points[i], STAYS);
    } else if (project::isUse(a.kind)) {
      const int d = directionOf(a.index, a.gone), plane = usePlane(a.kept);
      out[0] = cell(a.index, FROM_WAY + d);
      out[1] = cell(a.index, FROM_KIND + plane);
      out[2] = cell(a.gone, TO_KIND + (a.kind == Action::USE_CONVERT ? 5 : a.kind == Action::USE_NEUTRALISE ? 4 : plane));
      out[3] = cell(a.gone, TO_WAY + d);
    } else {
      const gipf::Path& path = t.entries[a.index];
      const int first = path.points[0];
      const int plane = a.kind == Action::PUSH_GIPF ? PUSH_GIPF : a.kind == Action::PUSH_LOADED ? LOADED_WAY
                        : a.kind == Action::EXTRA ? EXTRA_WAY : PUSH_SINGLE;
      out[0] = cell(first, plane + path.direction);
      if (a.kind == Action::PUSH_LOADED) out[1] = cell(first, LOADED_KIND + a.kept);
    }
  }
  static bool cellsTurn(Action a) {
    if (a.kind >= Action::DENIED) return false;  // a denial is nobody's choice
    return a.kind != Action::TAKE || __builtin_popcount(a.kept) <= MAX_KEPT_CELLS;
  }

  static uint16_t turnedCell(int k, int cell) {
    auto& b = board();
    const int p = cell / POLICY_PLANES, plane = cell % POLICY_PLANES, to = b.turned[k][p] * POLICY_PLANES;
    if (plane >= LINE && plane < STAYS) {
      const int d = plane - LINE, e = b.direction[k][d];
      if (e < 3) return to + LINE + e;
      const int far = b.length[p][d] ? b.ray[p][d][b.length[p][d] - 1] : p;
      return b.turned[k][far] * POLICY_PLANES + LINE + e - 3;
    }
    for (int base : {(int)PUSH_SINGLE, (int)PUSH_GIPF, (int)LOADED_WAY, (int)EXTRA_WAY, (int)FROM_WAY, (int)TO_WAY})
      if (plane >= base && plane < base + 6) return to + base + b.direction[k][plane - base];
    return to + plane;
  }
  static Action turned(int k, Action a) {
    auto& b = board();
    if (a.kind >= Action::DENIED) return denial(turned(k, Action{a.index, a.gone, a.kept, uint8_t(a.kind - Action::DENIED)}));
    if (a.kind == Action::FORGO) return a;
    if (project::isUse(a.kind)) return {b.turned[k][a.index], b.turned[k][a.gone], a.kept, a.kind};
    if (a.kind == Action::TAKE) {
      const gipf::Action row = Gipf::turned(k, gipf::Action{a.index, a.gone, a.kept, gipf::Action::TAKE});
      return {row.index, row.gone, row.kept, a.kind};
    }
    const gipf::Action push = Gipf::turned(k, gipf::Action{a.index, 0, 0, gipf::Action::PUSH_SINGLE});
    return {push.index, a.gone, a.kept, a.kind};
  }
  static State turned(int k, const State& s) {
    State t = s;
    for (int p = 0; p < POINTS; p++) project::put(t, board().turned[k][p], s.cells[p]);
    t.denied = Gipf::turnedSet(k, s.denied);
    return t;
  }

  // ---- texts, as @korong/rules writes them

  static constexpr const char* LETTERS[2] = {"ZYDTP", "zydtp"};
  static std::string text(Action a) {
    if (a.kind >= Action::DENIED) return "!" + text({a.index, a.gone, a.kept, uint8_t(a.kind - Action::DENIED)});
    auto& t = gipf::tables;
    auto name = [&](int p) { return t.board.spots[p].name; };
    if (a.kind == Action::FORGO) return "T-";
    if (a.kind == Action::TAKE) return Gipf::text({a.index, a.gone, a.kept, gipf::Action::TAKE});
    const std::string letter(1, LETTERS[0][a.kept]);
    if (project::isUse(a.kind)) {
      const char* becomes = a.kind == Action::USE_CONVERT ? "=G" : a.kind == Action::USE_NEUTRALISE ? "=P" : "";
      return letter + name(a.index) + "-" + name(a.gone) + becomes;
    }
    const std::string way = t.dots[a.index] + "-" + name(t.entries[a.index].points[0]);
    if (a.kind == Action::PUSH_SINGLE) return way;
    return (a.kind == Action::PUSH_GIPF ? "G" : letter) + way;
  }
  static std::string piece(const State& s, int p) {
    const project::Cell c = s.cells[p];
    auto letter = [](int kind, int side) { return LETTERS[side][kind]; };
    switch (c.base) {
      case project::EMPTY: return "";
      case project::GIPF_PIECE: return c.owner ? "B" : "W";
      case project::CONVERTED: return c.owner ? "[x]" : "[X]";
      case project::USED: return std::string("[") + letter(c.kind, c.owner) + "]";
    }
    std::string stack(1, "wb"[c.owner]);
    if (!c.above) return stack;
    for (int i = 0; i < c.above; i++) stack += letter(c.kind, c.first ^ (i & 1));
    return "[" + stack + "]";
  }
  static std::string counts(const int8_t* n) {
    std::string text;
    for (int k = 0; k < project::KINDS; k++)
      if (n[k]) text += LETTERS[0][k] + std::to_string(n[k]);
    return text.empty() ? "none" : text;
  }
  static std::string both(const std::string& white, const std::string& black) { return white == black ? white : white + "-" + black; }
  static std::string stakesText(const State& s) {
    int used = 0, linked = 0, uses = 0;
    std::string text;
    for (int k = 0; k < project::KINDS; k++) {
      if (s.potentials[0][k] + s.potentials[1][k] == 0) continue;
      used++;
      if (s.stakes[k] == project::FREE) continue;
      linked++;
      uses += s.stakes[k] == project::USE;
      text += LETTERS[s.stakes[k] == project::ENTRY][k];
    }
    return linked == 0 ? "no" : uses == used ? "yes" : text;
  }
  static std::string details(const State& s) {
    static const char *phases[] = {"push", "row", "over", "extra"}, *sides[] = {"white", "black"};
    static const char *rights[] = {"single", "any", "gipf", "loaded"}, *extras[] = {"none", "first", "then", "made"};
    auto pair = [](std::string white, std::string black) { return white + "-" + black; };
    auto numbers = [&](const int8_t* n) { return pair(std::to_string(n[0]), std::to_string(n[1])); };
    std::string denied;
    for (u64 rest = s.denied; rest; rest &= rest - 1) denied += "," + board().spots[__builtin_ctzll(rest)].name;
    for (int k = 0; k < project::KINDS; k++)
      if (s.deniedEntries >> k & 1) denied += std::string(",") + LETTERS[0][k];
    return "handicap=" + numbers(s.handicap) + " act=" + sides[s.turn] + " phase=" + phases[s.phase] + " mover=" + sides[s.mover] +
           " reserve=" + numbers(s.reserve) + " entry=" + pair(rights[s.right[0]], rights[s.right[1]]) + " settled=none potentials=" +
           both(counts(s.potentials[0]), counts(s.potentials[1])) + " pieces=" +
           both(std::to_string(s.total[0]), std::to_string(s.total[1])) + " linked=" + stakesText(s) + " stock=" +
           both(counts(s.stock[0]), counts(s.stock[1])) + " extra=" + extras[s.extra] +
           " denied=" + (denied.empty() ? "none" : denied.substr(1));
  }
  static const char* variantText(const State& s) { return Gipf::VARIANT_NAMES[s.variant]; }
};
