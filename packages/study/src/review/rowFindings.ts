import type { SearchBoard } from '@korong/engine';
import type { AnyGame, Turn } from '@korong/rules';
import type { Comparison } from '../games/finder.js';
import { finderOf } from '../games/finders.js';
import type { Finding } from './finding.js';
import { searchBoardAt, someTurn } from './turns.js';

const rowsOf = (game: AnyGame, steps: readonly string[]): string[] => {
  const { rowOf } = finderOf(game.name);
  return steps.map(rowOf).filter(row => row !== undefined);
};

const rowsIn = (game: AnyGame, turn: Turn<unknown, unknown> | undefined): string[] =>
  rowsOf(game, turn?.steps.map(step => game.stepText(step)) ?? []);

/** Whether the side to act can take so many rows in one turn. */
const canTake = (game: AnyGame, board: SearchBoard, count: number): boolean =>
  someTurn(board, (_, steps) => rowsOf(game, steps).length >= count);

/** Whether the other side can take a row in its next turn, whatever the side to act does now. */
const isForced = (game: AnyGame, board: SearchBoard): boolean =>
  !board.over && !someTurn(board, after => after.over || !canTake(game, after, 1));

/** The rows that the opponent takes in reply, if he could take fewer after the best turn. */
export const rowsGiven = ({ game, played, best }: Comparison): Finding[] => {
  const rows = rowsIn(game, played[1]);
  const [row] = rows;
  if (row === undefined) return [];
  const board = searchBoardAt(game, best[0]!.position);
  if (rows.length > 1 && !canTake(game, board, rows.length))
    return [{ kind: 'two-rows', values: { rows: rows.length } }];
  return canTake(game, board, 1) ? [] : [{ kind: 'gives-row', values: { row } }];
};

/** A row that the best turn takes or forces, if the played one does neither. */
export const rowMissed = ({ game, played, best }: Comparison): Finding[] => {
  const own = rowsIn(game, played[0]);
  const atOnce = rowsIn(game, best[0]);
  const missed = (row: string, turns: number): Finding[] => [{ kind: 'misses-row', values: { row, turns } }];
  if (atOnce.length > own.length) return missed(atOnce.find(row => !own.includes(row)) ?? atOnce[0]!, 1);
  const [later] = rowsIn(game, best[2]);
  if (later === undefined || own.length > atOnce.length) return [];
  const forces = (turn: Turn<unknown, unknown>): boolean =>
    isForced(game, searchBoardAt(game, turn.position));
  return forces(best[0]!) && !forces(played[0]!) ? missed(later, 2) : [];
};
