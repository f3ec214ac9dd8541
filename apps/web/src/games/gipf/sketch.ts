import type { GipfPosition, GipfStep } from '@korong/rules';
import { marksOf } from '../common.js';
import type { SketchedStep } from '../sketch.js';
import { find, landings, name } from './view.js';
import { withoutTamsk } from './potentials/view.js';

/** The push as far as it moves pieces, the row that it takes, and the way of a potential. */
export const sketchGipf = (position: GipfPosition, step: GipfStep): SketchedStep => {
  switch (step.kind) {
    case 'push':
      return { arrows: [{ from: name(step.dot), to: name(landings(position, step).at(-1)!) }] };
    case 'extra':
      return { arrows: [{ from: name(step.dot), to: name(landings(withoutTamsk(position), step).at(-1)!) }] };
    case 'row': {
      const points = [...step.taken, ...step.kept].sort((a, b) => a - b).map(name);
      return { rows: [points], marks: marksOf(['go', step.taken.map(name)], ['stay', step.kept.map(name)]) };
    }
    case 'use':
      return { arrows: [{ from: name(step.from), to: name(step.to) }] };
    case 'forgo':
      return { marks: marksOf(['go', [name(find('e5'))]]) };
    case 'denied':
      return {};
  }
};
