import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { beginTurn, readTurn, turnText } from '../turn.js';
import { after, legal, refused } from '../testing.js';
import { gipfAt } from './testing.js';
import { gipfBoard } from './board.js';
import { gipf } from './gipf.js';
import type { GipfPosition } from './types.js';

const basic = gipf.start(must(gipf.readOptions({ variant: 'basic' })));
const tournament = gipf.start(must(gipf.readOptions({ variant: 'tournament' })));

/** The printed form of a text that was read. */
const printed = (position: GipfPosition, text: string): string => {
  const reading = readTurn(gipf, beginTurn(position), text);
  return reading.status === 'illegal' ? reading.refusal.code : turnText(gipf, reading.turn);
};

/** The refused part of the text, and its place. */
const trouble = (position: GipfPosition, text: string): unknown => {
  const reading = readTurn(gipf, beginTurn(position), text);
  if (reading.status !== 'illegal') return 'accepted';
  const { code, place, text: excerpt } = reading.refusal;
  return [code, place, excerpt];
};

/** White's row d3-d6, between a single piece and a GIPF-piece of Black's. */
const row = gipfAt({ variant: 'standard', white: 'Gb5 d3 d4 d5 Gd6', black: 'd2 Gd7 Gh5', phase: 'row' });

test('every legal step is read as it is printed', () => {
  const rows = gipfAt({
    variant: 'standard',
    white: 'Gb5 d3 d4 d5 Gd6 c4 e4 f3',
    black: 'Gd7 d2 Gh5',
    phase: 'row',
  });
  const opened = after(gipf, tournament, 'Ga1-b2', 'Ga2-b3');
  for (const position of [basic, tournament, opened, rows]) {
    for (const text of legal(gipf, position)) {
      expect(printed(position, text)).toBe(text);
    }
  }
});

test('a row is printed along its line, from the end with the lower letter, then the lower number', () => {
  const step = (white: string): string[] => legal(gipf, gipfAt({ white, black: '', phase: 'row' }));
  expect(step('e5 e4 e3 e2')).toEqual(['xe2,e3,e4,e5']);
  expect(step('h2 g3 f4 e5')).toEqual(['xe5,f4,g3,h2']);
  expect(step('g5 f5 e5 d4')).toEqual(['xd4,e5,f5,g5']);
});

test('points of a row may be written in any order', () => {
  const c = gipfAt({ variant: 'standard', white: 'Gb5 Gc2 c3 Gc4 c5', black: 'Gh2', phase: 'row' });
  expect(printed(c, 'xc5,c3(c4,c2)')).toBe('xc3,c5(c2,c4)');
  expect(printed(c, 'xc5,c4,c3,c2')).toBe('xc2,c3,c4,c5');
  expect(gipf.steps(c)).toContainEqual(must(gipf.readStep(c, 'xc5,c3(c4,c2)'))[0]);
  const [c2, c3, c4, c5] = ['c2', 'c3', 'c4', 'c5'].map(name => gipfBoard.find(name)!);
  expect(gipf.stepText({ kind: 'row', taken: [c5!, c3!], kept: [c4!, c2!] })).toBe('xc3,c5(c2,c4)');
});

test('a turn is its steps joined by semicolons', () => {
  const position = gipfAt({ white: 'e2 e3 e4', black: 'e5 b2' });
  expect(printed(position, 'e1-e2;xe2,e3,e4,e5,e6')).toBe('e1-e2;xe2,e3,e4,e5,e6');
  expect(printed(position, ' e1-e2 ; xe2,e3,e4,e5,e6 ')).toBe('e1-e2;xe2,e3,e4,e5,e6');
  // Unfinished: the row is still due.
  expect(readTurn(gipf, beginTurn(position), 'e1-e2').status).toBe('incomplete');
  expect(readTurn(gipf, beginTurn(position), 'e1-e2;x').status).toBe('complete');
});

