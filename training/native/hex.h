// Geometry of a hexagonal board, built once from its spots: rays, directions, the twelve symmetries.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

constexpr int DIRECTIONS[6][2] = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};
constexpr int SYMMETRIES = 12;

struct Spot {
  int q, r;  // axial, around the centre
  std::string name;
};

// Symmetry k mirrors where k >= 6, then turns by k % 6 sixths.
inline std::pair<int, int> turnedPlace(int k, int q, int r) {
  if (k >= 6) std::swap(q, r);
  for (int i = 0; i < k % 6; i++) {
    int before = q;
    q = q - r;
    r = before;
  }
  return {q, r};
}

inline int turnedDirection(int k, int d) {
  auto turned = turnedPlace(k, DIRECTIONS[d][0], DIRECTIONS[d][1]);
  for (int e = 0; e < 6; e++)
    if (turned == std::pair<int, int>(DIRECTIONS[e][0], DIRECTIONS[e][1])) return e;
  return -1;
}

template <int N, int LONGEST>
struct Hex {
  Spot spots[N];
  uint8_t ray[N][6][LONGEST];  // the points met when leaving a point, nearest first
  uint8_t length[N][6];
  uint8_t turned[SYMMETRIES][N];
  uint8_t direction[SYMMETRIES][6];

  // The spots come in the order of their names: letter, then number.
  explicit Hex(const std::vector<Spot>& shape) {
    for (int p = 0; p < N; p++) spots[p] = shape.at(p);
    for (int p = 0; p < N; p++)
      for (int d = 0; d < 6; d++) {
        int n = 0;
        for (int k = 1, t; (t = at(spots[p].q + k * DIRECTIONS[d][0], spots[p].r + k * DIRECTIONS[d][1])) >= 0; k++)
          ray[p][d][n++] = t;
        length[p][d] = n;
      }
    for (int k = 0; k < SYMMETRIES; k++) {
      for (int d = 0; d < 6; d++) direction[k][d] = turnedDirection(k, d);
      for (int p = 0; p < N; p++) {
        auto [q, r] = turnedPlace(k, spots[p].q, spots[p].r);
        turned[k][p] = at(q, r);
      }
    }
  }

  int at(int q, int r) const {
    for (int p = 0; p < N; p++)
      if (spots[p].q == q && spots[p].r == r) return p;
    return -1;
  }
  int find(const std::string& name) const {
    for (int p = 0; p < N; p++)
      if (spots[p].name == name) return p;
    return -1;
  }
  // The far end of the line through p against direction d: where the line begins.
  int lineStart(int p, int d) const {
    int back = (d + 3) % 6;
    return length[p][back] ? ray[p][back][length[p][back] - 1] : p;
  }
};
