import type { GameRecord, GameResult } from '@korong/rules';
import type { Match, MatchResult } from './match.js';
import type { TimeControl } from './setup.js';

/** The game as a record of the rules library. `date` is the header of that name, such as 2026-11-15. */
export const recordOf = (match: Match, date?: string): GameRecord => {
  const { setup, turns, result } = match;
  const { game, options, position, players, clock } = setup;
  return {
    game,
    options,
    ...(position === undefined ? {} : { position }),
    headers: {
      White: players.white.name,
      Black: players.black.name,
      ...(date === undefined ? {} : { Date: date }),
      ...(clock && { TimeControl: timeControlText(clock) }),
      ...(result && { Termination: result.by }),
    },
    turns: turns.map(({ by, text, clocks }) => (clocks ? { text, clock: clocks[by] } : { text })),
    result: result ? resultOf(result) : null,
  };
};

const resultOf = ({ winner, by }: MatchResult): GameResult => (by === 'aborted' ? null : (winner ?? 'draw'));

/** Seconds and seconds a turn: `300+3`. */
const timeControlText = ({ initial, increment }: TimeControl): string =>
  `${initial / 1000}+${increment / 1000}`;
