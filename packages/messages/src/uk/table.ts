import type { Translation } from '../areas.js';

export const table: Translation<'table'> = {
  'side.white': 'Білі',
  'side.black': 'Чорні',

  'ask.yinsh.place': '{side}: поставте кільце на вільну точку перетину, наприклад {example}',
  'ask.yinsh.move': '{side}: походіть кільцем, наприклад {example}',
  'ask.yinsh.pass': '{side}: жодне кільце не може походити; введіть pass',
  'ask.yinsh.row': '{side}: приберіть ряд із п’яти, наприклад {example}',
  'ask.yinsh.ring': '{side}: виберіть кільце, яке прибираєте, наприклад {example}',
  'ask.gipf.push': '{side}: штовхніть фішку на поле, наприклад {example}',
  'ask.gipf.row': '{side}: приберіть свій ряд, наприклад {example}',

  'state.yinsh':
    'Прибрано кілець: білі – {white}, чорні – {black}; для перемоги треба {goal}. Фішок у загальному запасі: {pool}.',
  'state.gipf':
    'У резерві: білі – {white}, чорні – {black}. Захоплено фішок: білих – {whiteLost}, чорних – {blackLost}.',

  'over.rings': '{winner} перемагають: прибрано останнє потрібне кільце.',
  'over.pool': '{winner} перемагають: загальний запас порожній, а кілець вони прибрали більше.',
  'over.passes': '{winner} перемагають: жодна сторона не має ходу, а кілець вони прибрали більше.',
  'over.reserve': '{winner} перемагають. {loser} мають штовхати, але їхній резерв порожній.',
  'over.reserve.potentials':
    '{winner} перемагають. {loser} не мають ні фішок у резерві, ні потенціалу, який можна застосувати.',
  'over.gipf-pieces': '{winner} перемагають. {loser} більше не мають GIPF-фішок на ігровому полі.',
  'over.draw': 'Нічия: сторони прибрали однакову кількість кілець.',

  'legend.yinsh': '(W) (B) кільця   w b фішки   . порожньо',
  'legend.gipf': 'w b фішки   [W] [B] GIPF-фішки   . порожньо   a1 … крапки',
};
