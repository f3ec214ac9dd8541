import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'leeg',

  point: '{point}, {thing}',

  'due.over': 'De partij is afgelopen.',
  'due.send': '{side}: de zet is nog niet verstuurd.',

  'turn.ready': 'Deze zet is compleet. Verstuur hem of ga een stap terug.',

  'turn.wait': 'Je bent nu niet aan de beurt.',
  'turn.answer': 'Beantwoord eerst de openstaande vraag.',
  'premove.begun': 'Vooruitzet. {ask}',
  'premove.set': 'Vooruitzet: {text}. Hij wordt gespeeld als hij dan nog mag.',

  'told.undone': 'Stap teruggenomen.',
  'told.takenBack': '{n, plural, one {# zet teruggenomen.} other {# zetten teruggenomen.}}',
  'told.hint': 'Tip, niet gespeeld:',
};
