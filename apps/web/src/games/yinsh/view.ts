import { yinshPiece, type Beat, type OwnedPiece } from '@korong/board';
import { other, yinsh, type Point, type Side, type YinshPosition, type YinshStep } from '@korong/rules';
import { piece } from '../common.js';
import type { Arrows, Stacks } from '../gameUi.js';

const { board } = yinsh;
export const name = (p: Point): string => board.name(p);
export const find = (point: string): Point => board.find(point)!;

const RINGS = 5;

export const standing = ({ cells }: YinshPosition, point: string): OwnedPiece | undefined =>
  yinshPiece(cells[find(point)]!);

const placed = (cells: YinshPosition['cells'], side: Side): number =>
  cells.filter(cell => cell === (side === 'white' ? 'W' : 'B')).length;

export const passed = (position: YinshPosition): YinshPosition => {
  const { cells, phase } = position;
  const toAct = other(position.toAct);
  const placing = phase === 'place' && placed(cells, toAct) < RINGS;
  return { ...position, toAct, mover: toAct, phase: placing ? 'place' : 'move' };
};

/** The points between the two ends of a move. */
export const between = (from: Point, to: Point): readonly Point[] => {
  const ray = board.rays[from]![board.direction(from, to)!]!;
  return ray.slice(0, ray.indexOf(to));
};

/** From one end to the other, both included. */
export const stretch = (from: Point, to: Point): readonly Point[] => [from, ...between(from, to), to];

/** The markers that a move jumps and flips, in order. */
export const flipped = ({ cells }: YinshPosition, from: Point, to: Point): readonly Point[] =>
  between(from, to).filter(p => cells[p] === 'w' || cells[p] === 'b');

/** Marker into the ring, ring moves, jumped markers flip in order, row leaves, ring leaves. */
export const beats = (position: YinshPosition, step: YinshStep): readonly Beat[] => {
  const { toAct, cells } = position;
  const ring = piece('ring', toAct);
  const marker = piece('marker', toAct);
  switch (step.kind) {
    case 'place':
      return [[{ kind: 'place', at: name(step.at), piece: ring }]];
    case 'move':
      return [
        [{ kind: 'place', at: name(step.from), piece: marker }],
        [{ kind: 'slide', from: name(step.from), to: name(step.to), piece: ring }],
        ...flipped(position, step.from, step.to).map((p): Beat => [
          { kind: 'flip', at: name(p), to: cells[p] === 'w' ? 'black' : 'white' },
        ]),
      ];
    case 'row':
      return [stretch(step.from, step.to).map(p => ({ kind: 'remove', at: name(p), piece: marker }))];
    case 'ring':
      return [[{ kind: 'remove', at: name(step.at), piece: ring }]];
    case 'pass':
      return [];
  }
};

export const marks = (
  position: YinshPosition,
  step: YinshStep,
): { readonly points: readonly string[]; readonly arrows: Arrows } => {
  switch (step.kind) {
    case 'place':
    case 'ring':
      return { points: [name(step.at)], arrows: [] };
    case 'move':
      return {
        points: [step.from, ...flipped(position, step.from, step.to), step.to].map(name),
        arrows: [{ from: name(step.from), to: name(step.to), tone: 'last' }],
      };
    case 'row':
      return { points: stretch(step.from, step.to).map(name), arrows: [] };
    case 'pass':
      return { points: [], arrows: [] };
  }
};

/** The ring's destination and the flipped markers. */
export const preview = (position: YinshPosition, from: Point, to: Point): Stacks => ({
  [name(from)]: [piece('marker', position.toAct)],
  [name(to)]: [piece('ring', position.toAct)],
});
