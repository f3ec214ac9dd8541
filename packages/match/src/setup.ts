import { err, ok, startOf, type BySide, type OptionFields, type Refusal, type Result } from '@korong/rules';
import { refuse, type MatchRefusal } from './refusal.js';
import type { Context, ExtensionSetup } from './extension.js';

export interface Player {
  readonly name: string;
  /** The level of the engine, for a player that is no person. */
  readonly level?: number;
}

/** A player in a stored event. The level is a text: `level 3` in a local game, `3` in a remote one. */
export interface StoredPlayer {
  readonly name: string;
  readonly engine?: string;
}

export const isRemote = ({ seats }: Pick<Setup, 'seats'>): boolean => seats === 'apart';

export const storedPlayer = ({ name, level }: Player, seats: Setup['seats']): StoredPlayer =>
  level === undefined ? { name } : { name, engine: isRemote({ seats }) ? String(level) : `level ${level}` };

/** Reads both spellings of a level. */
export const readPlayer = ({ name, engine }: StoredPlayer): Player => {
  const level = /^(?:level )?(\d+)$/.exec(engine ?? '')?.[1];
  return level === undefined ? { name } : { name, level: Number(level) };
};

/** Each side has `initial` milliseconds; every turn, once made, adds `increment`. */
export interface FischerControl {
  readonly kind: 'fischer';
  readonly initial: number;
  readonly increment: number;
}

/** Each side has `perTurn` milliseconds for each turn. Unused time is not carried over. */
export interface DaysControl {
  readonly kind: 'days';
  readonly perTurn: number;
}

export type TimeControl = FischerControl | DaysControl;

/** The terms of a match, fixed before the first turn. */
export interface Setup extends ExtensionSetup {
  readonly game: string;
  readonly options: OptionFields;
  /** Text of the starting position, if it is not the usual one. */
  readonly position?: string;
  readonly players: BySide<Player>;
  readonly clock?: TimeControl;
  /**
   * `together`: a local match. The players agree aloud and may stop the clock. `apart`: a remote match. The players ask and answer. Code
   * asks `isRemote`.
   */
  readonly seats: 'together' | 'apart';
  /** The match of which this one is the rematch. */
  readonly previous?: string;
  /** The outer match, for an inner game that decides something there. */
  readonly within?: string;
}

/** The assumed number of turns in a game. */
const TURNS = 40;

/** The time that a side is likely to use, in milliseconds. Gifts of time and waits are proportional to it. */
export const lengthOf = ({ initial, increment }: FischerControl): number => initial + TURNS * increment;

export const MAX_NAME_LENGTH = 60;
const SECOND = 1_000;
const DAY = 86_400_000;
const MAX_DAYS = 14;

const isName = (name: string): boolean =>
  name.trim() !== '' && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name);

const isWithin = (ms: number, least: number, most: number): boolean =>
  Number.isInteger(ms) && ms >= least && ms <= most;

/** A setup as events store it. */
export type StoredSetup = Omit<Setup, 'players'> & { readonly players: BySide<StoredPlayer> };

export const isTimeControl = (clock: TimeControl): boolean =>
  clock.kind === 'days'
    ? isWithin(clock.perTurn, DAY, MAX_DAYS * DAY)
    : isWithin(clock.initial, SECOND, DAY) && isWithin(clock.increment, 0, DAY);

interface CheckedSetup {
  /** The position to begin with. */
  readonly start: unknown;
  /** The options in canonical spelling. */
  readonly options: OptionFields;
}

/** How a match with this setup begins. */
export const checkSetup = (context: Context, setup: StoredSetup): Result<CheckedSetup, MatchRefusal> => {
  const { game: name, position, players, clock } = setup;
  if (!isName(players.white.name) || !isName(players.black.name)) return err(refuse('BAD_NAME'));
  if (clock !== undefined && !isTimeControl(clock)) return err(refuse('BAD_CLOCK'));
  const game = context.games.get(name);
  if (!game) return err(refuse('SETUP_REFUSED', { reason: unknown(name, context) }));
  const read = position === undefined ? undefined : game.readPosition(position);
  if (read?.ok === true && game.outcome(read.value) !== undefined) return err(refuse('POSITION_OVER'));
  const begun = startOf(game, setup);
  if (!begun.ok) return err(refuse('SETUP_REFUSED', { reason: begun.error }));
  const start = begun.value;
  const options = game.optionFields(game.options(start));
  for (const extension of context.extensions) {
    const refusal = extension.whyNotBegin(setup, options);
    if (refusal) return err(refusal);
  }
  return ok({ start, options });
};

const unknown = (name: string, { games }: Context): Refusal => ({
  code: 'UNKNOWN_GAME',
  at: [],
  text: name.slice(0, MAX_NAME_LENGTH),
  choices: [...games.keys()],
});
