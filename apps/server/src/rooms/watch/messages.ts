import type { MatchEvent } from '@korong/match';
import {
  PROTOCOL_WITH_POTENTIALS,
  PROTOCOL_WITH_SEALED_LOTS,
  type ChatLine,
  type OpenGame,
  type PresenceInfo,
  type Seats,
  type ServerMessage,
} from '@korong/protocol';
import type { OptionFields } from '@korong/rules';
import type { Told } from '../game/audience.js';

// Messages to watchers, as text.

/** The same message with its events typed as those of a match, which the schema leaves to the match. */
type Typed<M> = M extends { events: unknown } ? Omit<M, 'events'> & { events: readonly MatchEvent[] } : M;

const text = (message: Typed<ServerMessage>): string => JSON.stringify(message);

export const eventsTold = (game: string, events: readonly MatchEvent[], now: number): Told => ({
  kind: 'events',
  text: text({ kind: 'events', game, events, now }),
  event: events.at(-1)!.seq,
});

/** Older pages can neither draw potentials nor take part in sealed lots. */
const needs = ({ potentials, linked }: OptionFields): Pick<Told, 'protocol'> => {
  if (potentials === undefined) return {};
  return { protocol: linked === 'yes' ? PROTOCOL_WITH_SEALED_LOTS : PROTOCOL_WITH_POTENTIALS };
};

export const openTold = (game: OpenGame, now: number): Told => ({
  kind: 'open',
  ...needs(game.options),
  text: text({ kind: 'open', game, now }),
});

export const closedTold = (game: string): Told => ({ kind: 'closed', text: text({ kind: 'closed', game }) });

export const unreadableTold = (game: string, code: 'NEWER_LOG' | 'INTERNAL'): Told => ({
  kind: 'refused',
  text: text({ kind: 'refused', game, code }),
});

export const presenceTold = (game: string, presence: PresenceInfo): Told => ({
  kind: 'presence',
  text: text({ kind: 'presence', game, presence }),
});

export const chatTold = (game: string, lines: readonly ChatLine[]): Told => ({
  kind: 'chat',
  text: text({ kind: 'chat', game, lines: lines as ChatLine[] }),
  line: lines.at(-1)!.n,
});

export const gameTold = (
  snapshot: {
    readonly game: string;
    readonly seats: Seats;
    readonly since: number;
    readonly events: readonly MatchEvent[];
    readonly chat: readonly ChatLine[];
    readonly presence: PresenceInfo;
    readonly now: number;
  },
  options: OptionFields,
): Told => ({
  kind: 'game',
  ...needs(options),
  event: snapshot.since + snapshot.events.length,
  ...(snapshot.chat.length === 0 ? {} : { line: snapshot.chat.at(-1)!.n }),
  text: text({
    ...snapshot,
    kind: 'game',
    chat: snapshot.chat as ChatLine[],
  }),
});
