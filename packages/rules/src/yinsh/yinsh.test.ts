import { expect, test } from 'vitest';
import { SIDES, other } from '../game.js';
import { perft } from '../perft.js';
import { after, legal } from '../testing.js';
import {
  AWAY,
  HOME,
  asked,
  board,
  markersOf,
  playouts,
  ringsOf,
  seenBy,
  start,
  where,
  yinshAt,
} from './testing.js';
import type { YinshPosition, YinshStep } from './types.js';
import { yinsh } from './yinsh.js';

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
      expect(values(yinsh.steps(turned))).toEqual(
        values(steps.map(step => yinsh.transformStep(position, step, k))),
      );
      const step = steps[0];
      if (step === undefined) continue;
      const played = yinsh.play(turned, yinsh.transformStep(position, step, k));
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

/** The points above the ring f6 on its column (`R` own ring, `E` enemy ring), and where the ring may move there. */
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
