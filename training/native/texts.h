// The text of a position as @korong/rules writes it.
#pragma once
#include <string>
#include <type_traits>

template <class G>
std::string pieceText(const typename G::State& s, int p) {
  const auto piece = G::piece(s, p);
  if constexpr (std::is_same_v<std::decay_t<decltype(piece)>, char>) return piece ? std::string(1, piece) : "";
  else return piece;
}
template <class G>
std::string variantText(const typename G::State& s) {
  if constexpr (requires { G::variantText(s); }) return G::variantText(s);
  else return G::VARIANT_NAMES[G::variant(s)];
}

template <class G>
std::string positionText(const typename G::State& s) {
  std::string text = std::string(G::NAME) + "/1 " + variantText<G>(s) + " ";
  auto& spots = G::board().spots;
  for (int p = 0, empty = 0; p < G::POINTS; p++) {
    const std::string piece = pieceText<G>(s, p);
    const bool last = p + 1 == G::POINTS || spots[p + 1].q != spots[p].q;
    if (piece.empty()) empty++;
    if ((!piece.empty() || last) && empty) text += std::to_string(empty), empty = 0;
    text += piece;
    if (last) text += p + 1 == G::POINTS ? " " : "/";
  }
  return text + G::details(s);
}
