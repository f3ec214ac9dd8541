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

  'thing.zertz.white': 'biały ZÈRTZ',
  'thing.zertz.black': 'czarny ZÈRTZ',
  'thing.yinsh.white': 'biały YINSH',
  'thing.yinsh.black': 'czarny YINSH',
  'thing.dvonn.white': 'biały DVONN',
  'thing.dvonn.black': 'czarny DVONN',
  'thing.tamsk.white': 'biały TAMSK',
  'thing.tamsk.black': 'czarny TAMSK',
  'thing.punct.white': 'biały PÜNCT',
  'thing.punct.black': 'czarny PÜNCT',
  'thing.loaded.white': 'biały pionek z {kind}',
  'thing.loaded.black': 'czarny pionek z {kind}',
  'thing.converted.white': 'biały pionek GIPF, w nim PÜNCT',
  'thing.converted.black': 'czarny pionek GIPF, w nim PÜNCT',
  'thing.above': '{thing}, pod nim {beneath}',
  'point.use':
    '{point}, {thing}, do użycia na {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'point.use.held':
    '{point}, {thing}, wybrany, potencjał może przejść na {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'point.use.target': '{point}, {thing}, {kind} z {from} może tu przejść',
  'point.use.chosen': '{point}, {thing}, {kind} z {from} przejdzie tutaj',
  'due.push.use': '{side}: wsuń pionek z kropki albo dotknij załadowanego pionka, żeby użyć jego potencjału.',
  'due.push.loaded': '{side}: wybierz, co wchodzi, i wsuń to z kropki.',
  'due.use': '{side}: wybierz, dokąd przejdzie {kind} z {point}.',
  'due.use.as': '{side}: wybierz, co PÜNCT zrobi z pionkiem GIPF na {point}.',
  'due.use.only': '{side}: żaden pionek nie może wejść. Użyj potencjału.',
  'due.extra': '{side}: TAMSK na e5 daje prawo do wsunięcia. Wybierz dla niego kropkę albo zrezygnuj.',
  'due.take.loaded':
    '{side}: dotknij pionka GIPF albo załadowanego, żeby został lub zszedł, a potem usuń rząd. Schodzi co najmniej jeden pionek.',
  'offer.forgo': 'Zrezygnuj z wsunięcia',
  'offer.neutralise': 'Zneutralizuj {point}',
  'offer.convert': 'Przejmij {point}',
  'offer.other': 'Inny wybór',
  'use.none': '{kind} na {point} nie może teraz nic zrobić.',
  'told.loaded': '{side}: pionek z {kind} wsunięty z {from} na {to}.',
  'told.use': '{side}: {kind} użyty z {from} na {to}.',
  'told.use.neutralise': '{side}: {kind} użyty z {from} na {to}, pionek GIPF zneutralizowany.',
  'told.use.convert': '{side}: {kind} użyty z {from} na {to}, pionek GIPF przejęty.',
  'told.extra': '{side}: TAMSK wsunięty z {from} na {to}.',
  'told.forgo': '{side}: rezygnacja z wsunięcia TAMSK.',
  'told.denied': '{side}: odmówiono użycia {kind} z {from} na {to}.',
  'told.denied.neutralise':
    '{side}: odmówiono użycia {kind} z {from} na {to}, żeby zneutralizować pionek GIPF.',
  'told.denied.convert': '{side}: odmówiono użycia {kind} z {from} na {to}, żeby przejąć pionek GIPF.',
  'told.denied.extra': '{side}: odmówiono wsunięcia TAMSK z {from} na {to}.',
  'told.loaded.moves':
    '{side}: pionek z {kind} wsunięty z {from} na {to}, {n, plural, one {# pionek przesunął się dalej} few {# pionki przesunęły się dalej} many {# pionków przesunęło się dalej} other {# pionka przesunęło się dalej}}.',
  'told.extra.moves':
    '{side}: TAMSK wsunięty z {from} na {to}, {n, plural, one {# pionek przesunął się dalej} few {# pionki przesunęły się dalej} many {# pionków przesunęło się dalej} other {# pionka przesunęło się dalej}}.',
};
