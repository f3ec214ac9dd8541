// Where the rules of potentials meet those of rows, reserves and GIPF-pieces.
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { after, legal, refused } from '../../testing.js';
import { gipf } from '../gipf.js';
import { captured } from '../material.js';
import type { GipfPosition } from '../types.js';
import { boardOf, projectAt } from './testing.js';

/** Both have a GIPF-piece somewhere out of the way. */
const GIPFS = 'h2:W h5:B';

/** The side to act, and the step that is due. */
const asked = (position: GipfPosition): string => `${position.toAct} ${position.phase}`;

test('a loaded piece kept at a crossing leaves the second row complete, with the same choice once more (P3, G13)', () => {
  const row = projectAt({ board: `b2:w c3:w d2:w d3:w d4:wZ d5:w e5:w ${GIPFS}`, phase: 'row' });
  const kept = after(gipf, row, 'xd2,d3,d5(d4)');
  expect([asked(kept), legal(gipf, kept)]).toEqual(['white row', ['xb2,c3,d4,e5', 'xb2,c3,e5(d4)']]);
  expect(boardOf(after(gipf, kept, 'xb2,c3,e5(d4)'))).toBe(`d4:wZ ${GIPFS}`);
  expect(boardOf(after(gipf, kept, 'xb2,c3,d4,e5'))).toBe(GIPFS);
  const gone = after(gipf, row, 'xd2,d3,d4,d5');
  expect([asked(gone), boardOf(gone)]).toEqual(['black push', `b2:w c3:w e5:w ${GIPFS}`]);
});

test('a loaded piece kept at a crossing of both sides’ rows leaves the other side its row (P3, G10)', () => {
  const row = projectAt({ board: `d2:w d3:w d4:w d5:w d6:bz b4:b c5:b e7:b ${GIPFS}`, phase: 'row' });
  const kept = after(gipf, row, 'xd2,d3,d4,d5(d6)');
  expect([asked(kept), legal(gipf, kept)]).toEqual(['black row', ['xb4,c5,d6,e7', 'xb4,c5,e7(d6)']]);
  expect(asked(after(gipf, row, 'xd2,d3,d4,d5,d6'))).toBe('black push');
});

test('a used potential in a row counts, must go and is in nobody’s reserve, whoever it belongs to (P4, G8, G9)', () => {
  const row = projectAt({ board: `c2:w c3:Z c4:W c5:w c6:y ${GIPFS}`, phase: 'row' });
  expect(legal(gipf, row)).toEqual(['xc2,c3,c4,c5,c6', 'xc2,c3,c5,c6(c4)']);
  expect(refused(gipf, row, 'xc2,c4,c5,c6(c3)')).toBe('CANNOT_STAY c3');
  expect(refused(gipf, row, 'xc2,c3,c4,c5(c6)')).toBe('CANNOT_STAY c6');
  const taken = after(gipf, row, 'xc2,c3,c4,c5,c6');
  expect([boardOf(taken), taken.reserve]).toEqual([GIPFS, { white: 5 + 1 + 2 + 1, black: 5 }]);
  expect(captured(taken, 'black')).toBe(captured(row, 'black')); // it was not a basic piece
});

test('a used potential in a row of nothing but used ones brings nothing back (P4, P10)', () => {
  const board = `c2:Z c3:Y c4:Z c5:T ${GIPFS}`;
  const row = projectAt({ board, phase: 'row', reserve: [0, 5], toAct: 'white', mover: 'black' });
  expect(gipf.outcome(after(gipf, row, 'xc2,c3,c4,c5'))).toEqual({ winner: 'black', by: 'reserve' });
});

test('the piece beneath a DVONN, uncovered, makes a row for the other side, who settles it before moving (P7, G10)', () => {
  const row = projectAt({ board: `d2:w d3:w d4:bD d5:w b2:b c3:b e5:b ${GIPFS}`, phase: 'row' });
  const taken = after(gipf, row, 'xd2,d3,d4,d5');
  expect([asked(taken), boardOf(taken)]).toEqual(['black row', `b2:b c3:b d4:b e5:b ${GIPFS}`]);
  expect(taken.reserve).toEqual({ white: 8, black: 5 });
  expect(asked(after(gipf, taken, 'xb2,c3,d4,e5'))).toBe('black push');
});

