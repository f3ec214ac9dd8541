// The C interface of one game (-DGAME=Yinsh, Gipf or GipfProject), called from native.py.
#include "gipf_project_net.h"
#include "selfplay.h"
#include "texts.h"
#include "yinsh_net.h"

using Play = SelfPlay<GAME>;

template <class G>
auto sampleStart(Rng& rng, int variant) {
  if constexpr (requires { G::sampleStart(rng, variant); }) return G::sampleStart(rng, variant);
  else return G::start(variant, 0, 0);
}

extern "C" {

// points, policy planes, words a piece plane, cells an action, actions kept, variants, counters, bytes of Settings, piece planes
void describe(int* out) {
  const int values[] = {GAME::POINTS, GAME::POLICY_PLANES, GAME::WORDS, GAME::CELLS_PER_ACTION, GAME::MAX_ACTIONS,
                        GAME::VARIANTS, Play::COUNTERS, (int)sizeof(Settings), GAME::PIECE_PLANES};
  memcpy(out, values, sizeof values);
}
// Axial coordinates of the points; where points [12][points] and cells [12][cells] go under the symmetries.
void tables(int* places, int* points, int* cells) {
  auto& board = GAME::board();
  for (int p = 0; p < GAME::POINTS; p++) {
    places[2 * p] = board.spots[p].q;
    places[2 * p + 1] = board.spots[p].r;
  }
  for (int k = 0; k < SYMMETRIES; k++) {
    for (int p = 0; p < GAME::POINTS; p++) *points++ = board.turned[k][p];
    for (int c = 0; c < GAME::NO_CELL; c++) *cells++ = GAME::turnedCell(k, c);
  }
}

Play* play_new(int groupSize, int groups, int threads, const Settings* settings, u64 seed) {
  return new Play(groupSize, groups, threads, *settings, seed);
}
Play* play_copy(const Play* play, int threads, const Settings* settings) { return new Play(*play, threads, *settings); }
void play_free(Play* play) { delete play; }
void play_settings(Play* play, const Settings* settings) { play->settings = *settings; }
void play_bind(Play* play, int group, const Exchange* exchange) { play->bind(group, *exchange); }
void play_step(Play* play, int group) { play->step(group); }
int play_alive(Play* play) { return play->alive(); }
int play_pending(Play* play) { return play->pending(); }
void play_counters(Play* play, int64_t* out) {
  for (int i = 0; i < Play::COUNTERS; i++) out[i] = play->counter(i);
}
// Moves up to `most` records into arrays; `targets` are result, difference, search value, age, steps left. Returns how many.
int play_take(Play* play, u64* bits, uint8_t* global, uint16_t* cells, int16_t* count, float* policy, float* targets, int most) {
  auto records = play->take(most);
  for (auto& r : records) {
    memcpy(bits, r.bits, sizeof r.bits), bits += GAME::PIECE_PLANES * GAME::WORDS;
    memcpy(global, r.global, sizeof r.global), global += GLOBALS;
    memcpy(cells, r.cells, sizeof r.cells), cells += GAME::MAX_ACTIONS * GAME::CELLS_PER_ACTION;
    memcpy(policy, r.policy, sizeof r.policy), policy += GAME::MAX_ACTIONS;
    *count++ = r.count;
    *targets++ = r.result, *targets++ = r.difference, *targets++ = r.searchValue, *targets++ = r.age, *targets++ = r.left;
  }
  return records.size();
}

uint64_t perft(int variant, int depth) {
  auto walk = [](auto& self, const GAME::State& s, int left) -> uint64_t {
    GAME::Action actions[GAME::MAX_STEPS];
    const int n = GAME::steps(s, actions, GAME::MAX_STEPS);
    uint64_t nodes = left == 1 ? n : 0;
    for (int i = 0; left > 1 && i < n; i++) {
      auto next = s;
      GAME::play(next, actions[i]);
      nodes += self(self, next, left - 1);
    }
    return nodes;
  };
  return walk(walk, GAME::start(variant, 0, 0), depth);
}

// A random game's position after up to `steps` steps, for test vectors: its text and its legal steps' texts, one a line.
// Returns the number of legal steps, 0 if the game was over before.
int sample(u64 seed, int variant, int steps, u64* bits, uint8_t* global, uint16_t* cells, char* text, int room) {
  Rng rng{seed};
  auto s = sampleStart<GAME>(rng, variant);
  static GAME::Action actions[GAME::MAX_STEPS];
  int n = GAME::steps(s, actions, GAME::MAX_STEPS);
  for (; steps > 0 && n; steps--) {
    auto next = s;
    for (int tries = 0; tries < 8; tries++) {  // prefer steps that make rows: phases that random play seldom meets
      next = s;
      GAME::play(next, actions[rng.below(n)]);
      if (next.mover == s.mover) break;
    }
    s = next;
    n = GAME::steps(s, actions, GAME::MAX_STEPS);
  }
  if (n == 0 || n > GAME::MAX_ACTIONS) return 0;
  memset(global, 0, GLOBALS);
  GAME::encode(s, bits, global);
  writeCells<GAME>(actions, n, cells);
  std::string lines = positionText<GAME>(s);
  for (int i = 0; i < n; i++) lines += "\n" + GAME::text(actions[i]);
  strncpy(text, lines.c_str(), room - 1);
  return n;
}
}
