import type { GameEnding, Outcome } from '@korong/rules';
import type { MessageKey } from './english.js';

type EndingKey = Extract<MessageKey, `over.${GameEnding}` | `over.${GameEnding}.draw`>;

/** The sentence that says how a game ended. An ending that can be a draw has a sentence for it: `over.pool.draw`. */
export const endingKey = ({ winner, by }: Outcome): EndingKey =>
  (winner === null ? `over.${by}.draw` : `over.${by}`) as EndingKey;