test('a push by dot and landing point of the furthest piece pushed', () => {
  const chain = gipfAt({ white: 'b2 d4', black: 'c3 e5' });
  expect(printed(chain, 'a1-f5')).toBe('a1-b2');
  expect(printed(chain, 'a1-b2')).toBe('a1-b2');
  expect(refused(gipf, chain, 'a1-e5')).toBe('WRONG_LANDING e5 f5');
  expect(refused(gipf, chain, 'a1-g5')).toBe('WRONG_LANDING g5 f5');
  // Without a push, only the first point fits.
  expect(printed(chain, 'e1-e2')).toBe('e1-e2');
  expect(refused(gipf, chain, 'e1-e3')).toBe('WRONG_LANDING e3 e2');
  // A dot enters two lines. The point tells them apart.
  expect(printed(gipfAt({ white: 'b2', black: 'b3' }), 'a2-c4')).toBe('a2-b3');
  expect(printed(gipfAt({ white: 'b2', black: 'b3' }), 'a2-c2')).toBe('a2-b2');
});

test('a push that brings in a GIPF-piece, by its landing point', () => {
  const position = after(gipf, tournament, 'Ga1-b2', 'Gi5-h5');
  expect(printed(position, 'Ga1-c3')).toBe('Ga1-b2');
  expect(printed(position, 'a1-c3')).toBe('a1-b2');
});

test('a bare first point means the lowest dot that fits', () => {
  const empty = gipfAt({ white: '', black: '' });
  const lowest = [
    ['b2', 'a1-b2'],
    ['b3', 'a2-b3'],
    ['b5', 'a4-b5'],
    ['c2', 'b1-c2'],
    ['e2', 'd1-e2'],
    ['e8', 'd8-e8'],
    ['f7', 'f8-f7'],
    ['g2', 'g1-g2'],
    ['h2', 'h1-h2'],
    ['h5', 'h6-h5'],
  ] as const;
  for (const [text, push] of lowest) expect(printed(empty, text)).toBe(push);
  expect(printed(tournament, 'Ge8')).toBe('Gd8-e8');
  expect(printed(tournament, 'Gg2')).toBe('Gg1-g2');
});

test('a bare first point is refused where a piece stands, or where no dot lies beside it', () => {
  expect(refused(gipf, basic, 'e2')).toBe('DOT_NEEDED e2');
  expect(refused(gipf, basic, 'd4')).toBe('NOT_AN_ENTRY d4');
});

test('a bare x where exactly one capture step is legal', () => {
  const one = gipfAt({ white: 'b2 b3 b4 b5', black: '', phase: 'row' });
  expect(printed(one, 'x')).toBe('xb2,b3,b4,b5');
  expect(printed(one, 'X')).toBe('xb2,b3,b4,b5');
  expect(printed(row, 'x')).toBe('SEVERAL_FIT');
  const two = gipfAt({ white: 'b2 b3 b4 b5 h2 h3 h4 h5', black: '', phase: 'row' });
  expect(printed(two, 'x')).toBe('SEVERAL_FIT');
  // After the first, only the second is left.
  expect(printed(two, 'xh2,h3,h4,h5;x')).toBe('xh2,h3,h4,h5;xb2,b3,b4,b5');
});

test('a star after captured enemy points, on all of them or on some', () => {
  const five = gipfAt({ white: 'd3 d4 d5 d6', black: 'd2 d7', phase: 'row' });
  for (const text of ['xd2*,d3,d4,d5,d6,d7*', 'xd2,d3,d4,d5,d6,d7*', 'xd7*,d3,d4,d5,d6,d2*']) {
    expect(printed(five, text)).toBe('xd2,d3,d4,d5,d6,d7');
  }
  expect(refused(gipf, five, 'xd2*,d3*,d4,d5,d6,d7*')).toBe('NOT_CAPTURED d3');
});

test('a star stands neither after what stays nor anywhere else', () => {
  const kept = gipfAt({ variant: 'standard', white: 'Gb5 c2 c3 c4 c5', black: 'Gc6', phase: 'row' });
  expect(printed(kept, 'xc2,c3,c4,c5,c6*')).toBe('xc2,c3,c4,c5,c6');
  expect(printed(kept, 'xc2,c3,c4,c5(c6)')).toBe('xc2,c3,c4,c5(c6)');
  for (const text of ['xc2,c3,c4,c5(c6*)', 'xc2,c3,c4,c5,*c6', 'xc2,c3,c4,c5,c6**', 'x*']) {
    expect(printed(kept, text)).toBe('TEXT_UNREADABLE');
  }
});

