import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { after, legal } from '../testing.js';
import { gipfAt } from './testing.js';
import { GIPF_ENTRIES, GIPF_LINES, gipfBoard, isDot, pointColumns } from './board.js';
import { gipf } from './gipf.js';
import { captured } from './material.js';
import type { GipfPosition } from './types.js';

const start = (fields: Readonly<Record<string, string>>): GipfPosition =>
  gipf.start(must(gipf.readOptions(fields)));

const ALL_ENTRIES = [
  ...['a1-b2', 'a2-b2', 'a2-b3', 'a3-b3', 'a3-b4', 'a4-b4', 'a4-b5', 'a5-b5', 'b1-b2', 'b1-c2', 'b6-b5'],
  ...['b6-c6', 'c1-c2', 'c1-d2', 'c7-c6', 'c7-d7', 'd1-d2', 'd1-e2', 'd8-d7', 'd8-e8', 'e1-e2', 'e9-e8'],
  ...['f1-e2', 'f1-f2', 'f8-e8', 'f8-f7', 'g1-f2', 'g1-g2', 'g7-f7', 'g7-g6', 'h1-g2', 'h1-h2', 'h6-g6'],
  ...['h6-h5', 'i1-h2', 'i2-h2', 'i2-h3', 'i3-h3', 'i3-h4', 'i4-h4', 'i4-h5', 'i5-h5'],
];

const without = (...closed: string[]): string[] => ALL_ENTRIES.filter(entry => !closed.includes(entry));

const names = (points: Iterable<Parameters<typeof gipfBoard.name>[0]>): string =>
  [...points].map(p => gipfBoard.name(p)).join(' ');

test('G1: 37 points in columns b to h', () => {
  expect(pointColumns.map(names)).toEqual([
    'b2 b3 b4 b5',
    'c2 c3 c4 c5 c6',
    'd2 d3 d4 d5 d6 d7',
    'e2 e3 e4 e5 e6 e7 e8',
    'f2 f3 f4 f5 f6 f7',
    'g2 g3 g4 g5 g6',
    'h2 h3 h4 h5',
  ]);
});

test('G1: 24 dots around them', () => {
  expect(names(gipfBoard.points.filter(isDot))).toBe(
    'a1 a2 a3 a4 a5 b1 b6 c1 c7 d1 d8 e1 e9 f1 f8 g1 g7 h1 h6 i1 i2 i3 i4 i5',
  );
  expect(gipfBoard.points).toHaveLength(61);
});

test('G1: 21 lines, seven in each direction', () => {
  expect(GIPF_LINES.map(names)).toEqual([
    'b2 b3 b4 b5',
    'c2 c3 c4 c5 c6',
    'd2 d3 d4 d5 d6 d7',
    'e2 e3 e4 e5 e6 e7 e8',
    'f2 f3 f4 f5 f6 f7',
    'g2 g3 g4 g5 g6',
    'h2 h3 h4 h5',
    'b2 c3 d4 e5 f5 g5 h5',
    'b3 c4 d5 e6 f6 g6',
    'b4 c5 d6 e7 f7',
    'b5 c6 d7 e8',
    'c2 d3 e4 f4 g4 h4',
    'd2 e3 f3 g3 h3',
    'e2 f2 g2 h2',
    'b2 c2 d2 e2',
    'b3 c3 d3 e3 f2',
    'b4 c4 d4 e4 f3 g2',
    'b5 c5 d5 e5 f4 g3 h2',
    'c6 d6 e6 f5 g4 h3',
    'd7 e7 f6 g5 h4',
    'e8 f7 g6 h5',
  ]);
});

test('G1: 42 entries, one at each corner dot and two at every other dot', () => {
  expect(GIPF_ENTRIES.map(({ dot, path }) => names([dot, path[0]!]).replace(' ', '-')).sort()).toEqual(
    ALL_ENTRIES,
  );
  const corners = gipfBoard.points.filter(p => GIPF_ENTRIES.filter(({ dot }) => dot === p).length === 1);
  expect(names(corners)).toBe('a1 a5 e1 e9 i1 i5');
});

