import type { MatchEvent } from '@korong/match';
import type { Seats } from '@korong/protocol';

// The first event of a log has the names of the players. Names change and are erased, logs do not. So names of people are in the
// table `players` alone: they are taken out of the event when it is stored, and the current ones are put in when it is read.

/** Never seen; a log without names still replays. */
const UNKNOWN_NAME = '?';

type Started = Extract<MatchEvent, { kind: 'started' }>;

const withNames = (event: MatchEvent, name: (side: 'white' | 'black') => string): MatchEvent => {
  if (event.kind !== 'started') return event;
  const { white, black } = event.players;
  const players = { white: { ...white, name: name('white') }, black: { ...black, name: name('black') } };
  return { ...event, players } satisfies Started;
};

export const namesOut = (event: MatchEvent): MatchEvent => withNames(event, () => UNKNOWN_NAME);
export const namesIn = (event: MatchEvent, seats: Seats): MatchEvent =>
  withNames(event, side => seats[side].name);
