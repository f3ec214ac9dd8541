import { readFileSync } from 'node:fs';
import { gipf } from '@korong/rules';
import { expect, test } from 'vitest';
import { ProjectBoard } from './board.js';
import { PROJECTS, projectStart, projectText } from './testing.js';
import { NetEvaluator } from '../../../evaluate/netEvaluator.js';
import { readNet, type NetFile } from '../../../net/format.js';
import { projectNet } from './planes.js';
import { createScalarNet } from '../../../net/scalar.js';
import { netPlayer } from '../../../player.js';
import { report } from '../../../search/report.js';
import { Random } from '../../../random.js';

const file = ((): NetFile => {
  const net = readNet(readFileSync(new URL('../../../../nets/gipf-project-small.knet', import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  return net.value;
})();
const symmetry = projectNet.symmetries[0]!;
const evaluator = new NetEvaluator(
  createScalarNet(file, symmetry.neighbours, 1),
  projectNet,
  symmetry,
  4_096,
);

const steps = new Int32Array(4_096);
const priors = new Float32Array(4_096);

/** Its evaluation of the position on the board: the priors by step, and the value. */
const judge = (board: ProjectBoard): { of: Map<string, number>; value: number } => {
  const count = board.generate(steps);
  evaluator.add(0, board, steps, count);
  evaluator.run(1);
  evaluator.priors(0, priors);
  const of = new Map(Array.from({ length: count }, (_, i) => [board.stepText(steps[i]!), priors[i]!]));
  return { of, value: evaluator.value(0) };
};

const judgeText = (text: string): ReturnType<typeof judge> => {
  const board = new ProjectBoard();
  board.load(text);
  return judge(board);
};

test.each(PROJECTS)(
  '%j: priors add up to 1, every step has one, and the value is between −1 and 1',
  fields => {
    const random = new Random(7);
    for (let game = 0; game < 4; game++) {
      const board = new ProjectBoard();
      board.load(gipf.positionText(projectStart(fields)));
      for (let i = 0; i < 80 && !board.over; i++) {
        const n = board.generate(steps);
        const loaded = [...steps.subarray(0, n)].filter(code => /^[A-Z]/.test(board.stepText(code)));
        const from = loaded.length > 0 && random.below(4) > 0 ? loaded : [...steps.subarray(0, n)];
        board.make(from[random.below(from.length)]!);
        if (board.count() === 0 || random.below(4) > 0) continue;
        const { of, value } = judge(board);
        expect([...of.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
        for (const prior of of.values()) expect(prior).toBeGreaterThan(0);
        expect(Math.abs(value)).toBeLessThan(1);
      }
    }
  },
);

test('whoever has more potentials to use is thought to be better off', () => {
  const with_ = (cell: string): number =>
    judgeText(projectText(`c3:${cell} d6:w f4:b g3:b b5:W e2:W e8:B h2:B`)).value;
  expect(with_('wZ')).toBeGreaterThan(with_('w'));
  expect(with_('wY')).toBeGreaterThan(with_('w'));
});

test('a loaded piece comes in rather than a plain one that ends the right to it', () => {
  const { of } = judgeText(gipf.positionText(projectStart({ variant: 'standard', potentials: 'Z3Y3' })));
  const plain = [...of].filter(([text]) => /^[a-i]/.test(text)).reduce((sum, [, prior]) => sum + prior, 0);
  expect(plain).toBeLessThan(0.5);
});

/** White on c5, e5 and f4, Black's last GIPF-piece behind them. A piece on d5 takes it, and no push brings one there. */
const GAP = 'c5:w e5:w f4:w g3:b h2:B b2:W h5:W e8:b f7:b';

test('a use that completes a row and captures is thought of before quiet ones', () => {
  const slide = judgeText(projectText(`${GAP} d2:wY`));
  const uses = [...slide.of].filter(([text]) => text.startsWith('Yd2-'));
  const best = uses.reduce((a, b) => (b[1] > a[1] ? b : a));
  expect(best[0]).toBe('Yd2-d5');
});

/** The best turn after a short search. */
const bestTurn = (position: string, visits: number): { turn: string; proven?: string | undefined } => {
  const player = netPlayer(file, { memory: 8_000_000 });
  player.start(position);
  player.search.run(visits);
  const { turn, proven } = report(player.search).lines[0]!;
  return { turn, proven };
};

test.each([
  ['a YINSH slides into the gap', `${GAP} d2:wY`, /^Yd2-d5;x/],
  ['a ZÈRTZ jumps into the gap', `${GAP} d3:wZ d4:b`, /^Zd3-d5;x/],
])('%s and captures the last GIPF-piece, in few looks', (_what, board, turn) => {
  const best = bestTurn(projectText(board), 30);
  expect(best.turn).toMatch(turn);
  expect(best.proven).toBe('win');
});

test('a PÜNCT takes the last GIPF-piece', () => {
  const { turn, proven } = bestTurn(projectText('c3:wP d4:B h2:W f5:b g4:b c5:w'), 10);
  expect([turn.slice(0, 5), proven]).toEqual(['Pc3-d', 'win']);
});

test('a side without a piece in reserve goes on by using what it has', () => {
  const text = projectText('b2:wZ c3:b h2:W h5:B', { reserve: { white: 0, black: 5 } });
  expect(bestTurn(text, 5).turn).toBe('Zb2-d4');
});
