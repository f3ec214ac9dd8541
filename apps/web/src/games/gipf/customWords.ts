import type { CustomWords } from '../gameAbout.js';
import { kindsWords } from './potentials/names.js';

export const projectWords: CustomWords = (t, { potentials = '' }) =>
  potentials
    .split('-')
    .map(text => kindsWords(text) || t('list.potentials.none'))
    .join(' / ');
