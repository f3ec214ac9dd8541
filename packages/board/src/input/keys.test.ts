import { describe, expect, test } from 'vitest';
import { skinOf } from '../games/games.js';
import { geometryOf } from '../geometry.js';
import { pointByKey } from './keys.js';

const none: ReadonlySet<string> = new Set();
const go = (name: string, keys: string, turned = false): string | undefined =>
  keys
    .split(' ')
    .reduce<string | undefined>(
      (at, key) => (at === undefined ? at : pointByKey(geometryOf(skinOf('yinsh'), turned), at, key, none)),
      name,
    );

describe('six keys lead along the six lines as seen on the screen', () => {
  test.each([
    ['w', 'f7'],
    ['e', 'g7'],
    ['d', 'g6'],
    ['s', 'f5'],
    ['a', 'e5'],
    ['q', 'e6'],
  ])('%s from f6 to %s', (key, to) => {
    expect(go('f6', key)).toBe(to);
    expect(go('f6', key.toUpperCase())).toBe(to);
  });

  test('on a turned board they lead the other way', () => {
    expect(['w', 'e', 'd', 's', 'a', 'q'].map(key => go('f6', key, true))).toEqual([
      'f5',
      'e5',
      'e6',
      'f7',
      'g7',
      'g6',
    ]);
  });

  test('at the edge they lead nowhere', () => {
    expect(go('a2', 's')).toBeUndefined();
    expect(go('a2', 'q')).toBeUndefined();
  });
});

describe('arrows lead to the nearest neighbour', () => {
  test('up and down along the column', () => {
    expect(go('f6', 'ArrowUp')).toBe('f7');
    expect(go('f6', 'ArrowDown')).toBe('f5');
    expect(go('f6', 'ArrowUp', true)).toBe('f5');
  });

  test.each(['f6', 'e5', 'c4', 'h9'])('right and left again come back to %s', name => {
    expect(go(name, 'ArrowRight ArrowLeft')).toBe(name);
    expect(go(name, 'ArrowLeft ArrowRight')).toBe(name);
  });

  test('right keeps to its level from one edge to the other', () => {
    const { byName } = geometryOf(skinOf('yinsh'));
    let at = 'a4';
    const levels = [byName.get(at)!.y];
    for (let next = go(at, 'ArrowRight'); next !== undefined; next = go(at, 'ArrowRight')) {
      at = next;
      levels.push(byName.get(at)!.y);
    }
    expect(at.startsWith('k')).toBe(true);
    expect(levels).toHaveLength(11);
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(51);
  });

  test('every point can be reached', () => {
    for (const game of ['yinsh', 'gipf'] as const) {
      const geometry = geometryOf(skinOf(game));
      const reached = new Set(['f6']);
      for (const at of reached) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = pointByKey(geometry, at, key, none);
          if (next !== undefined) reached.add(next);
        }
      }
      expect(reached.size).toBe(geometry.places.length);
    }
  });
});

test('Home and End lead to the ends of the column on the screen', () => {
  expect(go('f6', 'Home')).toBe('f10');
  expect(go('f6', 'End')).toBe('f2');
  expect(go('f6', 'Home', true)).toBe('f2');
});

test('Page Down and Page Up lead from one point that may be touched to the next, around the board', () => {
  const geometry = geometryOf(skinOf('yinsh'));
  const asking = new Set(['b3', 'f6', 'j9']);
  const walk = (key: string): (string | undefined)[] => {
    let at: string | undefined = 'c3';
    return [1, 2, 3, 4].map(() => (at = pointByKey(geometry, at!, key, asking)));
  };
  expect(walk('PageDown')).toEqual(['f6', 'j9', 'b3', 'f6']);
  expect(walk('PageUp')).toEqual(['b3', 'j9', 'f6', 'b3']);
  expect(pointByKey(geometry, 'c3', 'PageDown', none)).toBeUndefined();
});

test('other keys are left alone', () => {
  expect(go('f6', 'x')).toBeUndefined();
  expect(go('f6', 'Tab')).toBeUndefined();
});

test('points that have left the board are passed over', () => {
  const geometry = geometryOf(skinOf('yinsh'));
  const gone = ['f7', 'g6', 'f10'];
  const to = (key: string): string | undefined => pointByKey(geometry, 'f6', key, none, gone);
  expect([to('w'), to('ArrowUp'), to('Home')]).toEqual(['f8', 'f8', 'f9']);
  expect(to('ArrowRight')).toBe('g7');
  expect(pointByKey(geometry, 'f6', 'w', none, ['f7', 'f8', 'f9', 'f10'])).toBeUndefined();
});
