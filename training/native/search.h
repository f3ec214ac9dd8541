// One game being played: a Gumbel search at the root, PUCT below, stopped at every leaf that needs the net.
//
// The root samples a few actions with Gumbel noise and halves them by visits (sequential halving); the policy to learn
// is the softmax of logits plus completed action values. Values are in [-1, 1] for the side to act at the node.
//
// With `hurry` a result is worth more to its winner the sooner it comes. Steps are chosen by this utility; what a net learns of a position
// is its value without it.
//
// In linked play a step may be denied (P11). Trying one costs nothing, since the side acts again: it is selected by its value if it takes
// effect, and what goes up the tree is the expected value.
#pragma once
#include "basics.h"
#include "record.h"
#include <algorithm>
#include <vector>

struct Settings {  // mirrored by `Settings` in native.py
  int visits, considered;          // of a full search: leaves, and actions sampled at the root
  int fastVisits, fastConsidered;  // of a fast search, in the steps that are not searched in full
  float fastNoise;                 // Gumbel scale of a fast search
  float fullShare;                 // share of steps with a full search; only these are recorded
  float explore, fpu;              // PUCT: weight of the prior, reduction of unvisited children
  float visitOffset, valueScale;   // weight of values against logits at the root: (offset + most visits) * scale
  float noise, lateNoise;          // Gumbel scale of a full search in the first `noiseSteps` steps, and after them
  int noiseSteps;
  float openingShare;  // share of games that begin with random steps, up to
  int openingSteps;    // so many; in an arena all games, and exactly so many
  int arena;           // nets 0 and 1 play, colours swapped in every second game; nothing is recorded
  int width;           // children kept at a node below the root
  int maxSteps;        // longer games count as drawn,
  float cappedCredit;  // or by so much of a win for a lead of six pieces (GIPF) or one ring (YINSH), less for less
  float hurry;         // how much more a win is worth at once than in LONG_WAY steps
  float mix[4];        // variants, see the games' randomStart
};

// What a net says of a position for the side to act: the value, and the steps to the end as a share of LONG_WAY.
struct Answer {
  float value, left;
};

// The value for a side, and what its utility has beyond it.
struct Worth {
  float value = 0, extra = 0;
  Worth operator-() const { return {-value, -extra}; }
  float utility() const { return value + extra; }
};

// Next to nothing is added while the result is open.
inline Worth worthOf(Answer answer, const Settings& settings) {
  const float v = answer.value, nearness = 1 - std::clamp(answer.left, 0.0f, 1.0f);
  return {v, settings.hurry * nearness * v * v * v * std::abs(v)};
}

// How often an action must have been visited to be the next one: sequential halving as a list.
inline std::vector<uint16_t> halvingPlan(int considered, int visits) {
  std::vector<uint16_t> plan;
  if (considered <= 1) {
    for (int i = 0; i < visits; i++) plan.push_back(i);
    return plan;
  }
  int rounds = 0;
  while ((1 << rounds) < considered) rounds++;
  std::vector<uint16_t> seen(considered, 0);
  for (int left = considered; (int)plan.size() < visits; left = std::max(2, left / 2))
    for (int again = std::max(1, visits / (rounds * left)); again > 0; again--)
      for (int i = 0; i < left; i++) plan.push_back(seen[i]++);
  return plan;
}

template <class G>
struct Search {
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr int MAX = G::MAX_ACTIONS, DEEPEST = 127;

  struct Child {
    Action action;
    uint16_t visits;
    float prior, sum, extra;  // sums of the values and extras for the parent's side
    int32_t node;
    float odds;
  };
  struct Option {
    Action action;
    float prior;
  };
  struct Node {
    State state;
    int first = 0, children = 0, visits = 0;  // of `options` until it is opened, of `children` after that
    Worth worth = {};
    bool isEnd = false, isOpen = false;
  };

  std::vector<Node> nodes;
  std::vector<Option> options;
  std::vector<Child> children;
  std::vector<uint16_t> plan;
  Action leafActions[G::MAX_STEPS];  // legal at the leaf that waits for the net
  int leafCount = 0, leaf = 0;
  bool isFull = true;

  void begin(const State& root, int count, const Action* actions, const Settings& settings, Rng& rng, float noiseScale) {
    nodes.clear();
    options.clear();
    children.clear();
    isFull = settings.arena || rng.uniform() < settings.fullShare;
    visits_ = isFull ? settings.visits : settings.fastVisits;
    considered_ = isFull ? settings.considered : settings.fastConsidered;
    done_ = depth_ = leaf = 0;
    noise_ = isFull ? noiseScale : settings.fastNoise;
    nodes.push_back({root});
    if (actions != leafActions) std::copy(actions, actions + count, leafActions);
    leafCount = count;
  }

