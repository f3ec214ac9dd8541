import { isMenu, type MatchEvent, type Setup } from '@korong/match';
import {
  PROTOCOL_WITH_MENU,
  PROTOCOL_WITH_POTENTIALS,
  PROTOCOL_WITH_SEALED_LOTS,
  type ChatLine,
  type OpenGame,
  type PresenceInfo,
  type Seats,
  type ServerMessage,
} from '@korong/protocol';
import type { WatcherMessage } from '../game/audience.js';

// Messages to watchers, as text.

/** The same message with its events typed as those of a match, which the schema leaves to the match. */
type Typed<M> = M extends { events: unknown } ? Omit<M, 'events'> & { events: readonly MatchEvent[] } : M;

const text = (message: Typed<ServerMessage>): string => JSON.stringify(message);

export const eventsMessage = (game: string, events: readonly MatchEvent[], now: number): WatcherMessage => ({
  kind: 'events',
  text: text({ kind: 'events', game, events, now }),
  event: events.at(-1)!.seq,
});

/** Older pages cannot draw potentials, take part in sealed lots, or read the setups of the menu. */
const needs = (setup: Pick<Setup, 'options' | 'links'>): Pick<WatcherMessage, 'protocol'> => {
  if (setup.options.potentials === undefined) return {};
  if (isMenu(setup)) return { protocol: PROTOCOL_WITH_MENU };
  return { protocol: setup.links ? PROTOCOL_WITH_SEALED_LOTS : PROTOCOL_WITH_POTENTIALS };
};

export const openMessage = (game: OpenGame, now: number): WatcherMessage => ({
  kind: 'open',
  ...needs({ options: game.options, ...(game.links && { links: game.links }) }),
  text: text({ kind: 'open', game, now }),
});

export const closedMessage = (game: string): WatcherMessage => ({
  kind: 'closed',
  text: text({ kind: 'closed', game }),
});

export const unreadableMessage = (game: string, code: 'NEWER_LOG' | 'INTERNAL'): WatcherMessage => ({
  kind: 'refused',
  text: text({ kind: 'refused', game, code }),
});

export const presenceMessage = (game: string, presence: PresenceInfo): WatcherMessage => ({
  kind: 'presence',
  text: text({ kind: 'presence', game, presence }),
});

export const chatMessage = (game: string, lines: readonly ChatLine[]): WatcherMessage => ({
  kind: 'chat',
  text: text({ kind: 'chat', game, lines: lines as ChatLine[] }),
  line: lines.at(-1)!.n,
});

export const gameMessage = (
  snapshot: {
    readonly game: string;
    readonly seats: Seats;
    readonly since: number;
    readonly events: readonly MatchEvent[];
    readonly chat: readonly ChatLine[];
    readonly presence: PresenceInfo;
    readonly now: number;
  },
  setup: Pick<Setup, 'options' | 'links'>,
): WatcherMessage => ({
  kind: 'game',
  ...needs(setup),
  event: snapshot.since + snapshot.events.length,
  ...(snapshot.chat.length === 0 ? {} : { line: snapshot.chat.at(-1)!.n }),
  text: text({
    ...snapshot,
    kind: 'game',
    chat: snapshot.chat as ChatLine[],
  }),
});
