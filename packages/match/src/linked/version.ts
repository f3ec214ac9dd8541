import type { Happening } from '../events.js';

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

/** The first event version that knows this: linked play came with the third, remote linked play with the fourth, seals with the sixth. */
export const versionOfLink = (happening: Happening): number | undefined => {
  if (happening.kind === 'sealed' || 'sealedFor' in happening) return 6;
  if (FOURTH.includes(happening.kind)) return 4;
  if (THIRD.includes(happening.kind) || (happening.kind === 'started' && happening.links)) return 3;
  return undefined;
};
