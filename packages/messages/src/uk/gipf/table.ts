import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'over.reserve': '{winner} перемагають. {loser} мають штовхати, але їхній резерв порожній.',
  'over.reserve.potentials':
    '{winner} перемагають. {loser} не мають ні фішок у резерві, ні потенціалу, який можна застосувати.',
  'over.gipf-pieces': '{winner} перемагають. {loser} більше не мають GIPF-фішок на ігровому полі.',
};
