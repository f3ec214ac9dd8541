import { expect, test } from 'vitest';
import { SIDES, other, type Side } from '../game.js';
import { perft } from '../perft.js';
import { after, legal } from '../testing.js';
import { AWAY, HOME, asked, board, markersOf, playouts, ringsOf, seenBy, where, yinshAt } from './testing.js';
import type { YinshPosition } from './types.js';
import { yinsh } from './yinsh.js';

test.each([
  ['c3 d3 e3 f3', 'g3-g4', 'xc3-g3'],
  ['g3 f3 e3 d3', 'c3-c4', 'xc3-g3'],
  ['f3 f4 f5 f6', 'f7-g7', 'xf3-f7'],
  ['e6 e7 e8 e9', 'e10-f10', 'xe6-e10'],
  ['c3 d4 e5 f6', 'g7-g8', 'xc3-g7'],
  ['b1 d1 e1', 'c1-c2', ''], // a line of four holds no row
  ['c3 d4 f6 g7', 'e5-e6', 'xc3-g7'],
])('Y7: %s and the marker of %s: %s', (markers, move, row) => {
  for (const mover of SIDES) {
    const [from] = move.split('-') as [string];
    const now = after(yinsh, seenBy(mover, { rings: `${HOME} ${from}`, markers }, { rings: AWAY }), move);
    expect(asked(now)).toBe(row === '' ? `${other(mover)} move` : `${mover} row`);
    if (row !== '') expect(legal(yinsh, now)).toEqual([row]);
  }
});

test.each([
  ['four', { rings: `${HOME} g3`, markers: 'd3 e3 f3' }, '', 'g3-g4'],
  ['a gap', { rings: `${HOME} g3`, markers: 'b3 c3 e3 f3' }, '', 'g3-g4'],
  ['another colour between', { rings: `${HOME} g3`, markers: 'b3 c3 d3 f3' }, 'e3', 'g3-g4'],
  ['an own ring between', { rings: 'a2 a4 a5 e3 g3', markers: 'b3 c3 d3 f3' }, '', 'g3-g4'],
  ['an own ring at the end', { rings: `${HOME} h3`, markers: 'c3 d3 e3 f3' }, '', 'h3-g3'],
])('Y7: %s is no row', (_, own, theirs, move) => {
  for (const mover of SIDES) {
    const now = after(yinsh, seenBy(mover, own, { rings: AWAY, markers: theirs }), move);
    expect(asked(now)).toBe(`${other(mover)} move`);
  }
});

test.each(SIDES)('Y8: %s takes the five markers, then any one of the rings', mover => {
  const rival = other(mover);
  const own = { rings: `${HOME} g3`, markers: 'c3 d3 e3 f3 b7' };
  const made = after(yinsh, seenBy(mover, own, { rings: AWAY, markers: 'c4' }), 'g3-g4');
  expect([made.pool, asked(made)]).toEqual([44, `${mover} row`]);
  const rowless = after(yinsh, made, 'xc3-g3');
  expect([rowless.pool, asked(rowless), rowless.taken[mover]]).toEqual([49, `${mover} ring`, 0]);
  expect([markersOf(rowless, mover), markersOf(rowless, rival)]).toEqual(['b7', 'c4']);
  expect(legal(yinsh, rowless)).toEqual(['xa2', 'xa3', 'xa4', 'xa5', 'xg4']);
  const done = after(yinsh, rowless, 'xg4');
  expect([ringsOf(done, mover), ringsOf(done, rival)]).toEqual([HOME, AWAY]);
  expect([done.taken[mover], done.taken[rival], done.pool]).toEqual([1, 0, 49]);
  expect([asked(done), done.mover, yinsh.outcome(done)]).toEqual([`${rival} move`, rival, undefined]);
});

/** Column e up to `length`, all of one owner but e5, which a jump d5-f5 flips. The row is the jumper's or the other's. */
const run = (jumper: Side, owner: Side, length: number): YinshPosition => {
  const rest = 'e1 e2 e3 e4 e6 e7 e8 e9'
    .split(' ')
    .slice(0, length - 1)
    .join(' ');
  const own = { rings: `${HOME} d5`, markers: owner === jumper ? rest : 'e5' };
  return after(yinsh, seenBy(jumper, own, { rings: AWAY, markers: owner === jumper ? 'e5' : rest }), 'd5-f5');
};

