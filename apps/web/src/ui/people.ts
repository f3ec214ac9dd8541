import type { PlayerInfo } from '@korong/protocol';

/** The dialog that asks for a name. */
export interface NameAsker {
  /** Who one is from now on; `undefined` if one would rather not. */
  ask(): Promise<PlayerInfo | undefined>;
}
