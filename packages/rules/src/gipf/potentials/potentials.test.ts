import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { after, legal, refused } from '../../testing.js';
import { gipf } from '../gipf.js';
import { captured } from '../material.js';
import type { GipfPosition } from '../types.js';
import { boardOf, projectAt } from './testing.js';

/** Both have a GIPF-piece somewhere out of the way. */
const GIPFS = 'h2:W h5:B';
const usesAt = (position: GipfPosition, from: string): string[] =>
  legal(gipf, position).filter(text => text.slice(1).startsWith(`${from}-`));
const begin = (fields: Record<string, string>): GipfPosition => gipf.start(must(gipf.readOptions(fields)));

test('P1: start, pieces, kinds and numbers are agreed on before', () => {
  const free = begin({ variant: 'standard', potentials: 'Z3Y3' });
  expect([free.reserve, free.entry, free.project?.linked.zertz]).toEqual([
    { white: 12, black: 12 },
    { white: 'loaded', black: 'loaded' },
    'none',
  ]);
  const own = begin({ variant: 'tournament', potentials: 'Z3-D4P6', pieces: '20', linked: 'yes' });
  expect([own.reserve, own.entry.white, own.project?.linked.dvonn]).toEqual([
    { white: 20, black: 20 },
    'gipf',
    'use',
  ]);
  expect(own.project?.stock.black).toEqual({ zertz: 0, yinsh: 0, dvonn: 4, tamsk: 0, punct: 6 });
  for (const fields of [
    { variant: 'standard', potentials: 'Z3Y3' },
    { variant: 'tournament', potentials: 'Z3-D4P6', pieces: '20', linked: 'yes' },
  ]) {
    expect(gipf.optionFields(must(gipf.readOptions(fields)))).toEqual(fields);
  }
});

test.each([
  ['BAD_POTENTIALS', { variant: 'standard', potentials: 'Z7' }],
  ['BAD_POTENTIALS', { variant: 'standard', potentials: 'none' }],
  ['BAD_POTENTIALS', { variant: 'standard', potentials: 'none-none' }],
  ['BAD_POTENTIALS', { variant: 'standard', potentials: 'Z0Y3' }],
  ['BAD_POTENTIALS', { variant: 'standard', potentials: 'Y3Z3' }],
  ['BAD_POTENTIALS', { variant: 'standard', potentials: 'Z3-Z3' }],
  ['BAD_POTENTIALS', { variant: 'standard', potentials: 'Z3 ' }],
  ['BAD_POTENTIALS', { variant: 'standard', pieces: '20' }],
  ['BAD_POTENTIALS', { variant: 'standard', linked: 'yes' }],
  ['BAD_PIECES', { variant: 'standard', potentials: 'Z3', pieces: '11' }],
  ['BAD_PIECES', { variant: 'standard', potentials: 'Z3', pieces: '25' }],
  ['BAD_PIECES', { variant: 'standard', potentials: 'Z3', pieces: 'many' }],
  ['BAD_PIECES', { variant: 'standard', potentials: 'Z3', pieces: '18-25' }],
  ['BAD_PIECES', { variant: 'standard', potentials: 'Z3', pieces: '20-20' }],
  ['BAD_PIECES', { variant: 'standard', potentials: 'Z3', pieces: '18-20-22' }],
  ['BAD_LINKED', { variant: 'standard', potentials: 'Z3', linked: 'maybe' }],
  ['BAD_LINKED', { variant: 'standard', potentials: 'Z3', linked: 'Y' }],
  ['BAD_LINKED', { variant: 'standard', potentials: 'Z3', linked: 'Zz' }],
  ['BAD_LINKED', { variant: 'standard', potentials: 'Z3Y3', linked: 'YZ' }],
  ['BAD_LINKED', { variant: 'standard', potentials: 'Z3', linked: 'Z' }],
  ['BAD_HANDICAP', { variant: 'standard', potentials: 'Z3', handicap: 'white 4' }],
  ['BAD_HANDICAP', { variant: 'standard', handicap: 'white 2' }],
])('P1: %s for %j', (code, fields) => {
  const read = gipf.readOptions(fields);
  expect(read.ok ? 'accepted' : read.error.code).toBe(code);
});

