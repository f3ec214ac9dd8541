import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { SIDES } from '../game.js';
import { after, expectEqual, legal, randomness } from '../testing.js';
import { gipfAt } from './testing.js';
import { GIPF_LINES, gipfBoard } from './board.js';
import { gipf } from './gipf.js';
import { captured } from './material.js';
import type { GipfPosition } from './types.js';

const opening = gipf.start(must(gipf.readOptions({ variant: 'tournament' })));

/** Entries with which the two sides alternately fill the edge of the board, never four of a colour adjacent. */
const WHITE = ['a1-b2', 'a3-b4', 'b6-c6', 'd8-e8', 'g7-g6', 'i4-h4', 'i1-h2', 'f1-f2', 'c1-d2'];
const BLACK = ['a2-b3', 'a4-b5', 'c7-d7', 'f8-f7', 'h6-h5', 'i2-h3', 'g1-g2', 'e1-e2', 'b1-c2'];

/** Both sides bring in `rounds` GIPF-pieces each. */
const afterRounds = (rounds: number): GipfPosition =>
  after(gipf, opening, ...WHITE.slice(0, rounds).flatMap((white, i) => [`G${white}`, `G${BLACK[i]!}`]));

const gipfs = (position: GipfPosition): string[] =>
  legal(gipf, position).filter(text => text.startsWith('G'));
const singles = (position: GipfPosition): string[] =>
  legal(gipf, position).filter(text => !text.startsWith('G'));

const lineFrom = (first: string, last: string): number =>
  GIPF_LINES.findIndex(line => gipfBoard.name(line[0]!) === first && gipfBoard.name(line.at(-1)!) === last);
const COLUMN_B = lineFrom('b2', 'b5');
const COLUMN_C = lineFrom('c2', 'c6');
const COLUMN_E = lineFrom('e2', 'e8');

test('G5: an empty board, 18 in reserve, White to push', () => {
  expect(opening).toEqual(
    gipfAt({ variant: 'tournament', white: '', black: '', reserve: [18, 18], entry: ['gipf', 'gipf'] }),
  );
  expect([captured(opening, 'white'), captured(opening, 'black')]).toEqual([0, 0]);
});

test("G5: each side's first push brings in a GIPF-piece and costs two", () => {
  expect([gipfs(opening).length, singles(opening).length]).toEqual([42, 0]);
  const first = after(gipf, opening, 'Ga1-b2');
  expect(first).toEqual(
    gipfAt({ variant: 'tournament', white: 'Gb2', black: '', toAct: 'black', entry: ['any', 'gipf'] }),
  );
  expect(first.reserve).toEqual({ white: 16, black: 18 });
  expect([gipfs(first).length, singles(first).length]).toEqual([42, 0]);
  const second = after(gipf, first, 'Ga2-b3');
  expect(second).toEqual(
    gipfAt({ variant: 'tournament', white: 'Gb2', black: 'Gb3', entry: ['any', 'any'], reserve: [16, 16] }),
  );
});

test('G5: afterwards a GIPF-piece or a single piece, through every open entry', () => {
  const position = afterRounds(1);
  expect([gipfs(position).length, singles(position).length]).toEqual([42, 42]);
  expect(gipfs(position)).toEqual(singles(position).map(text => `G${text}`));
});

test('G5: one to seven GIPF-pieces, and with the first single piece singles only', () => {
  for (const rounds of [1, 2, 3, 4, 5, 6, 7]) {
    const before = afterRounds(rounds);
    expect(before.reserve).toEqual({ white: 18 - 2 * rounds, black: 18 - 2 * rounds });
    expect(before.entry).toEqual({ white: 'any', black: 'any' });
    expect(gipfs(before)).not.toEqual([]);

    const single = after(gipf, before, WHITE[rounds]!);
    expect(single.reserve).toEqual({ white: 17 - 2 * rounds, black: 18 - 2 * rounds });
    expect(single.entry).toEqual({ white: 'single', black: 'any' });
    // Black's right is independent of White's.
    expect(gipfs(single)).not.toEqual([]);

    const blackGoesOn = after(gipf, single, `G${BLACK[rounds]!}`);
    expect(blackGoesOn.entry).toEqual({ white: 'single', black: 'any' });
    expect(gipfs(blackGoesOn)).toEqual([]);
    expect(singles(blackGoesOn)).not.toEqual([]);
  }
});

test("G5: Black's first single piece ends Black's right, not White's", () => {
  const position = after(gipf, afterRounds(1), 'Gd8-e8', 'i1-h2');
  expect(position.entry).toEqual({ white: 'any', black: 'single' });
  expect(gipfs(position)).toHaveLength(42);
  expect(gipfs(after(gipf, position, 'Gi4-h4'))).toEqual([]);
});

