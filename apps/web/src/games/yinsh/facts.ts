import { other, yinsh, type Side, type YinshCell, type YinshPosition, type YinshStep } from '@korong/rules';
import type { Played } from '../../learn/task.js';

/** Facts for the lessons about a turn of YINSH. */
export type YinshTurn = Played<YinshPosition, YinshStep>;

const by = (turn: YinshTurn): Side => yinsh.toAct(turn.start);

const steps = <K extends YinshStep['kind']>(turn: YinshTurn, kind: K): Extract<YinshStep, { kind: K }>[] =>
  turn.steps.filter((step): step is Extract<YinshStep, { kind: K }> => step.kind === kind);

const named = (points: readonly YinshStep[], key: 'at' | 'to'): string[] =>
  points.flatMap(step => (key in step ? [yinsh.board.name((step as never)[key])] : []));

/** The points of placed rings. */
export const placed = (turn: YinshTurn): string[] => named(steps(turn, 'place'), 'at');
export const movedTo = (turn: YinshTurn): string[] => named(steps(turn, 'move'), 'to');
export const ringsTaken = (turn: YinshTurn): string[] => named(steps(turn, 'ring'), 'at');
export const rowsTaken = (turn: YinshTurn): number => steps(turn, 'row').length;

/** The number of markers that the turn's move flipped from `side`'s colour to the other. */
export const flipped = (turn: YinshTurn, side: Side): number => {
  const i = turn.steps.findIndex(step => step.kind === 'move');
  const [before, after] = [turn.line[i]?.cells, turn.line[i + 1]?.cells];
  if (before === undefined || after === undefined) return 0;
  const [was, is]: YinshCell[] = side === 'white' ? ['w', 'b'] : ['b', 'w'];
  return before.filter((cell, p) => cell === was && after[p] === is).length;
};

/** The turn left a row for the opponent. */
export const givesRow = (turn: YinshTurn): boolean =>
  turn.position.phase === 'row' && turn.position.toAct !== by(turn);

/** The opponent can make a row in the next turn, or has one already. */
export const letsMakeRow = (turn: YinshTurn): boolean => {
  const opponent = other(by(turn));
  return (
    givesRow(turn) ||
    yinsh.steps(turn.position).some(step => {
      const next = yinsh.play(turn.position, step);
      return next.phase === 'row' && next.toAct === opponent;
    })
  );
};

export const wins = (turn: YinshTurn): boolean => yinsh.outcome(turn.position)?.winner === by(turn);

/** A point on the edge has fewer than six neighbours. */
export const isOnEdge = (name: string): boolean => {
  const p = yinsh.board.find(name);
  return p !== undefined && yinsh.board.rays[p]!.some(ray => ray.length === 0);
};

/** A marker of the turn's own side is on the point after the turn. */
export const holds = (turn: YinshTurn, name: string): boolean =>
  turn.position.cells[yinsh.board.find(name)!] === (by(turn) === 'white' ? 'w' : 'b');