test('the piece beneath a DVONN, uncovered, makes a row for who took it off, settled in the same turn (P7, G11)', () => {
  const row = projectAt({ board: `d2:w d3:w d4:w d5:w d6:wd b4:w c5:w e7:w ${GIPFS}`, phase: 'row' });
  const taken = after(gipf, row, 'xd2,d3,d4,d5,d6');
  expect([asked(taken), legal(gipf, taken)]).toEqual(['white row', ['xb4,c5,d6,e7']]);
  expect(boardOf(after(gipf, taken, 'xb4,c5,d6,e7'))).toBe(GIPFS);
});

test('the piece beneath a DVONN, uncovered, is loaded again if it was (P7, P3)', () => {
  const row = projectAt({ board: `d2:w d3:w d4:bdD d5:w b2:b c3:b e5:b ${GIPFS}`, phase: 'row' });
  const taken = after(gipf, row, 'xd2,d3,d4,d5');
  expect(legal(gipf, taken)).toEqual(['xb2,c3,d4,e5', 'xb2,c3,e5(d4)']);
  const kept = after(gipf, taken, 'xb2,c3,e5(d4)');
  expect(boardOf(kept)).toBe(`d4:bd ${GIPFS}`);
});

test('a TAMSK pushed to e5 by the opponent: rows that the push made are settled first, and it may go with one (P8, G10)', () => {
  const board = `e2:b e3:b e4:wT e6:w e7:w e8:w ${GIPFS}`;
  const pushed = after(gipf, projectAt({ board, toAct: 'black' }), 'e1-e2');
  expect([asked(pushed), legal(gipf, pushed)]).toEqual([
    'white row',
    ['xe2,e3,e4,e5,e6,e7,e8', 'xe2,e3,e4,e6,e7,e8(e5)'],
  ]);
  expect(asked(after(gipf, pushed, 'xe2,e3,e4,e5,e6,e7,e8'))).toBe('white push');
  const kept = after(gipf, pushed, 'xe2,e3,e4,e6,e7,e8(e5)');
  expect([asked(kept), kept.project?.extra]).toEqual(['white extra', 'first']);
});

test('a TAMSK pushed to e5 by the opponent, not used, is out of the game, and the move of the turn is due (P8)', () => {
  const position = projectAt({ board: `e2:b e3:b e4:wT ${GIPFS}`, toAct: 'black' });
  const gone = after(gipf, position, 'e1-e2', 'T-');
  expect([asked(gone), boardOf(gone)]).toEqual(['white push', `e2:b e3:b e4:b e5:w ${GIPFS}`]);
  expect(gone.reserve.white).toBe(position.reserve.white);
});

test('a TAMSK pushed to e5 by the opponent saves nobody who has no move after it (P8, P10)', () => {
  const position = projectAt({ board: `e2:b e3:b e4:wT ${GIPFS}`, toAct: 'black', reserve: [0, 5] });
  for (const text of ['Ta1-b2', 'T-']) {
    expect(gipf.outcome(after(gipf, position, 'e1-e2', text))).toEqual({ winner: 'black', by: 'reserve' });
  }
});

test('two TAMSKs in one turn: rows of the first push wait for the move, also if the second push is not made (P8)', () => {
  const board = `b2:b b3:w b4:w b5:w c3:b d4:wT e2:b e3:b e4:wT ${GIPFS}`;
  const first = after(gipf, projectAt({ board, toAct: 'black' }), 'e1-e2', 'Ta1-b2');
  expect([asked(first), boardOf(first)]).toEqual([
    'white extra',
    `b2:T b3:w b4:w b5:w c3:b d4:b e2:b e3:b e4:b e5:wT f5:w ${GIPFS}`,
  ]);
  const moving = after(gipf, first, 'T-');
  expect([asked(moving), moving.project?.extra]).toEqual(['white push', 'made']);
  expect(must(gipf.readPosition(gipf.positionText(moving)))).toEqual(moving);
  expect(legal(gipf, after(gipf, moving, 'i3-h4'))).toEqual(['xb2,b3,b4,b5']);
});

