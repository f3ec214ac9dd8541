import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'vuota',

  point: '{point}, {thing}',

  'due.over': 'La partita è finita.',
  'due.send': '{side}: la mossa non è ancora confermata.',

  'turn.ready': 'La mossa è completa. Confermala o annulla un passo.',

  'turn.wait': 'Non è il tuo turno.',
  'turn.answer': 'Prima rispondi alla domanda in sospeso.',
  'premove.begun': 'Mossa anticipata. {ask}',
  'premove.set': 'Mossa anticipata: {text}. Sarà giocata se ancora possibile.',

  'told.undone': 'Passo annullato.',
  'told.takenBack': '{n, plural, one {# mossa annullata.} other {# mosse annullate.}}',
  'told.hint': 'Suggerimento, non giocato:',
};
