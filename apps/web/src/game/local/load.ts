// Turns a pasted or opened record or position into a match.
import {
  MAX_NAME_LENGTH,
  allGames,
  clockOfRecord,
  termsOfRecord,
  positionOf,
  replayLinked,
  type Command,
  type Match,
  type Player,
  type Setup,
} from '@korong/match';
import {
  err,
  games,
  ok,
  other,
  readRecordJson,
  readRecordText,
  replay,
  type BySide,
  type GameRecord,
  type Refusal,
  type Result,
  type Side,
} from '@korong/rules';
import type { KeptTurn } from '../../store/index.js';
import { pauseOf } from './pause.js';

/** The reason for a refusal: the rules, inner games, or a game that is over before it begins. */
export type LoadError =
  | Refusal
  | { readonly code: 'LINKS'; readonly turn: number }
  | { readonly code: 'OVER' };

export interface Loaded {
  readonly match: Match;
  /** The last turn, if it is incomplete. */
  readonly draft?: KeptTurn;
}

export interface Seats {
  /** Names for players that the record does not name. */
  readonly names: BySide<string>;
  /** The side that the computer takes over from here, if any. */
  readonly computer?: { readonly side: Side; readonly player: Player };
}

/** Reads a position text, a record as text, or a record as JSON. */
export const load = (text: string, seats: Seats, id: string, now: number): Result<Loaded, LoadError> => {
  const record = readAny(text.trim());
  return record.ok ? loadRecord(record.value, seats, id, now) : record;
};

export const loadRecord = (
  record: GameRecord,
  seats: Seats,
  id: string,
  now: number,
): Result<Loaded, LoadError> => {
  const played = replay(record);
  return played.ok ? matchOf(played.value.record, seats, id, now) : played;
};

/** The current position of the match. */
export const positionText = (match: Match): string => allGames.gameOf(match).positionText(positionOf(match));

const readAny = (text: string): Result<GameRecord, Refusal> => {
  const named = games.find(game => text.startsWith(`${game.name}/`));
  if (named) {
    const position = named.readPosition(text);
    if (!position.ok) return position;
    const options = named.optionFields(named.options(position.value));
    return ok({ game: named.name, options, position: text, headers: {}, turns: [], result: null });
  }
  return text.startsWith('{') ? readRecordJson(text) : readRecordText(text);
};

const playersOf = ({ headers }: GameRecord, { names, computer }: Seats): BySide<Player> => {
  const named = (side: Side, header: string | undefined): Player => {
    if (computer?.side === side) return computer.player;
    const name = (header ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_NAME_LENGTH);
    return { name: name === '' || name === '?' ? names[side] : name };
  };
  return { white: named('white', headers.White), black: named('black', headers.Black) };
};

const matchOf = (record: GameRecord, seats: Seats, id: string, now: number): Result<Loaded, LoadError> => {
  const links = termsOfRecord(record);
  const clock = clockOfRecord(record);
  const setup: Setup = {
    game: record.game,
    options: record.options,
    ...(record.position === undefined ? {} : { position: record.position }),
    players: playersOf(record, seats),
    seats: 'together',
    ...(links && { links }),
    ...(clock && { clock }),
  };
  const begun = allGames.apply(undefined, { kind: 'start', id, ...setup }, now);
  if (!begun.ok) {
    const { code, reason } = begun.error;
    return err(reason ?? (code === 'POSITION_OVER' ? { code: 'OVER' } : { code: 'LINKS', turn: 1 }));
  }
  const played = playTurns(record, begun.value.match, now);
  if (!played.ok) return played;
  const over = ended(record, played.value.match, now);
  return ok(over.result ? { match: over } : { ...played.value, match: paused(over, now) });
};

/** Plays the turns, which have been checked already, and the inner games, which have not. */
const playTurns = (record: GameRecord, begun: Match, now: number): Result<Loaded, LoadError> => {
  const played = replayLinked(allGames, begun, record, now);
  if (!played.ok) return err({ code: 'LINKS', turn: played.error });
  const match = played.value;
  const text = record.turns[match.turns.length]?.text;
  return ok(text === undefined || text === match.linked?.prefix ? { match } : withDraft(match, text));
};

/** The clock waits until the players are ready. */
const paused = (match: Match, now: number): Match => {
  const pause = pauseOf(match);
  return pause ? after(match, pause, now) : match;
};

/** The last turn lacks steps. */
const withDraft = (match: Match, text: string): Loaded => ({
  match,
  draft: { turns: match.turns.length, text, forced: [] },
});

const after = (match: Match, command: Command, now: number): Match => {
  const made = allGames.apply(match, command, now);
  return made.ok ? made.value.match : match;
};

/** Ends the game as the record says, if the rules did not. */
const ended = ({ result }: GameRecord, match: Match, now: number): Match => {
  if (match.result !== undefined || result === null) return match;
  return after(
    match,
    result === 'draw' ? { kind: 'draw', how: 'agreed' } : { kind: 'resign', by: other(result) },
    now,
  );
};
