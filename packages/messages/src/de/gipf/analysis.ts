import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Reserve von Weiß',
  'editor.reserve.black': 'Reserve von Schwarz',
  'editor.entry.white': 'Weiß darf einschieben',
  'editor.entry.black': 'Schwarz darf einschieben',
  'editor.entry.any': 'auch GIPF-Steine',
  'editor.entry.single': 'nur einfache Spielsteine',
};
