// The colours of the boards. board.css holds the same table as custom properties; a test compares the two.
import type { ThemeName } from './types.js';

/** The coloured parts. */
export const PAINTS = [
  'board', // the middle of the board; white and black have a contrast of at least 3:1 on it
  'shade', // its rim
  'field', // the inlay
  'side', // the edge of the slab
  'gleam', // light caught by edges
  'grain',
  'line',
  'name', // coordinates and counts
  'white',
  'white-edge',
  'white-groove',
  'black',
  'black-light',
  'black-edge',
  'black-groove',
  'may', // the cool hue
  'may-edge',
  'last', // the warm hue
  'last-edge',
] as const;

export type Paint = (typeof PAINTS)[number];
export type Scheme = 'light' | 'dark';

/** One colour per paint, in the order of the paints. */
const THEMES: Readonly<Record<ThemeName, Readonly<Record<Scheme, string>>>> = {
  wood: {
    light: `a67f4f 9c7644 aa8454 642 ec8 642 531 100
      f8f1e2 a97 dcb 29241f 554 000 443 8fe 023 fc4 410`,
    dark: `8a6842 7f5e3a 8e6c46 321 b96 431 321 fff8ea
      f1e7d4 976 cba 131110 444 000 333 7ed 012 fb4 210`,
  },
  slate: {
    light: `788594 717d8c 7d8a99 445 bcd 567 345 000
      f7f8fa 9ab cde 20242a 556 000 445 9ff 023 fc5 310`,
    dark: `5f6a7a 566171 647081 223 89a 445 234 fff
      e9edf2 89a ccd 0c0e11 445 000 334 8ef 012 fc5 210`,
  },
  contrast: {
    light: '7a7a7a 767676 7d7d7d 222 fff 7a7a7a 000 000 fff 000 999 000 000 000 999 0ff 000 fe0 000',
    dark: '6c6c6c 666 707070 fff fff 6c6c6c 000 fff fff 000 999 000 000 000 999 0ff 000 fe0 000',
  },
};

export const THEME_NAMES = ['wood', 'slate', 'contrast'] as const satisfies readonly ThemeName[];

export const coloursOf = (theme: ThemeName, scheme: Scheme): Readonly<Record<Paint, string>> => {
  const colours = THEMES[theme][scheme].split(/\s+/);
  return Object.fromEntries(PAINTS.map((paint, i) => [paint, `#${colours[i]!}`])) as Record<Paint, string>;
};

/** The part of board.css that holds the colours. */
export const themeCss = (): string =>
  THEME_NAMES.map(theme => {
    const [light, dark] = [coloursOf(theme, 'light'), coloursOf(theme, 'dark')];
    const lines = PAINTS.map(paint => {
      const same = light[paint] === dark[paint];
      return `  --kb-${paint}: ${same ? light[paint] : `light-dark(${light[paint]}, ${dark[paint]})`};\n`;
    });
    return `.kb[data-theme='${theme}'] {\n${lines.join('')}}\n`;
  }).join('\n');

/** How a drawing refers to its colours: as literals, or as custom properties. */
export type Palette = (paint: Paint) => string;

/** The colours of board.css, in the theme and scheme of the page. */
export const pagePalette: Palette = paint => `var(--kb-${paint})`;

export const paletteOf = (theme: ThemeName, scheme: Scheme | 'page'): Palette => {
  if (scheme === 'page') return pagePalette;
  const colours = coloursOf(theme, scheme);
  return paint => colours[paint];
};
