import { recordOf, toAct, type Command, type Match } from '@korong/match';
import type { PlayerInfo, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';
import type { ThinkJob } from '../shared/shared.js';

// Seats that a level of the engine sits on.

const SIDES = ['white', 'black'] as const;

/** The same player for everybody. Its name is one; what a level is called in a language, a page knows by `level`. */
export const enginePlayer = (level: number): PlayerInfo => ({
  id: `engine${level.toString().padStart(8, '0')}`,
  name: `Korong ${level}`,
  account: false,
  level,
});

/** The engine's level if it is to act. */
export const levelToAct = (match: Match, seats: Seats): number | undefined => {
  const side = toAct(match);
  return side && seats[side].level;
};

/** The number of the event that made the position: it names the position also where turns were taken back. */
export const positionSeq = ({ events }: Match): number =>
  events.findLast(({ kind }) => kind === 'turn' || kind === 'takenBack' || kind === 'started')!.seq;

export const messageOf = (turn: number): string => `engine-${turn}`;

/** What the engine is to think about, if it is to act. */
export const jobOf = (match: Match, seats: Seats): ThinkJob | undefined => {
  const level = levelToAct(match, seats);
  if (level === undefined) return undefined;
  const kind = match.setup.game as ThinkJob['kind'];
  return { game: match.id, turn: positionSeq(match), kind, record: recordOf(match), level };
};

/** What the engine answers to what it was asked: turns may be taken back, it plays on, and again. */
export const engineAnswer = (match: Match, seats: Seats, next: string): Command | undefined => {
  for (const by of SIDES) {
    if (seats[by].level === undefined) continue;
    const { draw, takeback, rematch } = match.offers;
    if (asks(takeback, by)) return { kind: 'takeback', how: 'accept', by };
    if (asks(draw, by)) return { kind: 'draw', how: 'decline', by };
    if (asks(rematch, by)) return { kind: 'rematch', how: 'accept', by, next };
  }
  return undefined;
};

const asks = (offer: { readonly by: Side } | undefined, of: Side): boolean =>
  offer !== undefined && offer.by !== of;