test.each(['Z3', 'Z3Y3', 'none-D2', 'Z1Y1D1', 'Z3Y3D3T3P3'])(
  'P11: with %s, what has to be won is refused with an example that is accepted',
  potentials => {
    const read = gipf.readOptions({ variant: 'standard', potentials, linked: 'ZYX' });
    if (read.ok) throw new Error('accepted');
    const linked = read.error.example!;
    expect(gipf.readOptions({ variant: 'standard', potentials, linked }).ok).toBe(true);
  },
);

test.each([
  [{ variant: 'basic', handicap: 'black 2', potentials: 'Z1' }, [12, 14], ['loaded', 'loaded']],
  [{ variant: 'basic', potentials: 'Z1P6', pieces: '12-24' }, [9, 21], ['loaded', 'loaded']],
  [{ variant: 'standard', potentials: 'none-D2', pieces: '20-18' }, [14, 12], ['single', 'loaded']],
  [
    { variant: 'standard', handicap: 'white 3', potentials: 'Z3Y3', linked: 'Zy' },
    [15, 12],
    ['loaded', 'loaded'],
  ],
  [{ variant: 'tournament', potentials: 'T6-none', linked: 't' }, [18, 18], ['gipf', 'gipf']],
])(
  'P1: any start, with or without handicap; pieces and potentials of each side: %j',
  (fields, reserve, entry) => {
    const position = begin(fields);
    expect([position.reserve.white, position.reserve.black]).toEqual(reserve);
    expect([position.entry.white, position.entry.black]).toEqual(entry);
    expect(gipf.optionFields(gipf.options(position))).toEqual(fields);
    expect(must(gipf.readPosition(gipf.positionText(position)))).toEqual(position);
  },
);

test('P1: for a rematch each side’s number of pieces and potentials changes places', () => {
  const own = must(
    gipf.readOptions({ variant: 'basic', handicap: 'white 1', potentials: 'Z2-D6', pieces: '13-20' }),
  );
  expect(gipf.optionFields(gipf.swapSides(own))).toEqual({
    variant: 'basic',
    handicap: 'black 1',
    potentials: 'D6-Z2',
    pieces: '20-13',
  });
});

test('P2: a side without potentials has none to bring in, and loses none', () => {
  const begun = begin({ variant: 'standard', potentials: 'Z1-none' });
  const brought = after(gipf, begun, 'Za1-b2');
  expect(brought.entry).toEqual({ white: 'single', black: 'single' });
  expect(refused(gipf, brought, 'Zi1-h2')).toBe('NO_POTENTIAL_LEFT');
  expect(refused(gipf, brought, 'i1-h2')).toBe('accepted');
});

test('P2: a loaded piece comes in by a push and costs one piece and one potential', () => {
  const begun = begin({ variant: 'standard', potentials: 'Z3Y3' });
  const loaded = after(gipf, begun, 'Za1-b2');
  expect(boardOf(loaded)).toBe('b2:wZ b5:W c3:B e2:W e8:B h2:B h5:W');
  expect([loaded.reserve.white, loaded.project?.stock.white.zertz, loaded.entry.white]).toEqual([
    11,
    2,
    'loaded',
  ]);
});

test('P2: first GIPF-pieces, then loaded ones, then single ones', () => {
  const begun = begin({ variant: 'tournament', potentials: 'Z3Y3' });
  expect(refused(gipf, begun, 'Za1-b2')).toBe('GIPF_PIECE_FIRST');
  expect(refused(gipf, begun, 'a1-b2')).toBe('GIPF_PIECE_FIRST');
  const first = after(gipf, begun, 'Ga1-b2', 'Gi1-h2');
  expect(first.entry.white).toBe('any');
  const second = after(gipf, first, 'Ya2-b3', 'Gi2-h3');
  expect(refused(gipf, second, 'Ga3-b4')).toBe('GIPF_RIGHT_ENDED');
  expect(refused(gipf, second, 'Za3-b4')).toBe('accepted');
  const third = after(gipf, second, 'a3-b4', 'Zi3-h4');
  expect(refused(gipf, third, 'Zb1-c2')).toBe('POTENTIALS_ENDED');
  expect(refused(gipf, third, 'Gb1-c2')).toBe('GIPF_RIGHT_ENDED');
  expect(third.project?.stock.white).toEqual({ zertz: 0, yinsh: 0, dvonn: 0, tamsk: 0, punct: 0 });
  expect(third.entry).toEqual({ white: 'single', black: 'loaded' });
});

