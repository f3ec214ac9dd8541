import type { Point } from '../hex/board.js';
import { yinshBoard } from './board.js';
import type { YinshCell, YinshPosition, YinshStep } from './types.js';

export const transform = (position: YinshPosition, symmetry: number): YinshPosition => {
  const image = yinshBoard.symmetries[symmetry]!;
  const cells = Array<YinshCell>(position.cells.length).fill('.');
  for (const p of yinshBoard.points) cells[image[p]!] = position.cells[p]!;
  return { ...position, cells };
};

export const transformStep = (step: YinshStep, symmetry: number): YinshStep => {
  const image = (p: Point): Point => yinshBoard.symmetries[symmetry]![p]!;
  switch (step.kind) {
    case 'place':
    case 'ring':
      return { kind: step.kind, at: image(step.at) };
    case 'move':
      return { kind: 'move', from: image(step.from), to: image(step.to) };
    case 'row': {
      const [from, to] = [image(step.from), image(step.to)];
      return from < to ? { kind: 'row', from, to } : { kind: 'row', from: to, to: from };
    }
    case 'pass':
      return step;
  }
};
