// Native yardstick: one evaluation of a net (docs/nets.md) on a whole position, in float32, on one core.
// g++ -O3 -march=native -ffast-math -std=c++20 net.cpp -o net ; ./net FILE bench
// ./net FILE eval reads the planes of a position and prints its values and its policy.
#include <bits/stdc++.h>
using namespace std;
constexpr int TAPS = 7, LANES = 8, GROUP = 5; // sums of 5 points by 2 vectors stay in registers, and 5 divides 85
typedef float Vec __attribute__((vector_size(4 * LANES), may_alias));
void demand(bool holds, const string &otherwise) { if (!holds) fprintf(stderr, "%s\n", otherwise.c_str()), exit(1); }
float *zeros(size_t n) { return new (align_val_t(64)) float[n](); } // aligned, and there until the end

// The points in the order of their names with their taps, as rows of numbers. Behind them come rows that only fill the last
// group, then the blank row, which stands for "off the board".
struct Board {
  int points = 0, blank = 0;
  vector<array<int, TAPS>> near;
  Board(int reach, bool corners) {
    const int taps[TAPS][2] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};
    map<pair<int, int>, int> at;
    for (int q = -reach; q <= reach; q++) for (int r = -reach; r <= reach; r++) {
      int a = max({abs(q), abs(r), abs(q - r)});
      if (a < reach || (a == reach && (corners || (q != 0 && r != 0 && q != r)))) at[{q, r}] = points++;
    }
    blank = (points + GROUP - 1) / GROUP * GROUP;
    near.assign(blank, {blank, blank, blank, blank, blank, blank, blank});
    for (auto [place, i] : at) for (int t = 0; t < TAPS; t++)
      if (auto n = at.find({place.first + taps[t][0], place.second + taps[t][1]}); n != at.end()) near[i][t] = n->second;
  }
  float *rows(int width) const { return zeros((blank + 1) * width); }
};

// The same map at every point: `taps` times `in` numbers to `out`, a multiple of 8. The matrix is stored in tiles of two
// vectors of outputs (the last may have one): [tile][tap][input][output in the tile].
struct Layer {
  int taps, in, out;
  float *matrix, *bias;
  Layer(int taps, int in, int out, const float *weights, const float *biases)
      : taps(taps), in(in), out(out), matrix(zeros(taps * in * out)), bias(copy_n(biases, out, zeros(out)) - out) {
    for (int o = 0; o < out; o += 2 * LANES) for (int i = 0, wide = min(2 * LANES, out - o); i < taps * in; i++)
      copy_n(weights + i * out + o, wide, matrix + taps * in * o + i * wide);
  }
  template <int WIDE> void tile(const Board &board, const float *x, float *y, int o, bool relu, const float *more) const {
    for (int row = 0; row < board.blank; row += GROUP) {
      Vec sum[GROUP][WIDE] = {}, none = {};
      const Vec *w = (const Vec *)(matrix + taps * in * o);
      for (int t = 0; t < taps; t++) {
        const float *from[GROUP];
        for (int j = 0; j < GROUP; j++) from[j] = x + board.near[row + j][t] * in;
        for (int i = 0; i < in; i++, w += WIDE)
          for (int j = 0; j < GROUP; j++) for (int k = 0; k < WIDE; k++) sum[j][k] += from[j][i] * w[k];
      }
      for (int j = 0; j < GROUP; j++) for (int k = 0; k < WIDE; k++) {
        Vec &to = ((Vec *)(y + (row + j) * out + o))[k], s = sum[j][k] + ((Vec *)(bias + o))[k];
        if (more) s += to + ((Vec *)(more + o))[k];
        to = !relu ? s : s > 0 ? s : none;
      }
    }
  }
  // y = map(x), or with `more`, the same at every point, y += map(x) + more
  void operator()(const Board &board, const float *x, float *y, bool relu = true, const float *more = nullptr) const {
    for (int o = 0; o < out; o += 2 * LANES)
      out - o > LANES ? tile<2>(board, x, y, o, relu, more) : tile<1>(board, x, y, o, relu, more);
  }
};

