import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'biały pionek',
  'thing.piece.black': 'czarny pionek',
  'thing.gipf.white': 'biały pionek GIPF',
  'thing.gipf.black': 'czarny pionek GIPF',

  'point.dot': '{point}, kropka',
  'point.dot.open': '{point}, kropka, pionek może stąd wejść na {at}',
  'point.dot.held': '{point}, kropka, wybrana, pionek może stąd wejść na {at}',
  'point.dot.closed': '{point}, kropka, żaden pionek nie może stąd wejść',
  'point.dot.target':
    '{point}, kropka, wsunięcie stąd na {to}, {n, plural, =0 {nic innego się nie rusza} one {# pionek przesuwa się dalej} few {# pionki przesuwają się dalej} many {# pionków przesuwa się dalej} other {# pionka przesuwa się dalej}}',
  'point.target.push':
    '{point}, {thing}, wsunięcie tutaj z {from}, {n, plural, =0 {nic innego się nie rusza} one {# pionek przesuwa się dalej} few {# pionki przesuwają się dalej} many {# pionków przesuwa się dalej} other {# pionka przesuwa się dalej}}',
  'point.held.entry': '{point}, {thing}, wybrane pole',
  'point.take':
    '{point}, {thing}, należy do {n, plural, one {rzędu, który można usunąć} few {# rzędów, które można usunąć} many {# rzędów, które można usunąć} other {# rzędu, które można usunąć}}',
  'point.goes': '{point}, {thing}, schodzi razem z rzędem',
  'point.stays': '{point}, {thing}, zostaje',

  'due.push': '{side}: wsuń pionek z kropki.',
  'due.push.gipf': '{side}: wsuń pionek GIPF z kropki.',
  'due.push.any': '{side}: wsuń pionek GIPF albo pojedynczy pionek.',
  'due.push.dot': '{side}: wybierz pole, na które wchodzi pionek z {point}.',
  'due.push.point': '{side}: wybierz kropkę, z której pionek wchodzi na {point}.',
  'due.take': '{side}: usuń rząd.',
  'due.take.several':
    '{side}: wybierz, który rząd usuwasz najpierw. {n, plural, one {Jest # rząd} few {Są # rzędy} many {Jest # rzędów} other {Jest # rzędu}}.',
  'due.take.chosen': '{side}: usuń rząd od {from} do {to} albo wybierz inny.',
  'due.take.choose': '{side}: dotknij pionka GIPF, żeby został lub zszedł, a potem usuń rząd.',

  choice: 'Wprowadź',
  'choice.single': 'Pojedynczy pionek',
  'choice.gipf': 'Pionek GIPF',
  'offer.take': 'Usuń {n, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}}',
  'offer.leave': 'Zostaw rząd',

  'told.push': '{side}: pionek wsunięty z {from} na {to}.',
  'told.push.moves':
    '{side}: pionek wsunięty z {from} na {to}, {n, plural, one {# pionek przesunął się dalej} few {# pionki przesunęły się dalej} many {# pionków przesunęło się dalej} other {# pionka przesunęło się dalej}}.',
  'told.push.gipf': '{side}: pionek GIPF wsunięty z {from} na {to}.',
  'told.push.gipf.moves':
    '{side}: pionek GIPF wsunięty z {from} na {to}, {n, plural, one {# pionek przesunął się dalej} few {# pionki przesunęły się dalej} many {# pionków przesunęło się dalej} other {# pionka przesunęło się dalej}}.',
  'told.take': '{side}: usunięto pionki z {at}.',
  'told.take.stay': '{side}: usunięto pionki z {at}; na planszy zostaje: {kept}.',
  'told.leave': '{side}: rząd pozostawiony na {kept}.',

  // What a player has left, and has captured.
  'count.reserve': '{n} w rezerwie',
  'count.captured': '{n} zbitych',
};