test('G5, G16: who brings in nine GIPF-pieces has nothing left to push', () => {
  const eight = afterRounds(8);
  expect(eight.reserve).toEqual({ white: 2, black: 2 });
  expect(gipfs(eight)).not.toEqual([]);
  expect(gipf.outcome(afterRounds(9))).toEqual({ winner: 'black', by: 'reserve' });
});

test('G5: taking back or losing a GIPF-piece does not end the right', () => {
  const row = after(
    gipf,
    gipfAt({ variant: 'tournament', white: 'Gc2 Gc3 Gc4', black: 'Gc5 Gh5', entry: ['any', 'any'] }),
    'Gc1-c2',
  );
  const position = after(gipf, row, 'xc2,c3,c6(c4,c5)');
  expect(position).toEqual(
    gipfAt({
      variant: 'tournament',
      white: 'Gc4 Gc5',
      black: 'Gh5',
      reserve: [14, 14],
      entry: ['any', 'any'],
      toAct: 'black',
    }),
  );
  expect(gipfs(position)).toHaveLength(42);
  expect(gipfs(after(gipf, position, 'Ge9-e8'))).toHaveLength(42);
});

test('G15: pieces in the reserve are alike; two that came back enter as a GIPF-piece if the right of G5 lasts', () => {
  const again = (right: 'any' | 'single'): string[] => {
    const position = gipfAt({
      variant: 'tournament',
      white: 'Gc2 Gc3 Gc4 Gc5',
      black: 'Gh5',
      phase: 'row',
      reserve: [0, 16],
      entry: [right, 'any'],
    });
    const taken = after(gipf, position, 'xc2,c3(c4,c5)', 'Ge9-e8');
    expect(taken.reserve.white).toBe(4);
    return gipfs(taken);
  };
  expect(again('any')).toHaveLength(42);
  expect(again('single')).toEqual([]);
});

test('G14: a row of four GIPF-pieces is taken in part, in full or not at all', () => {
  const choices = [
    ...['xc2,c3,c4,c5', 'xc2,c3,c4(c5)', 'xc2,c3,c5(c4)', 'xc2,c4,c5(c3)', 'xc3,c4,c5(c2)'],
    ...['xc2,c3(c4,c5)', 'xc2,c4(c3,c5)', 'xc2,c5(c3,c4)', 'xc3,c4(c2,c5)', 'xc3,c5(c2,c4)', 'xc4,c5(c2,c3)'],
    ...['xc2(c3,c4,c5)', 'xc3(c2,c4,c5)', 'xc4(c2,c3,c5)', 'xc5(c2,c3,c4)', 'x(c2,c3,c4,c5)'],
  ].sort();
  const at = { variant: 'tournament', phase: 'row', entry: ['any', 'any'] } as const;
  expect(legal(gipf, gipfAt({ ...at, white: 'Gc2 Gc3 Gc4 Gc5', black: 'Gh2' }))).toEqual(choices);
  expect(legal(gipf, gipfAt({ ...at, white: 'Gh2', black: 'Gc2 Gc3 Gc4 Gc5', toAct: 'black' }))).toEqual(
    choices,
  );
});

test('G14: left standing, it is offered again before the next push of its owner and after it', () => {
  const at = {
    variant: 'tournament',
    white: 'Gc2 Gc3 Gc4 Gc5',
    black: 'Gh2',
    entry: ['any', 'any'],
  } as const;
  const left = after(gipf, gipfAt({ ...at, phase: 'row' }), 'x(c2,c3,c4,c5)');
  expect(left).toEqual(gipfAt({ ...at, toAct: 'black' }));

  const before = after(gipf, left, 'Ge9-e8');
  expect(before).toEqual(gipfAt({ ...at, black: 'Gh2 Ge8', phase: 'row', toAct: 'white', mover: 'black' }));
  expect(legal(gipf, before)).toHaveLength(16);
  const pushing = after(gipf, before, 'x(c2,c3,c4,c5)');
  expect(pushing).toEqual(gipfAt({ ...at, black: 'Gh2 Ge8' }));

  const behind = after(gipf, pushing, 'Gi5-h5');
  expect(behind).toEqual(gipfAt({ ...at, white: `${at.white} Gh5`, black: 'Gh2 Ge8', phase: 'row' }));
  expect(legal(gipf, behind)).toHaveLength(16);
  expect(after(gipf, before, 'x(c2,c3,c4,c5);Gi5-h5;x(c2,c3,c4,c5)')).toEqual(
    gipfAt({ ...at, white: `${at.white} Gh5`, black: 'Gh2 Ge8', toAct: 'black' }),
  );
});

