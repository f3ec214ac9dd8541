// What a searched position leaves behind for training, and two helpers shared by search and self-play.
#pragma once
#include "basics.h"

constexpr int GLOBALS = 48;       // bytes a position; the games use the first 11, or 39 with potentials
constexpr int KEEP_UPRIGHT = 47;  // this byte is 1 where the cells of some action do not turn with the board
constexpr float LONG_WAY = 64;    // more steps to the end of a game than these are not told apart

// +1, 0, -1 for the side, once the game is over.
template <class G>
float outcome(const typename G::State& s, int side) {
  const int winner = G::winner(s);
  return winner < 0 ? 0 : winner == side ? 1 : -1;
}

// The probability that a step takes effect: 1 but in linked play (P11).
template <class G>
float oddsOf(const typename G::State& s, typename G::Action a) {
  if constexpr (requires { G::odds(s, a); }) return G::odds(s, a);
  return 1;
}

// Plays on while there is only one step, and that one is sure. Leaves the legal steps (at most those kept) in `actions`; none when over.
template <class G>
int playForced(typename G::State& s, typename G::Action* actions, int* played = nullptr) {
  while (!G::isOver(s)) {
    const int n = G::steps(s, actions, G::MAX_ACTIONS);
    if (n != 1 || oddsOf<G>(s, actions[0]) < 1) return n < G::MAX_ACTIONS ? n : G::MAX_ACTIONS;
    G::play(s, actions[0]);
    if (played) ++*played;
  }
  return 0;
}

template <class G>
struct Record {
  u64 bits[G::PIECE_PLANES * G::WORDS];
  uint8_t global[GLOBALS];
  int16_t count;
  uint16_t cells[G::MAX_ACTIONS][G::CELLS_PER_ACTION];
  float policy[G::MAX_ACTIONS];
  float searchValue, result, difference;  // for the side to act
  float age;   // share of the game that had been played, 1 at its last search
  float left;  // steps to its end as a share of LONG_WAY, at most 1; 1 in a game that was cut
  uint8_t turn;
};

template <class G>
void writeCells(const typename G::Action* actions, int n, uint16_t* out) {
  for (int i = 0; i < n; i++) G::cells(actions[i], out + i * G::CELLS_PER_ACTION);
  for (int i = n * G::CELLS_PER_ACTION; i < G::MAX_ACTIONS * G::CELLS_PER_ACTION; i++) out[i] = G::NO_CELL;
}
