// A referee for puzzles after docs/puzzles.md, written apart from the proofs: plain recursion, no table, no order of turns.
import { boardFor, type SearchBoard } from '@korong/engine';
import type { Puzzle } from './puzzle.js';

/** Every turn of the side to act, by text; `visit` finds the position after it on the board and may end the walk with true. */
const someTurn = (board: SearchBoard, visit: (turn: string) => boolean, before = ''): boolean => {
  const side = board.toAct;
  const steps = new Int32Array(board.count());
  board.generate(steps);
  return steps.some(step => {
    const turn = before + board.stepText(step);
    board.make(step);
    const ended = board.over || board.toAct !== side ? visit(turn) : someTurn(board, visit, `${turn};`);
    board.unmake();
    return ended;
  });
};

type Won = (board: SearchBoard, side: number) => boolean;
const anyWin: Won = (board, side) => board.result === (side === 0 ? 1 : -1);

const wins = (board: SearchBoard, side: number, turns: number, won = anyWin): boolean => {
  if (board.over) return won(board, side);
  if (turns === 0) return false;
  return board.toAct === side
    ? someTurn(board, () => wins(board, side, turns - 1, won))
    : !someTurn(board, () => !wins(board, side, turns - 1, won));
};

/** By turn: whether something is so after it. */
const judged = (board: SearchBoard, so: () => boolean): Map<string, boolean> => {
  const found = new Map<string, boolean>();
  someTurn(board, turn => {
    found.set(turn, so());
    return false;
  });
  return found;
};

const those = (found: ReadonlyMap<string, boolean>): string[] =>
  [...found].filter(([, is]) => is).map(([turn]) => turn);

const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join(' ') === [...b].sort().join(' ');

const count = (turn: string, form: RegExp): number => turn.split(';').filter(step => form.test(step)).length;

const isWinIn = (board: SearchBoard, turns: readonly string[], own: number): boolean => {
  const side = board.toAct;
  const most = 2 * own - 1;
  return (
    (own === 1 || !wins(board, side, most - 2)) &&
    same(those(judged(board, () => wins(board, side, most - 1))), turns)
  );
};

const isOnlyDefence = (
  board: SearchBoard,
  turns: readonly string[],
  furthest: number,
  won?: Won,
): boolean => {
  const side = board.toAct;
  const lost = judged(board, () => wins(board, side ^ 1, 3));
  const lostSo = won === undefined ? lost : judged(board, () => wins(board, side ^ 1, 3, won));
  const safe = new Map<string, boolean>();
  someTurn(board, turn => {
    if (turns.includes(turn)) safe.set(turn, !wins(board, side ^ 1, furthest));
    return false;
  });
  return (
    !wins(board, side, 3) &&
    [...lost].every(([turn, is]) => is !== turns.includes(turn)) &&
    [...lostSo].every(([turn, is]) => is || turns.includes(turn)) &&
    turns.every(turn => safe.get(turn))
  );
};

interface PieceBoard extends SearchBoard {
  reserve(side: number): number;
  at(p: number): number;
}
const cells = (board: SearchBoard): number[] =>
  Array.from({ length: 37 }, (_, p) => (board as PieceBoard).at(p));

/** Pieces of a side: in reserve and on the board, a GIPF-piece twice; or its GIPF-pieces on the board. */
const material = (board: SearchBoard, side: number, onlyGipf: boolean): number =>
  cells(board)
    .filter(cell => cell !== 0 && ((cell >> 1) & 1) === side)
    .reduce((sum, cell) => sum + (cell & 4 ? (onlyGipf ? 1 : 2) : onlyGipf ? 0 : 1), 0) +
  (onlyGipf ? 0 : (board as PieceBoard).reserve(side));

const best = (board: SearchBoard, side: number, turns: number, onlyGipf: boolean): number => {
  if (board.over) return anyWin(board, side) ? 100 : -100;
  if (turns === 0) return material(board, side, onlyGipf) - material(board, side ^ 1, onlyGipf);
  const own = board.toAct === side;
  let value = own ? -Infinity : Infinity;
  someTurn(board, () => {
    const next = best(board, side, turns - 1, onlyGipf);
    value = own ? Math.max(value, next) : Math.min(value, next);
    return false;
  });
  return value;
};

