import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { after, refused } from '../testing.js';
import { gipfAt } from './testing.js';
import { GIPF_LINES, gipfBoard } from './board.js';
import { gipf } from './gipf.js';
import type { GipfStep } from './types.js';

const basic = gipf.start(must(gipf.readOptions({ variant: 'basic' })));
const standard = gipf.start(must(gipf.readOptions({ variant: 'standard' })));
const tournament = gipf.start(must(gipf.readOptions({ variant: 'tournament' })));
const opened = after(gipf, tournament, 'Ga1-b2', 'Gi5-h5');

/** White's row in column c is adjacent to Black's GIPF-piece. White's other row crosses it at c4. */
const rows = gipfAt({
  variant: 'standard',
  white: 'Gc2 c3 Gc4 c5 b4 d4 e4',
  black: 'Gc6 Gh5 f7',
  phase: 'row',
});

const over = gipfAt({ white: 'b2', black: 'e8', reserve: [3, 0], toAct: 'black', phase: 'over' });

/** Every push and, along every line, every way to name points as taken or kept: far more than the legal steps. */
const attempts = function* (): Generator<GipfStep> {
  for (const dot of gipfBoard.points) {
    for (const to of gipfBoard.points) {
      for (const piece of ['single', 'gipf'] as const) yield { kind: 'push', dot, to, piece };
    }
  }
  for (const line of GIPF_LINES) {
    for (let choice = 0; choice < 3 ** line.length; choice++) {
      const digit = (i: number): number => Math.floor(choice / 3 ** i) % 3;
      yield {
        kind: 'row',
        taken: line.filter((_, i) => digit(i) === 1),
        kept: line.filter((_, i) => digit(i) === 2),
      };
    }
  }
};

test('a step is refused exactly when it is not among the legal ones', () => {
  const left = gipfAt({
    variant: 'tournament',
    white: 'Gb2 Gb3 Gb4 Gb5 Ge2 Ge3 Ge4 Ge5',
    black: 'Gh5 g2 g3 g4 g5',
    entry: ['any', 'single'],
    phase: 'row',
    settled: [0],
  });
  const full = gipfAt({ white: 'b2 b4 c6 e8', black: 'b3 b5 d7' });
  const single = after(gipf, opened, 'e1-e2', 'Ge9-e8');
  for (const position of [basic, full, standard, rows, over, tournament, opened, single, left]) {
    const legal = new Set(gipf.steps(position).map(step => gipf.stepText(step)));
    for (const attempt of attempts()) {
      const text = gipf.stepText(attempt);
      if ((gipf.why(position, attempt) === undefined) !== legal.has(text))
        expect(text).toBe('judged rightly');
    }
  }
});

test('every phase says what it asks for', () => {
  expect(refused(gipf, basic, 'xb2,b3,b4,b5')).toBe('PIECE_MUST_BE_PUSHED');
  expect(refused(gipf, basic, 'x')).toBe('PIECE_MUST_BE_PUSHED');
  expect(refused(gipf, rows, 'e1-e2')).toBe('ROW_MUST_BE_TAKEN c2 c3 c4 c5 c6 b4 d4 e4');
  expect(refused(gipf, rows, 'e2')).toBe('ROW_MUST_BE_TAKEN c2 c3 c4 c5 c6 b4 d4 e4');
  expect(refused(gipf, over, 'e1-e2')).toBe('GAME_OVER');
  expect(refused(gipf, over, 'x')).toBe('GAME_OVER');
});

test('steps that were not read from text are told the same', () => {
  const [b1, b2] = [gipfBoard.find('b1')!, gipfBoard.find('b2')!];
  const push: GipfStep = { kind: 'push', dot: b1, to: b2, piece: 'single' };
  const row: GipfStep = { kind: 'row', taken: [b2], kept: [] };
  expect(gipf.why(basic, push)).toBeUndefined();
  expect(gipf.why(basic, row)).toEqual({ code: 'PIECE_MUST_BE_PUSHED', at: [] });
  expect(gipf.why(over, push)).toEqual({ code: 'GAME_OVER', at: [] });
  expect(gipf.why(over, row)).toEqual({ code: 'GAME_OVER', at: [] });
  expect(gipf.why(rows, push)?.code).toBe('ROW_MUST_BE_TAKEN');
});

test('only rows that are still due must be taken', () => {
  const left = gipfAt({
    variant: 'tournament',
    white: 'Gb2 Gb3 Gb4 Gb5 Ge2 Ge3 Ge4 Ge5',
    black: 'Gh5',
    entry: ['any', 'any'],
    phase: 'row',
    settled: [0],
  });
  expect(refused(gipf, left, 'Ge1-e2')).toBe('ROW_MUST_BE_TAKEN e2 e3 e4 e5');
});

test('a push starts at a dot', () => {
  expect(refused(gipf, basic, 'b2-b3')).toBe('NOT_A_DOT b2');
  expect(refused(gipf, basic, 'e5-e9')).toBe('NOT_A_DOT e5');
});

