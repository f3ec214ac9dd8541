import type { Match } from '@korong/match';
import { SIDES, type Side } from '@korong/rules';

/** The side of the only person at this device; `undefined` if there are two of them, or none. */
export const readerOf = ({ setup: { players } }: Pick<Match, 'setup'>): Side | undefined => {
  const people = SIDES.filter(side => players[side].level === undefined);
  return people.length === 1 ? people[0] : undefined;
};