test.each([5, 6, 7, 8, 9])('Y9: the owner of a run of %i chooses which five, whoever made it', length => {
  const choices = ['xe1-e5', 'xe2-e6', 'xe3-e7', 'xe4-e8', 'xe5-e9'].slice(0, length - 4);
  for (const jumper of SIDES) {
    for (const owner of SIDES) {
      const made = run(jumper, owner, length);
      expect(asked(made)).toBe(`${owner} row`);
      expect(legal(yinsh, made)).toEqual(choices);
    }
  }
});

test('Y9: what is left of a run of nine is no row any more and stays', () => {
  const done = after(yinsh, run('black', 'white', 9), 'xe3-e7;xk7');
  expect([markersOf(done, 'white'), markersOf(done, 'black')]).toEqual(['e1 e2 e8 e9', 'd5']);
  expect([asked(done), done.pool]).toEqual(['white move', 46]);
});

/** A jump up column e flips the middle of one row on each of these numbers. */
const parallel = (numbers: readonly number[], mover: Side = 'white', rings = `${HOME} e2`) => {
  const each = (...letters: string[]) => numbers.flatMap(n => letters.map(c => `${c}${n}`)).join(' ');
  return after(
    yinsh,
    seenBy(mover, { rings, markers: each('c', 'd', 'f', 'g') }, { rings: AWAY, markers: each('e') }),
    `e2-e${3 + numbers.length}`,
  );
};

test.each(SIDES)('Y10: two rows of %s side by side: row, ring, row, ring', mover => {
  const two = parallel([3, 4], mover);
  expect(legal(yinsh, two)).toEqual(['xc3-g3', 'xc4-g4']);
  const one = after(yinsh, two, 'xc4-g4;xa2');
  expect([asked(one), one.taken[mover], one.pool]).toEqual([`${mover} row`, 1, 45]);
  expect(legal(yinsh, one)).toEqual(['xc3-g3']);
  const none = after(yinsh, one, 'xc3-g3;xe5');
  expect([asked(none), none.taken[mover], none.pool]).toEqual([`${other(mover)} move`, 2, 50]);
  expect([markersOf(none, mover), ringsOf(none, mover)]).toEqual(['e2', 'a3 a4 a5']);
});

test.each(SIDES)('Y10: three rows of %s in one move bring three rings and the game', mover => {
  const three = parallel([3, 4, 5], mover);
  expect(legal(yinsh, three)).toEqual(['xc3-g3', 'xc4-g4', 'xc5-g5']);
  const two = after(yinsh, three, 'xc4-g4;xa2');
  expect(legal(yinsh, two)).toEqual(['xc3-g3', 'xc5-g5']);
  const done = after(yinsh, two, 'xc5-g5;xa3;xc3-g3;xa4');
  expect(yinsh.outcome(done)).toEqual({ winner: mover, by: 'rings' });
  expect(done.taken[mover]).toBe(3);
});

test('Y10: of two rows that cross, taking one breaks the other, which stays', () => {
  const own = { rings: `${HOME} e5`, markers: 'e3 e4 e6 e7 c5 d5 f5 g5' };
  const cross = after(yinsh, seenBy('white', own, { rings: AWAY }), 'e5-f6');
  expect(legal(yinsh, cross)).toEqual(['xc5-g5', 'xe3-e7']);
  const upright = after(yinsh, cross, 'xc5-g5;xa2');
  expect([asked(upright), where(upright, 'w')]).toEqual(['black move', 'e3 e4 e6 e7']);
  const level = after(yinsh, cross, 'xe3-e7;xa2');
  expect([asked(level), where(level, 'w')]).toEqual(['black move', 'c5 d5 f5 g5']);
});

