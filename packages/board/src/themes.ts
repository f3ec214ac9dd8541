// The colours of the boards. board.css holds the same table as custom properties; a test compares the two.
import type { ThemeName } from './types.js';

/** What has a colour. */
export const PAINTS = [
  'board', // the middle of the board; white and black stand out on it by 3:1 and more
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

/** One colour a paint, in their order. */
const THEMES: Readonly<Record<ThemeName, Readonly<Record<Scheme, string>>>> = {
  wood: {
    light: `a67f4f 9c7644 aa8454 5c4020 e2c08c 6b4a22 55391a 120900
      f8f1e2 a8977a d9ccb2 29241f 5d554c 0c0a08 4d463e
      8df5ec 02282e ffc24d 3f1500`,
    dark: `8a6842 7f5e3a 8e6c46 38270f b89262 4a3315 38260f fff8ea
      f1e7d4 97876b cfc1a6 131110 474240 000000 3b3734
      7fe9e0 001c20 ffb640 2e0f00`,
  },
  slate: {
    light: `788594 717d8c 7d8a99 3f4955 c2ccd8 5a6675 3b4653 03070c
      f7f8fa 9aa3ae d3d9e0 20242a 565d67 06080a 464d57
      93f4ff 02222e ffc95c 3c1700`,
    dark: `5f6a7a 566171 647081 252c36 8d9aac 434c5a 2b333f f6f8fb
      e9edf2 8d97a5 c6cdd7 0c0e11 414853 000000 353b45
      86e8f5 001820 ffbe4d 2c1000`,
  },
  contrast: {
    light: `7a7a7a 767676 7d7d7d 1a1a1a ffffff 7a7a7a 000000 000000
      ffffff 000000 9a9a9a 000000 000000 000000 9a9a9a
      00ffff 000000 ffe100 000000`,
    dark: `6c6c6c 666666 707070 ffffff ffffff 6c6c6c 000000 ffffff
      ffffff 000000 9a9a9a 000000 000000 000000 9a9a9a
      00ffff 000000 ffe100 000000`,
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

/** How a drawing names its colours: outright, or by custom property. */
export type Palette = (paint: Paint) => string;

/** The colours of board.css, in whatever theme and scheme the page has. */
export const pagePalette: Palette = paint => `var(--kb-${paint})`;

export const paletteOf = (theme: ThemeName, scheme: Scheme | 'page'): Palette => {
  if (scheme === 'page') return pagePalette;
  const colours = coloursOf(theme, scheme);
  return paint => colours[paint];
};