test('P2: a GIPF-piece needs two basic pieces, a loaded or a basic one needs one', () => {
  const last = projectAt({
    variant: 'tournament',
    board: 'h2:W h5:B',
    potentials: 'Z3',
    stock: 'Z3',
    pieces: 17,
    reserve: [1, 15],
    entry: ['any', 'any'],
  });
  expect(refused(gipf, last, 'Ga1-b2')).toBe('RESERVE_EMPTY');
  expect(legal(gipf, last).filter(text => text.endsWith('a1-b2'))).toEqual(['Za1-b2', 'a1-b2']);
});

test('P2: with the last potential in, single pieces are left', () => {
  const position = projectAt({
    board: GIPFS,
    potentials: 'Z3Y3',
    stock: 'Z1-none',
    entry: ['loaded', 'single'],
  });
  expect(refused(gipf, position, 'Ya1-b2')).toBe('NO_POTENTIAL_LEFT');
  expect(after(gipf, position, 'Za1-b2').entry.white).toBe('single');
});

test('P3: a loaded piece counts and is pushed like any, and may stay in a row', () => {
  const position = projectAt({ board: `b2:wZ b3:w b4:wY ${GIPFS}` });
  const pushed = after(gipf, position, 'b1-b2');
  expect(boardOf(pushed)).toBe(`b2:w b3:wZ b4:w b5:wY ${GIPFS}`);
  expect(legal(gipf, pushed)).toEqual(['xb2,b3,b4(b5)', 'xb2,b3,b4,b5', 'xb2,b4(b3,b5)', 'xb2,b4,b5(b3)']);
  const taken = after(gipf, pushed, 'xb2,b3,b4(b5)');
  expect(boardOf(taken)).toBe(`b5:wY ${GIPFS}`);
  expect(taken.reserve.white).toBe(5 - 1 + 3); // the ZÈRTZ is out of the game
});

test('P3: the owner of the row decides about the enemy’s loaded pieces too; one that goes is captured whole', () => {
  const run = after(gipf, projectAt({ board: `c2:w c3:w c4:w c5:bz ${GIPFS}` }), 'c1-c2');
  expect(legal(gipf, run)).toEqual(['xc2,c3,c4,c5(c6)', 'xc2,c3,c4,c5,c6']);
  const gone = after(gipf, run, 'xc2,c3,c4,c5,c6');
  expect([gone.reserve, boardOf(gone)]).toEqual([{ white: 8, black: 5 }, GIPFS]);
  expect(captured(gone, 'black') - captured(run, 'black')).toBe(1);
  expect(boardOf(after(gipf, run, 'xc2,c3,c4,c5(c6)'))).toBe(`c6:bz ${GIPFS}`);
});

test('P3: of a row of GIPF- and loaded pieces alone one has to go; this replaces G14', () => {
  const row = projectAt({ variant: 'tournament', board: 'c2:W c3:wZ c4:W c5:wY h5:B', phase: 'row' });
  expect(refused(gipf, row, 'x(c2,c3,c4,c5)')).toBe('ONE_MUST_GO c2 c3 c4 c5');
  expect(legal(gipf, row)).toHaveLength(15);
  const kept = after(gipf, row, 'xc5(c2,c3,c4)');
  expect([kept.phase, kept.toAct, boardOf(kept)]).toEqual(['push', 'black', 'c2:W c3:wZ c4:W h5:B']);
});

test('P3: what is a row of four even after one of five went is settled again', () => {
  const row = projectAt({ variant: 'tournament', board: 'e2:W e3:W e4:W e5:W e6:w h5:B', phase: 'row' });
  const once = after(gipf, row, 'xe6(e2,e3,e4,e5)');
  expect([once.phase, once.toAct]).toEqual(['row', 'white']);
  expect(refused(gipf, once, 'x(e2,e3,e4,e5)')).toBe('ONE_MUST_GO e2 e3 e4 e5');
  expect(after(gipf, once, 'xe5(e2,e3,e4)').phase).toBe('push');
});

