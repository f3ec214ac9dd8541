import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'puste',

  point: '{point}, {thing}',

  'due.over': 'Partia jest zakończona.',
  'due.send': '{side}: tura nie jest jeszcze wysłana.',

  'turn.ready': 'Ta tura jest kompletna. Wyślij ją albo cofnij krok.',

  'turn.wait': 'To nie jest twoja tura.',
  'turn.answer': 'Najpierw odpowiedz na zadane pytanie.',
  'premove.begun': 'Ruch z wyprzedzeniem. {ask}',
  'premove.set': 'Ruch z wyprzedzeniem: {text}. Zostanie wykonany, jeśli nadal będzie możliwy.',

  'told.undone': 'Krok cofnięty.',
  'told.takenBack':
    '{n, plural, one {Cofnięto # turę.} few {Cofnięto # tury.} many {Cofnięto # tur.} other {Cofnięto # tury.}}',
  'told.hint': 'Podpowiedź (niezagrana):',
};
