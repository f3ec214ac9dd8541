import { expect, test } from 'vitest';
import { after, randomness, refused } from '../testing.js';
import { yinshAt } from './testing.js';
import type { YinshPosition, YinshStep } from './types.js';
import { yinsh } from './yinsh.js';

const { board } = yinsh;
const at = (name: string) => board.find(name)!;

const HOME = 'a2 a3 a4 a5';
const AWAY = 'k7 k8 k9 k10';

const placing = after(yinsh, yinsh.start({ variant: 'standard' }), 'f6', 'g7');

/** White's f6 looks at an own marker above, an enemy ring below, two markers on the left, one marker on the right. */
const white = { rings: `${HOME} f6`, markers: 'f8 d6' };
const black = { rings: `${AWAY} f3`, markers: 'e6 g6' };
const moving = yinshAt({ white, black });
/** The same board with colours swapped. */
const blackMoving = yinshAt({ white: black, black: white, toAct: 'black' });

const rows = { rings: `${HOME} h6`, markers: 'c3 d3 e3 f3 g3 b7' };
const others = { rings: `${AWAY} j11`, markers: 'c4 d4 e4 f4 b3' };
const rowDue = yinshAt({ white: rows, black: others, phase: 'row' });
const blackRowDue = yinshAt({ white: others, black: rows, toAct: 'black', phase: 'row' });
const ringDue = after(yinsh, rowDue, 'xc3-g3');
const blackRingDue = after(yinsh, blackRowDue, 'xc3-g3');

const over = after(
  yinsh,
  yinshAt({ variant: 'blitz', white: rows, black: others, phase: 'row' }),
  'xc3-g3;xa2',
);
const walledIn = yinshAt({ white: { rings: HOME }, black: { rings: 'b2 b3 b4 b5 b6' } });

test('the game is over: every step is refused', () => {
  for (const text of ['h5', 'a3-b3', 'xc4-g4', 'xa3', 'pass'])
    expect(refused(yinsh, over, text)).toBe('GAME_OVER');
});

test('Y3: while rings are placed, nothing else is done, and not on a ring of either side', () => {
  for (const text of ['f6-f7', 'xc3-g3', 'xf6', 'pass']) {
    expect(refused(yinsh, placing, text)).toBe('RING_MUST_BE_PLACED');
  }
  expect(refused(yinsh, placing, 'f6')).toBe('POINT_OCCUPIED f6');
  expect(refused(yinsh, placing, 'g7')).toBe('POINT_OCCUPIED g7');
  expect(refused(yinsh, placing, 'f7')).toBe('accepted');
});

test.each([
  ['h5', 'RING_MUST_MOVE'],
  ['f6', 'RING_MUST_MOVE'],
  ['xc3-g3', 'RING_MUST_MOVE'],
  ['xf6', 'RING_MUST_MOVE'],
])('Y4: when a ring move is due, %s is refused', (text, reason) => {
  expect(refused(yinsh, moving, text)).toBe(reason);
  expect(refused(yinsh, blackMoving, text)).toBe(reason);
});

test.each([
  ['g5-g4', 'NO_RING_THERE g5'],
  ['f8-f9', 'NO_RING_THERE f8'],
  ['e6-e7', 'NO_RING_THERE e6'],
  ['f3-f4', 'NOT_YOUR_RING f3'],
  ['k7-j7', 'NOT_YOUR_RING k7'],
])('Y4: %s moves no ring of the side to move: %s', (text, reason) => {
  expect(refused(yinsh, moving, text)).toBe(reason);
  expect(refused(yinsh, blackMoving, text)).toBe(reason);
});

test.each([
  ['f6-f6', 'MUST_LEAVE_POINT f6'],
  ['f6-g8', 'NOT_IN_LINE f6 g8'],
  ['f6-e7', 'NOT_IN_LINE f6 e7'],
  ['f6-g5', 'NOT_IN_LINE f6 g5'],
  ['f6-d5', 'NOT_IN_LINE f6 d5'],
  ['f6-f3', 'LANDS_ON_RING f3'],
  ['f6-f2', 'RING_IN_THE_WAY f3'],
  ['a2-a3', 'LANDS_ON_RING a3'],
  ['a2-a4', 'RING_IN_THE_WAY a3'],
  ['f6-f8', 'LANDS_ON_MARKER f8'],
  ['f6-d6', 'LANDS_ON_MARKER d6'],
  ['f6-g6', 'LANDS_ON_MARKER g6'],
  ['f6-f10', 'MUST_STOP_BEHIND_MARKERS f9'],
  ['f6-b6', 'MUST_STOP_BEHIND_MARKERS c6'],
  ['f6-j6', 'MUST_STOP_BEHIND_MARKERS h6'],
  ['f6-f7', 'accepted'],
  ['f6-f9', 'accepted'],
  ['f6-c6', 'accepted'],
  ['f6-h6', 'accepted'],
  ['f6-f4', 'accepted'],
])('Y5: %s: %s', (text, reason) => {
  expect(refused(yinsh, moving, text)).toBe(reason);
  expect(refused(yinsh, blackMoving, text)).toBe(reason);
});