test('Y10: of three rows through one point only one can be taken', () => {
  // The jump f4-f9 turns the black column white, and with it the middle of the two other rows.
  const own = { rings: `${HOME} f4`, markers: 'd6 e6 g6 h6 d4 e5 g7 h8' };
  const star = after(yinsh, seenBy('white', own, { rings: AWAY, markers: 'f5 f6 f7 f8' }), 'f4-f9');
  expect(legal(yinsh, star)).toEqual(['xd4-h8', 'xd6-h6', 'xf4-f8']);
  for (const row of legal(yinsh, star)) {
    const done = after(yinsh, star, `${row};xa2`);
    expect([asked(done), where(done, 'w').split(' ').length]).toEqual(['black move', 8]);
  }
});

test('Y10: in a run of seven the choice of five decides whether the crossing row stands', () => {
  const own = { rings: `${HOME} e3`, markers: 'e1 e2 c6 d6 f6 g6' };
  const made = after(yinsh, seenBy('white', own, { rings: AWAY, markers: 'e4 e5 e6 e7' }), 'e3-e8');
  expect(legal(yinsh, made)).toEqual(['xc6-g6', 'xe1-e5', 'xe2-e6', 'xe3-e7']);
  expect(legal(yinsh, after(yinsh, made, 'xe1-e5;xa2'))).toEqual(['xc6-g6']);
  expect(asked(after(yinsh, made, 'xe2-e6;xa2'))).toBe('black move');
  expect(asked(after(yinsh, made, 'xe3-e7;xa2'))).toBe('black move');
  expect(legal(yinsh, after(yinsh, made, 'xc6-g6;xa2'))).toEqual(['xe1-e5']);
});

test('Y10: in play, a row is due exactly when one stands, and every five of it is offered', () => {
  for (const position of playouts()) {
    const rows = (colour: string): string[] =>
      board.lines.flatMap(line =>
        line.slice(4).flatMap((to, i) => {
          const five = line.slice(i, i + 5);
          const whole = five.every(p => position.cells[p] === colour);
          return whole ? [`x${board.name(five[0]!)}-${board.name(to)}`] : [];
        }),
      );
    const mine = rows(position.mover === 'white' ? 'w' : 'b');
    const theirs = rows(position.mover === 'white' ? 'b' : 'w');
    if (position.phase === 'move') expect([mine, theirs]).toEqual([[], []]);
    if (position.phase !== 'row') continue;
    expect(position.toAct).toBe(mine.length > 0 ? position.mover : other(position.mover));
    expect(legal(yinsh, position)).toEqual((mine.length > 0 ? mine : theirs).sort());
  }
});

test.each(SIDES)(
  'Y11: a row that %s makes for the other is settled at the start of the other turn',
  mover => {
    const rival = other(mover);
    // The jump flips the mover's own marker and completes c4-g4 for the rival.
    const own = { rings: `${HOME} e3`, markers: 'e4' };
    const theirs = { rings: AWAY, markers: 'c4 d4 f4 g4' };
    const made = after(yinsh, seenBy(mover, own, theirs), 'e3-e5');
    expect([asked(made), made.taken[rival]]).toEqual([`${rival} row`, 0]);
    expect(legal(yinsh, made)).toEqual(['xc4-g4']);
    const taking = after(yinsh, made, 'xc4-g4');
    expect(legal(yinsh, taking)).toEqual(['xj11', 'xk10', 'xk7', 'xk8', 'xk9']);
    const settled = after(yinsh, taking, 'xk7');
    expect([asked(settled), settled.mover, settled.taken[rival]]).toEqual([`${rival} move`, rival, 1]);
    const moved = after(yinsh, made, 'xc4-g4;xk7;k8-k7');
    expect([asked(moved), moved.pool]).toEqual([`${mover} move`, 49]);
    expect([markersOf(moved, rival), ringsOf(moved, rival)]).toEqual(['k8', 'j11 k7 k9 k10']);
  },
);

test('Y11: one turn may settle a row, move, and settle the row of that move', () => {
  const white = { rings: `${HOME} e3`, markers: 'e4' };
  const black = { rings: 'f9 k7 k8 k9 k10', markers: 'c4 d4 f4 g4 b5 c6 d7 e8' };
  const made = after(yinsh, yinshAt({ white, black }), 'e3-e5');
  const done = after(yinsh, made, 'xc4-g4;xk7;f9-f10;xb5-f9;xk8');
  expect([asked(done), done.taken.black, ringsOf(done, 'black')]).toEqual(['white move', 2, 'f10 k9 k10']);
});

