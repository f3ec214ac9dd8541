// The news of a game beside its turns: to announce, to play a sound for, or to follow.
import type { GameState } from '@korong/client';
import type { MatchEvent } from '@korong/match';
import type { KeyOf, Values } from '@korong/messages';
import { isAwaited } from './awaitedSides.js';

export type News =
  | { readonly kind: 'say'; readonly key: KeyOf<'online'>; readonly values: Values }
  /** The reader has to act, and had not before. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'over' }
  /** The rematch of a player has begun. */
  | { readonly kind: 'next'; readonly id: string };

/** Time was given back: in the game, in the inner game, or for an answer. */
const isOutage = (event: MatchEvent): boolean =>
  event.kind === 'outage' || event.kind === 'delayed' || (event.kind === 'inner' && isOutage(event.event));

/** The name of an offer, answer or gift of another player. The reader's own are shown where they were made. */
const saidOf = (event: MatchEvent, before: GameState, { match, seats, side }: GameState): News[] => {
  const say = (key: KeyOf<'online'>, by: 'white' | 'black', values: Values = {}): News[] =>
    by === side || !seats ? [] : [{ kind: 'say', key, values: { name: seats[by].name, ...values } }];
  if (isOutage(event)) return [{ kind: 'say', key: 'time.outage', values: {} }];
  if (side === undefined) return [];
  if (event.kind === 'offered') {
    return say(`offer.${event.what}`, event.by, { n: (match?.turns.length ?? 0) - (event.to ?? 0) });
  }
  if (event.kind === 'declined') {
    const own = before.match?.offers[event.what]?.by === event.by;
    return say(own ? 'offer.withdrawn' : 'offer.declined', event.by);
  }
  if (event.kind === 'timeAdded') return say('time.added', event.by, { n: Math.round(event.amount / 1000) });
  return [];
};

export const newsSince = (before: GameState, now: GameState): readonly News[] => {
  if (!before.match || !now.match || before.match === now.match) return [];
  const fresh = now.match.events.slice(before.match.events.length);
  return [
    ...fresh.flatMap(event => saidOf(event, before, now)),
    ...(isAwaited(now) && !isAwaited(before) ? [{ kind: 'asked' } as const] : []),
    ...(now.match.result && !before.match.result ? [{ kind: 'over' } as const] : []),
    ...(now.match.next !== undefined && before.match.next === undefined && now.side !== undefined
      ? [{ kind: 'next', id: now.match.next } as const]
      : []),
  ];
};
