import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Резерв білих',
  'editor.reserve.black': 'Резерв чорних',
  'editor.entry.white': 'Білі можуть вводити',
  'editor.entry.black': 'Чорні можуть вводити',
  'editor.entry.any': 'також GIPF-фішки',
  'editor.entry.single': 'лише одинарні фішки',
};
