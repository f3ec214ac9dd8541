import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { SIDES, other, type Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { after, randomness } from '../testing.js';
import { yinshAt } from './testing.js';
import type { YinshCell, YinshPhase, YinshPosition } from './types.js';
import { yinsh } from './yinsh.js';

const { board } = yinsh;
const BOARD = '4/7/8/9/10/9/10/9/8/7/4';
const START = `yinsh/1 standard ${BOARD} act=white phase=place mover=white passes=0`;

interface Sketch {
  readonly W?: string;
  readonly B?: string;
  readonly w?: string;
  readonly b?: string;
  readonly variant?: 'standard' | 'blitz';
  readonly act?: Side;
  readonly mover?: Side;
  readonly phase?: YinshPhase;
  readonly passes?: number;
}

/** A text for any position, possible or not. The defaults are White's move with five rings a side. */
const written = (sketch: Sketch): string => {
  const { variant = 'standard', act = 'white', mover = act, phase = 'move', passes = 0 } = sketch;
  const { W = 'a2 a3 a4 a5 b1', B = 'k7 k8 k9 k10 j11', w = '', b = '' } = sketch;
  const cells = board.points.map((): YinshCell => '.');
  for (const [cell, names] of Object.entries({ W, B, w, b }) as [YinshCell, string][]) {
    for (const name of names.split(' ').filter(n => n !== '')) cells[board.find(name)!] = cell;
  }
  const counted = { pool: 0, taken: { white: 0, black: 0 } };
  return yinsh.positionText({ variant, cells, toAct: act, mover, phase, passes, ...counted });
};

/** The same with colours swapped. */
const swapped = ({
  W = 'a2 a3 a4 a5 b1',
  B = 'k7 k8 k9 k10 j11',
  w = '',
  b = '',
  ...rest
}: Sketch): Sketch => {
  const { act = 'white', mover = act } = rest;
  return { ...rest, W: B, B: W, w: b, b: w, act: other(act), mover: other(mover) };
};

const verdict = (sketch: Sketch): string => {
  const result = yinsh.readPosition(written(sketch));
  return result.ok ? 'possible' : [result.error.code, ...result.error.at].join(' ');
};

/** Markers coloured so that no three of one colour are adjacent. */
const coloured = (points: readonly Point[]): { w: string; b: string } => {
  const isWhite = (p: Point) => (board.spots[p]!.q + 2 * board.spots[p]!.r + 40) % 4 < 2;
  const names = (some: Point[]) => some.map(p => board.name(p)).join(' ');
  return { w: names(points.filter(isWhite)), b: names(points.filter(p => !isWhite(p))) };
};

/** That many markers on columns e to i (46 points), then d. */
const crowd = (count: number) =>
  coloured([...board.columns.slice(4, 9), board.columns[3]!].flat().slice(0, count));

/** Six rings in the corners and a marker on every point they see: neither side can move. */
const corners = (): Sketch => {
  const rings = ['b1', 'b7', 'k10', 'e1', 'e10', 'k7'].map(name => board.find(name)!);
  const seen = new Set(rings.flatMap(p => board.rays[p]!.flat()).filter(p => !rings.includes(p)));
  return { W: 'b1 b7 k10', B: 'e1 e10 k7', ...coloured([...seen]) };
};

test('the text of the start', () => {
  expect(yinsh.positionText(yinsh.start({ variant: 'standard' }))).toBe(START);
  expect(must(yinsh.readPosition(START))).toEqual(yinsh.start({ variant: 'standard' }));
  const blitz = yinsh.start({ variant: 'blitz' });
  expect(yinsh.positionText(blitz)).toBe(START.replace('standard', 'blitz'));
  expect(must(yinsh.readPosition(` ${START.replace('standard', 'blitz')} `))).toEqual(blitz);
});

test('columns from a to k, each from its lowest number up, with rings as capitals and markers small', () => {
  const position = yinshAt({
    white: { rings: 'a2 a3 a4 a5', markers: 'b1 g2 f6' },
    black: { rings: 'k7 k8 k9 k10 j11', markers: 'b7 e10 g11' },
    toAct: 'black',
  });
  const text =
    'yinsh/1 standard WWWW/w5b/8/9/9b/4w4/w8b/9/8/6B/BBBB act=black phase=move mover=black passes=0';
  expect(yinsh.positionText(position)).toBe(text);
  expect(must(yinsh.readPosition(text))).toEqual(position);
  expect([position.pool, position.taken]).toEqual([45, { white: 1, black: 0 }]);
});

test('every position of a few games is the same after writing and reading', () => {
  for (const [seed, variant] of [
    [21, 'standard'],
    [22, 'blitz'],
    [23, 'standard'],
  ] as const) {
    const below = randomness(seed);
    let now: YinshPosition | undefined = yinsh.start({ variant });
    while (now !== undefined) {
      expect(must(yinsh.readPosition(yinsh.positionText(now)))).toEqual(now);
      const steps = yinsh.steps(now);
      now = steps.length > 0 ? yinsh.play(now, steps[below(steps.length)]!) : undefined;
    }
  }
});

test('positions that differ in one thing only have different texts and compare unequal', () => {
  const texts = [
    written({}),
    written({ act: 'black' }),
    written({ variant: 'blitz' }),
    written({ W: 'a2 a3 a4 a5 b2' }),
    written({ w: 'f6' }),
    written({ b: 'f6' }),
  ];
  const positions = texts.map(text => must(yinsh.readPosition(text)));
  expect(new Set(texts).size).toBe(texts.length);
  for (const one of positions) {
    for (const two of positions) if (one !== two) expect(one).not.toEqual(two);
  }
});

test.each([
  ['', 'TEXT_EMPTY', 0, ''],
  ['gipf/1 standard', 'POSITION_FORMAT', 0, 'gipf/1'],
  [START.replace('yinsh', 'YINSH'), 'POSITION_FORMAT', 0, 'YINSH/1'],
  [`  ${START.replace('yinsh', 'yinch')}`, 'POSITION_FORMAT', 2, 'yinch/1'],
  [START.replace('/1', '/2'), 'POSITION_VERSION', 0, 'yinsh/2'],
  [START.replace('/1', ''), 'POSITION_VERSION', 0, 'yinsh'],
  [START.replace('standard', 'fast'), 'POSITION_FIELD', 8, 'fast'],
  [START.replace('act=white', 'act=red'), 'POSITION_FIELD', 45, 'red'],
  [START.replace('act=white', 'white'), 'POSITION_FIELD', 41, 'white'],
  [START.replace('phase=place', 'phase=wait'), 'POSITION_FIELD', 57, 'wait'],
  [START.replace('phase=place', 'stage=place'), 'POSITION_FIELD', 51, 'stage=place'],
  [START.replace('mover=white', 'mover=White'), 'POSITION_FIELD', 69, 'White'],
  [START.replace('mover=white', 'by=white'), 'POSITION_FIELD', 63, 'by=white'],
  [START.replace('passes=0', 'passes=00'), 'POSITION_FIELD', 82, '00'],
  [START.replace('passes=0', 'passes=-1'), 'POSITION_FIELD', 82, '-1'],
  [START.replace('passes=0', 'passed=0'), 'POSITION_FIELD', 75, 'passed=0'],
  [START.replace(' passes=0', ''), 'POSITION_FIELD', 74, 'passes'],
  [`${START} more`, 'POSITION_FIELD', 84, 'more'],
])('"%s": %s at %i', (text, code, place, part) => {
  expect(yinsh.readPosition(text)).toEqual({ ok: false, error: { code, at: [], place, text: part } });
});

test.each([
  ['5/7/8/9/10/9/10/9/8/7/4', 0], // column a has four points
  ['3/7/8/9/10/9/10/9/8/7/4', 1],
  ['4/7/8/9/10/9/10/9/8/7/5', 22],
  ['4/7/8/9/10/9/10/9/8/7', 21],
  ['4/7/8/9/10/9/10/9/8/7/4/4', 23],
  ['4/7/8/9/10/9/10/9/8/7/4W', 23],
  ['4/2x4/8/9/10/9/10/9/8/7/4', 3],
  ['4/7/8/9/10/3.5/10/9/8/7/4', 12],
  ['4/7/8/9/10/9/0W9/9/8/7/4', 13],
  ['4,7/8/9/10/9/10/9/8/7/4', 1],
])('the board %s goes wrong at %i', (cells, place) => {
  const result = yinsh.readPosition(START.replace(BOARD, cells));
  const error = { code: 'POSITION_BOARD', at: [], place: 17 + place, text: cells };
  expect(result).toEqual({ ok: false, error });
});

test('a text longer than any position is not looked at', () => {
  expect(yinsh.readPosition(START.padEnd(4_000)).ok).toBe(true);
  expect(yinsh.readPosition(START.padEnd(4_001))).toMatchObject({
    error: { code: 'TEXT_TOO_LONG', place: 4_000 },
  });
});

test.each([
  ['possible', 'nothing stands', { W: '', B: '' }],
  ['possible', 'one ring', { W: 'a2', B: '', act: 'black' }],
  ['possible', 'nine rings', { W: 'a2 a3 a4 a5 b1', B: 'k7 k8 k9 k10', act: 'black' }],
  ['IMPOSSIBLE_RINGS', 'ten rings', {}],
  ['IMPOSSIBLE_RINGS', 'six of White', { W: 'a2 a3 a4 a5 b1 b2' }],
  ['IMPOSSIBLE_RINGS', 'six each', { W: 'a2 a3 a4 a5 b1 b2', B: 'k7 k8 k9 k10 j11 j10' }],
  ['IMPOSSIBLE_RINGS', 'Black ahead', { W: 'a2', B: 'k7 k8' }],
  ['IMPOSSIBLE_RINGS', 'Black first', { W: '', B: 'k7', act: 'black' }],
  ['IMPOSSIBLE_RINGS', 'White two ahead', { W: 'a2 a3', B: '' }],
  ['IMPOSSIBLE_MARKERS', 'a white marker', { W: 'a2', B: 'k7', w: 'f6' }],
  ['IMPOSSIBLE_MARKERS', 'a black marker', { W: 'a2', B: 'k7', b: 'f6' }],
  ['IMPOSSIBLE_SIDE', 'White again', { W: 'a2', B: '', act: 'white' }],
  ['IMPOSSIBLE_SIDE', 'Black out of turn', { W: 'a2', B: 'k7', act: 'black' }],
  ['IMPOSSIBLE_SIDE', 'White moves while Black places', { W: 'a2', B: '', act: 'black', mover: 'white' }],
  ['IMPOSSIBLE_SIDE', 'Black moves while White places', { W: 'a2', B: 'k7', act: 'white', mover: 'black' }],
  ['IMPOSSIBLE_PHASE', 'a pass', { W: 'a2', B: 'k7', passes: 1 }],
] as [string, string, Sketch][])('Y3: %s while rings are placed: %s', (expected, _, sketch) => {
  expect(verdict({ ...sketch, phase: 'place' })).toBe(expected);
});

const ROW = 'c3 d3 e3 f3 g3';

test.each([
  ['possible', 'ten rings', {}],
  ['possible', 'two taken off by each', { W: 'a2 a3 a4', B: 'k7 k8 k9' }],
  ['possible', 'one marker in the pool', crowd(50)],
  ['possible', 'four in a line', { w: 'c3 d3 e3 f3' }],
  ['IMPOSSIBLE_RINGS', 'six rings', { W: 'a2 a3 a4 a5 b1 b2' }],
  ['IMPOSSIBLE_RINGS', 'three taken off', { W: 'a2 a3' }],
  ['IMPOSSIBLE_RINGS', 'one taken off in blitz', { W: 'a2 a3 a4 a5', variant: 'blitz' }],
  ['IMPOSSIBLE_SIDE', 'the other side moves', { mover: 'black' }],
  ['IMPOSSIBLE_MARKERS', 'an empty pool', crowd(51)],
  ['IMPOSSIBLE_MARKERS', '52 markers', crowd(52)],
  ['IMPOSSIBLE_ROWS', 'an own row', { w: ROW }],
  ['IMPOSSIBLE_ROWS', 'a row of the other side', { b: ROW }],
  ['IMPOSSIBLE_PHASE', 'a pass of a side that could move', { passes: 1 }],
  ['IMPOSSIBLE_PHASE', 'two passes', { passes: 2 }],
] as [string, string, Sketch][])('Y4: %s when a ring move is due: %s', (expected, _, sketch) => {
  expect(verdict(sketch)).toBe(expected);
  expect(verdict(swapped(sketch))).toBe(expected);
});

test.each([
  ['possible', 'made by its owner', { w: ROW }],
  ['possible', 'made by the other side', { w: ROW, mover: 'black' }],
  ['possible', 'rows of both, the mover acts', { w: ROW, b: 'c4 d4 e4 f4 g4' }],
  ['possible', 'two taken off by each', { w: ROW, W: 'a2 a3 a4', B: 'k7 k8 k9' }],
  ['IMPOSSIBLE_ROWS', 'no row', {}],
  ['IMPOSSIBLE_ROWS', 'a row of the other side', { b: ROW }],
  ['IMPOSSIBLE_ROWS', 'a row of the other side, which moved', { b: ROW, mover: 'black' }],
  ['IMPOSSIBLE_ROWS', 'rows of both, not the mover acts', { w: ROW, b: 'c4 d4 e4 f4 g4', mover: 'black' }],
  ['IMPOSSIBLE_RINGS', 'three taken off', { w: ROW, W: 'a2 a3' }],
  ['IMPOSSIBLE_RINGS', 'one taken off in blitz', { w: ROW, W: 'a2 a3 a4 a5', variant: 'blitz' }],
  ['IMPOSSIBLE_PHASE', 'a pass', { w: ROW, passes: 1 }],
  ['IMPOSSIBLE_MARKERS', '52 markers', crowd(52)],
] as [string, string, Sketch][])('Y8: %s when a row is due: %s', (expected, _, sketch) => {
  expect(verdict({ ...sketch, phase: 'row' })).toBe(expected);
  expect(verdict(swapped({ ...sketch, phase: 'row' }))).toBe(expected);
});

test('Y15: a row may be due with the pool empty', () => {
  // d1 to d5 white beside the 46 markers of columns e to i: 51 in all.
  const { w, b } = crowd(46);
  const last: Sketch = { w: `${w} d1 d2 d3 d4 d5`, b, phase: 'row' };
  expect([verdict(last), verdict(swapped(last))]).toEqual(['possible', 'possible']);
  expect(must(yinsh.readPosition(written(last))).pool).toBe(0);
});

test.each([
  ['possible', 'its row made by its owner', {}],
  ['possible', 'its row made by the other side', { mover: 'black' }],
  ['possible', 'another own row', { w: ROW }],
  ['possible', 'another own row, made by the other side', { w: ROW, mover: 'black' }],
  ['possible', 'a row of the other side to come', { b: ROW }],
  ['possible', 'five markers in the pool', crowd(46)],
  ['IMPOSSIBLE_MARKERS', 'four markers in the pool', crowd(47)],
  ['IMPOSSIBLE_ROWS', 'a row of the mover, who settles first', { b: ROW, mover: 'black' }],
  ['IMPOSSIBLE_RINGS', 'three taken off', { B: 'k7 k8' }],
  ['IMPOSSIBLE_RINGS', 'one taken off in blitz', { B: 'k7 k8 k9 k10', variant: 'blitz' }],
  ['IMPOSSIBLE_PHASE', 'a pass', { passes: 1 }],
] as [string, string, Sketch][])('Y8: %s when a ring is due: %s', (expected, _, sketch) => {
  expect(verdict({ ...sketch, phase: 'ring' })).toBe(expected);
  expect(verdict(swapped({ ...sketch, phase: 'ring' }))).toBe(expected);
});

test.each([
  ['possible', 'third ring taken off', { W: 'a2 a3' }],
  ['possible', 'rows left unsettled', { W: 'a2 a3', B: 'k7 k8 k9', b: ROW, w: 'c4 d4 e4 f4 g4' }],
  ['possible', 'first ring taken off in blitz', { W: 'a2 a3 a4 a5', variant: 'blitz' }],
  ['possible', 'an empty pool', crowd(51)],
  ['possible', 'an empty pool, two taken off', { ...crowd(51), W: 'a2 a3 a4' }],
  ['possible', 'two passes of sides that cannot move', { ...corners(), passes: 2 }],
  ['IMPOSSIBLE_RINGS', 'three taken off by each', { W: 'a2 a3', B: 'k7 k8' }],
  ['IMPOSSIBLE_RINGS', 'four taken off', { W: 'a2' }],
  ['IMPOSSIBLE_RINGS', 'two taken off in blitz', { W: 'a2 a3 a4', variant: 'blitz' }],
  ['IMPOSSIBLE_RINGS', 'six rings of the loser', { W: 'a2 a3', B: 'k7 k8 k9 k10 j11 j10' }],
  ['IMPOSSIBLE_RINGS', 'six rings, an empty pool', { W: 'a2 a3 a4 a5 b1 b2', ...crowd(51) }],
  ['IMPOSSIBLE_SIDE', 'the loser acted last', { B: 'k7 k8' }],
  ['IMPOSSIBLE_SIDE', 'an empty pool, sides at odds', { ...crowd(51), mover: 'black' }],
  ['IMPOSSIBLE_ROWS', 'an unsettled row and no winner', { w: ROW }],
  ['IMPOSSIBLE_ROWS', 'an unsettled row of the other side', { b: ROW }],
  ['IMPOSSIBLE_MARKERS', '52 markers', crowd(52)],
  ['IMPOSSIBLE_PHASE', 'no reason to end', {}],
  ['IMPOSSIBLE_PHASE', 'one marker in the pool', crowd(50)],
  ['IMPOSSIBLE_PHASE', 'a third ring after a pass', { W: 'a2 a3', passes: 1 }],
  ['IMPOSSIBLE_PHASE', 'an empty pool after a pass', { ...crowd(51), passes: 1 }],
  ['IMPOSSIBLE_PHASE', 'an empty pool after two passes', { ...crowd(51), passes: 2 }],
  ['IMPOSSIBLE_PHASE', 'two passes of sides that can move', { passes: 2 }],
  ['IMPOSSIBLE_PHASE', 'only White stuck', { W: 'a2 a3 a4 a5', B: 'b2 b3 b4 b5 b6', passes: 2 }],
  ['IMPOSSIBLE_PHASE', 'both stuck, one pass', { ...corners(), passes: 1 }],
  ['IMPOSSIBLE_PHASE', 'both stuck, no pass', corners()],
] as [string, string, Sketch][])('Y13 to Y16: %s at the end: %s', (expected, _, sketch) => {
  expect(verdict({ ...sketch, phase: 'over' })).toBe(expected);
  expect(verdict(swapped({ ...sketch, phase: 'over' }))).toBe(expected);
});

test('Y16: a pass is believed of a side that cannot move, once', () => {
  const walled: Sketch = { W: 'a2 a3 a4 a5', B: 'b2 b3 b4 b5 b6', act: 'black' };
  for (const sketch of [walled, swapped(walled)]) {
    expect(verdict({ ...sketch, passes: 1 })).toBe('possible');
    expect(verdict({ ...sketch, passes: 2 })).toBe('IMPOSSIBLE_PHASE');
    expect(must(yinsh.readPosition(written({ ...sketch, passes: 1 }))).passes).toBe(1);
  }
  const once = { ...corners(), passes: 1 };
  expect(yinsh.outcome(after(yinsh, must(yinsh.readPosition(written(once))), 'pass'))).toEqual({
    winner: null,
    by: 'passes',
  });
});

test('the end is read with its outcome', () => {
  const ending = (sketch: Sketch) =>
    yinsh.outcome(must(yinsh.readPosition(written({ ...sketch, phase: 'over' }))));
  for (const side of SIDES) {
    const seen = (sketch: Sketch) => (side === 'white' ? sketch : swapped(sketch));
    expect(ending(seen({ W: 'a2 a3' }))).toEqual({ winner: side, by: 'rings' });
    expect(ending(seen({ W: 'a2 a3 a4 a5', variant: 'blitz' }))).toEqual({ winner: side, by: 'rings' });
    expect(ending(seen({ ...crowd(51), W: 'a2 a3 a4' }))).toEqual({ winner: side, by: 'pool' });
    expect(ending(seen(crowd(51)))).toEqual({ winner: null, by: 'pool' });
    expect(ending(seen({ ...corners(), passes: 2 }))).toEqual({ winner: null, by: 'passes' });
  }
});

test('the variant is the only option', () => {
  expect([yinsh.name, yinsh.variants, yinsh.optionNames]).toEqual([
    'yinsh',
    ['standard', 'blitz'],
    ['variant'],
  ]);
  for (const variant of ['standard', 'blitz'] as const) {
    expect(must(yinsh.readOptions({ variant }))).toEqual({ variant });
    expect(yinsh.optionFields({ variant })).toEqual({ variant });
    expect(yinsh.options(yinsh.start({ variant }))).toEqual({ variant });
  }
  expect(yinsh.readOptions({ variant: 'basic' })).toMatchObject({
    error: { code: 'UNKNOWN_VARIANT', text: 'basic', choices: ['standard', 'blitz'] },
  });
  expect(yinsh.readOptions({})).toMatchObject({ error: { code: 'UNKNOWN_VARIANT', text: '' } });
  expect(yinsh.readOptions({ variant: 'blitz', rings: '4' })).toMatchObject({
    error: { code: 'UNKNOWN_OPTION', text: 'rings' },
  });
});
