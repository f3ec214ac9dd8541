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

/** The steps of a turn that take rows, rings or pieces off begin with an x; the others are its idea. Without any it is all one. */
export const ideaOf = (turn: string): string => {
  const others = turn.split(';').filter(step => !step.startsWith('x'));
  return others.length === 0 ? turn : others.join(';');
};

/** More ideas than this are no puzzle. */
export const MOST_IDEAS = 3;
/** A larger part of all turns is hit by chance. */
const MOST = 1 / 3;

/** At least one and no more than a part of all. */
export const isRare = (found: readonly unknown[], all: readonly unknown[], part = MOST): boolean =>
  found.length > 0 && found.length <= all.length * part;

/**
 * The turns that do something, if they are rare: at least one, at most a third of all, with at most three ideas. Nothing
 * otherwise, which is found out as soon as there are too many.
 */
export const rareTurns = (
  board: SearchBoard,
  all: readonly string[],
  does: (turn: string) => boolean,
): string[] | undefined => {
  const found: string[] = [];
  const ideas = new Set<string>();
  eachTurn(board, turn => {
    if (!does(turn)) return true;
    found.push(turn);
    ideas.add(ideaOf(turn));
    return ideas.size <= MOST_IDEAS && found.length <= all.length * MOST;
  });
  return ideas.size <= MOST_IDEAS && isRare(found, all) ? found : undefined;
};
