import { MAX_PLAYER_NAME_LENGTH } from '@korong/protocol/http';

export { keyOf } from '../store/lookalikes.js';

// Names are of any script, but plain: invisible characters, changes of writing direction and piled-up marks are refused.

const SIGNS = /^[\p{L}\p{Mn}\p{Mc}\p{N} \-_.']+$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const HEAPED = /\p{M}{4}/u;
const SOLID = /[\p{L}\p{N}]/u;
/** The name as it is kept, or nothing if it cannot be one. */
export const cleanName = (text: string): string | undefined => {
  if (INVISIBLE.test(text)) return undefined;
  const name = text
    .normalize('NFKC')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/ +/g, ' ')
    .trim();
  const { length } = Array.from(name);
  if (length < 1 || length > MAX_PLAYER_NAME_LENGTH || INVISIBLE.test(name)) return undefined;
  return SIGNS.test(name) && SOLID.test(name) && !HEAPED.test(name) ? name : undefined;
};

/**
 * The scripts of living languages that Unicode recommends for names (UAX 31, table 5). The others are written by few and full of
 * letters that look like Latin ones.
 */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...[
    'Sinhala',
    'Thai',
    'Lao',
    'Tibetan',
    'Myanmar',
    'Khmer',
    'Han',
    'Hiragana',
    'Katakana',
    'Bopomofo',
    'Hangul',
  ],
];
const LIVING = new RegExp(
  `^[\\p{Script=Common}\\p{Script=Inherited}${SCRIPTS.map(one => `\\p{Script_Extensions=${one}}`).join('')}]+$`,
  'u',
);
/** Within a word these three are not mixed: their letters look alike. */
const ALIKE = ['Latin', 'Greek', 'Cyrillic'].map(one => new RegExp(`\\p{Script=${one}}`, 'u'));
const isMixed = (word: string): boolean => ALIKE.filter(script => script.test(word)).length > 1;
/** Names that look like the server, its engine or its host. */
const RESERVED = /^(?:korong|admin(?:istrator)?|moderator|server|host|anonymous)[\d ._-]*$/i;

/** Whether this name may be chosen. Names from earlier versions stay. */
export const mayBeChosen = (name: string): boolean =>
  LIVING.test(name) && !name.split(' ').some(isMixed) && !RESERVED.test(name);
