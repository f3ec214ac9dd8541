// A study in a list, and its address.
import type { StudySummary } from '@korong/protocol';
import { titleOf } from '../../games/about.js';
import { locale } from '../dates.js';

/** The games of a study, each once. */
export const gamesOf = ({ chapters }: Pick<StudySummary, 'chapters'>): string =>
  [...new Set(chapters.map(({ game }) => game))].map(titleOf).join(', ');

export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at);

/** The part after `#` in the address of a study, and of one of its chapters. */
export const studyHash = (id: string, chapter?: number): string =>
  chapter === undefined ? `study=${id}` : `study=${id}&chapter=${chapter}`;
