import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAINTS, type Paint } from './palette.js';
import { coloursOf, THEME_NAMES, themeCss } from './themes.js';

const part = (colour: string, at: number): number => {
  const value = parseInt(colour.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (short: string): number => {
  const colour = short.length === 4 ? short.replace(/[^#]/g, '$&$&') : short;
  return 0.2126 * part(colour, 1) + 0.7152 * part(colour, 3) + 0.0722 * part(colour, 5);
};
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

test('board.css holds the same colours; run with -u to write them there', async () => {
  const css = readFileSync(new URL('board.css', import.meta.url), 'utf8');
  const own = css.slice(0, css.indexOf('/* Colours'));
  const colours = `/* Colours: written by themes.test.ts from the table in themes.ts. */\n\n${themeCss()}`;
  await expect(own + colours).toMatchFileSnapshot('board.css');
});

describe.each(THEME_NAMES)('%s', theme => {
  describe.each(['light', 'dark'] as const)('%s', scheme => {
    const colours = coloursOf(theme, scheme);
    const least = (paint: Paint, ...on: Paint[]): number =>
      Math.min(...on.map(ground => contrast(colours[paint], colours[ground])));
    const board = ['board', 'shade', 'field'] as const;

    test('every paint has a colour', () => {
      for (const paint of PAINTS) expect(colours[paint]).toMatch(/^#([0-9a-f]{3}){1,2}$/);
    });
    test('white and black stand out everywhere on the board', () => {
      expect(least('white', ...board)).toBeGreaterThanOrEqual(3);
      expect(least('black', ...board)).toBeGreaterThanOrEqual(3);
    });
    test('names can be read', () => {
      expect(least('name', 'board', 'shade')).toBeGreaterThanOrEqual(4.5);
    });
    test('signs differ from their edges, and one of the two from the board', () => {
      for (const tone of ['may', 'last'] as const) {
        expect(contrast(colours[tone], colours[`${tone}-edge`])).toBeGreaterThanOrEqual(4.5);
        expect(Math.max(least(tone, ...board), least(`${tone}-edge`, ...board))).toBeGreaterThanOrEqual(3);
      }
    });
  });
});
