// Binds the native boards to the rules: perft counts, recorded games, symmetries.
// check FILE [SYMMETRY_GAMES]; FILE is the corpus as plain text, written by corpus.py.
#include "gipf_project_net.h"
#include "record.h"
#include "sha1.h"
#include "texts.h"
#include "yinsh_net.h"
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

static long failures = 0;
static void fail(const std::string& what) {
  if (failures++ < 20) std::cerr << "FAIL " << what << "\n";
}

template <class G>
struct Check {
  using State = typename G::State;
  using Action = typename G::Action;

  static std::vector<Action> steps(const State& s) {
    std::vector<Action> found(G::MAX_STEPS);
    if constexpr (requires { G::allSteps(s, found.data(), 0); }) found.resize(G::allSteps(s, found.data(), G::MAX_STEPS));
    else found.resize(G::steps(s, found.data(), G::MAX_STEPS));
    return found;
  }
  static State start(const std::string& variant, int white, int black) {
    for (int v = 0; v < G::VARIANTS; v++)
      if (variant == G::VARIANT_NAMES[v]) return G::start(v, white, black);
    fail("no variant " + variant);
    return G::start(0, 0, 0);
  }
  static bool playText(State& s, const std::string& text) {
    for (Action a : steps(s))
      if (G::text(a) == text) return G::play(s, a), true;
    fail("not legal: " + text);
    return false;
  }
  static uint64_t perft(const State& s, int depth) {
    auto found = steps(s);
    if (depth == 1) return found.size();
    uint64_t n = 0;
    for (Action a : found) {
      State next = s;
      G::play(next, a);
      n += perft(next, depth - 1);
    }
    return n;
  }

  // variant white black steps… = counts…
  static void perftRow(std::istringstream& in) {
    std::string variant, word;
    int white, black;
    in >> variant >> white >> black;
    State s = start(variant, white, black);
    while (in >> word && word != "=")
      if (!playText(s, word)) return;
    uint64_t wanted;
    for (int depth = 1; in >> wanted; depth++)
      if (perft(s, depth) != wanted) fail(std::string(G::NAME) + " perft at depth " + std::to_string(depth));
  }

  // variant white black result, then for every step: text acts legal digest
  static void game(std::istringstream& in) {
    std::string variant, result, text, acts, digest;
    int white, black;
    size_t legal;
    in >> variant >> white >> black >> result;
    State s = start(variant, white, black);
    while (in >> text >> acts >> legal >> digest) {
      std::set<std::string> texts;
      for (Action a : steps(s)) texts.insert(G::text(a));
      std::string joined;
      for (auto& t : texts) joined += (joined.empty() ? "" : " ") + t;
      if (texts.size() != legal || sha1Start(joined) != digest) return fail(std::string(G::NAME) + " steps before " + text);
      if (acts != (s.turn == 0 ? "w" : "b")) return fail("who acts before " + text);
      if (!playText(s, text)) return;
    }
    const std::string ended = !G::isOver(s) ? "none" : G::winner(s) < 0 ? "draw" : G::winner(s) == 0 ? "white" : "black";
    if (ended != result) fail(std::string(G::NAME) + " result " + ended + " instead of " + result);
  }

  static std::multiset<uint16_t> cells(Action a) {
    uint16_t found[G::CELLS_PER_ACTION];
    G::cells(a, found);
    std::multiset<uint16_t> set;
    for (uint16_t c : found)
      if (c != G::NO_CELL) set.insert(c);
    return set;
  }
  static std::string picture(const State& s) {
    std::string text;
    for (int p = 0; p < G::POINTS; p++) text += pieceText<G>(s, p).empty() ? "." : pieceText<G>(s, p);
    return text + " " + G::details(s);
  }

  // The planes of pieces and threats as sets of points.
  static std::vector<std::set<int>> planes(const State& s) {
    u64 bits[G::PIECE_PLANES * G::WORDS];
    uint8_t global[GLOBALS];
    G::encode(s, bits, global);
    std::vector<std::set<int>> found(G::PIECE_PLANES);
    for (int i = 0; i < G::PIECE_PLANES; i++)
      for (int p = 0; p < G::POINTS; p++)
        if (bits[i * G::WORDS + p / 64] >> p % 64 & 1) found[i].insert(p);
    return found;
  }
  static void turnedPlanes(int k, const State& s, const State& t) {
    auto found = planes(s);
    for (auto& plane : found) {
      std::set<int> image;
      for (int p : plane) image.insert(G::board().turned[k][p]);
      plane = image;
    }
    if (found != planes(t)) fail(std::string(G::NAME) + " planes of a turned position");
  }