test('P3: with a basic start there are no GIPF-pieces, and G17 does not apply', () => {
  const begun = begin({ variant: 'basic', potentials: 'P1-none' });
  expect(boardOf(begun)).toBe('b2:b b5:w e2:w e8:b h2:b h5:w');
  expect(refused(gipf, begun, 'Ga1-b2')).toBe('NO_GIPF_PIECE_ENTERS');
  const row = projectAt({ variant: 'basic', board: 'b2:w b3:w b4:wZ b5:w', phase: 'row' });
  expect(boardOf(after(gipf, row, 'xb2,b3,b4,b5'))).toBe('');
  expect(gipf.outcome(after(gipf, row, 'xb2,b3,b4,b5'))).toBe(undefined);
  const text = gipf.positionText(row);
  for (const cell of ['W', 'B', '[X]', '[x]']) {
    const read = gipf.readPosition(text.replace('/6/', `/5${cell}/`));
    expect([cell, read.ok ? 'accepted' : read.error.code]).toEqual([cell, 'IMPOSSIBLE_PIECES']);
  }
});

test('P4: a use is the turn; the piece stays as a basic one and the potential as a piece', () => {
  const position = projectAt({ board: `c3:wY ${GIPFS}` });
  const used = after(gipf, position, 'Yc3-c5');
  expect([boardOf(used), used.toAct, used.phase, used.reserve.white]).toEqual([
    `c3:w c5:Y ${GIPFS}`,
    'black',
    'push',
    5,
  ]);
  expect(refused(gipf, after(gipf, used, 'a5-b5'), 'Yc5-c6')).toBe('NOT_LOADED c5');
});

test('P4: only the side to act uses its own, and only while a move is due', () => {
  const position = projectAt({ board: `c3:wY e5:by ${GIPFS}` });
  expect(refused(gipf, position, 'Ye5-e6')).toBe('NOT_LOADED e5');
  expect(usesAt(position, 'e5')).toEqual([]);
  expect(refused(gipf, position, 'Zc3-c5')).toBe('NOT_LOADED c3');
  expect(refused(gipf, position, 'Yc3-c1')).toBe('NOT_IN_LINE c3 c1');
  const row = projectAt({ board: `b2:w b3:w b4:w b5:w c3:wY ${GIPFS}`, phase: 'row' });
  expect(refused(gipf, row, 'Yc3-c5')).toBe('ROW_MUST_BE_TAKEN b2 b3 b4 b5');
});

test('P4: a used potential counts in a row, must go, and is out of the game', () => {
  const position = projectAt({ board: `b2:w b3:w b4:w c6:wY ${GIPFS}` });
  const row = after(gipf, position, 'Yc6-b5');
  expect(legal(gipf, row)).toEqual(['xb2,b3,b4,b5']);
  expect(refused(gipf, row, 'xb2,b3,b4(b5)')).toBe('CANNOT_STAY b5');
  const taken = after(gipf, row, 'xb2,b3,b4,b5');
  expect([boardOf(taken), taken.reserve.white]).toEqual([`c6:w ${GIPFS}`, 8]);
});

test('P5: a ZÈRTZ jumps over whatever stands side by side onto the first empty point', () => {
  const position = projectAt({ board: `b2:wZ b3:b b4:wD c3:W d4:b ${GIPFS}` });
  expect(usesAt(position, 'b2')).toEqual(['Zb2-b5', 'Zb2-e5']);
  expect(boardOf(after(gipf, position, 'Zb2-e5'))).toBe(`b2:w b3:b b4:wD c3:W d4:b e5:Z ${GIPFS}`);
  expect(refused(gipf, position, 'Zb2-f5')).toBe('MUST_LAND_BEHIND f5 e5');
  expect(refused(gipf, position, 'Zb2-d4')).toBe('MUST_LAND_BEHIND d4 e5');
  expect(refused(gipf, position, 'Zb2-c2')).toBe('NOTHING_TO_JUMP b2 c2');
  expect(refused(gipf, position, 'Zb2-d3')).toBe('NOT_IN_LINE b2 d3');
  expect(refused(gipf, position, 'Zb2-b2')).toBe('MUST_LEAVE_POINT b2');
  const walled = projectAt({ board: `b2:wZ b3:b b4:b b5:w ${GIPFS}` });
  expect(usesAt(walled, 'b2')).toEqual([]);
});

test('P6: a YINSH slides over empty points and never jumps', () => {
  const position = projectAt({ board: `b2:wY b4:b c3:w e2:b ${GIPFS}` });
  expect(usesAt(position, 'b2')).toEqual(['Yb2-b3', 'Yb2-c2', 'Yb2-d2']);
  expect(refused(gipf, position, 'Yb2-b5')).toBe('WAY_BLOCKED b4');
  expect(refused(gipf, position, 'Yb2-c3')).toBe('WAY_BLOCKED c3');
  expect(refused(gipf, position, 'Yb2-d3')).toBe('NOT_IN_LINE b2 d3');
});