test('G1: every line is entered at both ends', () => {
  const paths = GIPF_ENTRIES.map(({ path }) => names(path));
  expect(paths.sort()).toEqual(GIPF_LINES.flatMap(line => [names(line), names([...line].reverse())]).sort());
});

test('G1: all twelve symmetries carry legal steps to legal steps, and a step to the same place', () => {
  const pushing = gipfAt({ white: 'b2 b3 c4 e8', black: 'b4 b5 h2 f5' });
  const settling = gipfAt({
    variant: 'standard',
    white: 'c2 c3 Gc4 c5 d4 e4 f3',
    black: 'Gc6',
    phase: 'row',
  });
  // Columns b and e are settled, column h is still due.
  const left = gipfAt({
    variant: 'tournament',
    white: 'Gb2 Gb3 Gb4 Gb5 Ge2 Ge3 Ge4 Ge5',
    black: 'Gd7 h2 h3 h4 h5',
    phase: 'row',
    toAct: 'black',
    mover: 'white',
    settled: [0, 3],
  });
  for (const position of [pushing, settling, left]) {
    for (const symmetry of gipfBoard.symmetries.keys()) {
      const turned = gipf.transform(position, symmetry);
      expect(must(gipf.readPosition(gipf.positionText(turned)))).toEqual(turned);
      const carried = gipf.steps(position).map(step => gipf.transformStep(position, step, symmetry));
      expect(legal(gipf, turned)).toEqual(carried.map(step => gipf.stepText(step)).sort());
      for (const [i, step] of gipf.steps(position).entries()) {
        expect(gipf.steps(turned)).toContainEqual(carried[i]);
        expect(gipf.play(turned, carried[i]!)).toEqual(gipf.transform(gipf.play(position, step), symmetry));
      }
    }
  }
});

test('G1: a sixth of a turn clockwise carries the line b2-b5 to b5-e8', () => {
  const row = gipfAt({ white: 'b2 b3 b4 b5', black: '', phase: 'row' });
  expect(legal(gipf, gipf.transform(row, 0))).toEqual(['xb2,b3,b4,b5']);
  expect(legal(gipf, gipf.transform(row, 1))).toEqual(['xb5,c6,d7,e8']);
  expect(legal(gipf, gipf.transform(row, 3))).toEqual(['xh2,h3,h4,h5']);
});

test('G2: basic, White to push, three pieces on the board and twelve in reserve', () => {
  const position = start({ variant: 'basic' });
  expect(position).toEqual(
    gipfAt({ variant: 'basic', white: 'b5 e2 h5', black: 'b2 e8 h2', toAct: 'white', reserve: [12, 12] }),
  );
  expect([captured(position, 'white'), captured(position, 'black')]).toEqual([0, 0]);
  expect([gipf.toAct(position), gipf.phase(position), gipf.outcome(position)]).toEqual([
    'white',
    'push',
    undefined,
  ]);
  expect(legal(gipf, position)).toEqual(ALL_ENTRIES);
});

test('G3: a handicap of one to three pieces in reserve, for either side', () => {
  for (const extra of [1, 2, 3]) {
    const white = start({ variant: 'basic', handicap: `white ${extra}` });
    expect(white.reserve).toEqual({ white: 12 + extra, black: 12 });
    expect(gipf.options(white)).toEqual({ variant: 'basic', handicap: { white: extra, black: 0 } });
    const black = start({ variant: 'basic', handicap: `black=${extra}` });
    expect(black.reserve).toEqual({ white: 12, black: 12 + extra });
    expect(gipf.options(black)).toEqual({ variant: 'basic', handicap: { white: 0, black: extra } });
    for (const position of [white, black]) {
      expect(position.cells).toEqual(start({ variant: 'basic' }).cells);
      expect([captured(position, 'white'), captured(position, 'black')]).toEqual([0, 0]);
    }
  }
});

