import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Reserva de las blancas',
  'editor.reserve.black': 'Reserva de las negras',
  'editor.entry.white': 'Las blancas pueden introducir',
  'editor.entry.black': 'Las negras pueden introducir',
  'editor.entry.any': 'también piezas GIPF',
  'editor.entry.single': 'solo piezas simples',
  'editor.why.gipf.basic':
    'Piezas GIPF en el tablero: {n}. El juego básico no las tiene: quítalas o elige otra versión.',
  'editor.why.gipf.many':
    '{side}: {n} piezas GIPF en el tablero, pero como máximo puede haber {most}. Quita alguna.',
  'editor.why.gipf.lost':
    '{side}: ninguna pieza GIPF en el tablero, así que la partida habría terminado. Añade al menos una.',
  'editor.why.pieces':
    '{side}: piezas en el tablero: {n} (una pieza GIPF cuenta como dos). Como máximo puede haber {most}.',
  'editor.why.reserve.many': '{control}: {n} es demasiado. Con las piezas del tablero, el máximo es {most}.',
  'editor.why.reserve.none':
    '{control}: 0. Sin una pieza que empujar, la partida habría terminado. Elige al menos 1.',
  'editor.why.entry':
    '«{control}»: ya se han introducido piezas simples; están en el tablero o capturadas. Elige «{choice}».',
};
