import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { expectEqual, randomness } from '../../../testing.js';
import { gipf } from '../../gipf.js';
import type { GipfPosition, GipfStep } from '../../types.js';
import { agreement, nothingPlayed, playOut } from './testing.js';

/** The steps are checked at every nth position. */
const NOW_AND_THEN = 5;

const games = (look: (position: GipfPosition, steps: readonly GipfStep[], n: number) => void): void => {
  const played = nothingPlayed();
  for (let seed = 0; seed < 40; seed++) {
    const random = randomness(5_000 + seed);
    playOut(agreement(random, seed % 2 === 0), random, played, (position, steps) => {
      look(position, steps, played.positions);
    });
  }
};

const texts = (steps: readonly GipfStep[]): string[] => steps.map(step => gipf.stepText(step)).sort();

test('positions with potentials are read back as they are printed, and so are their steps', () => {
  games((position, steps, n) => {
    expectEqual(must(gipf.readPosition(gipf.positionText(position))), position);
    if (n % NOW_AND_THEN > 0) return;
    expect(new Set(texts(steps)).size).toBe(steps.length);
    for (const step of steps) {
      expectEqual(gipf.why(position, step), undefined);
      expectEqual(must(gipf.readStep(position, gipf.stepText(step))), [step]);
    }
  });
});

test('with potentials, too, turned boards have turned steps, and a turn and a step may change places', () => {
  games((position, steps, n) => {
    if (n % NOW_AND_THEN > 0) return;
    const symmetry = 1 + (n % 11);
    const turned = gipf.transform(position, symmetry);
    expect(texts(gipf.steps(turned))).toEqual(
      texts(steps.map(step => gipf.transformStep(position, step, symmetry))),
    );
    const step = steps[n % Math.max(steps.length, 1)];
    if (step === undefined) return;
    expect(gipf.play(turned, gipf.transformStep(position, step, symmetry))).toEqual(
      gipf.transform(gipf.play(position, step), symmetry),
    );
  });
});
