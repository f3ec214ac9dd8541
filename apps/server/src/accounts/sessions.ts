import type { PlayerInfo } from '@korong/protocol';
import type { Bus } from '../shared/shared.js';
import type { Account, PlayerStore } from '../store/store.js';
import type { SessionCookies } from './cookies.js';
import { hashOf, newToken } from './tokens.js';

/** The player of a session. */
export interface SignedIn {
  readonly player: PlayerInfo;
  /** The session's id, which is the hash of its token. */
  readonly session: string;
  /** All writes and sockets are refused. */
  readonly banned: boolean;
  /** May not write chat. */
  readonly muted: boolean;
}

export interface Sessions {
  /** By the `Cookie` header of a request. Undefined if there is no session, it has ended, or the signature is not ours. */
  read(cookies: string | undefined): Promise<SignedIn | undefined>;
  /**
   * Tells of changes to a player, from any process: a new name, muted, or `undefined` once the session has ended or the player
   * was banned. Gives the function that ends it.
   */
  follow(who: SignedIn, listener: (now: SignedIn | undefined) => void): () => void;
}

/** Sessions for accounts and routes, which also begin and end them. */
export interface SessionKeeper extends Sessions {
  /** A new session; gives its token, which exists nowhere else. */
  begin(player: string, device: string): Promise<string>;
  end(session: string, player: string): Promise<void>;
  endOthers(player: string, but: string | undefined): Promise<void>;
  /** A player was changed: followers in all processes read them again. */
  changed(player: string): void;
  /** Reads all followed players again: news of a change may have been lost. */
  readonly review: () => Promise<void>;
  /** Forgets expired sessions, and the data that depends on them. */
  readonly forget: () => Promise<void>;
  close(): void;
}

interface SessionDeps {
  readonly players: PlayerStore;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly cookies: SessionCookies;
  readonly now: () => number;
}

/** Not seen for so long, a session has ended. */
export const SESSION_LIFE = 180 * 86_400_000;
/** How stale the time at which a session was last seen may be. */
const TOUCH = 5 * 60_000;
/** The channel for ids of players that have changed. */
export const PEOPLE = 'people';

interface Follower {
  readonly who: SignedIn;
  readonly listener: (now: SignedIn | undefined) => void;
}

export const infoOf = ({ id, name, passwordHash }: Account): PlayerInfo => ({
  id,
  name,
  account: passwordHash !== undefined,
});

export const createSessions = ({ players, bus, cookies, now }: SessionDeps): SessionKeeper => {
  const followers = new Map<string, Set<Follower>>();

  const byId = async (id: string): Promise<SignedIn | undefined> => {
    const session = await players.session(id);
    if (session === undefined || session.seenAt < now() - SESSION_LIFE) return undefined;
    const account = await players.find(session.player);
    if (account === undefined) return undefined;
    if (session.seenAt < now() - TOUCH) await players.touchSession(id, now());
    const banned = account.bannedAt !== undefined;
    return { player: infoOf(account), session: id, banned, muted: account.mutedAt !== undefined };
  };

  /** Looks again at the sessions of these followers, one after the other. */
  const review = async (asked: readonly Follower[]): Promise<void> => {
    const bySession = new Map<string, Follower[]>();
    for (const follower of asked) {
      const { session } = follower.who;
      bySession.set(session, [...(bySession.get(session) ?? []), follower]);
    }
    for (const [session, all] of bySession) {
      const found = await byId(session);
      const current = found?.banned === true ? undefined : found;
      for (const follower of all) {
        const stillThere = followers.get(follower.who.player.id)?.has(follower) === true;
        if (stillThere && !same(follower.who, current)) follower.listener(current);
      }
    }
  };
  const allFollowers = (): readonly Follower[] => [...followers.values()].flatMap(all => [...all]);
  // Failures are made up for by the next review.
  const reviewLater = (asked: readonly Follower[]): void => {
    review(asked).catch(() => undefined);
  };
  const stop = bus.subscribe(PEOPLE, message => {
    if (typeof message === 'string') reviewLater([...(followers.get(message) ?? [])]);
  });
  bus.onGap(() => {
    reviewLater(allFollowers());
  });
  const changed = (player: string): void => {
    bus.publish(PEOPLE, player);
  };

  return {
    read: header => {
      const token = cookies.read(header);
      return token === undefined ? Promise.resolve(undefined) : byId(hashOf(token));
    },
    follow: (who, listener) => {
      const follower = { who, listener };
      const all = followers.get(who.player.id) ?? new Set();
      followers.set(who.player.id, all.add(follower));
      return () => {
        all.delete(follower);
        if (all.size === 0 && followers.get(who.player.id) === all) followers.delete(who.player.id);
      };
    },
    begin: async (player, device) => {
      const token = newToken();
      const at = now();
      await players.addSession({ id: hashOf(token), player, createdAt: at, seenAt: at, device });
      return token;
    },
    end: async (session, player) => {
      await players.endSession(session);
      changed(player);
    },
    endOthers: async (player, but) => {
      await players.endOtherSessions(player, but);
      changed(player);
    },
    changed,
    review: () => review(allFollowers()),
    forget: async () => {
      await players.forgetOld(now() - SESSION_LIFE);
    },
    close: stop,
  };
};

const same = (one: SignedIn, other: SignedIn | undefined): boolean =>
  one.muted === other?.muted &&
  one.player.name === other.player.name &&
  one.player.account === other.player.account;
