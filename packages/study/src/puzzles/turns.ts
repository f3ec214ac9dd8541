import type { SearchBoard } from '@korong/engine';

/** Whether `side` has won the game that is over on the board. */
export const hasWon = (board: SearchBoard, side: number): boolean =>
  board.over && board.result === (side === 0 ? 1 : -1);

/**
 * Plays every whole turn of the side to act, calls `visit` with the position after it on the board, and takes it back. Ends
 * early when `visit` returns false.
 */
export const eachTurn = (board: SearchBoard, visit: (turn: string) => unknown): void => {
  const side = board.toAct;
  const follow = (before: string): boolean => {
    const steps = new Int32Array(board.count());
    board.generate(steps);
    return steps.every(step => {
      const turn = before + board.stepText(step);
      board.make(step);
      const goesOn = board.over || board.toAct !== side ? visit(turn) !== false : follow(`${turn};`);
      board.unmake();
      return goesOn;
    });
  };
  if (!board.over) follow('');
};

/** All turns, and those of which `does` is true; it finds the position after the turn on the board. */
export const turnsThat = (
  board: SearchBoard,
  does: (turn: string) => boolean,
): { found: string[]; all: string[] } => {
  const found: string[] = [];
  const all: string[] = [];
  eachTurn(board, turn => {
    all.push(turn);
    if (does(turn)) found.push(turn);
  });
  return { found, all };
};

/** Makes a whole turn on the board and returns how many steps it has. */
export const makeTurn = (board: SearchBoard, turn: string): number => {
  const texts = turn.split(';');
  for (const text of texts) {
    const steps = new Int32Array(board.count());
    board.generate(steps);
    const step = steps.find(s => board.stepText(s) === text);
    if (step === undefined) throw new Error(`not a legal step: ${text}`);
    board.make(step);
  }
  return texts.length;
};

/** Calls `visit` with the position after the turn on the board, and takes the turn back. */
export const after = <T>(board: SearchBoard, turn: string, visit: () => T): T => {
  const steps = makeTurn(board, turn);
  const answer = visit();
  for (let i = 0; i < steps; i++) board.unmake();
  return answer;
};

/** Steps that take rows, rings or pieces off begin with an x; the others are the idea of a turn. If there are none, all of it is. */
const ideaOf = (turn: string): string => {
  const others = turn.split(';').filter(step => !step.startsWith('x'));
  return others.length === 0 ? turn : others.join(';');
};

export const ideasOf = (turns: readonly string[]): number => new Set(turns.map(ideaOf)).size;
