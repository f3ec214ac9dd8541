import { LONGEST_PLAYER_NAME } from '@korong/protocol/http';

// Names are of any script, but plain: what cannot be seen, turns the direction of writing around or piles up marks is refused.

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
  if (length < 1 || length > LONGEST_PLAYER_NAME || INVISIBLE.test(name)) return undefined;
  return SIGNS.test(name) && SOLID.test(name) && !HEAPED.test(name) ? name : undefined;
};

/** Letters and digits that look like a Latin letter, by that letter. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ЬьƄ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєҽ',
  h: 'һ',
  j: 'јϳ',
  k: 'кκ',
  l: 'iı1іιӏǀ',
  m: 'м',
  n: 'пη',
  o: '0оοσօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγү',
};

const LOOKS = new Map(
  Object.entries(ALIKE).flatMap(([letter, others]) => Array.from(others, other => [other, letter] as const)),
);

/** What two names must not have in common: the same without case, separators and look-alikes. */
export const keyOf = (name: string): string =>
  Array.from(name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ'))
    .filter(sign => !/[ \-_.']/.test(sign))
    .map(sign => LOOKS.get(sign) ?? sign)
    .join('')
    .normalize('NFC');
