import { expect, test } from 'vitest';
import { other, type Side } from '../game.js';
import type { Point } from '../hex/board.js';
import { perft } from '../perft.js';
import { after, legal, randomness, refused, yinshAt } from '../testing.js';
import type { YinshCell, YinshPosition, YinshStep } from './types.js';
import { yinsh } from './yinsh.js';

const { board } = yinsh;
const SIDES = ['white', 'black'] as const;
const start = yinsh.start({ variant: 'standard' });

/** Rings out of the way: four on one side of the board, five on the other. */
const HOME = 'a2 a3 a4 a5';
const AWAY = 'j11 k7 k8 k9 k10';

interface Stones {
  readonly rings: string;
  readonly markers?: string;
}

/** The same picture for either colour: `own` belongs to the side whose move it is. */
const seenBy = (mover: Side, own: Stones, theirs: Stones, variant: 'standard' | 'blitz' = 'standard') =>
  mover === 'white'
    ? yinshAt({ white: own, black: theirs, toAct: mover, variant })
    : yinshAt({ white: theirs, black: own, toAct: mover, variant });

const where = (position: YinshPosition, cell: YinshCell): string =>
  board.points
    .filter(p => position.cells[p] === cell)
    .map(p => board.name(p))
    .join(' ');
const ringsOf = (position: YinshPosition, side: Side) => where(position, side === 'white' ? 'W' : 'B');
const markersOf = (position: YinshPosition, side: Side) => where(position, side === 'white' ? 'w' : 'b');

/** Who acts and what is asked for: `white row`. */
const asked = (position: YinshPosition): string => `${yinsh.toAct(position)} ${yinsh.phase(position)}`;

/** Markers in a pattern that has no three of one colour side by side. */
const patterned = (points: readonly Point[]): readonly [string, string] => {
  const first = points.filter(p => (board.spots[p]!.q + 2 * board.spots[p]!.r + 40) % 4 < 2);
  const names = (some: readonly Point[]) => some.map(p => board.name(p)).join(' ');
  return [names(first), names(points.filter(p => !first.includes(p)))];
};

/** Positions of a few games played at random: rows, flips and crowded boards as they come. */
const playouts = function* (): Generator<YinshPosition> {
  for (const seed of [1, 2, 3, 4]) {
    const below = randomness(seed);
    for (let now = start; ;) {
      yield now;
      const steps = yinsh.steps(now);
      if (steps.length === 0) break;
      now = yinsh.play(now, steps[below(steps.length)]!);
    }
  }
};

test('Y1: the 85 points are those of the eleven columns', () => {
  const spans = 'a2-5 b1-7 c1-8 d1-9 e1-10 f2-10 g2-11 h3-11 i4-11 j5-11 k7-10'.split(' ');
  const names = spans.flatMap(span => {
    const [low, high] = span.slice(1).split('-').map(Number) as [number, number];
    return Array.from({ length: high - low + 1 }, (_, i) => `${span[0]!}${low + i}`);
  });
  expect(names).toHaveLength(85);
  expect(board.points.map(p => board.name(p))).toEqual(names);
  expect(names.map(name => board.find(name))).toEqual([...board.points]);
});

test('Y1: f6 has six neighbours, a point of the rim fewer', () => {
  const neighbours = (name: string) =>
    board.rays[board.find(name)!]!.flatMap(ray => ray.slice(0, 1).map(p => board.name(p)))
      .sort()
      .join(' ');
  expect(neighbours('f6')).toBe('e5 e6 f5 f7 g6 g7');
  expect(neighbours('a2')).toBe('a3 b2 b3');
  expect(neighbours('k10')).toBe('j10 j9 k9');
  expect(neighbours('f2')).toBe('e1 e2 f3 g2 g3');
});

test('Y1: three lines meet in f6: its letter, its number, and both rising together', () => {
  const lines = board.lines.map(line => line.map(p => board.name(p)));
  expect(lines).toHaveLength(33);
  expect(lines.filter(line => line.includes('f6')).map(line => line.join(' '))).toEqual([
    'f2 f3 f4 f5 f6 f7 f8 f9 f10',
    'b2 c3 d4 e5 f6 g7 h8 i9 j10',
    'b6 c6 d6 e6 f6 g6 h6 i6 j6',
  ]);
});