test('Y5: of two obstacles the nearer one is named', () => {
  const position = yinshAt({
    white: { rings: `${HOME} f4`, markers: 'f5' },
    black: { rings: `${AWAY} f8` },
  });
  expect(refused(yinsh, position, 'f4-f9')).toBe('MUST_STOP_BEHIND_MARKERS f6');
  expect(refused(yinsh, position, 'f4-f8')).toBe('MUST_STOP_BEHIND_MARKERS f6');
});

test('Y16: passing is refused with the rings that can move', () => {
  expect(refused(yinsh, moving, 'pass')).toBe('CANNOT_PASS a2 a3 a4 a5 f6');
  expect(refused(yinsh, blackMoving, 'pass')).toBe('CANNOT_PASS a2 a3 a4 a5 f6');
  expect(refused(yinsh, walledIn, 'pass')).toBe('accepted');
  expect(refused(yinsh, walledIn, 'a2-b2')).toBe('LANDS_ON_RING b2');
  expect(refused(yinsh, walledIn, 'a2-c2')).toBe('RING_IN_THE_WAY b2');
});

test.each([
  ['h5', 'ROW_MUST_BE_TAKEN c3 d3 e3 f3 g3'],
  ['h6-h7', 'ROW_MUST_BE_TAKEN c3 d3 e3 f3 g3'],
  ['pass', 'ROW_MUST_BE_TAKEN c3 d3 e3 f3 g3'],
  ['xc3-c3', 'NOT_FIVE c3'],
  ['xc3-f3', 'NOT_FIVE c3 d3 e3 f3'],
  ['xb3-g3', 'NOT_FIVE b3 c3 d3 e3 f3 g3'],
  ['xc3-g4', 'NOT_IN_LINE c3 g4'],
  ['xd3-h3', 'NOT_YOUR_MARKERS h3'],
  ['xb3-f3', 'NOT_YOUR_MARKERS b3'],
  ['xc4-g4', 'NOT_YOUR_MARKERS c4 d4 e4 f4 g4'],
  ['xc3-g3', 'accepted'],
])('Y8: when a row is due, %s: %s', (text, reason) => {
  expect(refused(yinsh, rowDue, text)).toBe(reason);
  expect(refused(yinsh, blackRowDue, text)).toBe(reason);
});

test('Y8: a ring before its row is refused with every point of the rows', () => {
  const ring: YinshStep = { kind: 'ring', at: at('a2') };
  expect(yinsh.why(rowDue, ring)).toEqual({
    code: 'ROW_MUST_BE_TAKEN',
    at: ['c3', 'd3', 'e3', 'f3', 'g3'],
  });
  const crossing = yinshAt({
    white: { rings: HOME, markers: 'c3 d3 e3 f3 g3 e4 e5 e6 e7' },
    black: { rings: AWAY },
    phase: 'row',
  });
  const refusal = yinsh.why(crossing, ring);
  expect(refusal?.code).toBe('ROW_MUST_BE_TAKEN');
  expect([...(refusal?.at ?? [])].sort()).toEqual('c3 d3 e3 e4 e5 e6 e7 f3 g3'.split(' '));
});

test.each([
  ['h5', 'RING_MUST_BE_TAKEN'],
  ['h6-h7', 'RING_MUST_BE_TAKEN'],
  ['xc3-g3', 'RING_MUST_BE_TAKEN'],
  ['pass', 'RING_MUST_BE_TAKEN'],
  ['xk7', 'NOT_YOUR_RING k7'],
  ['xb7', 'NO_RING_THERE b7'],
  ['xc4', 'NO_RING_THERE c4'],
  ['xf9', 'NO_RING_THERE f9'],
  ['xh6', 'accepted'],
])('Y8: when a ring is due, %s: %s', (text, reason) => {
  expect(refused(yinsh, ringDue, text)).toBe(reason);
  expect(refused(yinsh, blackRingDue, text)).toBe(reason);
});

/** Every conceivable attempt, sensible or not. Rows from their lower end, as in steps. */
const attempts = (): YinshStep[] => [
  { kind: 'pass' },
  ...board.points.flatMap((p): YinshStep[] => [
    { kind: 'place', at: p },
    { kind: 'ring', at: p },
    ...board.points.map((to): YinshStep => ({ kind: 'move', from: p, to })),
    ...board.points.filter(to => to >= p).map((to): YinshStep => ({ kind: 'row', from: p, to })),
  ]),
];

test('a step has no reason against it exactly when it is legal', () => {
  const below = randomness(7);
  const positions: YinshPosition[] = [placing, moving, rowDue, ringDue, over, walledIn];
  let now = placing;
  for (let n = 0; yinsh.steps(now).length > 0; n++) {
    if (n % 25 === 0 || now.phase === 'row') positions.push(now);
    const steps = yinsh.steps(now);
    now = yinsh.play(now, steps[below(steps.length)]!);
  }
  const all = attempts();
  for (const position of positions) {
    const legal = new Set(yinsh.steps(position).map(step => JSON.stringify(step)));
    const unopposed = all.filter(step => yinsh.why(position, step) === undefined);
    expect(new Set(unopposed.map(step => JSON.stringify(step)))).toEqual(legal);
  }
});
