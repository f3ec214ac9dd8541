import type { PlayerInfo } from '@korong/protocol';

/** The dialog that asks for a name. */
export interface NameAsker {
  /** The new identity; `undefined` if the reader declines. */
  ask(): Promise<PlayerInfo | undefined>;
}
