import { games, gipf, isDot } from '@korong/rules';
import { startOf } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { skinOf } from './games/games.js';
import { aspectOf, geometryOf, pointsOf } from './geometry.js';

const SETUPS = games.flatMap(game => game.variants.map(variant => [game.name, variant, game] as const));

describe.each(SETUPS)('%s %s', (name, variant, game) => {
  const rules = game.boardOf(startOf(game, { variant }));
  const skin = skinOf(name, variant);

  test('has the points and lines of the rules', () => {
    expect(geometryOf(skin).board.spots).toEqual(rules.spots);
    expect(pointsOf(skin)).toEqual(rules.points.map(p => rules.name(p)));
  });

  test('neighbours are a hundred units apart, and nothing else is nearer', () => {
    const { places } = geometryOf(skin);
    for (const p of rules.points) {
      const neighbours = rules.rays[p]!.flatMap(ray => ray.slice(0, 1));
      for (const q of rules.points.filter(other => other !== p)) {
        const distance = Math.hypot(places[p]!.x - places[q]!.x, places[p]!.y - places[q]!.y);
        if (neighbours.includes(q)) expect(distance).toBeCloseTo(100);
        else expect(distance).toBeGreaterThan(140);
      }
    }
  });

  test('turned by half everything lies opposite', () => {
    const [plain, turned] = [geometryOf(skin), geometryOf(skin, true)];
    for (const { name, x, y } of plain.places) {
      expect(turned.byName.get(name)!.x).toBeCloseTo(-x);
      expect(turned.byName.get(name)!.y).toBeCloseTo(-y);
    }
  });

  test('all points lie within the drawing, whose proportions are told', () => {
    const [left, top, width, height] = skin.box;
    for (const { x, y } of geometryOf(skin).places) {
      expect(x > left + 50 && x < left + width - 50 && y > top + 50 && y < top + height - 50).toBe(true);
    }
    expect(aspectOf(skin)).toBeCloseTo(width / height);
  });
});

test('dots are the dots of GIPF, and YINSH has none', () => {
  const { board } = gipf;
  expect(geometryOf(skinOf('gipf')).places.map(p => p.dot)).toEqual(board.points.map(isDot));
  expect(geometryOf(skinOf('yinsh')).places.some(p => p.dot)).toBe(false);
});
