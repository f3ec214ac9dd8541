import type { Me, PlayerInfo } from '@korong/protocol';
import type { Answer } from '../api/request.js';

/** The dialog that asks for a name. */
export interface NameAsker {
  /** The new identity; `undefined` if the reader declines. */
  ask(): Promise<PlayerInfo | undefined>;
}

/**
 * The reader, as far as the connection knows: `null` has no name yet. On a slow connection that is not known at first, and the server is asked:
 * a reader who has a name is not asked for one.
 */
export const identify = async (
  known: PlayerInfo | null | undefined,
  me: () => Promise<Answer<Me>>,
  ask: NameAsker['ask'],
): Promise<PlayerInfo | undefined> => {
  if (known) return known;
  if (known === null) return ask();
  const answer = await me();
  return (answer.ok ? answer.value.player : undefined) ?? ask();
};
