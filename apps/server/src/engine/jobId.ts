import { createHash } from 'node:crypto';
import type { ReviewJob, ThinkJob } from '../shared/shared.js';

/**
 * The same question has the same id, so that it is thought about once. After a takeback the same turn of the same game may be
 * another question: what was played before is part of it.
 */
export const jobIdOf = ({ game, turn, level, record, use }: ThinkJob): string => {
  const { turns } = record as { readonly turns: readonly { readonly text: string }[] };
  const played = turns.map(({ text }) => text).join(' ');
  const mark = createHash('sha256')
    .update(`${level} ${played} ${use?.text ?? ''}`)
    .digest('base64url')
    .slice(0, 10);
  return `${game}-${turn}-${mark}`;
};

export const reviewIdOf = ({ game, review: { from, visits } }: ReviewJob): string =>
  `${game}-review-${from}-${visits}`;
