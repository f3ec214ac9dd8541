import { expect, test } from 'vitest';
import type { Shape } from '../../shapes.js';
import { pagePalette } from '../../palette.js';
import type { View } from '../../types.js';
import { gipfSkin } from './skin.js';

const view = (turned: boolean): View => ({
  pieces: {},
  trays: {
    white: { reserve: 12, captured: 0, potentials: { zertz: 3, yinsh: 0, dvonn: 3, tamsk: 3, punct: 6 } },
    black: { reserve: 12, captured: 0, potentials: { dvonn: 4 } },
  },
  turned,
});
const stockOf = (turned: boolean): readonly Shape[] =>
  gipfSkin.beside(view(turned), 'b', pagePalette).filter(({ key }) => key.startsWith('stock-'));

test('potentials that have not come in lie beside the board: a number for every kind that a side has', () => {
  const counts = stockOf(false).flatMap(({ key, text }) => (text === undefined ? [] : [`${key} ${text}`]));
  expect(counts).toEqual([
    'stock-white-zertz:count 3',
    'stock-white-yinsh:count 0',
    'stock-white-dvonn:count 3',
    'stock-white-tamsk:count 3',
    'stock-white-punct:count 6',
    'stock-black-dvonn:count 4',
  ]);
});

test.each([false, true])('all of them within the picture and on no shelf (turned: %s)', turned => {
  const [left, top, width, height] = gipfSkin.box;
  const plates = stockOf(turned).filter(({ tag }) => tag === 'rect');
  expect(plates).toHaveLength(6);
  for (const { attributes } of plates) {
    const [x, y, w, h] = [attributes.x, attributes.y, attributes.width, attributes.height].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect([x >= left, y >= top, x + w <= left + width, y + h <= top + height]).toEqual(Array(4).fill(true));
    // The shelf of the reserve lies along a line; its outer edge is 40 from its middle line, 474 from the middle of the board.
    const [cx, cy] = [x + w / 2, y + h / 2];
    const outwards = Math.abs(-0.5 * cx + Math.sqrt(0.75) * cy);
    expect(outwards - h / 2).toBeGreaterThan(514);
  }
});