test('P7: a DVONN hops onto an enemy’s basic or DVONN-loaded piece, or a DVONN on one’s own', () => {
  const position = projectAt({ board: `c3:wD b2:b b3:bd c4:wd c2:B d3:bz d4:w ${GIPFS}` });
  expect(usesAt(position, 'c3')).toEqual(['Dc3-b2', 'Dc3-b3', 'Dc3-c4']);
  expect(boardOf(after(gipf, position, 'Dc3-b2'))).toContain('b2:bD b3:bd c2:B c3:w');
  expect(boardOf(after(gipf, position, 'Dc3-b3'))).toContain('b3:bdD');
  expect(boardOf(after(gipf, position, 'Dc3-c4'))).toContain('c4:wdD');
  expect(refused(gipf, position, 'Dc3-c2')).toBe('NOTHING_TO_TOP c2');
  expect(refused(gipf, position, 'Dc3-d3')).toBe('NOTHING_TO_TOP d3');
  expect(refused(gipf, position, 'Dc3-d4')).toBe('NOTHING_TO_TOP d4');
  expect(refused(gipf, position, 'Dc3-c5')).toBe('NOT_ADJACENT c3 c5');
});

test('P7, P9: neither hops onto what the other kind, or its own side, has topped', () => {
  const position = projectAt({ board: `c3:wD c2:wp c4:bp d4:bD f3:wP f2:wd f4:bd g3:bP ${GIPFS}` });
  expect([usesAt(position, 'c3'), usesAt(position, 'f3')]).toEqual([[], []]);
  expect(refused(gipf, position, 'Dc3-d4')).toBe('NOTHING_TO_TOP d4');
  expect(refused(gipf, position, 'Pf3-f2')).toBe('NOTHING_TO_TOP f2');
});

test('P7: a stack in its owner’s row gives back nothing of what stays beneath', () => {
  const row = projectAt({ board: `c2:w c3:w c4:wdD c5:w ${GIPFS}`, phase: 'row' });
  const taken = after(gipf, row, 'xc2,c3,c4,c5');
  expect([boardOf(taken), taken.reserve.white]).toEqual([`c4:wd ${GIPFS}`, 5 + 3]);
});

test('P7: the top owns the point, and with it a loaded piece beneath is out of use', () => {
  const position = projectAt({ board: `b3:wDd c3:wD ${GIPFS}`, toAct: 'white' });
  expect(refused(gipf, position, 'Db3-b4')).toBe('NOT_LOADED b3');
  expect(usesAt(position, 'c3')).toEqual(['Dc3-b3']);
  expect(boardOf(after(gipf, position, 'Dc3-b3'))).toBe(`b3:wDdD c3:w ${GIPFS}`);
});

test('P7: in a row only the top goes; the piece beneath stands again and may complete a row', () => {
  const row = projectAt({ board: `d2:w d3:w d4:bD d5:w b2:b c3:b e5:b ${GIPFS}`, phase: 'row' });
  const taken = after(gipf, row, 'xd2,d3,d4,d5');
  expect(boardOf(taken)).toBe(`b2:b c3:b d4:b e5:b ${GIPFS}`);
  expect([taken.reserve, taken.phase, taken.toAct]).toEqual([{ white: 8, black: 5 }, 'row', 'black']);
  const loaded = projectAt({ board: `d2:b d3:b d4:wDd d5:b ${GIPFS}`, phase: 'row', toAct: 'black' });
  expect(boardOf(after(gipf, loaded, 'xd2,d3,d4,d5'))).toBe(`d4:wD ${GIPFS}`);
});

test('P8: a TAMSK pushed to the middle by its owner earns a push at once, before rows are settled', () => {
  const position = projectAt({ board: `e2:w e3:w e4:wT ${GIPFS}` });
  const pushed = after(gipf, position, 'e1-e2');
  expect([pushed.phase, pushed.toAct, pushed.project?.extra]).toEqual(['extra', 'white', 'then']);
  expect(refused(gipf, pushed, 'xe2,e3,e4,e5')).toBe('EXTRA_PUSH_DUE');
  expect(refused(gipf, pushed, 'a1-b2')).toBe('EXTRA_PUSH_DUE');
  const entered = after(gipf, pushed, 'Ta1-b2');
  expect([boardOf(entered), entered.phase, entered.reserve.white]).toEqual([
    `b2:T e2:w e3:w e4:w e5:w ${GIPFS}`,
    'row',
    4,
  ]);
  expect(refused(gipf, position, 'e1-e2;Ta1-b2;xe2,e3,e4,e5')).toBe('accepted');
});

