import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'ask.gipf.push': '{side}: штовхніть фішку на поле, наприклад {example}',
  'ask.gipf.row': '{side}: приберіть свій ряд, наприклад {example}',

  'state.gipf':
    'У резерві: білі – {white}, чорні – {black}. Захоплено фішок: білих – {whiteLost}, чорних – {blackLost}.',

  'over.reserve': '{winner} перемагають. {loser} мають штовхати, але їхній резерв порожній.',
  'over.reserve.potentials':
    '{winner} перемагають. {loser} не мають ні фішок у резерві, ні потенціалу, який можна застосувати.',
  'over.gipf-pieces': '{winner} перемагають. {loser} більше не мають GIPF-фішок на ігровому полі.',

  'legend.gipf': 'w b фішки   [W] [B] GIPF-фішки   . порожньо   a1 … крапки',
};
