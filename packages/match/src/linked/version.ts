import type { EventBody } from '../events.js';

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
export const contestVersionOf = (event: EventBody): number | undefined => {
  if (event.kind === 'sealed' || 'sealedFor' in event) return 6;
  if (FOURTH.includes(event.kind)) return 4;
  if (THIRD.includes(event.kind) || (event.kind === 'started' && event.links)) return 3;
  return undefined;
};
