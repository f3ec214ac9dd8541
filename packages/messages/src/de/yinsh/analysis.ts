import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Als Nächstes',
  'editor.due.turn': 'ein normaler Zug',
  'editor.due.ring': 'ein Ring wird entfernt',
  'editor.why.rings.many':
    '{side}: {n} Ringe auf dem Brett, möglich sind höchstens {most}. Einige entfernen.',
  'editor.why.rings.few':
    '{side}: Ringe auf dem Brett: {n}. Markierungssteine und Reihen gibt es erst, wenn alle Ringe gesetzt sind; dann hat jede Seite mindestens {least}. Ringe hinzufügen.',
  'editor.why.rings.turns':
    'Ringe auf dem Brett: Weiß {white}, Schwarz {black}. Sie werden abwechselnd gesetzt, und Weiß beginnt: Weiß hat so viele wie Schwarz oder einen mehr.',
  'editor.why.markers': 'Markierungssteine auf dem Brett: {n}. Möglich sind hier höchstens {most}.',
  'editor.why.side':
    'Ringe werden abwechselnd gesetzt, und Weiß beginnt. Mit diesen Ringen unter „{control}“ „{side}“ wählen.',
};
