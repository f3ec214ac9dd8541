// One game being played: a Gumbel search at the root, PUCT below, stopped at every leaf that needs the net.
//
// The root samples a few actions with Gumbel noise and halves them by visits (sequential halving); the policy to learn
// is the softmax of logits plus completed action values. Values are in [-1, 1] for the side to act at the node.
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
  float mix[4];        // variants, see the games' randomStart
};

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
    float prior, sum;  // sum of values for the parent's side
    int32_t node;
    float odds;
  };
  struct Node {
    State state;
    int first = 0, children = 0, visits = 0;
    float value = 0;
    bool isEnd = false;
  };

  std::vector<Node> nodes;
  std::vector<Child> children;
  std::vector<uint16_t> plan;
  Action leafActions[G::MAX_STEPS];  // legal at the leaf that waits for the net
  int leafCount = 0, leaf = 0;
  bool isFull = true;

  void begin(const State& root, int count, const Action* actions, const Settings& settings, Rng& rng, float noiseScale) {
    nodes.clear();
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
  void receive(const float* logits, float value, const Settings& settings, Rng& rng) {
    Node& node = nodes[leaf];
    float highest = -1e30f, total = 0, prior[MAX];
    for (int i = 0; i < leafCount; i++) highest = std::max(highest, logits[i]);
    for (int i = 0; i < leafCount; i++) total += prior[i] = expf(logits[i] - highest);
    node.value = value;
    node.first = children.size();
    std::pair<float, int> order[MAX];
    if (leaf == 0) {
      node.children = leafCount;
      for (int i = 0; i < leafCount; i++) {
        children.push_back({leafActions[i], 0, prior[i] / total, 0, -1, oddsOf<G>(node.state, leafActions[i])});
        logits_[i] = logits[i] - highest;
        noisy_[i] = logits_[i] + (noise_ > 0 ? noise_ * rng.gumbel() : 0);
        isSampled_[i] = false;
        order[i] = {-noisy_[i], i};
      }
      const int sampled = std::min(considered_, leafCount);
      std::partial_sort(order, order + sampled, order + leafCount);
      for (int i = 0; i < sampled; i++) isSampled_[order[i].second] = true;
      plan = halvingPlan(sampled, visits_);
    } else {  // sorted by prior, so that selection may stop at the first unvisited child
      node.children = std::min(leafCount, settings.width);
      for (int i = 0; i < leafCount; i++) order[i] = {-prior[i], i};
      std::partial_sort(order, order + node.children, order + leafCount);
      for (int i = 0; i < node.children; i++) {
        const Action& a = leafActions[order[i].second];
        children.push_back({a, 0, -order[i].first / total, 0, -1, oddsOf<G>(node.state, a)});
      }
      backUp(node.state.turn, value);
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
          if (expand(at, child)) return true;
          break;
        }
        at = children[child].node;
        const Node& node = nodes[at];
        if (node.isEnd || depth_ == DEEPEST) {
          backUp(node.state.turn, node.value);
          break;
        }
      }
    }
    return false;
  }

  // The improved policy over the root's children, the value of the root under it, and the action to play.
  float finish(float* policy, int& best, const Settings& settings) const {
    const Node& root = nodes[0];
    float seenPrior = 0, seenValue = 0;
    int most = 0, total = 0;
    for (int i = 0; i < root.children; i++) {
      const Child& c = children[i];
      if (!c.visits) continue;
      seenPrior += c.prior;
      seenValue += c.prior * c.sum / c.visits;
      total += c.visits;
      most = std::max<int>(most, c.visits);
    }
    // Unvisited actions get the root's value mixed with what was seen.
    const float unseen = total ? (root.value + total * seenValue / std::max(seenPrior, 1e-6f)) / (1 + total) : root.value;
    const float scale = rootScale(most, settings);
    float highest = -1e30f, bestScore = -1e30f, sum = 0, value = 0;
    best = 0;
    for (int i = 0; i < root.children; i++) {
      const float bonus = scale * (valueOf(children[i], unseen) + 1) / 2;
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
      value += policy[i] * expected(0, i, valueOf(children[i], unseen));
    }
    return value;
  }

  // How much of the result, from 0 to 1, the side to act loses if this child of the root is denied.
  float worthOf(int child) const { return (valueOf(children[child], nodes[0].value) - valueIfDenied(0)) / 2; }

 private:
  int visits_ = 0, considered_ = 0, done_ = 0, depth_ = 0, path_[DEEPEST + 1];
  float noise_ = 0, logits_[MAX], noisy_[MAX];
  bool isSampled_[MAX];

  static float valueOf(const Child& c, float unseen) { return c.visits ? c.sum / c.visits : unseen; }
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
    return tries ? sum / tries : node.value;
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
      const float score = noisy_[i] + scale * (valueOf(children[i], -1) + 1) / 2 - 1e4f * std::abs(children[i].visits - wanted);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }

  int select(int at, const Settings& settings) const {
    const Node& node = nodes[at];
    const float weight = settings.explore * sqrtf(node.visits + 1.0f);
    float bestScore = -1e30f, visited = 0;
    int best = 0;
    for (int i = 0; i < node.children; i++) {
      const Child& c = children[node.first + i];
      const float score = c.visits ? c.sum / c.visits + weight * c.prior / (1 + c.visits)
                                   : node.value - settings.fpu * sqrtf(visited) + weight * c.prior;
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
  bool expand(int parent, int child) {
    Node node{nodes[parent].state};
    G::play(node.state, children[child].action);
    leafCount = playForced<G>(node.state, leafActions);
    node.isEnd = leafCount == 0;
    if (node.isEnd) node.value = outcome<G>(node.state, node.state.turn);
    leaf = children[child].node = nodes.size();
    nodes.push_back(node);
    if (node.isEnd) backUp(node.state.turn, node.value);
    return !node.isEnd;
  }

  void backUp(int side, float value) {
    int parents[DEEPEST + 1], at = 0;
    for (int i = 0; i < depth_; i++) parents[i] = at, at = children[path_[i]].node;
    for (int i = depth_ - 1; i >= 0; i--) {
      Child& c = children[path_[i]];
      Node& parent = nodes[parents[i]];
      if (parent.state.turn != side) value = -value, side ^= 1;
      parent.visits++;
      c.visits++;
      c.sum += value;
      value = expected(parents[i], path_[i], value);
    }
  }
};
