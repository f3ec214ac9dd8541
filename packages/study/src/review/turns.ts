import { SEARCH_GAMES, type SearchBoard } from '@korong/engine';
import type { AnyGame } from '@korong/rules';

/** A fast board at a position, with a count of its material for White. */
export interface CountedBoard {
  readonly board: SearchBoard;
  material(): number;
}

/** Steps that the opponent decides on are left out. */
export const countedBoard = (game: AnyGame, position: unknown): CountedBoard => {
  const text = game.positionText(position);
  const kind = SEARCH_GAMES[game.name].kindFor(text);
  const board = kind.board({ filter: 'noDenials' });
  board.load(text);
  return { board, material: () => kind.material(board) };
};

/** Whether `is` is true of any whole turn of the side to act. It finds the position after the turn on the board. */
export const someTurn = (board: SearchBoard, is: (steps: readonly string[]) => boolean): boolean => {
  const side = board.toAct;
  const texts: string[] = [];
  const follow = (): boolean => {
    const steps = new Int32Array(board.count());
    board.generate(steps);
    return steps.some(step => {
      texts.push(board.stepText(step));
      board.make(step);
      const found = board.over || board.toAct !== side ? is(texts) : follow();
      board.unmake();
      texts.pop();
      return found;
    });
  };
  return !board.over && follow();
};