test('Y1: the board looks the same from all sides, and so do moves, rows and passes', () => {
  const values = (steps: readonly YinshStep[]) => new Set(steps.map(step => JSON.stringify(step)));
  const walledIn = yinshAt({ white: { rings: HOME }, black: { rings: 'b2 b3 b4 b5 b6' } });
  for (const position of [walledIn, ...playouts()]) {
    const steps = yinsh.steps(position);
    for (const k of board.symmetries.keys()) {
      const turned = yinsh.transform(position, k);
      expect(values(yinsh.steps(turned))).toEqual(values(steps.map(step => yinsh.transformStep(step, k))));
      const step = steps[0];
      if (step === undefined) continue;
      const played = yinsh.play(turned, yinsh.transformStep(step, k));
      const expected = yinsh.transform(yinsh.play(position, step), k);
      expect(yinsh.positionText(played)).toBe(yinsh.positionText(expected));
    }
  }
});

test('Y2: 51 markers in the pool, no ring taken, an empty board', () => {
  expect(start.pool).toBe(51);
  expect(start.taken).toEqual({ white: 0, black: 0 });
  expect(where(start, '.').split(' ')).toHaveLength(85);
  expect(yinsh.outcome(start)).toBeUndefined();
});

test('Y3: White begins, the sides place in turn, and after ten rings White moves', () => {
  let now = start;
  for (const [i, name] of 'a2 k7 a3 k8 a4 k9 a5 k10 f6 j11'.split(' ').entries()) {
    expect(asked(now)).toBe(i % 2 === 0 ? 'white place' : 'black place');
    expect(legal(yinsh, now)).toHaveLength(85 - i);
    now = after(yinsh, now, name);
  }
  expect(asked(now)).toBe('white move');
  expect([now.mover, now.pool]).toEqual(['white', 51]);
  expect([ringsOf(now, 'white'), ringsOf(now, 'black')]).toEqual(['a2 a3 a4 a5 f6', 'j11 k7 k8 k9 k10']);
});

test('Y3: any empty point will do, so 85 and 85 × 84 ways to place', () => {
  expect([perft(yinsh, start, 1), perft(yinsh, start, 2)]).toEqual([85, 7_140]);
  const placed = after(yinsh, start, 'f6');
  expect(legal(yinsh, placed)).toEqual(legal(yinsh, start).filter(text => text !== 'f6'));
});

test.each(SIDES)('Y4: a marker of its colour stays where the ring of %s stood', mover => {
  const now = after(yinsh, seenBy(mover, { rings: `${HOME} f6` }, { rings: AWAY }), 'f6-f9');
  expect(ringsOf(now, mover)).toBe(`${HOME} f9`);
  expect([markersOf(now, mover), markersOf(now, other(mover))]).toEqual(['f6', '']);
  expect(ringsOf(now, other(mover))).toBe(AWAY);
  expect([now.pool, asked(now), now.mover]).toEqual([50, `${other(mover)} move`, other(mover)]);
});

const destinations = (position: YinshPosition, from: string): string[] =>
  legal(yinsh, position).flatMap(text => (text.startsWith(`${from}-`) ? [text.slice(from.length + 1)] : []));

test('Y5: over empty points a ring goes as far as its three lines do', () => {
  const alone = seenBy('white', { rings: `${HOME} f6` }, { rings: AWAY });
  const rays = 'f2 f3 f4 f5 f7 f8 f9 f10 b6 c6 d6 e6 g6 h6 i6 j6 b2 c3 d4 e5 g7 h8 i9 j10';
  expect(destinations(alone, 'f6')).toEqual(rays.split(' ').sort());
});

test('Y5: with a marker on every side it can only jump, and lands directly behind each', () => {
  const ringed = seenBy(
    'white',
    { rings: `${HOME} f6`, markers: 'f7 g6 e5' },
    { rings: AWAY, markers: 'f5 e6 g7' },
  );
  expect(destinations(ringed, 'f6')).toEqual(['d4', 'd6', 'f4', 'f8', 'h6', 'h8']);
});

