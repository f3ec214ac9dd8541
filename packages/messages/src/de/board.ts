import type { Translation } from '../areas.js';

export const board: Translation<'board'> = {
  'thing.empty': 'frei',

  point: '{point}, {thing}',

  'due.over': 'Die Partie ist zu Ende.',
  'due.send': '{side}: Der Zug wurde noch nicht gesendet.',

  'turn.ready': 'Dieser Zug ist vollständig. Sende ihn oder nimm einen Schritt zurück.',

  'turn.wait': 'Du bist gerade nicht am Zug.',
  'turn.answer': 'Beantworte zuerst die offene Frage.',
  'premove.begun': 'Vorauszug. {ask}',
  'premove.set': 'Vorausgezogen: {text}. Der Zug wird gespielt, wenn er dann noch erlaubt ist.',

  'told.undone': 'Schritt zurückgenommen.',
  'told.takenBack': '{n, plural, one {# Zug zurückgenommen.} other {# Züge zurückgenommen.}}',
  'told.hint': 'Tipp, nicht gespielt:',
};
