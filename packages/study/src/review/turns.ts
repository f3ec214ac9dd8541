import { SEARCH_GAMES, type SearchBoard } from '@korong/engine';
import type { AnyGame } from '@korong/rules';

/** A fast board at this position. Steps that the opponent decides on are left out. */
export const searchBoardAt = (game: AnyGame, position: unknown): SearchBoard => {
  const text = game.positionText(position);
  const board = SEARCH_GAMES[game.name].kindFor(text).board({ filter: 'noDenials' });
  board.load(text);
  return board;
};

/** Whether `is` is true of any whole turn of the side to act. It finds the position after the turn on the board. */
export const someTurn = (
  board: SearchBoard,
  is: (board: SearchBoard, steps: readonly string[]) => boolean,
): boolean => {
  const side = board.toAct;
  const texts: string[] = [];
  const follow = (): boolean => {
    const steps = new Int32Array(board.count());
    board.generate(steps);
    return steps.some(step => {
      texts.push(board.stepText(step));
      board.make(step);
      const found = board.over || board.toAct !== side ? is(board, texts) : follow();
      board.unmake();
      texts.pop();
      return found;
    });
  };
  return !board.over && follow();
};
