import type { Point } from '../hex/board.js';
import { GIPF_LINES, gipfBoard } from './board.js';
import type { GipfCell, GipfPosition, GipfStep, PushStep, StakedStep } from './types.js';

const byNumber = (a: number, b: number): number => a - b;

export const transform = (position: GipfPosition, symmetry: number): GipfPosition => {
  const image = gipfBoard.symmetries[symmetry]!;
  const cells = Array<GipfCell>(position.cells.length).fill('.');
  for (const p of gipfBoard.points) cells[image[p]!] = position.cells[p]!;
  const settled = position.settled
    .map(line => lineOnto(GIPF_LINES[line]!.map(p => image[p]!)))
    .sort(byNumber);
  const { project } = position;
  if (project === undefined) return { ...position, cells, settled };
  const denied = project.denied.map(p => image[p]!).sort(byNumber);
  return { ...position, cells, settled, project: { ...project, denied } };
};

const lineOnto = (points: readonly Point[]): number =>
  GIPF_LINES.findIndex(line => line.length === points.length && points.every(p => line.includes(p)));

export const transformStep = (step: GipfStep, symmetry: number): GipfStep => {
  const image = (p: Point): Point => gipfBoard.symmetries[symmetry]![p]!;
  switch (step.kind) {
    case 'push':
    case 'use':
    case 'extra':
      return transformMove(step, image);
    case 'denied':
      return { kind: 'denied', use: transformMove(step.use, image) };
    case 'row': {
      const all = (points: readonly Point[]): Point[] => points.map(image).sort(byNumber);
      return { kind: 'row', taken: all(step.taken), kept: all(step.kept) };
    }
    case 'forgo':
      return step;
  }
};

const transformMove = <S extends PushStep | StakedStep>(step: S, image: (p: Point) => Point): S =>
  step.kind === 'use'
    ? { ...step, from: image(step.from), to: image(step.to) }
    : { ...step, dot: image(step.dot), to: image(step.to) };
