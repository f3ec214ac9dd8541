// Games played for study, each after its own job, and their facts (-DGAME=Yinsh or Gipf), called from study.py.
#include "facts.h"
#include "../selfplay.h"
#include <cstdio>
#include <mutex>

template <class G>
class Study {
 public:
  enum Head { DONE, RESULT, STEPS, HEAD };  // before the facts in a row
  enum Result { WHITE, BLACK, DRAWN, CUT };
  static constexpr int COLUMNS = HEAD + Facts<G>::FIELDS;

  Study(int groupSize, int groups, int threads, const Settings& settings, u64 seed, const Job* jobs, int count, int32_t* rows)
      : settings_(settings), seed_(seed), jobs_(jobs), rows_(rows), groupSize_(groupSize), count_(count),
        slots_(groupSize * groups), workers_(threads) {}

  void bind(int group, const Exchange& exchange) {
    exchanges_[group] = exchange;
    for (int i = 0; i < groupSize_; i++) {
      newGame(slot(group, i));
      ask(slot(group, i), exchange, i);
    }
  }

  void step(int group) {
    const Exchange& x = exchanges_[group];
    workers_.run(groupSize_, [&](int i) {
      Slot& s = slot(group, i);
      if (s.job < 0) return;
      s.search.receive(x.logits + (size_t)i * G::MAX_ACTIONS, {x.value[i], x.left[i]}, settings_, s.rng);
      if (!s.search.advance(settings_)) playBest(s);
      ask(s, x, i);
    });
  }

  // Writes the first `steps` steps of every game that ends from now on, a line each: variant, result, and steps with what the search
  // expected for White there, in percent.
  void recordTo(const char* path, int steps) {
    file_ = fopen(path, "w");
    recorded_ = steps;
  }
  ~Study() {
    if (file_) fclose(file_);
  }

  void beginNoMore() { count_ = std::min<int>(count_, next_); }
  int alive() const {
    return std::count_if(slots_.begin(), slots_.end(), [](auto& s) { return s.job >= 0; });
  }

 private:
  struct Slot {
    typename G::State state;
    Rng rng;
    Search<G> search;
    Facts<G> facts;
    int job = -1, steps = 0;
    std::string opening;
  };

  const Settings settings_;
  const u64 seed_;
  const Job* jobs_;
  int32_t* rows_;
  const int groupSize_;
  std::atomic<int> count_, next_{0};
  std::vector<Slot> slots_;
  Workers workers_;
  Exchange exchanges_[2]{};
  FILE* file_ = nullptr;
  int recorded_ = 0;
  std::mutex writing_;

  Slot& slot(int group, int i) { return slots_[group * groupSize_ + i]; }

  void newGame(Slot& s) {
    s.job = next_ < count_ ? next_++ : count_.load();
    if (s.job >= count_) {
      s.job = -1;
      return;
    }
    const Job& job = jobs_[s.job];
    s.rng.state = seed_ * 1000003 + s.job * 7919;
    for (int k = 0; k < 5; k++) s.rng.next();
    s.state = G::start(job.variant, job.whiteExtra, job.blackExtra);
    s.facts.begin();
    s.steps = 0;
    s.opening.clear();
    if (goOn(s)) finish(s);
  }

  void play(Slot& s, typename G::Action a) {
    if (s.steps < recorded_) s.opening += " " + G::text(a);
    s.facts.see(s.state, a);
    G::play(s.state, a);
    s.steps++;
  }

  // Plays what needs no search, then begins one. True when the game is over.
  bool goOn(Slot& s) {
    auto* actions = s.search.leafActions;
    while (s.steps < settings_.maxSteps) {
      int n = std::min(G::steps(s.state, actions, G::MAX_ACTIONS), +G::MAX_ACTIONS);
      if (n) n = s.facts.choices(s.state, actions, n, jobs_[s.job], s.rng);
      if (n > 1) {
        s.search.begin(s.state, n, actions, settings_, s.rng, s.steps < settings_.noiseSteps ? settings_.noise : settings_.lateNoise);
        return false;
      }
      if (n == 0) return true;
      play(s, actions[0]);
    }
    return true;
  }

  void playBest(Slot& s) {
    float policy[G::MAX_ACTIONS];
    int best;
    const float value = s.search.finish(policy, best, settings_);
    const float white = s.state.turn == 0 ? value : -value;
    const bool isRecorded = s.steps < recorded_;
    play(s, s.search.children[best].action);
    if (isRecorded) s.opening += "@" + std::to_string((int)std::lround(50 * (white + 1)));
    if (goOn(s)) finish(s);
  }

  void finish(Slot& s) {
    int32_t* row = rows_ + (size_t)s.job * COLUMNS;
    const int winner = G::winner(s.state);
    row[RESULT] = !G::isOver(s.state) ? CUT : winner < 0 ? DRAWN : winner;
    row[STEPS] = s.steps;
    std::copy(s.facts.at, s.facts.at + Facts<G>::FIELDS, row + HEAD);
    row[DONE] = 1;
    if (file_) {
      static const char* results[] = {"white", "black", "draw", "draw"};
      std::lock_guard lock(writing_);
      fprintf(file_, "%d %s%s\n", jobs_[s.job].variant, results[row[RESULT]], s.opening.c_str());
    }
    newGame(s);
  }

  void ask(Slot& s, const Exchange& x, int i) {
    if (s.job < 0) return;
    G::encode(s.search.nodes[s.search.leaf].state, x.bits + (size_t)i * G::PIECE_PLANES * G::WORDS, x.global + (size_t)i * GLOBALS);
    writeCells<G>(s.search.leafActions, s.search.leafCount, x.cells + (size_t)i * G::MAX_ACTIONS * G::CELLS_PER_ACTION);
    x.net[i] = 0;
  }
};

using Games = Study<GAME>;

extern "C" {
int study_columns() { return Games::COLUMNS; }
Games* study_new(int groupSize, int groups, int threads, const Settings* settings, u64 seed, const Job* jobs, int count, int32_t* rows) {
  return new Games(groupSize, groups, threads, *settings, seed, jobs, count, rows);
}
void study_free(Games* games) { delete games; }
void study_record_to(Games* games, const char* path, int steps) { games->recordTo(path, steps); }
void study_bind(Games* games, int group, const Exchange* exchange) { games->bind(group, *exchange); }
void study_step(Games* games, int group) { games->step(group); }
void study_begin_no_more(Games* games) { games->beginNoMore(); }
int study_alive(Games* games) { return games->alive(); }
}
