import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'puste',
  'thing.ring.white': 'biały pierścień',
  'thing.ring.black': 'czarny pierścień',
  'thing.marker.white': 'biały znacznik',
  'thing.marker.black': 'czarny znacznik',
  'thing.piece.white': 'biały pionek',
  'thing.piece.black': 'czarny pionek',
  'thing.gipf.white': 'biały pionek GIPF',
  'thing.gipf.black': 'czarny pionek GIPF',

  point: '{point}, {thing}',
  'point.place': '{point}, {thing}, można tu ustawić pierścień',
  'point.movable':
    '{point}, {thing}, może przejść na {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'point.held':
    '{point}, {thing}, wybrany, może przejść na {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'point.stuck': '{point}, {thing}, nie może się ruszyć',
  'point.target': '{point}, {thing}, pierścień z {from} może tu przejść',
  'point.target.flips':
    '{point}, {thing}, pierścień z {from} może tu przejść i odwraca {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}}',
  'point.row':
    '{point}, {thing}, należy do {n, plural, one {rzędu, który można usunąć} few {# rzędów, które można usunąć} many {# rzędów, które można usunąć} other {# rzędu, które można usunąć}}',
  'point.row.chosen': '{point}, {thing}, w wybranym rzędzie',
  'point.ring': '{point}, {thing}, można go usunąć',
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

  'due.over': 'Partia jest zakończona.',
  'due.send': '{side}: tura nie jest jeszcze wysłana.',
  'due.place': '{side}: ustaw pierścień na pustym polu.',
  'due.move': '{side}: wybierz pierścień, który chcesz przesunąć.',
  'due.target': '{side}: wybierz, dokąd przejdzie pierścień z {point}.',
  'due.pass': '{side}: żaden pierścień nie może się ruszyć, więc w tej turze pasujesz.',
  'due.row': '{side}: usuń rząd pięciu znaczników.',
  'due.row.several':
    '{side}: usuń rząd pięciu znaczników. {n, plural, one {Jest # możliwość} few {Są # możliwości} many {Jest # możliwości} other {Jest # możliwości}}.',
  'due.row.chosen': '{side}: usuń rząd od {from} do {to} albo dotknij końca innego rzędu.',
  'due.ring': '{side}: wybierz pierścień do usunięcia.',
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

  'offer.pass': 'Spasuj',
  'offer.row': 'Usuń od {from} do {to}',
  'offer.take': 'Usuń {n, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}}',
  'offer.leave': 'Zostaw rząd',

  'ring.stuck': 'Pierścień na {point} nie może się ruszyć.',
  'turn.ready': 'Ta tura jest kompletna. Wyślij ją albo cofnij krok.',

  'turn.wait': 'To nie jest twoja tura.',

  'told.place': '{side}: pierścień ustawiony na {at}.',
  'told.move': '{side}: pierścień z {from} na {to}.',
  'told.move.flips':
    '{side}: pierścień z {from} na {to}, {n, plural, one {odwrócono znacznik na} few {odwrócono # znaczniki na} many {odwrócono # znaczników na} other {odwrócono # znacznika na}} {at}.',
  'told.row': '{side}: usunięto rząd od {from} do {to}.',
  'told.ring': '{side}: usunięto pierścień z {at}.',
  'told.pass': '{side}: pas.',
  'told.push': '{side}: pionek wsunięty z {from} na {to}.',
  'told.push.moves':
    '{side}: pionek wsunięty z {from} na {to}, {n, plural, one {# pionek przesunął się dalej} few {# pionki przesunęły się dalej} many {# pionków przesunęło się dalej} other {# pionka przesunęło się dalej}}.',
  'told.push.gipf': '{side}: pionek GIPF wsunięty z {from} na {to}.',
  'told.push.gipf.moves':
    '{side}: pionek GIPF wsunięty z {from} na {to}, {n, plural, one {# pionek przesunął się dalej} few {# pionki przesunęły się dalej} many {# pionków przesunęło się dalej} other {# pionka przesunęło się dalej}}.',
  'told.take': '{side}: usunięto pionki z {at}.',
  'told.take.stay': '{side}: usunięto pionki z {at}; na planszy zostaje: {kept}.',
  'told.leave': '{side}: rząd pozostawiony na {kept}.',
  'told.undone': 'Krok cofnięty.',
  'told.takenBack':
    '{n, plural, one {Cofnięto # turę.} few {Cofnięto # tury.} many {Cofnięto # tur.} other {Cofnięto # tury.}}',
  'told.hint': 'Podpowiedź (niezagrana):',

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