test('a row that the extra push makes for the other side waits for the move as well (P8, G10)', () => {
  const board = `b2:b b3:b d3:b e2:b e3:b e4:wT ${GIPFS}`;
  const entered = after(gipf, projectAt({ board, toAct: 'black' }), 'e1-e2', 'Ta1-b2');
  expect([asked(entered), entered.project?.extra]).toEqual(['white push', 'made']);
  expect(must(gipf.readPosition(gipf.positionText(entered)))).toEqual(entered);
  const moved = after(gipf, entered, 'i3-h4');
  expect([asked(moved), legal(gipf, moved)]).toEqual(['black row', ['xb3,c3,d3,e3']]);
});

test('the last basic piece with a potential left comes in loaded, and the potential is the next turn (P2, P10)', () => {
  const board = `c3:b ${GIPFS}`;
  const one = { reserve: [1, 5], entry: ['loaded', 'single'], potentials: 'Z3Y3', stock: 'Z1-none' } as const;
  const loaded = after(gipf, projectAt({ board, ...one }), 'Zb1-b2', 'i3-h4');
  expect([asked(loaded), legal(gipf, loaded)]).toEqual(['white push', ['Zb2-d4']]);
  const plain = after(gipf, projectAt({ board, ...one }), 'b1-b2', 'i3-h4');
  expect(gipf.outcome(plain)).toEqual({ winner: 'black', by: 'reserve' });
});

test('the last basic piece gone, a potential that has not come in or cannot act helps nobody (P2, P5, P8, P10)', () => {
  const stock = {
    reserve: [1, 5],
    entry: ['loaded', 'single'],
    potentials: 'Z3T3',
    stock: 'Z2T1-none',
  } as const;
  for (const text of ['Zb1-b2', 'Tb1-b2']) {
    const over = after(gipf, projectAt({ board: GIPFS, ...stock }), text, 'i3-h4');
    expect(gipf.outcome(over)).toEqual({ winner: 'black', by: 'reserve' });
  }
});

test('the last basic piece gone, a potential that makes a row brings pieces back (P4, P10, G16)', () => {
  const position = projectAt({ board: `b2:w b3:w b4:w c6:wY ${GIPFS}`, reserve: [0, 5] });
  const saved = after(gipf, position, 'Yc6-b5;xb2,b3,b4,b5', 'i3-h4');
  expect([asked(saved), saved.reserve.white]).toEqual(['white push', 3]);
  expect(refused(gipf, saved, 'a1-b2')).toBe('accepted');
});

test('the last basic piece gone, a row taken back before the move saves as always (P10, G16)', () => {
  const board = `b2:w b3:w b4:w b5:w ${GIPFS}`;
  const row = projectAt({ board, phase: 'row', toAct: 'white', mover: 'black', reserve: [0, 5] });
  expect(asked(after(gipf, row, 'xb2,b3,b4,b5'))).toBe('white push');
});

test('a board without an empty point: who can push nothing and use nothing has lost, with pieces in reserve (G7, P10)', () => {
  // White and Black alternate, so that no four are adjacent; only b5 is free.
  const names = gipf.board.points.map(p => gipf.board.name(p));
  const inside = names.filter(name => /^(b[2-5]|c[2-6]|d[2-7]|e[2-8]|f[2-7]|g[2-6]|h[2-5])$/.test(name));
  const letter = (name: string, i: number): string =>
    name === 'b2' ? 'W' : name === 'h5' ? 'B' : i % 2 === 0 ? 'w' : 'b';
  const board = inside
    .map((name, i) => `${name}:${letter(name, i)}`)
    .filter(item => !item.startsWith('b5'))
    .join(' ');
  const position = projectAt({ board, reserve: [2, 2] });
  expect(gipf.steps(position).length).toBeGreaterThan(0);
  const full = after(gipf, position, 'a5-b5');
  expect([full.reserve, gipf.outcome(full)]).toEqual([
    { white: 1, black: 2 },
    { winner: 'white', by: 'reserve' },
  ]);
});
