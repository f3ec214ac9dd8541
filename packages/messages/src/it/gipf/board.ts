import type { Translation } from '../../areas.js';

export const board: Translation<'gipf/board'> = {
  'thing.piece.white': 'pezzo bianco',
  'thing.piece.black': 'pezzo nero',
  'thing.gipf.white': 'pezzo GIPF bianco',
  'thing.gipf.black': 'pezzo GIPF nero',

  'point.dot': '{point}, punto',
  'point.dot.open': '{point}, punto, un pezzo può entrare in {at}',
  'point.dot.held': '{point}, punto, scelto, un pezzo può entrare in {at}',
  'point.dot.closed': '{point}, punto, nessun pezzo può entrare',
  'point.dot.target':
    '{point}, punto, spingi da qui in {to}, {n, plural, =0 {non si muove altro} one {# pezzo avanza} other {# pezzi avanzano}}',
  'point.target.push':
    '{point}, {thing}, spingi qui da {from}, {n, plural, =0 {non si muove altro} one {# pezzo avanza} other {# pezzi avanzano}}',
  'point.held.entry': '{point}, {thing}, scelto',
  'point.take':
    '{point}, {thing}, fa parte di {n, plural, one {un allineamento che si può rimuovere} other {# allineamenti che si possono rimuovere}}',
  'point.goes': '{point}, {thing}, esce con l’allineamento',
  'point.stays': '{point}, {thing}, resta',

  'due.push': '{side}: spingi un pezzo sul tavoliere da un punto.',
  'due.push.gipf': '{side}: spingi un pezzo GIPF sul tavoliere da un punto.',
  'due.push.any': '{side}: fai entrare un pezzo GIPF o un pezzo singolo.',
  'due.push.dot': '{side}: scegli la casella in cui entra il pezzo sul punto {point}.',
  'due.push.point': '{side}: scegli il punto da cui un pezzo arriva in {point}.',
  'due.take': '{side}: rimuovi l’allineamento.',
  'due.take.several':
    '{side}: scegli quale allineamento rimuovere per primo. {n, plural, one {C’è # allineamento} other {Ci sono # allineamenti}}.',
  'due.take.chosen': '{side}: rimuovi l’allineamento da {from} a {to} oppure scegline un altro.',
  'due.take.choose': '{side}: tocca un pezzo GIPF per farlo restare o uscire, poi rimuovi l’allineamento.',

  'offer.take': 'Rimuovi {n, plural, one {# pezzo} other {# pezzi}}',
  'offer.leave': 'Lascia l’allineamento',

  'told.push': '{side}: pezzo spinto da {from} in {to}.',
  'told.push.moves':
    '{side}: pezzo spinto da {from} in {to}, {n, plural, one {# pezzo spostato} other {# pezzi spostati}}.',
  'told.push.gipf': '{side}: pezzo GIPF spinto da {from} in {to}.',
  'told.push.gipf.moves':
    '{side}: pezzo GIPF spinto da {from} in {to}, {n, plural, one {# pezzo spostato} other {# pezzi spostati}}.',
  'told.take': '{side}: rimozione di {at}.',
  'told.take.stay': '{side}: rimozione di {at}, lasciando {kept}.',
  'told.leave': '{side}: allineamento lasciato sul tavoliere ({kept}).',

  'thing.zertz.white': 'ZÈRTZ bianco',
  'thing.zertz.black': 'ZÈRTZ nero',
  'thing.yinsh.white': 'YINSH bianco',
  'thing.yinsh.black': 'YINSH nero',
  'thing.dvonn.white': 'DVONN bianco',
  'thing.dvonn.black': 'DVONN nero',
  'thing.tamsk.white': 'TAMSK bianco',
  'thing.tamsk.black': 'TAMSK nero',
  'thing.punct.white': 'PÜNCT bianco',
  'thing.punct.black': 'PÜNCT nero',
  'thing.loaded.white': 'pezzo bianco con {kind}',
  'thing.loaded.black': 'pezzo nero con {kind}',
  'thing.converted.white': 'pezzo GIPF bianco con PÜNCT',
  'thing.converted.black': 'pezzo GIPF nero con PÜNCT',
  'thing.above': '{thing} su {beneath}',
  'point.use': '{point}, {thing}, utilizzabile verso {n, plural, one {# casella} other {# caselle}}',
  'point.use.held':
    '{point}, {thing}, scelto, il potenziale può raggiungere {n, plural, one {# casella} other {# caselle}}',
  'point.use.target': '{point}, {thing}, il potenziale {kind} di {from} può venire qui',
  'point.use.chosen': '{point}, {thing}, il potenziale {kind} di {from} viene qui',
  'due.push.use': '{side}: spingi un pezzo da un punto, o tocca un pezzo carico per usarne il potenziale.',
  'due.push.loaded': '{side}: scegli che cosa entra e spingilo da un punto.',
  'due.use': '{side}: scegli dove va il potenziale {kind} che sta in {point}.',
  'due.use.as': '{side}: scegli che cosa il PÜNCT fa del pezzo GIPF in {point}.',
  'due.use.only': '{side}: nessun pezzo può entrare. Usa un potenziale.',
  'due.extra': '{side}: il TAMSK in e5 dà diritto a una spinta. Scegli un punto, o rinuncia.',
  'due.take.loaded':
    '{side}: tocca un pezzo GIPF o un pezzo carico per farlo restare o uscire, poi rimuovi l’allineamento. Almeno un pezzo esce.',
  'offer.forgo': 'Rinuncia alla spinta',
  'offer.neutralise': 'Neutralizza {point}',
  'offer.convert': 'Converti {point}',
  'offer.other': 'Altra scelta',
  'use.none': 'Il potenziale {kind} in {point} ora non può fare nulla.',
  'told.loaded': '{side}: pezzo con {kind} spinto da {from} in {to}.',
  'told.use': '{side}: {kind} usato da {from} in {to}.',
  'told.use.neutralise': '{side}: {kind} usato da {from} in {to}, pezzo GIPF neutralizzato.',
  'told.use.convert': '{side}: {kind} usato da {from} in {to}, pezzo GIPF convertito.',
  'told.extra': '{side}: TAMSK spinto da {from} in {to}.',
  'told.forgo': '{side}: rinuncia alla spinta del TAMSK.',
  'told.denied': '{side}: {kind} da {from} in {to} negato.',
  'told.denied.neutralise': '{side}: {kind} da {from} in {to}, per neutralizzare un pezzo GIPF, negato.',
  'told.denied.convert': '{side}: {kind} da {from} in {to}, per convertire un pezzo GIPF, negato.',
  'told.denied.extra': '{side}: spinta del TAMSK da {from} in {to} negata.',
  'told.loaded.moves':
    '{side}: pezzo con {kind} spinto da {from} in {to}, {n, plural, one {# pezzo spostato} other {# pezzi spostati}}.',
  'told.extra.moves':
    '{side}: TAMSK spinto da {from} in {to}, {n, plural, one {# pezzo spostato} other {# pezzi spostati}}.',
};