/** The jump e2-e5 completes c3-g3 for the mover and c4-g4 for the rival. */
const bothRows = (
  mover: Side,
  rings: readonly [string, string] = [`${HOME} e2`, AWAY],
  variant: 'standard' | 'blitz' = 'standard',
): YinshPosition => {
  const own = { rings: rings[0], markers: 'c3 d3 f3 g3 e4' };
  const theirs = { rings: rings[1], markers: 'c4 d4 f4 g4 e3' };
  return after(yinsh, seenBy(mover, own, theirs, variant), 'e2-e5');
};

test.each(SIDES)('Y12: rows for both, %s has moved and settles first, then the other', mover => {
  const rival = other(mover);
  const made = bothRows(mover);
  expect([asked(made), legal(yinsh, made)]).toEqual([`${mover} row`, ['xc3-g3']]);
  const mine = after(yinsh, made, 'xc3-g3;xa2');
  expect([asked(mine), legal(yinsh, mine)]).toEqual([`${rival} row`, ['xc4-g4']]);
  const theirs = after(yinsh, mine, 'xc4-g4;xk7');
  expect([asked(theirs), theirs.pool, theirs.taken]).toEqual([`${rival} move`, 50, { white: 1, black: 1 }]);
  expect(asked(after(yinsh, theirs, 'k8-k7'))).toBe(`${mover} move`);
});

test.each(SIDES)('Y13: the third row of both sides at once wins for %s, who moved', mover => {
  const made = bothRows(mover, ['a2 a3 e2', 'k7 k8 k9']);
  const row = after(yinsh, made, 'xc3-g3');
  expect(yinsh.outcome(row)).toBeUndefined(); // the ring counts, not the row
  const done = after(yinsh, row, 'xa3');
  expect([yinsh.phase(done), legal(yinsh, done)]).toEqual(['over', []]);
  expect(yinsh.outcome(done)).toEqual({ winner: mover, by: 'rings' });
  expect([done.taken[mover], done.taken[other(mover)]]).toEqual([3, 2]);
  expect(markersOf(done, other(mover))).toBe('c4 d4 e4 f4 g4');
});

test.each(SIDES)('Y13: a row made for the other side wins it the game before it moves (%s moves)', mover => {
  const rival = other(mover);
  const made = bothRows(mover, [`${HOME} e2`, 'k7 k8 k9']);
  const done = after(yinsh, made, 'xc3-g3;xa2', 'xc4-g4;xk7');
  expect(yinsh.outcome(done)).toEqual({ winner: rival, by: 'rings' });
  expect([done.taken[mover], done.taken[rival], legal(yinsh, done)]).toEqual([1, 3, []]);
});

test('Y13: a further row of the winner is not settled, and two rings are not yet enough', () => {
  const done = after(yinsh, parallel([3, 4], 'white', 'a2 a3 e2'), 'xc3-g3;xa2');
  expect(yinsh.outcome(done)).toEqual({ winner: 'white', by: 'rings' });
  expect(where(done, 'w')).toBe('c4 d4 e2 e4 f4 g4');
  const second = after(yinsh, parallel([3], 'white', 'a2 a3 a4 e2'), 'xc3-g3;xa2');
  expect([second.taken.white, yinsh.outcome(second)]).toEqual([2, undefined]);
});

test.each(SIDES)('Y14: in blitz the first ring taken off wins (%s)', mover => {
  const made = bothRows(mover, [`${HOME} e2`, AWAY], 'blitz');
  const done = after(yinsh, made, 'xc3-g3;xa2');
  expect(yinsh.outcome(done)).toEqual({ winner: mover, by: 'rings' });
  expect([done.taken[mover], legal(yinsh, done)]).toEqual([1, []]);
  expect(perft(yinsh, yinsh.start({ variant: 'blitz' }), 1)).toBe(85);
});
