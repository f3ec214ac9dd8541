import { awaited, deadlineOf, type Match, type MatchEvent } from '@korong/match';
import type { PlayerInfo, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';
import type { GameState } from '../store/store.js';
import { levelToAct, positionSeq } from './engineSeats.js';
import { owesLot } from './commitReveal.js';

/** What is kept beside the log. */
export const stateOf = (match: Match, seats: Seats): GameState => {
  const { result, turns, events } = match;
  if (result !== undefined) {
    const { winner, by: ending } = result;
    return { status: 'over', turns: turns.length, winner, ending, endedAt: endOf(events) };
  }
  // What the server owes is due at once: should this process not live to do it, whoever sweeps does.
  const deadline = owesLot(match, seats) ? events.at(-1)!.at : deadlineOf(match);
  const waitsFor = awaited(match);
  return {
    status: 'running',
    turns: turns.length,
    ...(deadline === undefined ? {} : { deadline }),
    ...(waitsFor && { waitsFor }),
    ...(levelToAct(match, seats) === undefined ? {} : { thinkingSince: events[positionSeq(match) - 1]!.at }),
  };
};

/** Only a rematch is talked about after the end. */
const endOf = (events: readonly MatchEvent[]): number =>
  events.findLast(event => event.kind !== 'rematched' && !('what' in event && event.what === 'rematch'))!.at;

/** On which side somebody plays. */
export const sideOf = (seats: Seats, player: string): Side | undefined =>
  seats.white.id === player ? 'white' : seats.black.id === player ? 'black' : undefined;

/** Somebody with a seat, as the match knows them. */
export const asPlayer = ({ name, level }: PlayerInfo): { name: string; engine?: string } =>
  level === undefined ? { name } : { name, engine: String(level) };