  // Takes the net's answer for the leaf.
  void receive(const float* logits, Answer answer, const Settings& settings, Rng& rng) {
    Node& node = nodes[leaf];
    float highest = -1e30f, total = 0, prior[MAX];
    for (int i = 0; i < leafCount; i++) highest = std::max(highest, logits[i]);
    for (int i = 0; i < leafCount; i++) prior[i] = expNegative(logits[i] - highest);
    for (int i = 0; i < leafCount; i++) total += prior[i];
    node.worth = worthOf(answer, settings);
    node.children = leafCount;
    if (leaf == 0) {
      node.isOpen = true;
      std::pair<float, int> order[MAX];
      for (int i = 0; i < leafCount; i++) {
        children.push_back({leafActions[i], 0, prior[i] / total, 0, 0, -1, oddsOf<G>(node.state, leafActions[i])});
        logits_[i] = logits[i] - highest;
        noisy_[i] = logits_[i] + (noise_ > 0 ? noise_ * rng.gumbel() : 0);
        isSampled_[i] = false;
        order[i] = {-noisy_[i], i};
      }
      const int sampled = std::min(considered_, leafCount);
      std::partial_sort(order, order + sampled, order + leafCount);
      for (int i = 0; i < sampled; i++) isSampled_[order[i].second] = true;
      plan = halvingPlan(sampled, visits_);
    } else {
      node.first = options.size();
      options.resize(node.first + leafCount);
      for (int i = 0; i < leafCount; i++) options[node.first + i] = {leafActions[i], prior[i] / total};
      backUp(node.state.turn, node.worth);
    }
  }

  // Runs to the next leaf that needs the net (true), or to the end of the search (false).
  bool advance(const Settings& settings) {
    while (done_ < visits_) {
      done_++;
      depth_ = 0;
      int at = 0;
      for (int child = selectAtRoot(settings);; child = select(at, settings)) {
        path_[depth_++] = child;
        if (children[child].node < 0) {
          if (expand(at, child, settings)) return true;
          break;
        }
        at = children[child].node;
        const Node& node = nodes[at];
        if (node.isEnd || depth_ == DEEPEST) {
          backUp(node.state.turn, node.worth);
          break;
        }
      }
    }
    return false;
  }

  // The improved policy over the root's children, the value of the root under it, and the action to play.
  float finish(float* policy, int& best, const Settings& settings) const {
    const Node& root = nodes[0];
    float seenPrior = 0, seenValue = 0, seenUtility = 0;
    int most = 0, total = 0;
    for (int i = 0; i < root.children; i++) {
      const Child& c = children[i];
      if (!c.visits) continue;
      seenPrior += c.prior;
      seenValue += c.prior * valueOf(c, 0);
      seenUtility += c.prior * utilityOf(c, 0);
      total += c.visits;
      most = std::max<int>(most, c.visits);
    }
    // Unvisited actions get what the root has, mixed with what was seen.
    auto mixed = [&](float own, float seen) { return total ? (own + total * seen / std::max(seenPrior, 1e-6f)) / (1 + total) : own; };
    const float unseenValue = mixed(root.worth.value, seenValue), unseenUtility = mixed(root.worth.utility(), seenUtility);
    const float scale = rootScale(most, settings);
    float highest = -1e30f, bestScore = -1e30f, sum = 0, value = 0;
    best = 0;
    for (int i = 0; i < root.children; i++) {
      const float bonus = scale * (utilityOf(children[i], unseenUtility) + 1) / 2;
      policy[i] = logits_[i] + bonus;
      highest = std::max(highest, policy[i]);
      if (isSampled_[i] && children[i].visits == most && noisy_[i] + bonus > bestScore) {
        bestScore = noisy_[i] + bonus;
        best = i;
      }
    }
    for (int i = 0; i < root.children; i++) sum += policy[i] = expf(policy[i] - highest);
    for (int i = 0; i < root.children; i++) {
      policy[i] /= sum;
      value += policy[i] * expected(0, i, valueOf(children[i], unseenValue));
    }
    return value;
  }

  // How much of the result, from 0 to 1, the side to act loses if this child of the root is denied.
  float costOfDenial(int child) const { return (valueOf(children[child], nodes[0].worth.value) - valueIfDenied(0)) / 2; }

