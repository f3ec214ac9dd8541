import type { Translation } from '../../areas.js';

export const learn: Translation<'yinsh/learn'> = {
  'rules.try.yinsh': 'Wypróbuj: lekcje YINSH',
  'rules.other.yinsh': 'Zasady YINSH',

  'lessons.yinsh.title': 'Lekcje YINSH',
  'lessons.yinsh.description':
    'Poznaj YINSH krok po kroku na prawdziwej planszy: ustawiaj pierścienie, przeskakuj, odwracaj, układaj rzędy i wygrywaj.',
};
