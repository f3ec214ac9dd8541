import type { GameRecord, GameResult, Side } from '@korong/rules';
import type { Context } from '../extension.js';
import type { Match, MatchResult } from '../match.js';
import { isTimeControl, type FischerControl, type TimeControl } from '../setup.js';

/**
 * The game as a record of the rules library. `date` is the header of that name, such as 2026-11-15; `guests` are the sides played
 * by guests.
 */
export const recordOf = (
  { extensions }: Context,
  match: Match,
  date?: string,
  guests: readonly Side[] = [],
): GameRecord => {
  const { setup, turns, result } = match;
  const added = extensions.flatMap(extension => extension.record(match) ?? []);
  const unfinished = added.find(one => one.unfinished !== undefined)?.unfinished;
  const comment = (turn: number): { comment?: string } => {
    const text = added.flatMap(({ comments }) => comments.get(turn) ?? []).join(' ');
    return text === '' ? {} : { comment: text };
  };
  const { game, options, position } = setup;
  return {
    game,
    options,
    ...(position === undefined ? {} : { position }),
    headers: added.reduce((all, { headers }) => ({ ...all, ...headers }), headersOf(match, date, guests)),
    // In a correspondence match each side has the same time for its next turn, whatever was left.
    turns: [
      ...turns.map(({ by, text, clocks }, i) => ({
        text,
        ...(clocks && setup.clock?.kind === 'fischer' && { clock: clocks[by] }),
        ...comment(i),
      })),
      ...(unfinished === undefined
        ? []
        : [{ text: unfinished, ...clockNow(match), ...comment(turns.length) }]),
    ],
    result: result ? resultOf(result) : null,
  };
};

/** The time left to the side whose turn is not finished. */
const clockNow = ({ setup, clock, side }: Match): { clock?: number } =>
  setup.clock?.kind === 'fischer' && clock ? { clock: clock.left[side] } : {};

const headersOf = (
  { setup: { players, clock }, result }: Match,
  date: string | undefined,
  guests: readonly Side[],
): GameRecord['headers'] => {
  const typeOf = (side: Side): string | undefined => (guests.includes(side) ? 'guest' : undefined);
  const headers: readonly (readonly [string, string | undefined])[] = [
    ['White', players.white.name],
    ['WhiteType', typeOf('white')],
    ['Black', players.black.name],
    ['BlackType', typeOf('black')],
    ['Date', date],
    ['TimeControl', clock && timeControlText(clock)],
    ['Termination', result?.by],
  ];
  return Object.fromEntries(
    headers.filter((header): header is readonly [string, string] => header[1] !== undefined),
  );
};

const resultOf = ({ winner, by }: MatchResult): GameResult => (by === 'aborted' ? null : (winner ?? 'draw'));

/** Seconds and increment: `300+3`. Correspondence: one turn in that many seconds, `1/259200`. */
export const timeControlText = (clock: TimeControl): string =>
  clock.kind === 'days' ? `1/${clock.perTurn / 1000}` : `${clock.initial / 1000}+${clock.increment / 1000}`;

/** The reverse, for a clock that a local match can have; `undefined` for any other text. */
export const readFischer = (text: string): FischerControl | undefined => {
  const [, seconds, increment] = /^(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  const clock = {
    kind: 'fischer',
    initial: Math.round(Number(seconds) * 1000),
    increment: Math.round(Number(increment) * 1000),
  } as const;
  return isTimeControl(clock) ? clock : undefined;
};

/** The clock of a recorded match, unless its times were not noted. */
export const clockOfRecord = ({ headers, turns }: GameRecord): FischerControl | undefined =>
  turns.length === 0 || turns.some(({ clock }) => clock !== undefined)
    ? readFischer(headers.TimeControl ?? '')
    : undefined;