test('a push goes along a line that the dot enters', () => {
  expect(refused(gipf, basic, 'a1-b3')).toBe('NOT_AN_ENTRY a1 b3');
  // Along the edge there are only dots.
  expect(refused(gipf, basic, 'a1-a2')).toBe('NOT_AN_ENTRY a1 a2');
  expect(refused(gipf, basic, 'a1-b1')).toBe('NOT_AN_ENTRY a1 b1');
  expect(refused(gipf, basic, 'e1-e9')).toBe('NOT_AN_ENTRY e1 e9');
  expect(refused(gipf, basic, 'e5')).toBe('NOT_AN_ENTRY e5');
  expect(refused(gipf, basic, 'e1')).toBe('NOT_AN_ENTRY e1');
});

test('G7: a full line is named from the dot on', () => {
  const full = gipfAt({ white: 'b2 b4 d2', black: 'b3 b5 c2 e2' });
  expect(refused(gipf, full, 'b1-b2')).toBe('LINE_FULL b2 b3 b4 b5');
  expect(refused(gipf, full, 'b6-b5')).toBe('LINE_FULL b5 b4 b3 b2');
  expect(refused(gipf, full, 'f1-b2')).toBe('LINE_FULL e2 d2 c2 b2');
  expect(refused(gipf, full, 'Ga2-b2')).toBe('LINE_FULL b2 c2 d2 e2');
});

test('the point named after the dot is the first one or where the furthest piece comes to stand', () => {
  const chain = gipfAt({ white: 'b2 c3', black: 'd4 f5' });
  expect(refused(gipf, chain, 'a1-d4')).toBe('WRONG_LANDING d4 e5');
  expect(refused(gipf, chain, 'a1-f5')).toBe('WRONG_LANDING f5 e5');
  expect(refused(gipf, chain, 'a1-e5')).toBe('accepted');
  expect(refused(gipf, chain, 'a1-b2')).toBe('accepted');
});

test('a bare point must be empty, or else the dot matters', () => {
  expect(refused(gipf, basic, 'e2')).toBe('DOT_NEEDED e2');
  expect(refused(gipf, basic, 'b5')).toBe('DOT_NEEDED b5');
  expect(refused(gipf, basic, 'b3')).toBe('accepted');
});

test('G5: which piece may enter', () => {
  expect(refused(gipf, tournament, 'a1-b2')).toBe('GIPF_PIECE_FIRST');
  expect(refused(gipf, after(gipf, tournament, 'Ga1-b2'), 'a1-b2')).toBe('GIPF_PIECE_FIRST');
  expect(refused(gipf, basic, 'Ga1-b2')).toBe('NO_GIPF_PIECE_ENTERS');
  expect(refused(gipf, standard, 'Ga1-b2')).toBe('NO_GIPF_PIECE_ENTERS');
  const single = after(gipf, opened, 'e1-e2');
  expect(refused(gipf, single, 'Ge9-e8')).toBe('accepted');
  expect(refused(gipf, after(gipf, single, 'Ge9-e8'), 'Ge1-e2')).toBe('GIPF_RIGHT_ENDED');
});

test('a point is named once', () => {
  expect(refused(gipf, rows, 'xc2,c2,c3,c4,c5,c6')).toBe('POINT_TWICE c2');
  expect(refused(gipf, rows, 'xc2,c3,c4,c5,c6(c2,c4)')).toBe('POINT_TWICE c2 c4');
});

test('G8: what stands on goes too', () => {
  expect(refused(gipf, rows, 'xc2,c3,c4,c5')).toBe('MUST_GO_TOO c6');
  expect(refused(gipf, rows, 'xc3,c4,c5(c2)')).toBe('MUST_GO_TOO c6');
  expect(refused(gipf, rows, 'xc2,c3')).toBe('MUST_GO_TOO c4 c5 c6');
  expect(refused(gipf, rows, 'xb4,d4,e4')).toBe('MUST_GO_TOO c4');
});

test('what is not in the row does not go with it', () => {
  expect(refused(gipf, rows, 'xc2,c3,c4,c5,c6,f7')).toBe('NOT_IN_ROW f7');
  // Two rows are two steps. The one with more named points is meant.
  expect(refused(gipf, rows, 'xb4,c2,c3,c4,c5,c6,d4')).toBe('NOT_IN_ROW b4 d4');
  expect(refused(gipf, rows, 'xb4,c2,c4,d4,e4(c3)')).toBe('NOT_IN_ROW c2 c3');
  expect(refused(gipf, rows, 'xb4,c4,d4,e4,f3')).toBe('NOT_IN_ROW f3');
});

test('G12: only GIPF-pieces may stay', () => {
  expect(refused(gipf, rows, 'xc2,c5,c6(c3,c4)')).toBe('CANNOT_STAY c3');
  expect(refused(gipf, rows, 'x(c2,c3,c4,c5,c6)')).toBe('CANNOT_STAY c3 c5');
  expect(refused(gipf, rows, 'xc3,c5(c2,c4,c6)')).toBe('accepted');
});