test('P8: pushed there by the opponent it earns the push before the next move, and rows wait for that move', () => {
  const position = projectAt({ board: `b2:w b3:w b4:w e2:b e3:b e4:wT ${GIPFS}`, toAct: 'black' });
  const pushed = after(gipf, position, 'e1-e2');
  expect([pushed.phase, pushed.toAct, pushed.project?.extra]).toEqual(['extra', 'white', 'first']);
  const entered = after(gipf, pushed, 'Tb1-b2');
  expect([entered.phase, entered.toAct, entered.project?.extra]).toEqual(['push', 'white', 'made']);
  const moved = after(gipf, entered, 'i1-h2');
  expect([moved.phase, moved.toAct, legal(gipf, moved)]).toEqual(['row', 'white', ['xb2,b3,b4,b5']]);
});

test('P8: not used at once, the TAMSK is out of the game; elsewhere it cannot be used', () => {
  const position = projectAt({ board: `e2:w e3:b e4:wT ${GIPFS}` });
  const gone = after(gipf, position, 'e1-e2;T-');
  expect([boardOf(gone), gone.toAct]).toEqual([`e2:w e3:w e4:b e5:w ${GIPFS}`, 'black']);
  expect(refused(gipf, position, 'Te4-e5')).toBe('TAMSK_WORKS_IN_THE_MIDDLE e4');
  expect(refused(gipf, position, 'T-')).toBe('PIECE_MUST_BE_PUSHED');
});

test('P8: a TAMSK that the extra push brings to the middle earns another one', () => {
  const position = projectAt({ board: `e2:wT e3:b e4:wT ${GIPFS}` });
  const first = after(gipf, position, 'e1-e2');
  expect(boardOf(first)).toBe(`e2:w e3:wT e4:b e5:wT ${GIPFS}`);
  const again = after(gipf, projectAt({ board: `b2:w c3:w d4:wT e2:w e3:b e4:wT ${GIPFS}` }), 'e1-e2;Ta1-b2');
  expect([boardOf(again), again.phase, again.toAct]).toEqual([
    `b2:T c3:w d4:w e2:w e3:w e4:b e5:wT f5:w ${GIPFS}`,
    'extra',
    'white',
  ]);
});

test('P9: a PÜNCT hops onto an enemy’s PÜNCT-loaded piece, a PÜNCT on one’s own, or a GIPF-piece', () => {
  const position = projectAt({ board: `c3:wP b2:wp b3:bp c4:B c2:b d3:bd d4:W ${GIPFS}` });
  expect(usesAt(position, 'c3')).toEqual(['Pc3-b2', 'Pc3-b3', 'Pc3-c4=G', 'Pc3-c4=P']);
  expect(boardOf(after(gipf, position, 'Pc3-b2'))).toContain('b2:wpP');
  expect(boardOf(after(gipf, position, 'Pc3-b3'))).toContain('b3:bpP');
  expect(refused(gipf, position, 'Pc3-c4')).toBe('SAY_WHAT_BECOMES c4');
  expect(refused(gipf, position, 'Pc3-b3=G')).toBe('NO_GIPF_PIECE_THERE b3');
  expect(refused(gipf, position, 'Pc3-c2')).toBe('NOTHING_TO_TOP c2');
  expect(refused(gipf, position, 'Pc3-d4')).toBe('NOTHING_TO_TOP d4');
});

test('P9: neutralised, a GIPF-piece loses its upper piece and is none any more until the PÜNCT goes, and never again', () => {
  const position = projectAt({ board: `c3:wP c4:B ${GIPFS}` });
  const used = after(gipf, position, 'Pc3-c4=P');
  expect([boardOf(used), captured(used, 'black') - captured(position, 'black')]).toEqual([
    `c3:w c4:bP ${GIPFS}`,
    1,
  ]);
  const row = projectAt({ board: `c2:w c3:w c4:bP c5:w ${GIPFS}`, phase: 'row' });
  expect(boardOf(after(gipf, row, 'xc2,c3,c4,c5'))).toBe(`c4:b ${GIPFS}`);
});

