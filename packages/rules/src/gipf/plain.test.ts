import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import type { OptionFields } from '../game.js';
import { expectEqual, randomness } from '../testing.js';
import { gipf } from './gipf.js';
import { plainGipf } from './plain.js';
import type { GipfPosition } from './types.js';

const GAMES = 20;
const STEPS = 150;

const SETUPS: readonly OptionFields[] = [
  { variant: 'basic' },
  { variant: 'basic', handicap: 'white 3' },
  { variant: 'standard' },
  { variant: 'tournament' },
];

const agree = (position: GipfPosition, attempts: ReturnType<typeof gipf.steps>): void => {
  expectEqual(plainGipf.steps(position), gipf.steps(position));
  expectEqual(plainGipf.outcome(position), gipf.outcome(position));
  const text = gipf.positionText(position);
  expect(plainGipf.positionText(position)).toBe(text);
  expectEqual(plainGipf.readPosition(text), gipf.readPosition(text));
  for (const attempt of attempts) {
    const step = gipf.stepText(attempt);
    expect(plainGipf.stepText(attempt)).toBe(step);
    expectEqual(plainGipf.readStep(position, step), gipf.readStep(position, step));
    expectEqual(plainGipf.why(position, attempt), gipf.why(position, attempt));
  }
};

test.each(SETUPS)('plain GIPF and GIPF are the same game without potentials: %o', fields => {
  const options = must(gipf.readOptions(fields));
  expect(plainGipf.readOptions(fields)).toEqual({ ok: true, value: options });
  expect(plainGipf.optionFields(options)).toEqual(gipf.optionFields(options));
  expect(plainGipf.swapSides(options)).toEqual(gipf.swapSides(options));
  const start = gipf.start(options);
  expect(plainGipf.start(options)).toEqual(start);
  expect(plainGipf.options(start)).toEqual(gipf.options(start));
  for (let seed = 0; seed < GAMES; seed++) {
    const random = randomness(seed);
    let position = start;
    let before = gipf.steps(start);
    for (let i = 0; i < STEPS; i++) {
      const steps = gipf.steps(position);
      // The steps of the position before are attempts that are often illegal now.
      agree(position, i % 10 === 0 ? [...steps, ...before] : []);
      const step = steps[random(steps.length)];
      if (step === undefined) break;
      const next = gipf.play(position, step);
      expectEqual(plainGipf.play(position, step), next);
      [position, before] = [next, steps];
    }
  }
});

test('plain GIPF refuses options and positions with potentials', () => {
  const fields = { variant: 'standard', potentials: 'Z3' };
  expect(plainGipf.readOptions(fields)).toMatchObject({ ok: false, error: { code: 'UNKNOWN_OPTION' } });
  const text = gipf.positionText(gipf.start(must(gipf.readOptions(fields))));
  expect(plainGipf.readPosition(text)).toMatchObject({ ok: false, error: { code: 'POSITION_FIELD' } });
});