  // Steps of a turned position are the turned steps, with the turned cells, and lead to the turned successor. Its planes are the turned planes.
  static void symmetries(int games) {
    Rng rng;
    const float mixes[3] = {0.3f, 0.3f, 0.5f};
    long positions = 0, turnedCells = 0, most = 0, over = 0;
    for (int i = 0; i < games; i++) {
      State s = G::randomStart(rng, mixes);
      for (int n = 0; n < 200 && !G::isOver(s); n++, positions++) {
        const int k = rng.below(SYMMETRIES);
        const State t = G::turned(k, s);
        turnedPlanes(k, s, t);
        auto found = steps(s);
        most = std::max<long>(most, found.size());
        over += found.size() > G::MAX_ACTIONS;
        std::set<std::string> images, wanted;
        for (Action a : found) {
          images.insert(G::text(G::turned(k, a)));
          if (!G::cellsTurn(a)) continue;
          std::multiset<uint16_t> image;
          for (uint16_t c : cells(a)) image.insert(G::turnedCell(k, c));
          if (image != cells(G::turned(k, a))) fail(std::string(G::NAME) + " cells of " + G::text(a));
          turnedCells++;
        }
        for (Action a : steps(t)) wanted.insert(G::text(a));
        if (images != wanted) fail(std::string(G::NAME) + " steps of a turned position");
        const Action a = found[rng.below(found.size())];
        State next = s, turnedNext = t;
        G::play(next, a);
        G::play(turnedNext, G::turned(k, a));
        if (picture(G::turned(k, next)) != picture(turnedNext)) fail(std::string(G::NAME) + " play and turn after " + G::text(a));
        s = next;
      }
    }
    std::cout << G::NAME << ": " << positions << " positions turned, " << turnedCells << " steps' cells; at most " << most
              << " steps, " << over << " times more than are kept\n";
  }
};

// GIPF with potentials. A set-up: variant, handicaps, pieces, potentials, `zY` for entries and uses that may be denied or `-`.
struct CheckProject : Check<GipfProject> {
  static void readCounts(const std::string& text, int8_t* counts) {
    for (size_t i = 0; text != "none" && i + 1 < text.size(); i += 2)
      counts[std::string(GipfProject::LETTERS[0]).find(text[i])] = text[i + 1] - '0';
  }
  static State readStart(std::istringstream& in) {
    project::Setup setup;
    std::string variant, potentials[2], linked;
    int numbers[4];
    in >> variant >> numbers[0] >> numbers[1] >> numbers[2] >> numbers[3] >> potentials[0] >> potentials[1] >> linked;
    for (int v = 0; v < Gipf::VARIANTS; v++)
      if (variant == Gipf::VARIANT_NAMES[v]) setup.variant = gipf::Variant(v);
    for (int side = 0; side < 2; side++) {
      setup.handicap[side] = numbers[side];
      setup.pieces[side] = numbers[2 + side];
      readCounts(potentials[side], setup.potentials[side]);
    }
    for (int k = 0; k < project::KINDS; k++)
      for (char letter : linked) {
        if (letter == GipfProject::LETTERS[0][k]) setup.forms[k] = project::ALWAYS;
        if (letter == GipfProject::LETTERS[1][k]) setup.forms[k] = project::ACQUIRE;
      }
    return project::start(setup);
  }
  static void perftRow(std::istringstream& in) {
    State s = readStart(in);
    std::string word;
    while (in >> word && word != "=")
      if (!playText(s, word)) return;
    uint64_t wanted;
    for (int depth = 1; in >> wanted; depth++)
      if (perft(s, depth) != wanted) fail("perft with potentials at depth " + std::to_string(depth));
  }
  // result, then for every step: text, and a digest of the position and of all legal steps
  static long game(std::istringstream& in) {
    State s = readStart(in);
    std::string result, text, digest;
    in >> result;
    long positions = 0;
    for (; in >> text >> digest; positions++) {
      std::set<std::string> texts;
      for (Action a : steps(s)) texts.insert(GipfProject::text(a));
      std::string joined = positionText<GipfProject>(s);
      for (auto& t : texts) joined += " " + t;
      if (sha1Start(joined) != digest) return fail("with potentials before " + text + ": " + positionText<GipfProject>(s)), positions;
      if (text == "end") break;
      if (!playText(s, text)) return positions;
    }
    const std::string ended = !GipfProject::isOver(s) ? "none" : GipfProject::winner(s) == 0 ? "white" : "black";
    if (ended != result) fail("result with potentials " + ended + " instead of " + result);
    return positions;
  }
};

int main(int count, char** words) {
  if (count > 1) {
    std::ifstream file(words[1]);
    if (!file) return std::cerr << "cannot read " << words[1] << "\n", 1;
    std::string line, kind, name;
    long rows = 0, games = 0, projectPositions = 0;
    while (std::getline(file, line)) {
      std::istringstream in(line);
      in >> kind >> name;
      const bool isYinsh = name == Yinsh::NAME;
      if (name == "project") {
        if (kind == "perft") rows++, CheckProject::perftRow(in);
        else games++, projectPositions += CheckProject::game(in);
      } else if (kind == "perft") rows++, isYinsh ? Check<Yinsh>::perftRow(in) : Check<Gipf>::perftRow(in);
      else games++, isYinsh ? Check<Yinsh>::game(in) : Check<Gipf>::game(in);
    }
    std::cout << rows << " perft rows, " << games << " games, " << projectPositions << " positions with potentials\n";
    if (rows == 0 || games == 0) fail("an empty corpus");
  }
  const int games = count > 2 ? atoi(words[2]) : 200;
  Check<Yinsh>::symmetries(games);
  Check<Gipf>::symmetries(games);
  Check<GipfProject>::symmetries(games);
  std::cout << (failures ? "FAILED " : "ok ") << failures << " failures\n";
  return failures ? 1 : 0;
}
