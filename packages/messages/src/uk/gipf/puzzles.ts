import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Врятувати резерв',
  'theme.capture': 'Узяття фішок',
  'theme.gipf-piece': 'Узяти чи зберегти GIPF-фішку',
  'goal.pieces': 'Хід: {side}. Виграйте якнайбільше фішок.',
  'why.pieces': 'Інший хід дає більше фішок, якщо врахувати відповідь суперника.',
  'goal.gipf-pieces': 'Хід: {side}. Візьміть GIPF-фішку або врятуйте свою.',
  'why.gipf-pieces': 'Інший хід кращий для ваших GIPF-фішок, якщо врахувати відповідь суперника.',
};
