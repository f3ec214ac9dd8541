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
  'white-light',
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

const table = (text: string): Readonly<Record<Paint, string>> => {
  const colours = text.trim().split(/\s+/);
  return Object.fromEntries(PAINTS.map((paint, i) => [paint, `#${colours[i]!}`])) as Record<Paint, string>;
};

export const THEMES: Readonly<Record<ThemeName, Readonly<Record<Scheme, Readonly<Record<Paint, string>>>>>> =
  {
    wood: {
      light: table(`a47d4d 96703f a98253 5c4020 e2c08c 6b4a22 55391a 2a1a08
      f8f1e2 ffffff a8977a d9ccb2 29241f 5d554c 0c0a08 4d463e
      8df5ec 06424a ffc24d 5e2200`),
      dark: table(`8a6842 7f5e3a 8e6c46 38270f b89262 4a3315 38260f 140b02
      f1e7d4 fffdf8 97876b cfc1a6 131110 474240 000000 3b3734
      7fe9e0 043138 ffb640 4d1b00`),
    },
    slate: {
      light: table(`788594 6b7786 7d8a99 3f4955 c2ccd8 5a6675 3b4653 10171f
      f7f8fa ffffff 9aa3ae d3d9e0 20242a 565d67 06080a 464d57
      93f4ff 05384a ffc95c 5a2400`),
      dark: table(`5f6a7a 566171 647081 252c36 8d9aac 434c5a 2b333f 03060a
      e9edf2 ffffff 8d97a5 c6cdd7 0c0e11 414853 000000 353b45
      86e8f5 032c3a ffbe4d 4a1d00`),
    },
    contrast: {
      light: table(`7a7a7a 747474 7d7d7d 1a1a1a ffffff 7a7a7a 000000 000000
      ffffff ffffff 000000 8a8a8a 000000 000000 ffffff 8a8a8a
      00ffff 000000 ffe100 000000`),
      dark: table(`6c6c6c 666666 707070 ffffff ffffff 6c6c6c 000000 ffffff
      ffffff ffffff 000000 8a8a8a 000000 000000 ffffff 8a8a8a
      00ffff 000000 ffe100 000000`),
    },
  };

/** The part of board.css that holds the colours. */
export const themeCss = (): string =>
  (Object.keys(THEMES) as ThemeName[])
    .map(theme => {
      const { light, dark } = THEMES[theme];
      const lines = PAINTS.map(paint => {
        const same = light[paint] === dark[paint];
        return `  --kb-${paint}: ${same ? light[paint] : `light-dark(${light[paint]}, ${dark[paint]})`};\n`;
      });
      return `.kb[data-theme='${theme}'] {\n${lines.join('')}}\n`;
    })
    .join('\n');

/** How a drawing names its colours: outright, or by custom property. */
export type Palette = (paint: Paint) => string;

export const paletteOf = (theme: ThemeName, scheme: Scheme | 'page'): Palette =>
  scheme === 'page' ? paint => `var(--kb-${paint})` : paint => THEMES[theme][scheme][paint];