test('G3: no other handicap, and none in the games with GIPF-pieces', () => {
  const refusal = (fields: Readonly<Record<string, string>>): unknown => gipf.readOptions(fields);
  const basic = ['white 0', 'white 4', 'black 4', 'white 1.5', 'white', '2', '', 'white 1 black 1', 'red 1'];
  for (const handicap of [...basic, 'x white 1', 'white 12', 'white  1']) {
    expect(refusal({ variant: 'basic', handicap })).toEqual({
      ok: false,
      error: { code: 'BAD_HANDICAP', at: [], place: 0, text: handicap },
    });
  }
  for (const variant of ['standard', 'tournament']) {
    for (const handicap of ['white 1', 'black 1']) {
      expect(refusal({ variant, handicap })).toMatchObject({ error: { code: 'BAD_HANDICAP' } });
    }
  }
});

test('G4: standard, the same six points hold GIPF-pieces, twelve in reserve', () => {
  const position = start({ variant: 'standard' });
  expect(position).toEqual(
    gipfAt({ variant: 'standard', white: 'Gb5 Ge2 Gh5', black: 'Gb2 Ge8 Gh2', reserve: [12, 12] }),
  );
  expect([captured(position, 'white'), captured(position, 'black')]).toEqual([0, 0]);
  // From the reserve come single pieces only.
  expect(legal(gipf, position)).toEqual(ALL_ENTRIES);
});

test('G6: a piece from the reserve comes onto the empty first point, and the turn passes', () => {
  const white = gipfAt({ white: 'e5', black: 'd4' });
  expect(after(gipf, white, 'c1-c2')).toEqual(gipfAt({ white: 'c2 e5', black: 'd4', toAct: 'black' }));
  const black = gipfAt({ white: 'e5', black: 'd4', toAct: 'black' });
  expect(after(gipf, black, 'c1-c2')).toEqual(gipfAt({ white: 'e5', black: 'c2 d4', toAct: 'white' }));
});

test('G6: each piece without a gap moves on by one point, of either colour, in each direction', () => {
  // Up the column: three move, the one behind the gap at e5 does not.
  expect(after(gipf, gipfAt({ white: 'e2 e4 e7', black: 'e3 e6' }), 'e1-e2')).toEqual(
    gipfAt({ white: 'e2 e3 e5 e7', black: 'e4 e6', toAct: 'black' }),
  );
  // Down the same column.
  expect(after(gipf, gipfAt({ white: 'e7', black: 'e8', toAct: 'black' }), 'e9-e8')).toEqual(
    gipfAt({ white: 'e6', black: 'e8 e7' }),
  );
  // Up and to the right, past the middle where the numbers stop rising.
  expect(after(gipf, gipfAt({ white: 'b2 d4 f5', black: 'c3 e5' }), 'a1-b2')).toEqual(
    gipfAt({ white: 'b2 c3 e5 g5', black: 'd4 f5', toAct: 'black' }),
  );
  // Down and to the right.
  expect(after(gipf, gipfAt({ white: 'c5 f4', black: 'b5 d5 e5' }), 'a5-b5')).toEqual(
    gipfAt({ white: 'b5 d5 g3', black: 'c5 e5 f4', toAct: 'black' }),
  );
  // To the left.
  expect(after(gipf, gipfAt({ white: 'h2', black: 'g2 f2', toAct: 'black' }), 'i2-h2')).toEqual(
    gipfAt({ white: 'g2', black: 'e2 f2 h2' }),
  );
});

test('G6: a GIPF-piece is pushed like any other and stays one', () => {
  expect(
    after(gipf, gipfAt({ variant: 'standard', white: 'Gb2', black: 'Gb3', toAct: 'white' }), 'b1-b2'),
  ).toEqual(gipfAt({ variant: 'standard', white: 'b2 Gb3', black: 'Gb4', toAct: 'black' }));
});

test('G7: a full line is closed at both ends, in each direction', () => {
  expect(legal(gipf, gipfAt({ white: 'b2 b4', black: 'b3 b5' }))).toEqual(without('b1-b2', 'b6-b5'));
  expect(legal(gipf, gipfAt({ white: 'b2 d2', black: 'c2 e2' }))).toEqual(without('a2-b2', 'f1-e2'));
  expect(legal(gipf, gipfAt({ white: 'b5 c6', black: 'd7 e8', toAct: 'black' }))).toEqual(
    without('a4-b5', 'f8-e8'),
  );
});

