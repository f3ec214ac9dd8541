import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Riserva del Bianco',
  'editor.reserve.black': 'Riserva del Nero',
  'editor.entry.white': 'Il Bianco può far entrare',
  'editor.entry.black': 'Il Nero può far entrare',
  'editor.entry.any': 'anche pezzi GIPF',
  'editor.entry.single': 'solo pezzi singoli',
  'editor.why.gipf.basic':
    'Pezzi GIPF sul tavoliere: {n}. Il gioco base non ne ha: toglili o scegli un’altra variante.',
  'editor.why.gipf.many':
    '{side}: {n} pezzi GIPF sul tavoliere, ma al massimo ne sono possibili {most}. Togline qualcuno.',
  'editor.why.gipf.lost':
    '{side}: nessun pezzo GIPF sul tavoliere, quindi la partita sarebbe finita. Aggiungine almeno uno.',
  'editor.why.pieces':
    '{side}: pezzi sul tavoliere: {n} (un pezzo GIPF conta per due). Al massimo ne sono possibili {most}.',
  'editor.why.reserve.many': '{control}: {n} è troppo. Con i pezzi sul tavoliere il massimo è {most}.',
  'editor.why.reserve.none':
    '{control}: 0. Senza un pezzo da spingere la partita sarebbe finita. Scegli almeno 1.',
  'editor.why.entry':
    '“{control}”: sono già entrati pezzi singoli, che sono sul tavoliere o catturati. Scegli “{choice}”.',
};