test('P9: converted, both its pieces are captured and a GIPF-piece of one’s own stands there', () => {
  const position = projectAt({ board: 'c3:wP c4:B h2:W h5:B' });
  const used = after(gipf, position, 'Pc3-c4=G');
  expect([boardOf(used), used.reserve.white, captured(used, 'black') - captured(position, 'black')]).toEqual([
    `c3:w c4:X ${GIPFS}`,
    4,
    2,
  ]);
  const row = projectAt({ board: `c2:w c3:w c4:X c5:w ${GIPFS}`, phase: 'row' });
  expect(legal(gipf, row)).toEqual(['xc2,c3,c4,c5', 'xc2,c3,c5(c4)']);
  expect(after(gipf, row, 'xc2,c3,c4,c5').reserve.white).toBe(9); // the PÜNCT does not return
  const back = projectAt({ board: `c3:bp c4:X ${GIPFS}`, toAct: 'black' });
  expect(boardOf(after(gipf, back, 'Pc3-c4=P'))).toBe(`c3:b c4:wp ${GIPFS}`);
});

test('P9: without a basic piece in reserve nothing is converted', () => {
  const position = projectAt({ board: `c3:wP c4:B ${GIPFS}`, reserve: [0, 5] });
  expect(legal(gipf, position)).toEqual(['Pc3-c4=P']);
  expect(refused(gipf, position, 'Pc3-c4=G')).toBe('RESERVE_EMPTY');
});

test('P9 and G17: whoever has lost the last GIPF-piece to a PÜNCT has lost', () => {
  for (const text of ['Pc3-c4=P', 'Pc3-c4=G']) {
    const over = after(gipf, projectAt({ board: 'c3:wP c4:B h2:W' }), text);
    expect(gipf.outcome(over)).toEqual({ winner: 'white', by: 'gipf-pieces' });
  }
});

test('P10: without a piece in reserve one goes on as long as a potential can be used', () => {
  const position = projectAt({ board: `c3:wY ${GIPFS}`, reserve: [0, 5] });
  expect(gipf.outcome(position)).toBeUndefined();
  expect(legal(gipf, position).every(text => text.startsWith('Yc3-'))).toBe(true);
  expect(refused(gipf, position, 'a1-b2')).toBe('RESERVE_EMPTY');
  const used = after(gipf, position, 'Yc3-c5', 'a5-b5');
  expect(gipf.outcome(used)).toEqual({ winner: 'black', by: 'reserve' });
});

test('P11: a use that was denied leaves the piece loaded, and something else has to be done', () => {
  const position = projectAt({ board: `c3:wY e5:wZ e6:b ${GIPFS}`, linked: 'yes' });
  const denied = after(gipf, position, '!Yc3-c5');
  expect([boardOf(denied), denied.toAct, denied.phase]).toEqual([boardOf(position), 'white', 'push']);
  expect(refused(gipf, denied, 'Yc3-c4')).toBe('DENIED_ALREADY c3');
  expect(refused(gipf, denied, 'Ze5-e7')).toBe('accepted');
  const moved = after(gipf, position, '!Yc3-c5;a1-b2');
  expect([moved.toAct, moved.project?.denied]).toEqual(['black', []]);
  expect(refused(gipf, after(gipf, moved, 'a5-b5'), 'Yc3-c5')).toBe('accepted');
  expect(refused(gipf, position, '!Yc3-f9')).toBe('NO_SUCH_POINT');
  expect(refused(gipf, position, '!a1-b2')).toBe('NOTHING_IS_DENIED');
  expect(refused(gipf, projectAt({ board: `c3:wY ${GIPFS}` }), '!Yc3-c5')).toBe('NOTHING_IS_DENIED');
});

test('P11: one after the other may be denied in a turn, and none of them is announced again', () => {
  const position = projectAt({ board: `c3:wY e5:wZ e6:b ${GIPFS}`, linked: 'yes' });
  for (const [first, second] of [
    ['!Yc3-c5', '!Ze5-e7'],
    ['!Ze5-e7', '!Yc3-c5'],
  ]) {
    const denied = after(gipf, position, `${first};${second}`);
    expect(denied.project?.denied.map(p => gipf.board.name(p))).toEqual(['c3', 'e5']);
    expect(legal(gipf, denied).filter(text => /^[!A-Z]/.test(text))).toEqual([]);
  }
});

