import type { Translation } from '../../areas.js';

export const table: Translation<'yinsh/table'> = {
  'ask.yinsh.place': '{side}: поставте кільце на вільну точку перетину, наприклад {example}',
  'ask.yinsh.move': '{side}: походіть кільцем, наприклад {example}',
  'ask.yinsh.pass': '{side}: жодне кільце не може походити; введіть pass',
  'ask.yinsh.row': '{side}: приберіть ряд із п’яти, наприклад {example}',
  'ask.yinsh.ring': '{side}: виберіть кільце, яке прибираєте, наприклад {example}',

  'state.yinsh':
    'Прибрано кілець: білі – {white}, чорні – {black}; для перемоги треба {goal}. Фішок у загальному запасі: {pool}.',

  'over.rings': '{winner} перемагають: прибрано останнє потрібне кільце.',
  'over.pool': '{winner} перемагають: загальний запас порожній, а кілець вони прибрали більше.',
  'over.passes': '{winner} перемагають: жодна сторона не має ходу, а кілець вони прибрали більше.',
  'over.draw': 'Нічия: сторони прибрали однакову кількість кілець.',

  'legend.yinsh': '(W) (B) кільця   w b фішки   . порожньо',
};