test('G14, G10: before it is offered, the side that pushed settles its own rows', () => {
  const position = gipfAt({
    variant: 'tournament',
    white: 'Gc2 Gc3 Gc4 Gc5',
    black: 'Gb2 h2 h3 h4',
    entry: ['any', 'single'],
    toAct: 'black',
  });
  const pushed = after(gipf, position, 'h1-h2');
  expect(legal(gipf, pushed)).toEqual(['xh2,h3,h4,h5']);
  const offered = after(gipf, pushed, 'xh2,h3,h4,h5');
  expect([gipf.toAct(offered), gipf.phase(offered)]).toEqual(['white', 'row']);
  expect(legal(gipf, offered)).toHaveLength(16);
});

test('G14: within one settlement a line is settled once', () => {
  const at = { variant: 'tournament', phase: 'row', entry: ['any', 'single'] } as const;
  const both = { ...at, white: 'Gc2 Gc3 Gc4 Gc5', black: 'Ge8 h2 h3 h4 h5' };
  const left = after(gipf, gipfAt(both), 'x(c2,c3,c4,c5)');
  expect(left).toEqual(gipfAt({ ...both, toAct: 'black', mover: 'white', settled: [COLUMN_C] }));
  expect(legal(gipf, left)).toEqual(['xh2,h3,h4,h5']);
  expect(after(gipf, left, 'xh2,h3,h4,h5')).toEqual(
    gipfAt({ ...both, black: 'Ge8', phase: 'push', toAct: 'black' }),
  );
});

test('G14: the same for Black, with another row of his still due', () => {
  const at = { variant: 'tournament', white: 'Ge8', phase: 'row', toAct: 'black' } as const;
  const both = { ...at, black: 'Gc2 Gc3 Gc4 Gc5 h2 h3 h4 h5' };
  const left = after(gipf, gipfAt(both), 'x(c2,c3,c4,c5)');
  expect(left).toEqual(gipfAt({ ...both, settled: [COLUMN_C] }));
  expect(after(gipf, left, 'xh2,h3,h4,h5')).toEqual(
    gipfAt({ ...at, black: 'Gc2 Gc3 Gc4 Gc5', phase: 'push', toAct: 'white' }),
  );
});

test('G14: lines left in either order lead to the same position', () => {
  const rows = 'Gb2 Gb3 Gb4 Gb5 Ge2 Ge3 Ge4 Ge5';
  const at = {
    variant: 'tournament',
    white: rows,
    black: 'Gh5 g2 g3 g4 g5',
    entry: ['any', 'single'],
  } as const;
  const start = gipfAt({ ...at, phase: 'row' });
  const one = after(gipf, start, 'x(e2,e3,e4,e5)');
  expect(one).toEqual(gipfAt({ ...at, phase: 'row', settled: [COLUMN_E] }));
  expect(legal(gipf, one).every(text => text.includes('b'))).toBe(true);
  const two = after(gipf, one, 'x(b2,b3,b4,b5)');
  expect(two).toEqual(
    gipfAt({ ...at, phase: 'row', toAct: 'black', mover: 'white', settled: [COLUMN_B, COLUMN_E] }),
  );
  expect(after(gipf, start, 'x(b2,b3,b4,b5);x(e2,e3,e4,e5)')).toEqual(two);
});

test('G14: a row left standing may still lose a piece to a row that crosses it', () => {
  const crossing = gipfAt({
    variant: 'tournament',
    white: 'Gc2 Gc3 Gc4 Gc5 b4 d4 e4 h2 h3 h4 h5',
    black: 'Ge8',
    phase: 'row',
  });
  const left = after(gipf, crossing, 'x(c2,c3,c4,c5)');
  expect(legal(gipf, left)).toEqual(['xb4,c4,d4,e4', 'xb4,d4,e4(c4)', 'xh2,h3,h4,h5']);
  const at = { variant: 'tournament', black: 'Ge8', phase: 'row' } as const;
  expect(after(gipf, left, 'xb4,c4,d4,e4')).toEqual(gipfAt({ ...at, white: 'Gc2 Gc3 Gc5 h2 h3 h4 h5' }));
  expect(after(gipf, left, 'xb4,d4,e4(c4)')).toEqual(
    gipfAt({ ...at, white: 'Gc2 Gc3 Gc4 Gc5 h2 h3 h4 h5', settled: [COLUMN_C] }),
  );
});