test('capitals are read, and G is a prefix only before a letter', () => {
  expect(printed(tournament, 'GA1-B2')).toBe('Ga1-b2');
  expect(printed(tournament, 'ga1-b2')).toBe('Ga1-b2');
  expect(printed(tournament, 'GG1-G2')).toBe('Gg1-g2');
  expect(printed(basic, 'A1-B2')).toBe('a1-b2');
  expect(printed(basic, 'G1-G2')).toBe('g1-g2');
  expect(printed(basic, 'G2')).toBe('g1-g2');
  const position = gipfAt({ white: 'b2 b3 b4 b5', black: '', phase: 'row' });
  expect(printed(position, 'XB2,B3,B4,B5')).toBe('xb2,b3,b4,b5');
});

test('texts that are no step, with their place', () => {
  for (const text of ['a1b2', 'a1-', '-b2', 'a1-b2-c3', 'a1 b2', 'a', '7', 'GG', 'pass', 'a1–b2', 'a1-b2!']) {
    expect(trouble(basic, text)).toEqual(['TEXT_UNREADABLE', 0, text.toLowerCase()]);
  }
  for (const text of [
    'xb2b3',
    'xb2,',
    'x,b2',
    'x()',
    'xb2(',
    'xb2()',
    'xb2(b3',
    'xb2(b3)b4',
    'xb2,b3(b4,)',
    'xx',
  ]) {
    expect(trouble(row, text)).toEqual(['TEXT_UNREADABLE', 0, text]);
  }
  expect(trouble(basic, '  a1?')).toEqual(['TEXT_UNREADABLE', 2, 'a1?']);
  expect(trouble(gipfAt({ white: 'b2 b3 b4', black: '' }), 'b1-b2;xb2?')).toEqual([
    'TEXT_UNREADABLE',
    6,
    'xb2?',
  ]);
});

test('points that the board does not have, with their place', () => {
  expect(trouble(basic, 'a6-b5')).toEqual(['NO_SUCH_POINT', 0, 'a6']);
  expect(trouble(basic, 'a1-k2')).toEqual(['NO_SUCH_POINT', 3, 'k2']);
  expect(trouble(basic, 'e10')).toEqual(['NO_SUCH_POINT', 0, 'e10']);
  expect(trouble(basic, 'aa1-b2')).toEqual(['NO_SUCH_POINT', 0, 'aa1']);
  expect(trouble(basic, 'a1-bb2')).toEqual(['NO_SUCH_POINT', 3, 'bb2']);
  expect(trouble(basic, 'a1-b12')).toEqual(['NO_SUCH_POINT', 3, 'b12']);
  expect(trouble(basic, 'a0-b2')).toEqual(['NO_SUCH_POINT', 0, 'a0']);
  expect(trouble(basic, 'a01-b2')).toEqual(['NO_SUCH_POINT', 0, 'a01']);
  expect(trouble(tournament, 'Ga1-b9')).toEqual(['NO_SUCH_POINT', 4, 'b9']);
  expect(trouble(tournament, ' Gz1-b2')).toEqual(['NO_SUCH_POINT', 2, 'z1']);
  expect(trouble(row, 'xc2,c3,c9*,c5')).toEqual(['NO_SUCH_POINT', 7, 'c9']);
  expect(trouble(row, 'xc2,c3(c4,c8)')).toEqual(['NO_SUCH_POINT', 10, 'c8']);
  expect(trouble(row, ' xj1')).toEqual(['NO_SUCH_POINT', 2, 'j1']);
});

test('texts that are empty or too long', () => {
  expect(trouble(basic, '')).toEqual(['TEXT_EMPTY', 0, '']);
  expect(trouble(basic, '  ')).toEqual(['TEXT_EMPTY', 0, '']);
  expect(trouble(basic, 'b1-b2;')).toEqual(['TURN_ENDED', 6, '']);
  const long = `x${'b2,'.repeat(66)}b23`;
  expect(long).toHaveLength(202);
  expect(trouble(row, long)).toEqual(['TEXT_TOO_LONG', 200, `${long.slice(0, 40)}…`]);
  expect(printed(basic, 'c2'.padStart(200))).toBe('b1-c2');
  expect(printed(basic, 'c2'.padStart(201))).toBe('TEXT_TOO_LONG');
});

test('a refusal without place concerns points, not wording', () => {
  expect(gipf.readStep(basic, 'b2-b3')).toEqual({ ok: false, error: { code: 'NOT_A_DOT', at: ['b2'] } });
});
