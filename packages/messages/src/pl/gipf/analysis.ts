import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Rezerwa białych',
  'editor.reserve.black': 'Rezerwa czarnych',
  'editor.entry.white': 'Białe mogą wprowadzać',
  'editor.entry.black': 'Czarne mogą wprowadzać',
  'editor.entry.any': 'także pionki GIPF',
  'editor.entry.single': 'tylko pojedyncze pionki',
};
