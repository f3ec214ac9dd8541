import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'A continuación',
  'editor.due.turn': 'una jugada normal',
  'editor.due.ring': 'quitar un anillo',
  'editor.why.rings.many':
    '{side}: {n} anillos en el tablero, pero como máximo puede haber {most}. Quita alguno.',
  'editor.why.rings.few':
    '{side}: anillos en el tablero: {n}. Los marcadores y las líneas solo aparecen cuando ya se han colocado todos los anillos; entonces cada bando tiene al menos {least}. Añade anillos.',
  'editor.why.rings.turns':
    'Anillos en el tablero: blancas {white}, negras {black}. Se colocan por turnos y empiezan las blancas, así que las blancas tienen tantos como las negras o uno más.',
  'editor.why.markers': 'Marcadores en el tablero: {n}. Aquí puede haber {most} como máximo.',
  'editor.why.side':
    'Los anillos se colocan por turnos y empiezan las blancas. Con estos anillos, elige «{side}» en «{control}».',
};