test('P11: who can do nothing else has lost; a TAMSK that was denied is out of the game', () => {
  const last = projectAt({ board: `c3:wY ${GIPFS}`, reserve: [0, 5], linked: 'yes' });
  expect(gipf.outcome(after(gipf, last, '!Yc3-c5'))).toEqual({ winner: 'black', by: 'reserve' });
  const tamsk = projectAt({ board: `e2:w e3:b e4:wT ${GIPFS}`, linked: 'yes' });
  expect(boardOf(after(gipf, tamsk, 'e1-e2;!Ta1-b2'))).toBe(`e2:w e3:w e4:b e5:w ${GIPFS}`);
});

test('P11: an entry that was denied leaves the potential in the reserve, and its kind waits for another turn', () => {
  const begun = begin({ variant: 'standard', potentials: 'Z3Y3', linked: 'z' });
  const denied = after(gipf, begun, '!Za1-b2');
  expect([denied.toAct, denied.phase, denied.reserve.white, denied.project?.stock]).toEqual([
    'white',
    'push',
    12,
    begun.project?.stock,
  ]);
  expect([boardOf(denied), denied.entry.white]).toEqual([boardOf(begun), 'loaded']);
  expect(gipf.positionText(denied)).toContain('denied=Z');
  expect(must(gipf.readPosition(gipf.positionText(denied)))).toEqual(denied);
  expect(refused(gipf, denied, 'Za2-b3')).toBe('ENTRY_DENIED');
  expect(refused(gipf, denied, '!Za2-b3')).toBe('ENTRY_DENIED');
  expect(refused(gipf, begun, '!Ya1-b2')).toBe('NOT_TO_BE_WON');
  expect(refused(gipf, begun, '!a1-b2')).toBe('NOTHING_IS_DENIED');
  const other = after(gipf, denied, 'Ya1-b2');
  expect([other.toAct, other.project?.deniedEntries, other.project?.stock.white.zertz]).toEqual([
    'black',
    [],
    3,
  ]);
  expect(refused(gipf, after(gipf, other, 'i1-h2'), 'Za2-b3')).toBe('accepted');
  // P2 holds as always: a basic piece ends the right to bring in potentials.
  expect(after(gipf, begun, '!Za1-b2;a1-b2').project?.stock.white.zertz).toBe(0);
});

test('P11: a potential that was acquired is used freely; kinds of one game may differ', () => {
  const stock = { potentials: 'Z3Y3D3', stock: 'Z1-none', entry: ['loaded', 'single'] } as const;
  const position = projectAt({ board: `c3:wZ c4:b e5:wY e2:wD ${GIPFS}`, linked: 'zY', ...stock });
  const texts = legal(gipf, position);
  expect(texts.filter(text => text.startsWith('!Z') && text.includes('c3-'))).toEqual([]);
  expect(texts).toEqual(expect.arrayContaining(['Zc3-c5', 'Ye5-e4', '!Ye5-e4', 'Za1-b2', '!Za1-b2']));
  expect(refused(gipf, position, '!Zc3-c5')).toBe('NOT_TO_BE_WON');
  const denied = after(gipf, position, '!Za1-b2;!Ye5-e4');
  expect(gipf.positionText(denied)).toContain('denied=e5,Z');
  expect(must(gipf.readPosition(gipf.positionText(denied)))).toEqual(denied);
  expect(legal(gipf, denied).filter(text => text.startsWith('!'))).toEqual([]);
});

test('P11: a TAMSK that was acquired earns its push without another game', () => {
  const tamsk = projectAt({ board: `e2:w e3:b e4:wT ${GIPFS}`, linked: 't' });
  expect(legal(gipf, after(gipf, tamsk, 'e1-e2')).filter(text => text.startsWith('!'))).toEqual([]);
});

test('without potentials nothing changes: no text of theirs is read', () => {
  const plain = gipf.start({ variant: 'standard', handicap: { white: 0, black: 0 } });
  expect(refused(gipf, plain, 'Za1-b2')).toBe('NO_SUCH_POINT');
  expect(refused(gipf, plain, 'T-')).toBe('TEXT_UNREADABLE');
  expect(gipf.positionText(plain)).not.toContain('potentials');
  expect(gipf.readPosition(gipf.positionText(plain).replace('W', '[wZ]')).ok).toBe(false);
});