struct File { // weights, to be taken in their order
  string header;
  vector<float> weights; size_t taken = 0;
  explicit File(const string &bytes) {
    demand(bytes.size() >= 12 && bytes.starts_with("KNET"), "not a net");
    size_t begin = min(bytes.size(), 12 + size_t(*(const uint32_t *)&bytes[8]));
    header = bytes.substr(12, begin - 12);
    weights.assign((const _Float16 *)&bytes[begin], (const _Float16 *)&bytes[begin] + (bytes.size() - begin) / 2);
  }
  int number(const string &name, int missing = -1) const { // JSON, but all that is wanted are the numbers behind a few names
    size_t at = header.find('"' + name + "\":");
    demand(at != string::npos || missing >= 0, "the header has no " + name);
    if (at == string::npos) return missing;
    return atoi(&header[at + name.size() + 3]);
  }
  const float *take(size_t n) { demand((taken += n) <= weights.size(), "too few weights"); return &weights[taken - n]; }
  Layer layer(int taps, int in, int out) { auto matrix = take(taps * in * out); return {taps, in, out, matrix, take(out)}; }
};

struct Net {
  struct Block { Layer first, second; const float *spread; };
  File file;
  bool yinsh = file.number("points") == 85;
  Board board{yinsh ? 5 : 3, !yinsh};
  int planes = file.number("planes"), C = file.number("channels"), P = file.number("policyPlanes");
  int V = file.number("valueChannels"), H = file.number("valueHidden"), O = file.number("valueOutputs", 2);
  Layer entry = file.layer(TAPS, planes, C);
  vector<Block> blocks = takeBlocks(file.number("blocks"), {});
  Layer policyHidden = file.layer(1, C, C), policyOut = file.layer(1, C, P), valuePoints = file.layer(1, C, V);
  const float *f1 = file.take(2 * V * H), *fb1 = file.take(H), *f2 = file.take(O * H), *fb2 = file.take(O);
  float *inputs = board.rows(planes), *x = board.rows(C), *h = board.rows(C), *policy = board.rows(P), *v = board.rows(V);
  float *spread = zeros(C), *pooled = zeros(2 * max(C, V)), *hidden = zeros(H), values[3] = {};
  vector<Block> takeBlocks(int n, vector<Block> made) {
    while (n-- > 0) made.push_back({file.layer(TAPS, C, C), file.layer(TAPS, C, C), file.take(C * C)});
    return made;
  }
  void pool(const float *rows, int width) { // means and maxima; nothing is below zero
    fill_n(pooled, 2 * width, 0);
    for (const float *row = rows; row < rows + board.points * width; row += width)
      for (int c = 0; c < width; c++) pooled[c] += row[c] / board.points, pooled[width + c] = max(pooled[width + c], row[c]);
  }
  static void product(const float *x, int in, const float *matrix, const float *bias, int out, float *y) {
    for (int o = 0; o < out; o++) y[o] = bias ? bias[o] : 0;
    for (int i = 0; i < in; i++) for (int o = 0; o < out; o++) y[o] += x[i] * matrix[i * out + o];
  }
  void evaluate() { // `inputs` to `policy` and `values`
    entry(board, inputs, x);
    for (const Block &block : blocks) {
      block.first(board, x, h);
      pool(h, C);
      product(pooled, C, block.spread, nullptr, C, spread);
      block.second(board, h, x, true, spread);
    }
    policyHidden(board, x, h), policyOut(board, h, policy, false);
    valuePoints(board, x, v);
    pool(v, V);
    product(pooled, 2 * V, f1, fb1, H, hidden);
    for (int i = 0; i < H; i++) hidden[i] = max(hidden[i], 0.f);
    product(hidden, H, f2, fb2, O, values);
  }
};

double bench(Net &net) { // milliseconds of processor time that an evaluation takes, the best average of several
  const int each = 300, size = net.board.points * net.planes;
  vector<float> inputs(each * size);
  for (mt19937 random(1); float &input : inputs) input = random() % 4 == 0;
  double best = HUGE_VAL;
  for (int repeat = 0; repeat < 10; repeat++) {
    clock_t began = clock();
    for (int i = 0; i < each; i++) copy_n(&inputs[i * size], size, net.inputs), net.evaluate();
    best = min(best, 1e3 * (clock() - began) / CLOCKS_PER_SEC / each);
  }
  return best;
}

int main(int count, char **words) {
  demand(count == 3, "net FILE bench|eval");
  ifstream in(words[1], ios::binary);
  Net net{.file = File(string(istreambuf_iterator<char>(in), {}))};
  demand(net.file.taken == net.file.weights.size(), "too many weights");
  if (words[2] == string("bench"))
    return printf("%dx%zu %s %.3f ms\n", net.C, net.blocks.size(), net.yinsh ? "yinsh" : "gipf", bench(net)), 0;
  for (int i = 0; i < net.board.points * net.planes; i++) cin >> net.inputs[i];
  net.evaluate();
  printf("%.9g %.9g", net.values[0], net.values[1]);
  for (int i = 0; i < net.board.points * net.P; i++) printf(" %.9g", net.policy[i]);
}
