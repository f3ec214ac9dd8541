import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Резерв білих',
  'editor.reserve.black': 'Резерв чорних',
  'editor.entry.white': 'Білі можуть вводити',
  'editor.entry.black': 'Чорні можуть вводити',
  'editor.entry.any': 'також GIPF-фішки',
  'editor.entry.single': 'лише одинарні фішки',
  'editor.why.gipf.basic':
    'GIPF-фішок на полі: {n}. У базовій версії їх немає: приберіть їх або виберіть іншу версію.',
  'editor.why.gipf.many': '{side}: GIPF-фішок на полі: {n}, а може бути щонайбільше {most}. Приберіть зайві.',
  'editor.why.gipf.lost':
    '{side}: на полі немає GIPF-фішки, тож партія вже закінчилася б. Додайте щонайменше одну.',
  'editor.why.pieces':
    '{side}: фішок на полі: {n} (GIPF-фішка рахується за дві). Може бути щонайбільше {most}.',
  'editor.why.reserve.many': '{control}: {n} – забагато. З фішками на полі може бути щонайбільше {most}.',
  'editor.why.reserve.none':
    '{control}: 0. Без фішки, яку можна ввести, партія вже закінчилася б. Виберіть щонайменше 1.',
  'editor.why.entry':
    '«{control}»: одинарні фішки вже введено; вони на полі або захоплені. Виберіть «{choice}».',
};
