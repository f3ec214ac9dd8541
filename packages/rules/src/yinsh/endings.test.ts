import { expect, test } from 'vitest';
import { SIDES, other, type Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { after, legal, refused } from '../testing.js';
import { AWAY, HOME, asked, board, patterned, seenBy, type Stones, yinshAt } from './testing.js';
import type { YinshPosition } from './types.js';
import { yinsh } from './yinsh.js';

/** Columns e to i: 46 points. */
const FIELD = board.columns.slice(4, 9).flat();
const named = (...names: string[]): Point[] => names.map(name => board.find(name)!);
/** Markers on every point but `free`, 50 in total, without a row; the others are given. */
const crowded = (mover: Side, free: readonly Point[], own: Stones, theirs: Stones, more: string[] = []) => {
  const [mine, rest] = patterned([...FIELD.filter(p => !free.includes(p)), ...named(...more)]);
  return seenBy(
    mover,
    { rings: own.rings, markers: `${mine} ${own.markers ?? ''}` },
    { rings: theirs.rings, markers: `${rest} ${theirs.markers ?? ''}` },
  );
};
const FOUR = ['d1', 'd2', 'd3', 'd4'];

test.each([
  [5, 5, undefined],
  [4, 5, 'mover'],
  [5, 4, 'rival'],
  [3, 4, 'mover'],
  [3, 3, undefined],
])(
  'Y15: the pool runs out at %i rings to %i: more taken off wins, equal is a draw',
  (mine, theirs, winner) => {
    for (const mover of SIDES) {
      const own = { rings: ['b1', 'a2', 'a3', 'a4', 'a5'].slice(0, mine).join(' ') };
      const rival = { rings: ['k7', 'k8', 'k9', 'k10', 'j5'].slice(0, theirs).join(' ') };
      const before = crowded(mover, [], own, rival, FOUR);
      expect([before.pool, yinsh.outcome(before)]).toEqual([1, undefined]);
      const done = after(yinsh, before, 'b1-c1');
      const expected = winner === undefined ? null : winner === 'mover' ? mover : other(mover);
      expect(yinsh.outcome(done)).toEqual({ winner: expected, by: 'pool' });
      expect([done.pool, done.phase, legal(yinsh, done)]).toEqual([0, 'over', []]);
    }
  },
);

test.each(SIDES)('Y15: with one marker left in the pool after the move of %s play goes on', mover => {
  const before = crowded(mover, [], { rings: `${HOME} b1` }, { rings: AWAY }, FOUR.slice(1));
  const now = after(yinsh, before, 'b1-c1');
  expect([now.pool, asked(now)]).toEqual([1, `${other(mover)} move`]);
});

test.each(SIDES)('Y15: a row that the last marker of %s makes is settled, and play goes on', mover => {
  const before = crowded(mover, [], { rings: `${HOME} d5`, markers: FOUR.join(' ') }, { rings: AWAY });
  const made = after(yinsh, before, 'd5-c5');
  expect([made.pool, asked(made), legal(yinsh, made)]).toEqual([0, `${mover} row`, ['xd1-d5']]);
  const now = after(yinsh, made, 'xd1-d5;xa2');
  expect([now.pool, asked(now), yinsh.outcome(now)]).toEqual([5, `${other(mover)} move`, undefined]);
});

test.each(SIDES)('Y15: so is a row that the last marker of %s makes for the other side', mover => {
  const rival = other(mover);
  const own = { rings: `${HOME} c3`, markers: 'd3' };
  const before = crowded(mover, named('e3'), own, { rings: AWAY, markers: 'd1 d2 d4 d5' });
  const made = after(yinsh, before, 'c3-e3');
  expect([made.pool, asked(made), legal(yinsh, made)]).toEqual([0, `${rival} row`, ['xd1-d5']]);
  const now = after(yinsh, made, 'xd1-d5;xk7');
  expect([now.pool, asked(now), yinsh.outcome(now)]).toEqual([5, `${rival} move`, undefined]);
});

test.each(SIDES)('Y16: walled in by the rings of the other side, %s passes and nothing else', mover => {
  const rival = other(mover);
  const walled = seenBy(mover, { rings: HOME }, { rings: 'b2 b3 b4 b5 b6' });
  expect(legal(yinsh, walled)).toEqual(['pass']);
  const passed = after(yinsh, walled, 'pass');
  expect([asked(passed), passed.mover, passed.passes]).toEqual([`${rival} move`, rival, 1]);
  expect([passed.cells, passed.pool]).toEqual([walled.cells, 51]);
  expect(legal(yinsh, passed)).not.toContain('pass');
  expect(refused(yinsh, passed, 'pass')).toBe('CANNOT_PASS b2 b3 b4 b5 b6');
  const opened = after(yinsh, passed, 'b4-c4');
  expect([opened.passes, refused(yinsh, opened, 'pass')]).toEqual([0, 'CANNOT_PASS a3']);
  expect(legal(yinsh, opened)).toEqual(['a3-c5']);
});

test('Y16: a move between two passes begins the count again', () => {
  // Markers from b6 to the edge keep a5 blocked after the ring has left b6.
  const walled = yinshAt({
    white: { rings: HOME, markers: 'c7 e9 g11' },
    black: { rings: 'b2 b3 b4 b5 b6', markers: 'd8 f10' },
  });
  const moved = after(yinsh, walled, 'pass', 'b6-b7');
  expect([moved.passes, legal(yinsh, moved)]).toEqual([0, ['pass']]);
  const again = after(yinsh, moved, 'pass');
  expect([asked(again), again.passes, yinsh.outcome(again)]).toEqual(['black move', 1, undefined]);
});

/** Every point that one of these rings sees has a marker, so no ring can move. */
const stuck = (mover: Side, own: string, theirs: string): YinshPosition => {
  const rings = named(...own.split(' '), ...theirs.split(' '));
  const seen = rings.flatMap(p =>
    board.rays[p]!.flatMap(ray => {
      const ring = ray.findIndex(q => rings.includes(q));
      return ring < 0 ? ray : ray.slice(0, ring);
    }),
  );
  const [mine, rest] = patterned([...new Set(seen)]);
  return seenBy(mover, { rings: own, markers: mine }, { rings: theirs, markers: rest });
};

test.each([
  ['b1 b7 k10', 'e1 e10 k7', 'nobody'],
  ['c1 d1 k8', 'c8 d2 d9 k9', 'mover'],
  ['c8 d2 d9 k9', 'c1 d1 k8', 'rival'],
])('Y16: two passes in a row end the game, %s against %s: %s wins', (own, theirs, winner) => {
  for (const mover of SIDES) {
    const position = stuck(mover, own, theirs);
    expect(legal(yinsh, position)).toEqual(['pass']);
    const once = after(yinsh, position, 'pass');
    expect([asked(once), legal(yinsh, once)]).toEqual([`${other(mover)} move`, ['pass']]);
    const done = after(yinsh, once, 'pass');
    const expected = winner === 'nobody' ? null : winner === 'mover' ? mover : other(mover);
    expect(yinsh.outcome(done)).toEqual({ winner: expected, by: 'passes' });
    expect([done.passes, done.phase, legal(yinsh, done)]).toEqual([2, 'over', []]);
  }
});

test.each(SIDES)(
  'Y16: an empty pool ends the game before the other side would have to pass (%s moves)',
  mover => {
    // The last marker is placed on j10. The four rings on k are blocked by rings and full lines.
    const before = crowded(mover, [], { rings: 'j6 j7 j8 j9 j10' }, { rings: 'k7 k8 k9 k10' }, FOUR);
    const done = after(yinsh, before, 'j10-j11');
    expect(yinsh.outcome(done)).toEqual({ winner: other(mover), by: 'pool' });
    expect(done.passes).toBe(0);
  },
);