test('G8: points that are in no row that is due', () => {
  const both = gipfAt({ white: 'b2 b3 b4 b5', black: 'h2 h3 h4 h5 e4 e5 e6', phase: 'row' });
  expect(refused(gipf, both, 'xe4,e5,e6')).toBe('NOT_A_ROW e4 e5 e6');
  expect(refused(gipf, both, 'xe7,e8')).toBe('NOT_A_ROW e7 e8');
  expect(refused(gipf, both, 'xc2,h2,e4')).toBe('NOT_A_ROW c2 e4 h2');
  // One point alone may be a mere crossing.
  expect(refused(gipf, both, 'xb2')).toBe('NOT_A_ROW b2');
  expect(refused(gipf, both, 'xh2')).toBe('NOT_A_ROW h2');
  expect(refused(gipf, both, 'xb2,b3')).toBe('MUST_GO_TOO b4 b5');
});

test("G10: the other side's row is not the mover's to take", () => {
  const white = gipfAt({ white: 'b2 b3 b4 b5', black: 'h2 h3 h4 h5', phase: 'row' });
  expect(refused(gipf, white, 'xh2,h3,h4,h5')).toBe('NOT_YOUR_ROW h2 h3 h4 h5');
  const black = gipfAt({ white: 'b2 b3 b4 b5', black: 'h2 h3 h4 h5', phase: 'row', toAct: 'black' });
  expect(refused(gipf, black, 'xb2,b3,b4,b5')).toBe('NOT_YOUR_ROW b2 b3 b4 b5');
  // Points off one line are not a row of either side.
  expect(refused(gipf, black, 'xb2,c4')).toBe('NOT_A_ROW b2 c4');
});

test('G14: a line is settled once in a settlement', () => {
  const left = gipfAt({
    variant: 'tournament',
    white: 'Gb2 Gb3 Gb4 Gb5 h2 h3 h4 h5',
    black: 'Ge8',
    phase: 'row',
    settled: [0],
  });
  expect(refused(gipf, left, 'xb2,b3,b4,b5')).toBe('ROW_ALREADY_SETTLED b2 b3 b4 b5');
  expect(refused(gipf, left, 'x(b2,b3,b4,b5)')).toBe('ROW_ALREADY_SETTLED b2 b3 b4 b5');
});

test('a star stands only after captured pieces of the enemy', () => {
  expect(refused(gipf, rows, 'xc2,c3*,c4,c5*,c6')).toBe('NOT_CAPTURED c3 c5');
  expect(refused(gipf, rows, 'xc2,c3,c4,c5,c6*')).toBe('accepted');
  // On an empty point the point itself is reported.
  const black = gipfAt({ white: '', black: 'd2 d3 d4 d5', phase: 'row', toAct: 'black' });
  expect(refused(gipf, black, 'xd2,d3,d4,d5,d6*')).toBe('NOT_IN_ROW d6');
});

test('a bare x does not choose between several steps', () => {
  expect(refused(gipf, rows, 'x')).toBe('SEVERAL_FIT');
});

test('a turn ends with the push and the rows that it made', () => {
  expect(refused(gipf, basic, 'b1-b2;e1-e2')).toBe('TURN_ENDED');
  expect(refused(gipf, gipfAt({ white: 'b2 b3 b4', black: 'e8' }), 'b1-b2;xb2,b3,b4,b5;e1-e2')).toBe(
    'TURN_ENDED',
  );
});

test('options that the game does not have', () => {
  const refusal = (fields: Readonly<Record<string, string>>): unknown => gipf.readOptions(fields);
  expect(refusal({ variant: 'blitz' })).toEqual({
    ok: false,
    error: {
      code: 'UNKNOWN_VARIANT',
      at: [],
      place: 0,
      text: 'blitz',
      choices: ['basic', 'standard', 'tournament'],
    },
  });
  expect(refusal({})).toMatchObject({ error: { code: 'UNKNOWN_VARIANT', text: '' } });
  expect(refusal({ variant: 'basic', rings: '5' })).toEqual({
    ok: false,
    error: { code: 'UNKNOWN_OPTION', at: [], place: 0, text: 'rings' },
  });
  expect(refusal({ variant: 'standard', handicap: 'white 1' })).toEqual({
    ok: false,
    error: { code: 'BAD_HANDICAP', at: [], place: 0, text: 'white 1' },
  });
});

test('options are printed as they are read', () => {
  const printed = [
    { variant: 'basic' },
    { variant: 'standard' },
    { variant: 'tournament' },
    { variant: 'basic', handicap: 'white 1' },
    { variant: 'basic', handicap: 'black 3' },
  ];
  for (const fields of printed) expect(gipf.optionFields(must(gipf.readOptions(fields)))).toEqual(fields);
  expect(gipf.variants).toEqual(['basic', 'standard', 'tournament']);
  expect(gipf.optionNames).toEqual(['variant', 'handicap', 'potentials', 'pieces', 'linked']);
});
