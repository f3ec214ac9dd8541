import type { YinshPosition, YinshStep } from '@korong/rules';
import { marksOf } from '../common.js';
import type { SketchedStep } from '../sketch.js';
import { flipped, name, stretch } from './view.js';

/** The ring's way with the markers it flips, the row taken and the ring given up. */
export const sketchYinsh = (position: YinshPosition, step: YinshStep): SketchedStep => {
  switch (step.kind) {
    case 'place':
      return { marks: marksOf(['hint', [name(step.at)]]) };
    case 'move':
      return {
        arrows: [{ from: name(step.from), to: name(step.to) }],
        marks: marksOf(['flip', flipped(position, step.from, step.to).map(name)]),
      };
    case 'row':
      return { rows: [stretch(step.from, step.to).map(name)] };
    case 'ring':
      return { marks: marksOf(['go', [name(step.at)]]) };
    case 'pass':
      return {};
  }
};
