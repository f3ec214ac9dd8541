import type { Translation } from '../../areas.js';

export const potentials: Translation<'gipf/potentials'> = {
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
  'choice.kind': '{kind}',
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

  // The potentials that a player has not brought in yet.
  'count.stock': 'in mano: {kinds}',
  'count.challenges': '{n, plural, one {# sfida rimasta} many {# sfide rimaste} other {# sfide rimaste}}',

  // Bringing in a potential that has to be won
  'told.denied.loaded': '{side}: pezzo con {kind} da {from} in {to} non vinto; resta nella riserva.',
};
