import { err, ok, startOf, type BySide, type OptionFields, type Refusal, type Result } from '@korong/rules';
import { refuse, type MatchRefusal } from './codes.js';
import { gameCalled } from './games.js';
import { hasLinkage, linkage } from './linkage.js';
import type { Links } from './links/types.js';

export interface Player {
  readonly name: string;
  /** What plays here where it is no person, such as a level of the engine. The match keeps it and asks no more. */
  readonly engine?: string;
}

/** Everybody has `initial` milliseconds; every turn, once made, adds `increment`. */
export interface FischerControl {
  readonly kind: 'fischer';
  readonly initial: number;
  readonly increment: number;
}

/** Everybody has `perTurn` milliseconds for each turn; what is left of them is not carried over. */
export interface DaysControl {
  readonly kind: 'days';
  readonly perTurn: number;
}

export type TimeControl = FischerControl | DaysControl;

/** All that is settled before the first turn. */
export interface Setup {
  readonly game: string;
  readonly options: OptionFields;
  /** Text of the position to begin with, where that is not the usual one. */
  readonly position?: string;
  readonly players: BySide<Player>;
  readonly clock?: TimeControl;
  /** Who sits together may agree on things aloud and stop the clock; who plays at a distance asks and answers. */
  readonly seats: 'together' | 'apart';
  /** How the use of potentials is linked to other games. */
  readonly links?: Links;
  /** The match of which this one is the rematch. */
  readonly previous?: string;
  /** The match in which this one is played, to decide about the use of a potential. */
  readonly within?: string;
}

export const LONGEST_NAME = 60;
const SECOND = 1_000;
const DAY = 86_400_000;
const MOST_DAYS = 14;

const isName = (name: string): boolean =>
  name.trim() !== '' && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name);

const isWithin = (ms: number, least: number, most: number): boolean =>
  Number.isInteger(ms) && ms >= least && ms <= most;

export const isTimeControl = (clock: TimeControl): boolean =>
  clock.kind === 'days'
    ? isWithin(clock.perTurn, DAY, MOST_DAYS * DAY)
    : isWithin(clock.initial, SECOND, DAY) && isWithin(clock.increment, 0, DAY);

export interface Beginning {
  /** The position to begin with. */
  readonly start: unknown;
  /** The options in the one spelling that is printed. */
  readonly options: OptionFields;
}

/** How a match with this setup begins. */
export const beginning = (setup: Setup): Result<Beginning, MatchRefusal> => {
  const { game: name, position, players, clock } = setup;
  if (!isName(players.white.name) || !isName(players.black.name)) return err(refuse('BAD_NAME'));
  if (clock !== undefined && !isTimeControl(clock)) return err(refuse('BAD_CLOCK'));
  const game = gameCalled(name);
  if (!game) return err(refuse('SETUP_REFUSED', { reason: unknown(name) }));
  const read = position === undefined ? undefined : game.readPosition(position);
  if (read?.ok === true && game.outcome(read.value) !== undefined) return err(refuse('POSITION_OVER'));
  const begun = startOf(game, setup);
  if (!begun.ok) return err(refuse('SETUP_REFUSED', { reason: begun.error }));
  const start = begun.value;
  const options = game.optionFields(game.options(start));
  return isLinkedRight(setup, options) ? ok({ start, options }) : err(refuse('BAD_LINKS'));
};

/** Where linked play is not loaded, nothing can be linked. */
const isLinkedRight = (setup: Setup, options: OptionFields): boolean =>
  hasLinkage() ? linkage().isPossible(setup, options) : setup.links === undefined && options.linked !== 'yes';

const unknown = (name: string): Refusal => ({
  code: 'UNKNOWN_GAME',
  at: [],
  text: name.slice(0, LONGEST_NAME),
});
