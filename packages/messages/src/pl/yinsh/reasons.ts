import type { Translation } from '../../areas.js';

export const reasons: Translation<'yinsh/reasons'> = {
  RING_MUST_BE_PLACED: 'Trwa jeszcze ustawianie pierścieni: podaj puste pole.',
  RING_MUST_MOVE:
    'Teraz trzeba przesunąć pierścień: podaj pole, na którym stoi, i pole docelowe, na przykład f6-f9.',
  RING_MUST_BE_TAKEN: 'Rząd jest usunięty; teraz usuń jeden ze swoich pierścieni.',

  POINT_OCCUPIED: 'Pole {at} jest zajęte. Wybierz puste pole.',
  NO_RING_THERE: 'Na {at} nie ma pierścienia.',
  NOT_YOUR_RING: 'Pierścień na {at} nie jest twój.',
  RING_IN_THE_WAY: 'Pierścień na {at} stoi na drodze; pierścieni nigdy się nie przeskakuje.',
  MUST_STOP_BEHIND_MARKERS: 'Po skoku pierścień zatrzymuje się tuż za znacznikami, na {at}.',
  LANDS_ON_MARKER: 'Na {at} leży znacznik. Pierścień kończy ruch na pustym polu.',
  LANDS_ON_RING: 'Na {at} stoi pierścień. Pierścień kończy ruch na pustym polu.',
  NOT_FIVE: 'Rząd to dokładnie pięć znaczników obok siebie; to jest coś innego: {at}.',
  NOT_YOUR_MARKERS: 'To nie jest twój rząd: nie ma znacznika twojego koloru na {at}.',
  CANNOT_PASS: 'Pasować może tylko ten, kto nie może wykonać ruchu. Możesz przesunąć pierścień: {at}.',

  IMPOSSIBLE_RINGS: 'Żadna partia nie prowadzi do takiej liczby pierścieni.',
  IMPOSSIBLE_MARKERS: 'Żadna partia nie prowadzi do takiej liczby znaczników.',
};
