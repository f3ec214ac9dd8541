// Many games at once, in one or two groups: while the net answers for one group, the other one thinks.
#pragma once
#include "search.h"
#include "workers.h"
#include <cstring>
#include <memory>

// Where a group's questions are written and the net's answers are read: arrays over the group's games.
struct Exchange {
  u64* bits;         // [PIECE_PLANES * WORDS]
  uint8_t* global;   // [GLOBALS]
  uint16_t* cells;   // [MAX_ACTIONS][CELLS_PER_ACTION]
  uint8_t* net;      // which net is asked (arena)
  const float* logits;  // [MAX_ACTIONS]
  const float* value;
  const float* left;
};

template <class G>
class SelfPlay {
 public:
  enum Counter { GAMES, WHITE, BLACK, DRAWN, CAPPED, STEPS, SEARCHES, EVALUATIONS, NET0, NET1, NEITHER, BY_VARIANT, COUNTERS = BY_VARIANT + 4 * std::max(3, G::VARIANTS) };

  SelfPlay(int groupSize, int groups, int threads, const Settings& settings, u64 seed)
      : settings(settings), groupSize_(groupSize), games_(groupSize * groups), workers_(threads) {
    for (size_t i = 0; i < games_.size(); i++) {
      Slot& slot = games_[i];
      const u64 number = settings.arena ? i / 2 : i;  // the two games of a pair begin alike
      slot.rng.state = seed * 1000003 + number * 7919;
      for (int k = 0; k < 5; k++) slot.rng.next();
      slot.isSwapped = settings.arena && (i & 1);
      newGame(slot);
    }
  }

  // Goes on from another one's games in progress, with settings of its own and nothing counted yet.
  SelfPlay(const SelfPlay& other, int threads, const Settings& settings)
      : settings(settings), groupSize_(other.groupSize_), games_(other.games_), workers_(threads) {}

  Settings settings;

  void bind(int group, const Exchange& exchange) {
    exchanges_[group] = exchange;
    for (int i = 0; i < groupSize_; i++) ask(games_[group * groupSize_ + i], exchange, i);
  }

  // Takes the answers of a group and plays on until every game has its next question.
  void step(int group) {
    const Exchange& x = exchanges_[group];
    workers_.run(groupSize_, [&](int i) {
      Slot& slot = games_[group * groupSize_ + i];
      if (slot.isDone) return;
      slot.search.receive(x.logits + (size_t)i * G::MAX_ACTIONS, {x.value[i], x.left[i]}, settings, slot.rng);
      if (!slot.search.advance(settings)) playBest(slot);  // the next search begins with a question too
      if (!slot.isDone) ask(slot, x, i);
    });
    counters_[EVALUATIONS] += groupSize_;
  }

