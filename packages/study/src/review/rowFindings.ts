import type { AnyGame, Turn } from '@korong/rules';
import type { Comparison } from '../games/finder.js';
import { finderOf } from '../games/finders.js';
import type { Finding } from './finding.js';
import { countedBoard, someTurn, type CountedBoard } from './turns.js';

type AnyTurn = Turn<unknown, unknown>;

/** The rows that a turn takes, and what they gain: the rings of YINSH, the captured pieces of GIPF. */
interface Haul {
  readonly rows: readonly string[];
  readonly gain: number;
}

const NOTHING: Haul = { rows: [], gain: 0 };

const rowsOf = (game: AnyGame, steps: readonly string[]): string[] => {
  const finder = finderOf(game.name);
  return steps.map(step => finder.rowOf(step)).filter(row => row !== undefined);
};

/** What the side that acted has gained since a count of the material. */
const gainOf = (game: AnyGame, side: number, before: number, after: number): number =>
  Math.round(((after - before) * (side === 0 ? 1 : -1)) / finderOf(game.name).unit);

const haulOf = (game: AnyGame, turn: AnyTurn | undefined): Haul => {
  const rows = rowsOf(game, turn?.steps.map(step => game.stepText(step)) ?? []);
  if (turn === undefined || rows.length === 0) return NOTHING;
  const [before, after] = [turn.start, turn.position].map(position => countedBoard(game, position));
  return { rows, gain: gainOf(game, before!.board.toAct, before!.material(), after!.material()) };
};

/** Whether the side to act can take rows in one turn that `is` is true of. */
const canTake = (game: AnyGame, at: CountedBoard, is: (haul: Haul) => boolean): boolean => {
  const [side, before] = [at.board.toAct, at.material()];
  return someTurn(at.board, steps => {
    const rows = rowsOf(game, steps);
    return rows.length > 0 && is({ rows, gain: gainOf(game, side, before, at.material()) });
  });
};

const anyRow = (): boolean => true;

/** Whether the other side can take a row in its next turn, whatever the side to act does now. */
const isForced = (game: AnyGame, at: CountedBoard): boolean =>
  !at.board.over && !someTurn(at.board, () => at.board.over || !canTake(game, at, anyRow));

const forcesRow = (game: AnyGame, turn: AnyTurn): boolean =>
  isForced(game, countedBoard(game, turn.position));

/** The rows that the opponent takes, if he could not take them after the best turn. */
export const rowsGiven = ({ game, played, best }: Comparison): Finding[] => {
  const reply = haulOf(game, played[1]);
  const [row] = reply.rows;
  if (row !== undefined) {
    const after = countedBoard(game, best[0]!.position);
    if (reply.rows.length > 1 && !canTake(game, after, ({ rows }) => rows.length >= reply.rows.length))
      return [{ kind: 'two-rows', values: { rows: reply.rows } }];
    // He may have another row that gains less.
    const isAsGood = ({ gain }: Haul): boolean => reply.gain <= 0 || gain >= reply.gain;
    return canTake(game, after, isAsGood) ? [] : [{ kind: 'gives-row', values: { row } }];
  }
  const [later] = haulOf(game, played[3]).rows;
  const taken = [best[1], best[3]].flatMap(turn => haulOf(game, turn).rows);
  if (later === undefined || taken.length > 0 || best.length < 4) return [];
  return forcesRow(game, played[1]!) ? [{ kind: 'allows-row', values: { row: later } }] : [];
};

/** A row that the best turn takes or forces, if the played one does neither. */
export const rowMissed = ({ game, played, best }: Comparison): Finding[] => {
  const [own, better] = [haulOf(game, played[0]), haulOf(game, best[0])];
  const row = better.rows.find(name => !own.rows.includes(name));
  const isMore = better.rows.length > own.rows.length || better.gain > own.gain;
  if (row !== undefined && isMore) return [{ kind: 'misses-row', values: { row } }];
  const [later] = haulOf(game, best[2]).rows;
  if (later === undefined || own.rows.length > better.rows.length) return [];
  const isMissed = forcesRow(game, best[0]!) && !forcesRow(game, played[0]!);
  return isMissed ? [{ kind: 'misses-forced-row', values: { row: later } }] : [];
};