test('G14: single pieces in that line still go, of either colour', () => {
  const at = { variant: 'tournament', phase: 'row' } as const;
  const own = gipfAt({ ...at, white: 'Gc2 Gc3 Gc4 Gc5 c6', black: 'Gh2' });
  expect(legal(gipf, own)).toHaveLength(16);
  expect(legal(gipf, own).filter(text => !text.replace(/\(.*/, '').includes('c6'))).toEqual([]);
  expect(after(gipf, own, 'xc6(c2,c3,c4,c5)')).toEqual(
    gipfAt({ variant: 'tournament', white: 'Gc2 Gc3 Gc4 Gc5', black: 'Gh2', toAct: 'black' }),
  );
  const enemy = gipfAt({ ...at, white: 'Gc2 Gc3 Gc4 Gc5', black: 'Gh2 c6' });
  expect(after(gipf, enemy, 'xc6(c2,c3,c4,c5)')).toEqual(
    gipfAt({
      variant: 'tournament',
      white: 'Gc2 Gc3 Gc4 Gc5',
      black: 'Gh2',
      reserve: [10, 15],
      toAct: 'black',
    }),
  );
});

test('G14: GIPF-pieces that stand on may stay with the row, of either colour', () => {
  const at = { variant: 'tournament', phase: 'row', entry: ['any', 'any'] } as const;
  const enemy = gipfAt({ ...at, white: 'Gc2 Gc3 Gc4 Gc5', black: 'Gc6' });
  expect(legal(gipf, enemy)).toContain('x(c2,c3,c4,c5,c6)');
  const own = gipfAt({ ...at, white: 'Gc2 Gc3 Gc4 Gc5 Gc6', black: 'Gh2' });
  expect(legal(gipf, own)).toHaveLength(32);
  // One of five goes. The four that stay are a row, settled for now.
  expect(gipf.phase(after(gipf, own, 'xc6(c2,c3,c4,c5)'))).toBe('push');
});

test('G14: a row with a single piece among four cannot be left', () => {
  const position = gipfAt({ variant: 'tournament', white: 'Gc2 c3 Gc4 Gc5', black: 'Gh2', phase: 'row' });
  expect(legal(gipf, position).filter(text => text.startsWith('x('))).toEqual([]);
  expect(legal(gipf, position)).toHaveLength(8);
});

test('G14, G16: who leaves his row with nothing in reserve loses, who takes of it goes on', () => {
  const position = gipfAt({
    variant: 'tournament',
    white: 'Gc2 Gc3 Gc4 Gc5',
    black: 'Gh2',
    reserve: [0, 16],
    entry: ['any', 'any'],
    toAct: 'black',
  });
  const offered = after(gipf, position, 'Ge9-e8');
  expect(gipf.outcome(after(gipf, offered, 'x(c2,c3,c4,c5)'))).toEqual({ winner: 'black', by: 'reserve' });
  const taken = after(gipf, offered, 'xc2(c3,c4,c5)');
  expect([gipf.outcome(taken), gipf.phase(taken), taken.reserve.white]).toEqual([undefined, 'push', 2]);
});

test('G17: before its own first push a side cannot have lost its GIPF-pieces', () => {
  expect(gipf.outcome(opening)).toBeUndefined();
  const first = after(gipf, opening, 'Ga1-b2');
  expect([gipf.outcome(first), gipf.phase(first), gipf.toAct(first)]).toEqual([undefined, 'push', 'black']);
});

test('G17: afterwards it can, though it might still bring in another', () => {
  const at = {
    variant: 'tournament',
    white: 'Gc2 Gc3 Gc4 Gc5',
    entry: ['any', 'any'],
    phase: 'row',
  } as const;
  const capture = after(gipf, gipfAt({ ...at, black: 'Gc6' }), 'xc6(c2,c3,c4,c5)');
  expect(gipf.outcome(capture)).toEqual({ winner: 'white', by: 'gipf-pieces' });
  const ownChoice = after(gipf, gipfAt({ ...at, black: 'Gh2' }), 'xc2,c3,c4,c5');
  expect(gipf.outcome(ownChoice)).toEqual({ winner: 'black', by: 'gipf-pieces' });
  const both = after(gipf, gipfAt({ ...at, black: 'Gc6' }), 'xc2,c3,c4,c5,c6');
  expect(gipf.outcome(both)).toEqual({ winner: 'white', by: 'gipf-pieces' });
});

test('G5: while a side may bring in GIPF-pieces its reserve is even, so there are always two for one', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = randomness(seed);
    let position = gipf.start({ variant: 'tournament', handicap: { white: 0, black: 0 } });
    for (let i = 0; i < 250 && position.phase !== 'over'; i++) {
      for (const side of SIDES) {
        if (position.entry[side] !== 'single') expectEqual(position.reserve[side] % 2, 0);
      }
      const steps = gipf.steps(position);
      position = gipf.play(position, steps[random(steps.length)]!);
    }
  }
});
