import type { MatchEvent } from '@korong/match';
import type { Seats } from '@korong/protocol';

// A log tells who sits where by name, in its first event. Names change and are erased, logs do not: so people's names are
// kept with the people alone, taken out of the event when it is stored and put in, as they are then, when it is read.

/** Never seen; a log without names still replays. */
const NOBODY = '?';

type Started = Extract<MatchEvent, { kind: 'started' }>;

const withNames = (event: MatchEvent, name: (side: 'white' | 'black') => string): MatchEvent => {
  if (event.kind !== 'started') return event;
  const { white, black } = event.players;
  const players = { white: { ...white, name: name('white') }, black: { ...black, name: name('black') } };
  return { ...event, players } satisfies Started;
};

export const namesOut = (event: MatchEvent): MatchEvent => withNames(event, () => NOBODY);
export const namesIn = (event: MatchEvent, seats: Seats): MatchEvent =>
  withNames(event, side => seats[side].name);
