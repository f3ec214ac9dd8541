import { awaited, deadlineOf, type Match, type MatchEvent, type Player } from '@korong/match';
import type { PlayerInfo, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';
import type { GameState } from '../../store/store.js';
import { levelToAct, positionSeq } from './engineSeats.js';
import { isLotDue } from './commitReveal.js';

/** The row that is stored beside the log. */
export const stateOf = (match: Match, seats: Seats): GameState => {
  const { result, turns, events } = match;
  if (result !== undefined) {
    const { winner, by: ending } = result;
    return { status: 'over', turns: turns.length, winner, ending, endedAt: endOf(events) };
  }
  // A debt of the server is due at once: should this process die, the sweep of another one pays it.
  const deadline = isLotDue(match, seats) ? events.at(-1)!.at : deadlineOf(match);
  const waitsFor = awaited(match);
  return {
    status: 'running',
    turns: turns.length,
    ...(deadline === undefined ? {} : { deadline }),
    ...(waitsFor && { waitsFor }),
    ...(levelToAct(match, seats) === undefined ? {} : { thinkingSince: events[positionSeq(match) - 1]!.at }),
  };
};

/** After the end only a rematch is negotiated. */
const endOf = (events: readonly MatchEvent[]): number =>
  events.findLast(event => event.kind !== 'rematched' && !('what' in event && event.what === 'rematch'))!.at;

/** The side of a player. */
export const sideOf = (seats: Seats, player: string): Side | undefined =>
  seats.white.id === player ? 'white' : seats.black.id === player ? 'black' : undefined;

/** A seated player, as the match knows them. */
export const asPlayer = ({ name, level }: PlayerInfo): Player =>
  level === undefined ? { name } : { name, level };
