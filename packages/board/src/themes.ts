// The colours of the boards. board.css holds the same table as custom properties; a test compares the two.
import { PAINTS, pagePalette, type Paint, type Palette } from './palette.js';
import type { ThemeName } from './types.js';

export type Scheme = 'light' | 'dark';

const THEMES: Readonly<Record<ThemeName, Readonly<Record<Scheme, Readonly<Record<Paint, string>>>>>> = {
  wood: {
    light: {
      board: '#a67f4f',
      shade: '#9c7644',
      field: '#aa8454',
      side: '#642',
      gleam: '#ec8',
      grain: '#642',
      line: '#531',
      name: '#100',
      white: '#f8f1e2',
      'white-edge': '#a97',
      'white-groove': '#dcb',
      black: '#29241f',
      'black-light': '#554',
      'black-edge': '#000',
      'black-groove': '#443',
      may: '#8fe',
      'may-edge': '#023',
      last: '#fc4',
      'last-edge': '#410',
    },
    dark: {
      board: '#8a6842',
      shade: '#7f5e3a',
      field: '#8e6c46',
      side: '#321',
      gleam: '#b96',
      grain: '#431',
      line: '#321',
      name: '#fff8ea',
      white: '#f1e7d4',
      'white-edge': '#976',
      'white-groove': '#cba',
      black: '#131110',
      'black-light': '#444',
      'black-edge': '#000',
      'black-groove': '#333',
      may: '#7ed',
      'may-edge': '#012',
      last: '#fb4',
      'last-edge': '#210',
    },
  },
  slate: {
    light: {
      board: '#788594',
      shade: '#717d8c',
      field: '#7d8a99',
      side: '#445',
      gleam: '#bcd',
      grain: '#567',
      line: '#345',
      name: '#000',
      white: '#f7f8fa',
      'white-edge': '#9ab',
      'white-groove': '#cde',
      black: '#20242a',
      'black-light': '#556',
      'black-edge': '#000',
      'black-groove': '#445',
      may: '#9ff',
      'may-edge': '#023',
      last: '#fc5',
      'last-edge': '#310',
    },
    dark: {
      board: '#5f6a7a',
      shade: '#566171',
      field: '#647081',
      side: '#223',
      gleam: '#89a',
      grain: '#445',
      line: '#234',
      name: '#fff',
      white: '#e9edf2',
      'white-edge': '#89a',
      'white-groove': '#ccd',
      black: '#0c0e11',
      'black-light': '#445',
      'black-edge': '#000',
      'black-groove': '#334',
      may: '#8ef',
      'may-edge': '#012',
      last: '#fc5',
      'last-edge': '#210',
    },
  },
  contrast: {
    light: {
      board: '#7a7a7a',
      shade: '#767676',
      field: '#7d7d7d',
      side: '#222',
      gleam: '#fff',
      grain: '#7a7a7a',
      line: '#000',
      name: '#000',
      white: '#fff',
      'white-edge': '#000',
      'white-groove': '#999',
      black: '#000',
      'black-light': '#000',
      'black-edge': '#000',
      'black-groove': '#999',
      may: '#0ff',
      'may-edge': '#000',
      last: '#fe0',
      'last-edge': '#000',
    },
    dark: {
      board: '#6c6c6c',
      shade: '#666',
      field: '#707070',
      side: '#fff',
      gleam: '#fff',
      grain: '#6c6c6c',
      line: '#000',
      name: '#fff',
      white: '#fff',
      'white-edge': '#000',
      'white-groove': '#999',
      black: '#000',
      'black-light': '#000',
      'black-edge': '#000',
      'black-groove': '#999',
      may: '#0ff',
      'may-edge': '#000',
      last: '#fe0',
      'last-edge': '#000',
    },
  },
};

export const THEME_NAMES = ['wood', 'slate', 'contrast'] as const satisfies readonly ThemeName[];

export const coloursOf = (theme: ThemeName, scheme: Scheme): Readonly<Record<Paint, string>> =>
  THEMES[theme][scheme];

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

export const paletteOf = (theme: ThemeName, scheme: Scheme | 'page'): Palette => {
  if (scheme === 'page') return pagePalette;
  const colours = coloursOf(theme, scheme);
  return paint => colours[paint];
};
