import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Врятувати резерв',
  'theme.capture': 'Захопити фішки',
  'theme.gipf-piece': 'Захопити чи врятувати GIPF-фішку',
  'goal.pieces': '{side} ходять: виграйте якнайбільше фішок.',
  'why.pieces': 'Інший хід дає більше фішок, якщо врахувати відповідь суперника.',
  'goal.gipf-pieces': '{side} ходять: захопіть GIPF-фішку або врятуйте свою.',
  'why.gipf-pieces': 'Інший хід кращий для ваших GIPF-фішок, якщо врахувати відповідь суперника.',
};
