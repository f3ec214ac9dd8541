import type { ClientMessage, PlayerInfo } from '@korong/protocol';
import type { Keep, PendingState } from './types.js';

type Outgoing = Extract<ClientMessage, { readonly kind: 'do' | 'say' }>;

/** A command without a final answer. */
export interface Entry {
  readonly message: Outgoing;
  readonly state: PendingState;
  /** The player who sent it. It is never sent under another name. */
  readonly player?: string;
  /** `stored`: the number of its event or chat line. */
  readonly seq?: number;
  /** By the machine's clock: when to resend it on this connection, or, if it is stored, when to ask for its event. */
  readonly dueAt: number;
  readonly tries: number;
}

/** Transient refusals, after which the same message is sent again. */
const TRANSIENT = ['TRY_AGAIN', 'SERVER_ENDING', 'TOO_MANY_REQUESTS', 'NEWER_LOG', 'HELLO_FIRST', 'INTERNAL'];
const ANSWER_TIMEOUT = 5_000;
/** Backoff for a slow server: after several tries the interval is this many times longer. */
const SLOWEST = 4;
const EVENT_TIMEOUT = 2_000;
const PAUSE = 1_000;
const MAX_TRIES = 5;

export interface Outbox {
  of(game: string): readonly Entry[];
  add(message: Outgoing): void;
  /** Removes the entry if it was never sent. */
  cancel(id: string): boolean;
  online(you: PlayerInfo | null): void;
  offline(): void;
  acknowledged(game: string, id: string, seq: number): void;
  /** Returns the entry if it is refused for good. */
  refused(id: string, code: string, wait: number | undefined): Entry | undefined;
  /** Events, or chat lines, up to `seq` have arrived. */
  arrived(game: string, kind: Outgoing['kind'], seq: number): void;
  /** Sends due entries. Returns the games in which a stored event has not arrived. */
  tick(): ReadonlySet<string>;
}

interface OutboxDeps {
  readonly send: (message: Outgoing) => boolean;
  readonly now: () => number;
  readonly keep: Keep | undefined;
  /** Something changed in this game. */
  readonly changed: (game: string) => void;
  /** No player is signed in, or another one is. */
  readonly dropped: (entry: Entry) => void;
}

export const createOutbox = ({ send, now, keep, changed, dropped }: OutboxDeps): Outbox => {
  let entries = readEntries(keep);
  let you: PlayerInfo | null | undefined;

  const put = (next: readonly Entry[]): void => {
    const games = new Set([...entries, ...next].map(({ message }) => message.game));
    entries = next;
    const waiting = entries.filter(({ state }) => state !== 'stored');
    keep?.write(waiting.length === 0 ? null : JSON.stringify(waiting));
    games.forEach(changed);
  };
  const without = (id: string): readonly Entry[] => entries.filter(({ message }) => message.id !== id);
  const change = (id: string, changes: Partial<Entry>): void => {
    put(entries.map(entry => (entry.message.id === id ? { ...entry, ...changes } : entry)));
  };

  const giveUp = (entry: Entry): void => {
    put(without(entry.message.id));
    dropped(entry);
  };

  /** Stored before it is sent, so that it survives a page that closes in between. */
  const transmit = ({ message, tries }: Entry): void => {
    if (!you) return;
    const dueAt = now() + ANSWER_TIMEOUT * Math.min(tries + 1, SLOWEST);
    change(message.id, { state: 'sent', player: you.id, dueAt, tries: tries + 1 });
    send(message);
  };

  return {
    of: game => entries.filter(({ message }) => message.game === game),
    add: message => {
      const entry: Entry = { message, state: 'unsent', dueAt: now(), tries: 0 };
      put([...entries, entry]);
      if (you === null) giveUp(entry);
      else transmit(entry);
    },
    cancel: id => {
      const unsent = entries.some(({ message, state }) => message.id === id && state === 'unsent');
      if (unsent) put(without(id));
      return unsent;
    },
    online: who => {
      you = who;
      for (const entry of entries) {
        if (entry.state === 'stored') continue;
        const ours = entry.player === undefined || entry.player === who?.id;
        if (who !== null && ours) transmit({ ...entry, tries: 0 });
        else if (who !== null || entry.player === undefined) giveUp(entry);
      }
    },
    offline: () => {
      you = undefined;
    },
    acknowledged: (game, id, seq) => {
      if (entries.some(({ message }) => message.id === id && message.game === game))
        change(id, { state: 'stored', seq, dueAt: now() + EVENT_TIMEOUT });
    },
    refused: (id, code, wait) => {
      const entry = entries.find(({ message }) => message.id === id);
      if (entry === undefined || entry.state === 'stored') return undefined;
      if (isTransient(entry, code)) {
        change(id, { dueAt: now() + Math.max(wait ?? 0, PAUSE * Math.min(entry.tries, SLOWEST)) });
        return undefined;
      }
      put(without(id));
      return entry;
    },
    arrived: (game, kind, seq) => {
      const here = ({ message, seq: stored }: Entry): boolean =>
        message.game === game && message.kind === kind && stored !== undefined && stored <= seq;
      if (entries.some(here)) put(entries.filter(entry => !here(entry)));
    },
    tick: () => {
      const due = entries.filter(({ dueAt }) => now() >= dueAt);
      for (const entry of due) if (entry.state !== 'stored') transmit(entry);
      return new Set(due.filter(({ state }) => state === 'stored').map(({ message }) => message.game));
    },
  };
};

/** After `TOO_MANY_REQUESTS` a command is sent again later; a chat line is refused for good. `INTERNAL` is tried a few times. */
const isTransient = ({ message, tries }: Entry, code: string): boolean => {
  if (code === 'INTERNAL') return tries < MAX_TRIES;
  return TRANSIENT.includes(code) && !(message.kind === 'say' && code === 'TOO_MANY_REQUESTS');
};

/** Entries left by an earlier page. Their fate is unknown, so they are sent again with the same idempotency key. */
const readEntries = (keep: Keep | undefined): readonly Entry[] => {
  try {
    const value: unknown = JSON.parse(keep?.read() ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry).map(entry => ({ ...entry, dueAt: 0 })) : [];
  } catch {
    return [];
  }
};

const isEntry = (value: unknown): value is Entry => {
  const { message, state } = (value ?? {}) as Partial<Entry>;
  const texts: unknown[] = [message?.id, message?.game];
  return (
    (message?.kind === 'do' || message?.kind === 'say') &&
    (state === 'unsent' || state === 'sent') &&
    texts.every(text => typeof text === 'string')
  );
};
