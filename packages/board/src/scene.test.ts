import { describe, expect, test } from 'vitest';
import { boardSvg } from './picture.js';
import { gipfSkin } from './games/gipf/skin.js';
import { yinshSkin } from './games/yinsh/skin.js';
import { geometryOf, pointsOf } from './geometry.js';
import type { BoardSkin } from './skin.js';
import { LAYERS, sceneOf, type Layer } from './scene.js';
import { pagePalette } from './palette.js';
import type { Mark, View } from './types.js';

const empty: View = { pieces: {} };
const keys = (view: View, layer: Layer): string[] =>
  sceneOf(yinshSkin, view, 'k', pagePalette)[layer].map(s => s.key);
const marker = { kind: 'marker', side: 'white' } as const;
const ring = { kind: 'ring', side: 'black' } as const;
const gipf = { kind: 'gipf', side: 'white' } as const;

test('no two shapes of a layer have the same key', () => {
  const marks: Record<string, readonly Mark[]> = {
    a2: ['may', 'last'],
    b3: ['target', 'hint', 'wrong'],
    c3: ['held', 'last'],
    d4: ['flip', 'row', 'chosen'],
    e5: ['stay', 'go'],
  };
  const pieces = Object.fromEntries(pointsOf(yinshSkin).map(name => [name, [marker, ring]]));
  const scene = sceneOf(
    yinshSkin,
    {
      ...empty,
      pieces,
      marks,
      ghosts: { a2: [marker, ring] },
      rows: [{ points: ['f6', 'f7', 'f8', 'f9', 'f10'], tone: 'row' }],
      arrows: [{ from: 'f6', to: 'f9', tone: 'last' }],
      trays: { white: { rings: 5 }, black: { rings: 0, taken: 2, goal: 3 } },
      pool: { markers: 51 },
    },
    'k',
    pagePalette,
  );
  for (const layer of LAYERS) {
    const all = scene[layer].map(shape => shape.key);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(0);
  }
});

test('markers lie below all rings', () => {
  const drawn = keys({ ...empty, pieces: { f2: [marker], f9: [marker, ring], e10: [ring] } }, 'pieces');
  expect(drawn).toEqual(['marker@f9', 'marker@f2', 'ring@e10', 'ring@f9']);
});

test('what is held is lifted, what will go is pale', () => {
  const shapes = (marks: Record<string, readonly Mark[]>): Readonly<Record<string, unknown>> =>
    sceneOf(gipfSkin, { pieces: { e5: [gipf] }, marks }, 'k', pagePalette).pieces[0]!.attributes;
  expect(shapes({})).toEqual({ href: '#k-gipf-white', transform: 'translate(0 0)' });
  expect(shapes({ e5: ['held'] }).transform).toBe('translate(0 -9) scale(1.07)');
  expect(shapes({ e5: ['go'] }).opacity).toBe(0.55);
});

test('a marker that would be flipped shows half of its other face', () => {
  const over = sceneOf(
    yinshSkin,
    { ...empty, pieces: { f6: [marker] }, marks: { f6: ['flip'] } },
    'k',
    pagePalette,
  ).over;
  expect(over.map(s => s.attributes.href)).toEqual(['#k-marker-half-black']);
});

test('staying and going differ in shape', () => {
  const figure = (mark: Mark): unknown =>
    sceneOf(gipfSkin, { pieces: { e5: [gipf] }, marks: { e5: [mark] } }, 'k', pagePalette).over.at(-1)!
      .attributes.d;
  expect(figure('stay')).not.toBe(figure('go'));
});

test('points that the board does not have are not drawn', () => {
  const view: View = {
    ...empty,
    pieces: { z9: [marker] },
    marks: { z9: ['last'] },
    ghosts: { z9: [marker] },
    rows: [{ points: ['z9', 'z10'], tone: 'row' }],
    arrows: [{ from: 'f6', to: 'z9', tone: 'may' }],
  };
  for (const layer of LAYERS) expect(keys(view, layer)).toEqual([]);
});