test('G7: a single gap at either end keeps both entries open', () => {
  const gapAtTop = gipfAt({ white: 'e2 e4 e6', black: 'e3 e5 e7' });
  expect(legal(gipf, gapAtTop)).toEqual(ALL_ENTRIES);
  const full = after(gipf, gapAtTop, 'e1-e2');
  expect(full).toEqual(gipfAt({ white: 'e2 e3 e5 e7', black: 'e4 e6 e8', toAct: 'black' }));
  expect(legal(gipf, full)).toEqual(without('e1-e2', 'e9-e8'));
  expect(legal(gipf, gipfAt({ white: 'e3 e5 e7', black: 'e4 e6 e8' }))).toEqual(ALL_ENTRIES);
});

test('G16: who has to push and has nothing in reserve loses', () => {
  const noneForBlack = after(gipf, gipfAt({ white: 'b2', black: 'e8', reserve: [5, 0] }), 'c1-c2');
  expect(gipf.outcome(noneForBlack)).toEqual({ winner: 'white', by: 'reserve' });
  expect([gipf.phase(noneForBlack), legal(gipf, noneForBlack)]).toEqual(['over', []]);
  const noneForWhite = after(
    gipf,
    gipfAt({ white: 'b2', black: 'e8', reserve: [0, 5], toAct: 'black' }),
    'c1-c2',
  );
  expect(gipf.outcome(noneForWhite)).toEqual({ winner: 'black', by: 'reserve' });
  expect([gipf.phase(noneForWhite), legal(gipf, noneForWhite)]).toEqual(['over', []]);
});

test('G16: the last piece of the reserve may be pushed, and one is enough to go on', () => {
  const last = after(gipf, gipfAt({ white: 'b2', black: 'e8', reserve: [1, 1] }), 'c1-c2');
  expect(last).toEqual(gipfAt({ white: 'b2 c2', black: 'e8', reserve: [0, 1], toAct: 'black' }));
  expect(gipf.outcome(last)).toBeUndefined();
  expect(gipf.outcome(after(gipf, last, 'd1-d2'))).toEqual({ winner: 'black', by: 'reserve' });
});

test('G16: a side at zero is saved by a row that it must take back first', () => {
  // White's push closes Black's row c3-c6. The white piece below it is adjacent in the same line.
  const pushed = after(gipf, gipfAt({ white: '', black: 'c2 c4 c5 c6', reserve: [3, 0] }), 'c1-c2');
  expect([gipf.phase(pushed), gipf.toAct(pushed), gipf.outcome(pushed)]).toEqual(['row', 'black', undefined]);
  const saved = after(gipf, pushed, 'xc2,c3,c4,c5,c6');
  expect(saved).toEqual(gipfAt({ white: '', black: '', reserve: [2, 4], toAct: 'black' }));
  expect(after(gipf, saved, 'e1-e2').reserve).toEqual({ white: 2, black: 3 });
});

test('G16: the mover is saved as well, by his own row after his last piece', () => {
  const saved = after(
    gipf,
    gipfAt({ white: 'b2 b3 b4', black: 'h2', reserve: [1, 2] }),
    'b1-b2;xb2,b3,b4,b5',
    'e1-e2',
  );
  expect(saved).toEqual(gipfAt({ white: '', black: 'e2 h2', reserve: [4, 1] }));
});

test('G18: the fullest board that leaves a piece to push has open entries', () => {
  // 18 pieces a side, each with one in reserve and one GIPF-piece: 33 points are occupied, only column b is empty.
  const position = gipfAt({
    variant: 'tournament',
    white: 'c3 c5 d3 d5 d7 e2 Ge4 e6 e8 f3 f5 f7 g3 g5 h2 h4',
    black: 'c2 c4 c6 d2 d4 d6 e3 Ge5 e7 f2 f4 f6 g2 g4 g6 h3 h5',
    reserve: [1, 0],
  });
  expect(legal(gipf, position)).toEqual([
    ...['a1-b2', 'a2-b2', 'a2-b3', 'a3-b3', 'a3-b4', 'a4-b4', 'a4-b5', 'a5-b5', 'b1-b2', 'b6-b5'],
    ...['f1-e2', 'f8-e8', 'g1-f2', 'g7-f7', 'h1-g2', 'h6-g6', 'i1-h2', 'i5-h5'],
  ]);
});