 private:
  int visits_ = 0, considered_ = 0, done_ = 0, depth_ = 0, path_[DEEPEST + 1];
  float noise_ = 0, logits_[MAX], noisy_[MAX];
  bool isSampled_[MAX];

  static float valueOf(const Child& c, float unseen) { return c.visits ? c.sum / c.visits : unseen; }
  static float utilityOf(const Child& c, float unseen) { return c.visits ? (c.sum + c.extra) / c.visits : unseen; }
  static float rootScale(int most, const Settings& s) { return (s.visitOffset + most) * s.valueScale; }

  // The mean value of the sure steps that were visited.
  float valueIfDenied(int at) const {
    const Node& node = nodes[at];
    int tries = 0;
    float sum = 0;
    for (int i = node.first; i < node.first + node.children; i++) {
      if (children[i].odds < 1) continue;
      tries += children[i].visits;
      sum += children[i].sum;
    }
    return tries ? sum / tries : node.worth.value;
  }
  float expected(int at, int child, float value) const {
    const float odds = children[child].odds;
    return odds == 1 ? value : odds * value + (1 - odds) * valueIfDenied(at);
  }

  int selectAtRoot(const Settings& settings) const {
    const int wanted = plan[done_ - 1], n = nodes[0].children;
    int most = 0, best = -1;
    for (int i = 0; i < n; i++) most = std::max<int>(most, children[i].visits);
    const float scale = rootScale(most, settings);
    float bestScore = -1e30f;
    for (int i = 0; i < n; i++) {
      if (!isSampled_[i]) continue;
      // The plan fits exactly unless there are fewer actions than it halves; then the nearest count is taken.
      const float score = noisy_[i] + scale * (utilityOf(children[i], -1) + 1) / 2 - 1e4f * std::abs(children[i].visits - wanted);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }

  // Makes children of a node's options when it is visited again, which most nodes never are. They are sorted by prior, so that selection may
  // stop at the first unvisited one.
  void open(Node& node, const Settings& settings) {
    auto from = options.begin() + node.first, end = from + node.children;
    node.children = std::min(node.children, settings.width);
    std::partial_sort(from, from + node.children, end, [](const Option& a, const Option& b) { return a.prior > b.prior; });
    node.first = children.size();
    for (auto option = from; option < from + node.children; option++)
      children.push_back({option->action, 0, option->prior, 0, 0, -1, oddsOf<G>(node.state, option->action)});
    node.isOpen = true;
  }

  int select(int at, const Settings& settings) {
    Node& node = nodes[at];
    if (!node.isOpen) open(node, settings);
    const float weight = settings.explore * sqrtf(node.visits + 1.0f);
    float bestScore = -1e30f, visited = 0;
    int best = 0;
    for (int i = 0; i < node.children; i++) {
      const Child& c = children[node.first + i];
      const float score = c.visits ? utilityOf(c, 0) + weight * c.prior / (1 + c.visits)
                                   : node.worth.utility() - settings.fpu * sqrtf(visited) + weight * c.prior;
      visited += c.prior;
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
      if (!c.visits) break;  // those after it have smaller priors and the same value
    }
    return node.first + best;
  }

  // Adds the child's node, forced steps already played. False where the game ended, which needs no net.
  bool expand(int parent, int child, const Settings& settings) {
    Node node{nodes[parent].state};
    G::play(node.state, children[child].action);
    leafCount = playForced<G>(node.state, leafActions);
    node.isEnd = leafCount == 0;
    if (node.isEnd) node.worth = worthOf({outcome<G>(node.state, node.state.turn), 0}, settings);
    leaf = children[child].node = nodes.size();
    nodes.push_back(node);
    if (node.isEnd) backUp(node.state.turn, node.worth);
    return !node.isEnd;
  }

  void backUp(int side, Worth worth) {
    int parents[DEEPEST + 1], at = 0;
    for (int i = 0; i < depth_; i++) parents[i] = at, at = children[path_[i]].node;
    for (int i = depth_ - 1; i >= 0; i--) {
      Child& c = children[path_[i]];
      Node& parent = nodes[parents[i]];
      if (parent.state.turn != side) worth = -worth, side ^= 1;
      parent.visits++;
      c.visits++;
      c.sum += worth.value;
      c.extra += worth.extra;
      worth = {expected(parents[i], path_[i], worth.value), c.odds * worth.extra};
    }
  }
};