describe('beside the board', () => {
  const count = (view: View, start: string): number =>
    keys(view, 'beside').filter(k => k.startsWith(start)).length;

  test('YINSH: rings to place, then places for rings taken off, and the pool', () => {
    const start: View = {
      ...empty,
      trays: { white: { rings: 5 }, black: { rings: 4 } },
      pool: { markers: 51 },
    };
    expect([count(start, 'wait-white'), count(start, 'wait-black'), count(start, 'slot')]).toEqual([5, 4, 0]);
    const later: View = {
      ...empty,
      trays: { white: { taken: 2, goal: 3 }, black: { taken: 0, goal: 1 } },
      pool: { markers: 0 },
    };
    expect([count(later, 'taken-white'), count(later, 'slot-white'), count(later, 'slot-black')]).toEqual([
      2, 3, 1,
    ]);
  });

  test('GIPF: as many pieces as there are, and their number', () => {
    const view: View = {
      pieces: {},
      trays: { white: { reserve: 12, captured: 0 }, black: { reserve: 0, captured: 3 } },
    };
    const texts = sceneOf(gipfSkin, view, 'k', pagePalette).beside.flatMap(s => s.text ?? []);
    expect(texts).toEqual(['12', '0', '3']);
    expect(sceneOf(gipfSkin, view, 'k', pagePalette).beside.filter(s => s.tag === 'use')).toHaveLength(15);
  });

  test('on a turned board Black sits below', () => {
    const y = (turned: boolean): number => {
      const view: View = { ...empty, trays: { white: { rings: 0 }, black: { rings: 1 } }, turned };
      const transform = sceneOf(yinshSkin, view, 'k', pagePalette).beside.find(s => s.key === 'wait-black0')!
        .attributes.transform;
      return Number(/ (-?[\d.]+)\)/.exec(String(transform))![1]);
    };
    expect(y(false)).toBeLessThan(0);
    expect(y(true)).toBe(-y(false));
  });
});

describe('a picture', () => {
  const view: View = {
    ...empty,
    pieces: { f6: [ring] },
    trays: { white: {}, black: {} },
    pool: { markers: 9 },
  };

  test('stands alone: no style, no variable, every reference within', () => {
    const text = boardSvg(yinshSkin, view, { theme: 'slate', scheme: 'dark', width: 600 });
    expect(text).not.toMatch(/style|var\(|class="kb"/);
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(m => m[1]));
    const used = [...text.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(m => m[1]);
    for (const id of used) expect(ids).toContain(id);
    expect(text).toContain('width="600"');
  });

  test('for a page takes its colours from there', () => {
    expect(boardSvg(yinshSkin, view, { scheme: 'page' })).toContain('var(--kb-board)');
  });

  test('small: without names and trays', () => {
    expect(boardSvg(yinshSkin, view)).toContain('<text');
    expect(boardSvg(yinshSkin, view, { thumbnail: true })).not.toContain('<text');
    expect(boardSvg(yinshSkin, { ...view, coordinates: false, pool: undefined })).not.toContain('<text');
  });

  test('its title is text, whatever it holds', () => {
    expect(boardSvg(yinshSkin, view, { title: 'a < b & "c"' })).toContain(
      '<title>a &lt; b &amp; &quot;c&quot;</title>',
    );
    expect(boardSvg(yinshSkin, view)).toContain('aria-hidden="true"');
  });
});

test('names of dots and ends of lines are all there', () => {
  const texts = (skin: BoardSkin): string[] =>
    [...boardSvg(skin, empty).matchAll(/<text[^>]*>([^<]+)</g)].map(m => m[1]!);
  expect(texts(yinshSkin).sort()).toEqual(
    [...Array.from('abcdefghijk'), ...Array.from({ length: 11 }, (_, i) => String(i + 1))].sort(),
  );
  const dots = geometryOf(gipfSkin)
    .places.filter(p => p.dot)
    .map(p => p.name);
  expect(texts(gipfSkin)).toEqual(dots);
});