/** What stands above the ring f6 on its column (`R` own ring, `E` enemy ring), and where the ring may go there. */
test.each([
  ['....', 'f7 f8 f9 f10', 'empty points'],
  ['w...', 'f8', 'after a jump no further empty point'],
  ['.b..', 'f7 f9', 'empty points, then a jump'],
  ['.bw.', 'f7 f10', 'over several of mixed colours'],
  ['wbw.', 'f10', 'over three'],
  ['w.b.', 'f8', 'no second jump'],
  ['..wb', 'f7 f8', 'the edge behind the markers'],
  ['wbwb', '', 'markers up to the edge'],
  ['.wR.', 'f7', 'an own ring behind the marker'],
  ['.wE.', 'f7', 'an enemy ring behind the marker'],
  ['.R..', 'f7', 'never past an own ring'],
  ['.E..', 'f7', 'never past an enemy ring'],
  ['R...', '', 'an own ring next to it'],
  ['E...', '', 'an enemy ring next to it'],
])('Y5: %s above f6 leaves "%s": %s', (above, expected) => {
  const at = (letter: string) =>
    ['f7', 'f8', 'f9', 'f10'].filter((_, i) => above.charAt(i) === letter).join(' ');
  const white = { rings: `a2 a3 a4 f6 ${at('R')}`, markers: at('w') };
  const black = { rings: `k8 k9 k10 ${at('E')}`, markers: at('b') };
  const reached = destinations(seenBy('white', white, black), 'f6').filter(to => /^f(7|8|9|10)$/.test(to));
  expect(reached.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))).join(' ')).toBe(expected);
});

test('Y5: one jump may cross a whole line, and only own rings move', () => {
  const own = { rings: 'a4 a5 b2', markers: 'c3 d4 g7 i9' };
  const line = seenBy('white', own, { rings: AWAY, markers: 'e5 f6 h8' });
  expect(destinations(line, 'b2')).toContain('j10');
  expect(new Set(legal(yinsh, line).map(text => text.split('-')[0]))).toEqual(new Set(['a4', 'a5', 'b2']));
});

test('Y5: in play, the moves are exactly those over empty points, then markers, onto an empty point', () => {
  for (const position of playouts()) {
    if (position.phase !== 'move') continue;
    const expected: string[] = [];
    for (const from of board.points.filter(
      p => position.cells[p] === (position.toAct === 'white' ? 'W' : 'B'),
    )) {
      for (const ray of board.rays[from]!) {
        const line = ray.map(p => position.cells[p]!).join('');
        for (const [i, to] of ray.entries()) {
          if (/^\.*[wb]*$/.test(line.slice(0, i)) && line[i] === '.')
            expected.push(`${board.name(from)}-${board.name(to)}`);
        }
      }
    }
    expect(legal(yinsh, position)).toEqual(expected.length > 0 ? expected.sort() : ['pass']);
  }
});

test.each(SIDES)('Y6: all that %s jumps is flipped, the marker just placed and bystanders are not', mover => {
  const own = { rings: `${HOME} f6`, markers: 'f7 f9 g8' };
  const now = after(yinsh, seenBy(mover, own, { rings: AWAY, markers: 'f8 e7' }), 'f6-f10');
  expect(markersOf(now, mover)).toBe('f6 f8 g8');
  expect(markersOf(now, other(mover))).toBe('e7 f7 f9');
});

test('Y6: empty points before the jump stay empty', () => {
  const now = after(yinsh, seenBy('white', { rings: `${HOME} f6` }, { rings: AWAY, markers: 'f8' }), 'f6-f9');
  expect([where(now, 'w'), where(now, 'b')]).toEqual(['f6 f8', '']);
  expect(now.cells[board.find('f7')!]).toBe('.');
});

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
  // The jump f4-f9 turns the black column white and with it the middle of the two other rows.
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
    // The jump turns the marker of the mover himself and completes c4-g4 for the rival.
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

/** Columns e to i: 46 points. */
const FIELD = board.columns.slice(4, 9).flat();
const named = (...names: string[]): Point[] => names.map(name => board.find(name)!);
/** Markers on every point but `free`, 50 in all, without a row; the others are given. */
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
  // Markers from b6 to the edge keep a5 shut in after the ring has left b6.
  const walled = yinshAt({
    white: { rings: HOME, markers: 'c7 e9 g11' },
    black: { rings: 'b2 b3 b4 b5 b6', markers: 'd8 f10' },
  });
  const moved = after(yinsh, walled, 'pass', 'b6-b7');
  expect([moved.passes, legal(yinsh, moved)]).toEqual([0, ['pass']]);
  const again = after(yinsh, moved, 'pass');
  expect([asked(again), again.passes, yinsh.outcome(again)]).toEqual(['black move', 1, undefined]);
});

/** Every point that one of these rings sees has a marker, so that no ring can move. */
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
    // The last marker lands on j10; the four rings on k are shut in by rings and by full lines.
    const before = crowded(mover, [], { rings: 'j6 j7 j8 j9 j10' }, { rings: 'k7 k8 k9 k10' }, FOUR);
    const done = after(yinsh, before, 'j10-j11');
    expect(yinsh.outcome(done)).toEqual({ winner: other(mover), by: 'pool' });
    expect(done.passes).toBe(0);
  },
);
