import { expect, test } from 'vitest';
import type { OptionFields, Side } from '../../game.js';
import { must, randomness } from '../../testing.js';
import { gipf } from '../gipf.js';
import { captured } from '../setup.js';
import type { GipfPosition, GipfStep } from '../types.js';
import { KINDS, basicsIn, potentialsIn } from './stack.js';

const SIDES: readonly Side[] = ['white', 'black'];
/** GIPF has no repetition rule: a random game is cut here. */
const CAP = 400;

const SETUPS: readonly OptionFields[] = [
  { variant: 'standard', potentials: 'Z3Y3' },
  { variant: 'standard', potentials: 'Y6', linked: 'yes' },
  { variant: 'tournament', potentials: 'Z3Y3D3T3P3' },
  { variant: 'tournament', potentials: 'D6P6-T6P6', pieces: '24' },
  { variant: 'standard', potentials: 'T6', pieces: '12' },
  { variant: 'standard', potentials: 'D4P5', linked: 'yes', pieces: '17' },
];

/** Not by plain chance: potentials come in and are used more often, and a TAMSK is pushed to the middle where one is able to. */
const choose = (position: GipfPosition, random: (n: number) => number): GipfStep => {
  const steps = gipf.steps(position);
  if (position.phase === 'extra' && random(3) === 0) return { kind: 'forgo' };
  const some = Array.from({ length: 12 }, () => steps[random(steps.length)]!);
  const earning = some.find(step => step.kind === 'push' && gipf.play(position, step).phase === 'extra');
  if (earning !== undefined) return earning;
  const liked = steps.filter(
    step => step.kind === 'use' || (step.kind === 'push' && step.piece !== 'single' && step.piece !== 'gipf'),
  );
  const from = liked.length > 0 && random(3) > 0 ? liked : steps;
  return from[random(from.length)]!;
};

interface Seen {
  readonly kinds: Map<string, number>;
  ended: number;
}

const playOut = (
  fields: OptionFields,
  seed: number,
  look: (position: GipfPosition) => void,
  seen: Seen,
): void => {
  const random = randomness(seed);
  let position = gipf.start(must(gipf.readOptions(fields)));
  for (let i = 0; i < CAP; i++) {
    look(position);
    const steps = gipf.steps(position);
    expect(steps.length === 0).toBe(gipf.outcome(position) !== undefined);
    if (steps.length === 0) {
      seen.ended++;
      return;
    }
    const step = choose(position, random);
    const name = step.kind === 'use' ? step.potential + (step.as ?? '') : step.kind;
    seen.kinds.set(name, (seen.kinds.get(name) ?? 0) + 1);
    position = gipf.play(position, step);
  }
};

/** Basic pieces and potentials of a side that are neither captured nor out of the game. */
const inPlay = ({ cells, reserve, project }: GipfPosition, side: Side): number[] => [
  cells.reduce((n, cell) => n + basicsIn(cell, side), reserve[side]),
  ...KINDS.map(kind =>
    cells.reduce((n, cell) => n + potentialsIn(cell, kind, side), project!.stock[side][kind]),
  ),
];

test('every piece and potential is on the board, in a reserve, captured or out, and nothing comes back', () => {
  const seen: Seen = { kinds: new Map(), ended: 0 };
  for (const [k, fields] of SETUPS.entries()) {
    for (let seed = 0; seed < 50; seed++) {
      let before: Record<Side, number[]> | undefined;
      const look = (position: GipfPosition): void => {
        const now = { white: inPlay(position, 'white'), black: inPlay(position, 'black') };
        const { pieces, potentials } = position.project!;
        for (const side of SIDES) {
          expect(now[side][0]! + captured(position, side)).toBe(pieces);
          const all = [pieces, ...KINDS.map(kind => potentials[side][kind])];
          const most = before?.[side] ?? all;
          expect([k, seed, now[side].every((n, i) => n <= most[i]!)]).toEqual([k, seed, true]);
        }
        before = now;
      };
      playOut(fields, 1000 * k + seed, look, seen);
    }
  }
  console.info(`games with potentials: ${seen.ended} of 300 ended;`, Object.fromEntries(seen.kinds));
  for (const name of [
    'zertz',
    'yinsh',
    'dvonn',
    'punct',
    'punctpunct',
    'punctgipf',
    'extra',
    'forgo',
    'denied',
    'row',
  ]) {
    expect([name, (seen.kinds.get(name) ?? 0) > 5]).toEqual([name, true]);
  }
});

test('positions and steps are read back as they are printed, and turned boards play alike', () => {
  const seen: Seen = { kinds: new Map(), ended: 0 };
  for (const [k, fields] of SETUPS.entries()) {
    for (let seed = 0; seed < 6; seed++) {
      let n = 0;
      playOut(
        fields,
        5000 + 100 * k + seed,
        position => {
          const text = gipf.positionText(position);
          expect(must(gipf.readPosition(text))).toEqual(position);
          if (n++ % 5 > 0) return;
          const steps = gipf.steps(position);
          expect(new Set(steps.map(step => gipf.stepText(step))).size).toBe(steps.length);
          for (const step of steps) {
            expect(gipf.why(position, step)).toBeUndefined();
            expect(must(gipf.readStep(position, gipf.stepText(step)))).toEqual([step]);
          }
          const symmetry = 1 + (n % 11);
          const turned = gipf.transform(position, symmetry);
          const texts = (list: readonly GipfStep[]): string[] => list.map(step => gipf.stepText(step)).sort();
          expect(texts(gipf.steps(turned))).toEqual(
            texts(steps.map(step => gipf.transformStep(step, symmetry))),
          );
        },
        seen,
      );
    }
  }
});
