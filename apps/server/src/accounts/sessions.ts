import type { PlayerInfo } from '@korong/protocol';

/** Who somebody is, by the cookie they bring. */
export interface SignedIn {
  readonly player: PlayerInfo;
  /** The session's id, which is the hash of its token. */
  readonly session: string;
  /** May do nothing at all. */
  readonly banned: boolean;
  /** May not say anything. */
  readonly muted: boolean;
}

export interface Sessions {
  /** By the `Cookie` header of a request. Nobody if there is no session, it has ended, or the signature is not ours. */
  read(cookies: string | undefined): Promise<SignedIn | undefined>;
  /**
   * Tells when something about somebody changes, in whichever process it was done: a new name, muted, or `undefined` once
   * the session has ended or they were banned. Gives the function that ends it.
   */
  follow(who: SignedIn, hear: (now: SignedIn | undefined) => void): () => void;
}
