import type { Translation } from '../../areas.js';

export const potentials: Translation<'gipf/potentials'> = {
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
  'choice.kind': '{kind}',
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

  // The potentials that a player has not brought in yet.
  'count.stock': 'w ręce: {kinds}',
  'count.challenges':
    '{n, plural, one {zostało # wyzwanie} few {zostały # wyzwania} many {zostało # wyzwań} other {zostało # wyzwania}}',

  // Bringing in a potential that has to be won
  'told.denied.loaded': '{side}: pionek z {kind} z {from} na {to} niewygrany; zostaje w rezerwie.',
};