  int alive() const {
    int n = 0;
    for (auto& slot : games_) n += !slot.isDone;
    return n;
  }
  int64_t counter(int i) const { return counters_[i]; }
  int pending() {
    std::lock_guard<std::mutex> lock(mutex_);
    return finished_.size();
  }
  std::vector<Record<G>> take(int most) {
    std::lock_guard<std::mutex> lock(mutex_);
    const int n = std::min<int>(most, finished_.size());
    std::vector<Record<G>> taken(finished_.end() - n, finished_.end());
    finished_.resize(finished_.size() - n);
    return taken;
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;
  struct Slot {
    State state;
    Rng rng;
    Search<G> search;
    std::vector<Record<G>> records;
    int steps = 0;
    bool isDone = false, isSwapped = false;
  };

  int groupSize_;
  std::vector<Slot> games_;
  Workers workers_;
  Exchange exchanges_[2]{};
  std::mutex mutex_;
  std::vector<Record<G>> finished_;
  std::atomic<int64_t> counters_[COUNTERS]{};

  void newGame(Slot& slot) {
    int legal = 0;
    do {
      slot.state = G::randomStart(slot.rng, settings.mix);
      slot.records.clear();
      slot.steps = 0;
      int random = settings.arena ? settings.openingSteps : 0;
      if (!settings.arena && slot.rng.uniform() < settings.openingShare) random = 1 + slot.rng.below(settings.openingSteps);
      while ((legal = playForced<G>(slot.state, slot.search.leafActions, &slot.steps)) && random-- > 0) {
        G::play(slot.state, slot.search.leafActions[slot.rng.below(legal)]);
        slot.steps++;
      }
    } while (legal == 0);  // random steps may have ended it
    beginSearch(slot, legal);
  }

  void beginSearch(Slot& slot, int legal) {
    const float noise = slot.steps < settings.noiseSteps ? settings.noise : settings.lateNoise;
    slot.search.begin(slot.state, legal, slot.search.leafActions, settings, slot.rng, noise);
  }

  void ask(Slot& slot, const Exchange& x, int i) {
    const Search<G>& search = slot.search;
    G::encode(search.nodes[search.leaf].state, x.bits + (size_t)i * G::PIECE_PLANES * G::WORDS, x.global + (size_t)i * GLOBALS);
    writeCells<G>(search.leafActions, search.leafCount, x.cells + (size_t)i * G::MAX_ACTIONS * G::CELLS_PER_ACTION);
    x.net[i] = settings.arena ? slot.state.turn ^ slot.isSwapped : 0;  // the net of the side that searches
  }

  void playBest(Slot& slot) {
    float policy[G::MAX_ACTIONS];
    int best;
    const float value = slot.search.finish(policy, best, settings);
    if (!settings.arena && slot.search.isFull) record(slot, policy, value);
    counters_[SEARCHES]++;
    playOrDeny(slot, best);
    slot.steps++;
    const int legal = playForced<G>(slot.state, slot.search.leafActions, &slot.steps);
    if (legal && slot.steps < settings.maxSteps) return beginSearch(slot, legal);
    finishGame(slot, legal != 0);
    if (settings.arena) slot.isDone = true;
    else newGame(slot);
  }

  // In linked play a lot decides about a step that may be denied.
  void playOrDeny(Slot& slot, int best) {
    const Action action = slot.search.children[best].action;
    if constexpr (requires { G::denial(action); })
      if (oddsOf<G>(slot.state, action) < 1 && G::isDenied(slot.state, action, slot.search.costOfDenial(best), slot.rng))
        return G::play(slot.state, G::denial(action));
    G::play(slot.state, action);
  }

  void record(Slot& slot, const float* policy, float value) {
    slot.records.emplace_back();
    Record<G>& r = slot.records.back();
    const int n = slot.search.nodes[0].children;
    memset(r.global, 0, sizeof r.global);
    G::encode(slot.state, r.bits, r.global);
    Action actions[G::MAX_ACTIONS];
    for (int i = 0; i < n; i++) {
      actions[i] = slot.search.children[i].action;
      if (!G::cellsTurn(actions[i])) r.global[KEEP_UPRIGHT] = 1;
      r.policy[i] = policy[i];
    }
    for (int i = n; i < G::MAX_ACTIONS; i++) r.policy[i] = 0;
    writeCells<G>(actions, n, r.cells[0]);
    r.count = n;
    r.searchValue = value;
    r.turn = slot.state.turn;
    r.left = slot.steps;  // from the start; counted from the end once that is known
  }

  void finishGame(Slot& slot, bool capped) {
    const int winner = capped ? -1 : G::winner(slot.state);
    counters_[GAMES]++;
    counters_[winner == 0 ? WHITE : winner == 1 ? BLACK : capped ? CAPPED : DRAWN]++;
    counters_[STEPS] += slot.steps;
    counters_[BY_VARIANT + 4 * G::variant(slot.state) + (winner < 0 ? 2 + capped : winner)]++;
    if (settings.arena) {
      counters_[winner < 0 ? NEITHER : NET0 + (winner ^ slot.isSwapped)]++;
      return;
    }
    for (size_t i = 0; i < slot.records.size(); i++) {
      Record<G>& r = slot.records[i];
      r.age = (i + 1.0f) / slot.records.size();
      r.left = capped ? 1 : std::min((slot.steps - r.left) / LONG_WAY, 1.0f);
      r.difference = G::difference(slot.state, r.turn);
      r.result = capped ? settings.cappedCredit * std::clamp(3 * r.difference, -1.0f, 1.0f)
                 : winner < 0 ? 0 : winner == r.turn ? 1 : -1;
    }
    std::lock_guard<std::mutex> lock(mutex_);
    finished_.insert(finished_.end(), slot.records.begin(), slot.records.end());
  }
};
