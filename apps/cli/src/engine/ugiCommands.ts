// Reads the words after `go` and `position`.
import { timeFor, type Limits } from '@korong/engine';
import { message } from '@korong/messages';
import {
  beginTurn,
  err,
  findGame,
  ok,
  readTurn,
  turnText,
  type AnyGame,
  type Result,
  type Side,
} from '@korong/rules';
import { explain } from '../explain.js';
import { explainPosition } from '../explainPosition.js';

/** A start position and the turns after it. */
export interface GameLine {
  readonly base: string;
  readonly turns: readonly string[];
}

/** A position of a game, and how it came about. */
export interface Place {
  readonly game: AnyGame;
  readonly position: unknown;
  readonly line: GameLine;
}

const NUMBERS = ['nodes', 'movetime', 'depth', 'p1time', 'p2time', 'p1inc', 'p2inc'] as const;
type Numbers = Partial<Record<(typeof NUMBERS)[number], number>>;

export interface GoCommand {
  readonly limits: Limits;
  /** Turns in the main line at which the search may end. */
  readonly depth: number;
  /** The answer waits for `stop`. */
  readonly infinite: boolean;
  /** The time is that of a clock. */
  readonly onClock: boolean;
}

/** All words, each number after its name. A word that is not understood may be a limit, so it is not ignored. */
const readWords = (words: readonly string[]): Result<Numbers & { infinite: boolean }, string> => {
  const numbers: Numbers = {};
  let infinite = words.length === 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const name = NUMBERS.find(known => known === word);
    if (word === 'infinite') infinite = true;
    else if (name === undefined)
      return err(message('ugi.go.word', { text: word.slice(0, 40), limits: NUMBERS }));
    else {
      const text = words[++i] ?? '';
      if (!/^-?[0-9]{1,9}$/.test(text)) return err(message('ugi.go.number', { name }));
      // A clock may be a little below zero when a turn came in late.
      numbers[name] = Math.max(Number(text), 0);
    }
  }
  return ok({ ...numbers, infinite });
};

/** Reads the words after `go`, or says what is wrong. Of several limits the first that is reached ends the search. */
export const readGo = (words: readonly string[], toAct: Side): Result<GoCommand, string> => {
  const read = readWords(words);
  if (!read.ok) return read;
  const { nodes, movetime, depth = Infinity, infinite } = read.value;
  const [clock, increment] =
    toAct === 'white' ? (['p1time', 'p1inc'] as const) : (['p2time', 'p2inc'] as const);
  const left = read.value[clock];
  const onClock = left !== undefined;
  const isTimed = (['p1time', 'p2time', 'p1inc', 'p2inc'] as const).some(
    name => read.value[name] !== undefined,
  );
  if (isTimed && !onClock) return err(message('ugi.go.clock', { name: clock }));
  const time = Math.min(movetime ?? Infinity, onClock ? timeFor(left, read.value[increment] ?? 0) : Infinity);
  return ok({
    limits: {
      ...(nodes === undefined ? {} : { visits: Math.max(1, nodes) }),
      ...(time === Infinity ? {} : { milliseconds: time }),
    },
    depth,
    infinite,
    onClock,
  });
};

export const refusedPosition = (why: string): string => message('ugi.position.refused', { why });

/** Reads `startpos` or `fen TEXT`, then `moves` and turns: all of it, or what is wrong. */
export const readPosition = (words: readonly string[], start: () => Start): Result<Place, string> => {
  const at = words.indexOf('moves');
  const [kind, ...text] = at < 0 ? words : words.slice(0, at);
  const isForm = kind === 'fen' ? text.length > 0 : kind === 'startpos' && text.length === 0;
  if (!isForm) return err(message('ugi.position.form'));
  const begun = kind === 'fen' ? readFen(text.join(' '), start) : start();
  if (!begun.ok) return begun;
  const { game } = begun.value;
  let { position } = begun.value;
  const turns: string[] = [];
  for (const typed of at < 0 ? [] : words.slice(at + 1)) {
    const reading = readTurn(game, beginTurn<unknown, unknown>(position), typed);
    if (reading.status === 'illegal')
      return err(
        message('ugi.position.turn', {
          number: turns.length + 1,
          text: typed.slice(0, 80),
          why: explain(reading.refusal),
        }),
      );
    position = reading.turn.position;
    turns.push(turnText(game, reading.turn));
  }
  return ok({ game, position, line: { base: game.positionText(begun.value.position), turns } });
};

type Start = Result<Pick<Place, 'game' | 'position'>, string>;

/** The text of a position names its game. */
const readFen = (text: string, start: () => Start): Start => {
  const game = findGame(text.split('/')[0]!.toLowerCase());
  if (!game.ok) return err(refusedPosition(explain(game.error)));
  const read = game.value.readPosition(text);
  if (read.ok) return ok({ game: game.value, position: read.value });
  const usual = start();
  const isOfGame = usual.ok && usual.value.game === game.value;
  const example = isOfGame ? game.value.positionText(usual.value.position) : undefined;
  return err(refusedPosition(explainPosition(game.value, text, read.error, example)));
};
