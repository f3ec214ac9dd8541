// A skin unlike any of our games: neutral pieces on a board without lines, whose points disappear one by one.
import { expect, test } from 'vitest';
import { gipfSkin } from './games/gipf/skin.js';
import { boardSvg } from './picture.js';
import { sceneOf } from './scene.js';
import { element } from './shapes.js';
import type { BoardSkin, PieceLook } from './skin.js';
import { pagePalette } from './palette.js';
import type { Piece, View } from './types.js';

const marble = (colour: string): PieceLook => ({
  radius: 34,
  faces: { neutral: () => element('circle', { r: 34, fill: colour }) },
  moves: 'lifted',
});

const skin: BoardSkin = {
  ...gipfSkin,
  name: 'marbles',
  points: gipfSkin.points.map(({ name, q, r }) => ({ name, q, r })),
  plate: { ...gipfSkin.plate, lines: 0, names: () => [] },
  pieces: { grey: marble('grey') },
  beside: () => [],
};
/** Views know the kinds of our games. A skin may have more. */
const grey = { kind: 'grey' } as unknown as Piece;
const view: View = { pieces: { e5: [grey] }, marks: { e5: ['held'] }, gone: ['a1'] };

test('a neutral piece is defined once and drawn without a side', () => {
  const svg = boardSvg(skin, view, { scheme: 'page' });
  expect([...svg.matchAll(/id="([^"]*grey[^"]*)"/g)].map(([, id]) => id)).toEqual([
    'kb-marbles-wood-page-grey-neutral',
  ]);
  const [shape] = sceneOf(skin, view, 'k', pagePalette).pieces;
  expect(shape!.attributes.href).toBe('#k-grey-neutral');
});

test('marks go by the radius of the piece, and a board may have no lines', () => {
  const held = sceneOf(skin, view, 'k', pagePalette).under.find(shape => shape.key === 'held@e5');
  expect(held!.attributes.r).toBe(34 + 4 + 3);
  expect(boardSvg(skin, view)).not.toContain('kb-lines');
  expect(boardSvg(gipfSkin, { pieces: {} })).toContain('kb-lines');
});

test('a kind that the skin does not have leaves the rest of the picture alone', () => {
  expect(() => boardSvg(skin, { pieces: { e5: [{ kind: 'ring', side: 'white' }] } })).not.toThrow();
});
