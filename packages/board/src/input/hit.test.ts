import { describe, expect, test } from 'vitest';
import { yinshSkin } from '../games/yinsh/skin.js';
import { geometryOf } from '../geometry.js';
import { fitOf, inviting, pick } from './hit.js';

const geometry = geometryOf(yinshSkin);
const f6 = geometry.byName.get('f6')!;
const finger = (...drawnTo: string[]): { unitsPerPixel: number; drawnTo: Set<string> } => ({
  unitsPerPixel: 1052 / 360,
  drawnTo: new Set(drawnTo),
});

describe('a mouse', () => {
  test('means the nearest point', () => {
    for (const { name, x, y } of geometry.places) {
      expect(pick(geometry, { x, y }, undefined)).toBe(name);
      expect(pick(geometry, { x: x + 30, y: y - 30 }, undefined)).toBe(name);
    }
  });
  test('means nothing beside the board', () => {
    expect(pick(geometry, { x: 500, y: 500 }, undefined)).toBeUndefined();
  });
});

test('a point that has left the board is meant by nobody', () => {
  expect(pick(geometry, f6, undefined, ['f6'])).toBeUndefined();
  expect(pick(geometry, f6, undefined, ['f7'])).toBe('f6');
});

describe('a finger', () => {
  test('is drawn to points that may be touched', () => {
    expect(pick(geometry, { x: f6.x, y: f6.y - 40 }, finger())).toBe('f6');
    expect(pick(geometry, { x: f6.x, y: f6.y - 40 }, finger('f7'))).toBe('f7');
  });
  test('still means the point it is right on', () => {
    expect(pick(geometry, { x: f6.x, y: f6.y - 20 }, finger('f7'))).toBe('f6');
  });
  test('reaches further than a mouse', () => {
    const a2 = geometry.byName.get('a2')!;
    expect(pick(geometry, { x: a2.x - 40, y: a2.y + 55 }, undefined)).toBeUndefined();
    expect(pick(geometry, { x: a2.x - 40, y: a2.y + 55 }, finger())).toBe('a2');
  });
  test('of points that may be touched means the nearest', () => {
    expect(pick(geometry, { x: f6.x + 5, y: f6.y - 55 }, finger('f6', 'f7'))).toBe('f7');
  });
});

test('inviting are the points that may be touched, not those that merely tell', () => {
  const marks = {
    a2: ['may'],
    b3: ['last'],
    c4: ['flip', 'last'],
    d5: ['last', 'target'],
    e5: ['wrong'],
  } as const;
  expect([...inviting({ pieces: {}, marks })]).toEqual(['a2', 'd5']);
});

describe('a drawing in its rectangle', () => {
  const [left, top, width, height] = yinshSkin.box;
  test('fills it when the proportions agree', () => {
    const fit = fitOf(geometry, { left: 10, top: 20, width: width / 2, height: height / 2 });
    expect(fit.pixelsPerUnit).toBeCloseTo(0.5);
    expect(fit.toUnits(10, 20)).toEqual({ x: left, y: top });
    expect(fit.toClient(0, 0)).toEqual({ x: 10 - left / 2, y: 20 - top / 2 });
  });
  test('lies in the middle when it is wider', () => {
    const fit = fitOf(geometry, { left: 0, top: 0, width: width * 3, height });
    expect(fit.pixelsPerUnit).toBeCloseTo(1);
    expect(fit.toClient(left, top)).toEqual({ x: width, y: 0 });
  });
  test('there and back is where one was', () => {
    const fit = fitOf(geometry, { left: 3, top: 4, width: 360, height: 700 });
    const { x, y } = fit.toClient(123, -45);
    expect(fit.toUnits(x, y).x).toBeCloseTo(123);
    expect(fit.toUnits(x, y).y).toBeCloseTo(-45);
  });
});
