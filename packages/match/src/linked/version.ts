import type { EventBody } from '../events.js';
import type { StoredSetup } from '../setup.js';
import { FIRST_GAMES } from './games.js';

const FOURTH: readonly string[] = ['delayed', 'voided'];
const THIRD: readonly string[] = [
  'announced',
  'challenged',
  'waived',
  'nonce',
  'lot',
  'inner',
  'reported',
  'defaulted',
];

/**
 * The first event version that knows this: linked play came with the third, remote linked play with the fourth, seals with the sixth, GIPF
 * as a menu with the seventh.
 */
export const contestVersionOf = (event: EventBody): number | undefined => {
  if (event.kind === 'reported' && (event.winner === null || event.round !== undefined)) return 7;
  if (event.kind === 'started' && isMenu(event)) return 7;
  if (event.kind === 'sealed' || 'sealedFor' in event) return 6;
  if (FOURTH.includes(event.kind)) return 4;
  if (THIRD.includes(event.kind) || (event.kind === 'started' && event.links)) return 3;
  return undefined;
};

/** Whether a setup with potentials goes beyond three to six of each kind for both, one number of pieces, and one form for all kinds. */
export const isMenu = ({ options, links }: Pick<StoredSetup, 'options' | 'links'>): boolean => {
  const { variant, handicap, potentials, pieces = '', linked = 'no' } = options;
  if (potentials === undefined) return false;
  return (
    variant === 'basic' ||
    handicap !== undefined ||
    /[12]|none/.test(potentials) ||
    pieces.includes('-') ||
    !['yes', 'no'].includes(linked) ||
    Object.values(links?.games ?? {}).some(game => !FIRST_GAMES.includes(game)) ||
    (links !== undefined && !['always', 'challenge'].includes(links.form))
  );
};
