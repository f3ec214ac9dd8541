// Reads the words after `go` and `position`.
import { timeFor, type Limits } from '@korong/engine';
import { beginTurn, err, ok, readTurn, turnText, type AnyGame, type Result, type Side } from '@korong/rules';

/** A start position and the turns after it. */
export interface GameLine {
  readonly base: string;
  readonly turns: readonly string[];
}

const NUMBERS = ['nodes', 'movetime', 'depth', 'p1time', 'p2time', 'p1inc', 'p2inc'] as const;

export interface GoCommand {
  readonly limits: Limits;
  /** Turns in the main line at which the search may end. */
  readonly depth: number;
  /** The answer waits for `stop`. */
  readonly infinite: boolean;
  /** The time is that of a clock. */
  readonly onClock: boolean;
}

/** Reads the words after `go`, or says what is wrong. */
export const readGo = (words: readonly string[], toAct: Side): Result<GoCommand, string> => {
  const numbers: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  for (const name of NUMBERS.filter(number => words.includes(number))) {
    const text = words[words.indexOf(name) + 1] ?? '';
    if (!/^[0-9]{1,9}$/.test(text)) return err(`no number after ${name}`);
    numbers[name] = Number(text);
  }
  const { nodes, movetime, depth = Infinity } = numbers;
  const left = toAct === 'white' ? numbers.p1time : numbers.p2time;
  const increment = (toAct === 'white' ? numbers.p1inc : numbers.p2inc) ?? 0;
  const limits =
    nodes !== undefined
      ? { visits: Math.max(1, nodes) }
      : movetime !== undefined
        ? { milliseconds: movetime }
        : left !== undefined
          ? { milliseconds: timeFor(left, increment) }
          : {};
  return ok({
    limits,
    depth: words[0] === 'depth' ? depth : Infinity,
    infinite: words[0] === 'infinite',
    onClock: numbers.p1time !== undefined || numbers.p2time !== undefined,
  });
};

/** Reads `startpos` or `fen TEXT`, then `moves` and turns: all of it, or what is wrong. */
export const readPosition = (
  words: readonly string[],
  game: AnyGame,
  start: () => Result<unknown, string>,
): Result<{ readonly position: unknown; readonly line: GameLine }, string> => {
  const at = words.indexOf('moves');
  const [kind, ...text] = at < 0 ? words : words.slice(0, at);
  if (kind !== 'fen' && kind !== 'startpos') return err('position is startpos or fen TEXT, then moves');
  const begun = kind === 'fen' ? readFen(game, text.join(' ')) : start();
  if (!begun.ok) return begun;
  let position = begun.value;
  const turns: string[] = [];
  for (const typed of at < 0 ? [] : words.slice(at + 1)) {
    const reading = readTurn(game, beginTurn<unknown, unknown>(position), typed);
    if (reading.status === 'illegal')
      return err(`turn refused: ${typed.slice(0, 80)} ${reading.refusal.code}`);
    position = reading.turn.position;
    turns.push(turnText(game, reading.turn));
  }
  return ok({ position, line: { base: game.positionText(begun.value), turns } });
};

const readFen = (game: AnyGame, text: string): Result<unknown, string> => {
  const read = game.readPosition(text);
  return read.ok ? read : err(`position refused: ${read.error.code}`);
};
