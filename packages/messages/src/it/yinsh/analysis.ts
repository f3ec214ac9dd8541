import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Prossima azione',
  'editor.due.turn': 'una mossa normale',
  'editor.due.ring': 'la rimozione di un anello',
  'editor.why.rings.many':
    '{side}: {n} anelli sul tavoliere, ma al massimo ne sono possibili {most}. Togline qualcuno.',
  'editor.why.rings.few':
    '{side}: anelli sul tavoliere: {n}. Pedine e allineamenti compaiono solo quando tutti gli anelli sono stati piazzati; allora ogni giocatore ne ha almeno {least}. Aggiungi anelli.',
  'editor.why.rings.turns':
    'Anelli sul tavoliere: Bianco {white}, Nero {black}. Si piazzano a turno e comincia il Bianco: il Bianco ne ha quanti il Nero o uno in più.',
  'editor.why.markers': 'Pedine sul tavoliere: {n}. Qui ne sono possibili al massimo {most}.',
  'editor.why.side':
    'Gli anelli si piazzano a turno e comincia il Bianco. Con questi anelli scegli “{side}” sotto “{control}”.',
};
