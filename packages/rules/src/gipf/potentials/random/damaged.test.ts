import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { other } from '../../../game.js';
import { CODES } from '../../../games.js';
import { randomness } from '../../../testing.js';
import { beginTurn, readTurn } from '../../../turn.js';
import { MIDDLE, isDot } from '../../board.js';
import { gipf } from '../../gipf.js';
import type { GipfCell, GipfPosition } from '../../types.js';
import { agreement, nothingPlayed, playOut } from './testing.js';

const ALPHABET = 'wbWBZYDTPXzydtpx[]!=GP-;,()a1b2e5369/ T';

/** A valid text with a few characters inserted, deleted or replaced. */
const damaged = (good: string, random: (n: number) => number): string => {
  let text = good;
  for (let i = random(3); i >= 0; i--) {
    const at = random(text.length + 1);
    const put = random(3) === 0 ? '' : ALPHABET.charAt(random(ALPHABET.length));
    text = text.slice(0, at) + put + text.slice(at + random(2));
  }
  return text;
};

/** Positions sampled from random games, one in this many. */
const some = (seeds: number, every: number, look: (position: GipfPosition, seed: number) => void): void => {
  const played = nothingPlayed();
  for (let seed = 0; seed < seeds; seed++) {
    const random = randomness(70_000 + seed);
    playOut(agreement(random, seed % 2 === 0), random, played, position => {
      if (played.positions % every === 0) look(position, played.positions);
    });
  }
};

const CELLS: readonly GipfCell[] = [
  ...(['.', 'w', 'b', 'W', 'B', '[wZ]', '[by]', '[wD]', '[bd]', '[bD]', '[wdD]', '[bdD]'] as const),
  ...(['[wT]', '[bt]', '[wP]', '[bP]', '[bpP]', '[X]', '[x]', '[Z]', '[t]'] as const),
];

/** The position with something added. Most such positions are impossible. */
const disturbed = (position: GipfPosition, random: (n: number) => number): GipfPosition => {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)]!;
  const point = pick(gipf.board.points.filter(p => !isDot(p)));
  const project = position.project!;
  switch (random(8)) {
    case 0:
      return { ...position, toAct: other(position.toAct), mover: other(position.mover) };
    case 1:
      return { ...position, mover: other(position.mover) };
    case 2:
      return { ...position, phase: pick(['push', 'extra', 'row', 'over'] as const) };
    case 3:
      return { ...position, reserve: { ...position.reserve, white: random(4) } };
    case 4:
      return {
        ...position,
        project: { ...project, extra: pick(['none', 'first', 'then', 'made'] as const) },
      };
    case 5:
      return { ...position, project: { ...project, denied: [point] } };
    default:
      return { ...position, cells: position.cells.with(random(2) === 0 ? MIDDLE : point, pick(CELLS)) };
  }
};

test('disturbed positions are refused, or every step leads to one that is read back equal', () => {
  let accepted = 0;
  some(80, 2, (position, seed) => {
    const random = randomness(seed);
    let strange = position;
    for (let i = random(3); i >= 0; i--) strange = disturbed(strange, random);
    const read = gipf.readPosition(gipf.positionText(strange));
    if (!read.ok) {
      expect(CODES).toContain(read.error.code);
      return;
    }
    accepted++;
    expect(read.value).toEqual(strange);
    const steps = gipf.steps(strange);
    expect(steps.length === 0).toBe(gipf.outcome(strange) !== undefined);
    for (const step of steps) {
      const next = gipf.play(strange, step);
      const again = gipf.readPosition(gipf.positionText(next));
      if (!again.ok) {
        throw new Error(`${again.error.code} after ${gipf.stepText(step)} in ${gipf.positionText(strange)}`);
      }
    }
  });
  console.info(`${accepted} disturbed positions were possible`);
  expect(accepted).toBeGreaterThan(200);
});

test('damaged steps are refused with a reason, or are legal', () => {
  let accepted = 0;
  some(80, 3, (position, seed) => {
    const random = randomness(seed);
    const steps = gipf.steps(position);
    if (steps.length === 0) return;
    const text = damaged(gipf.stepText(steps[random(steps.length)]!), random);
    const reading = readTurn(gipf, beginTurn(position), text);
    if (reading.status === 'illegal') {
      expect(CODES).toContain(reading.refusal.code);
      return;
    }
    accepted++;
    let now = position;
    for (const step of reading.turn.steps) {
      expect(gipf.steps(now)).toContainEqual(step);
      now = gipf.play(now, step);
    }
  });
  expect(accepted).toBeGreaterThan(50);
});

test('damaged options are refused, or stand for the ones that are printed', () => {
  for (let seed = 0; seed < 500; seed++) {
    const random = randomness(seed);
    const fields = agreement(random, true);
    const read = gipf.readOptions({ ...fields, potentials: damaged(fields.potentials!, random) });
    if (!read.ok) expect(read.error.code).toBe('BAD_POTENTIALS');
    else expect(must(gipf.readOptions(gipf.optionFields(read.value)))).toEqual(read.value);
  }
});