const isGain = (
  board: SearchBoard,
  turns: readonly string[],
  onlyGipf: boolean,
  further: number,
): boolean => {
  const side = board.toAct;
  const [least, lead] = onlyGipf ? [0, 1] : [2, 2];
  const now = material(board, side, onlyGipf) - material(board, side ^ 1, onlyGipf);
  const values = new Map<string, number>();
  someTurn(board, turn => {
    values.set(turn, best(board, side, further, onlyGipf) - now);
    return false;
  });
  const most = Math.max(...values.values());
  return (
    most >= least &&
    most < 50 &&
    [...values].every(([turn, v]) => (turns.includes(turn) ? v === most : v <= most - lead))
  );
};

const isQuiet = (board: SearchBoard, turns: readonly string[]): boolean => {
  const side = board.toAct;
  const lost = judged(board, () => wins(board, side ^ 1, 3));
  return !wins(board, side, 3) && turns.every(turn => !lost.get(turn));
};

const byReserve: Won = (board, side) =>
  anyWin(board, side) &&
  (board.text().includes(' basic ') ||
    [0, 1].every(of => cells(board).some(cell => cell & 4 && ((cell >> 1) & 1) === of)));

/** How many own turns the lines have, if the game is over after each. */
const ownTurns = (board: SearchBoard, { solutions }: Puzzle): number | undefined => {
  const text = board.text();
  const ends = solutions.map(line => {
    board.load(text);
    for (const step of line.flatMap(turn => turn.split(';'))) {
      const steps = new Int32Array(board.count());
      board.generate(steps);
      const code = steps.find(s => board.stepText(s) === step);
      if (code === undefined) throw new Error(`${step} is not legal`);
      board.make(code);
    }
    return board.over;
  });
  board.load(text);
  const lengths = new Set(solutions.map(line => (line.length + 1) / 2));
  return ends.every(Boolean) && lengths.size === 1 ? [...lengths][0] : undefined;
};

/** Whether what the theme claims is so. Only `deep` looks at the furthest turns of defences and captures. */
export const referee = (puzzle: Puzzle, deep = true): boolean => {
  const board = boardFor(puzzle.game);
  board.load(puzzle.position);
  const turns = puzzle.solutions.map(line => line[0]!);
  const own = ownTurns(board, puzzle);
  const isWin = (most: number): boolean => own !== undefined && own <= most && isWinIn(board, turns, own);
  const gains = (onlyGipf: boolean): boolean =>
    isQuiet(board, turns) &&
    isGain(board, turns, onlyGipf, 1) &&
    (!deep || isGain(board, turns, onlyGipf, 3));
  const defends = (won?: Won): boolean => isOnlyDefence(board, turns, deep ? 5 : 3, won);
  const { theme, position } = puzzle;
  switch (theme) {
    case 'win-in-1':
    case 'win-in-2':
    case 'win-in-3':
      return own === Number(theme.slice(-1)) && isWin(own);
    case 'only-defence':
      return defends();
    case 'save-the-reserve':
      return defends(byReserve);
    case 'row-on-their-turn': {
      const [, act, mover] = /act=(\w+) phase=row mover=(\w+)/.exec(position) ?? [];
      return act !== mover && (own === undefined ? defends() : isWin(3));
    }
    case 'ring-to-give-up':
      return (
        position.includes(' phase=ring ') &&
        new Set(turns.map(turn => turn.split(';')[0])).size === 1 &&
        (own === undefined ? defends() : isWin(3))
      );
    case 'two-rows': {
      if (puzzle.game === 'gipf') return gains(false) && turns.every(turn => count(turn, /^x/) > 1);
      const isDouble = (turn: string): boolean => count(turn, /^x\w+-/) > 1;
      if (own !== undefined) return turns.every(isDouble) && isWin(2);
      const side = board.toAct;
      const lost = judged(board, () => wins(board, side ^ 1, 3));
      return (
        !wins(board, side, 3) &&
        same(
          turns,
          [...lost].filter(([turn, is]) => isDouble(turn) && !is).map(([turn]) => turn),
        )
      );
    }
    case 'capture':
      return gains(false);
    case 'gipf-piece':
      return own === undefined ? gains(true) : isWin(3);
  }
};
