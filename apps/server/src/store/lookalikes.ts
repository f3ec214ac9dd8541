// Letters that look like Latin ones, in the scripts that names are written in. Two tables, since some look like one letter as
// capitals and like another as small letters: a Greek Η is an H, its η an n.

/** Small letters and digits by the Latin letter that they look like. */
const SMALL: Readonly<Record<string, string>> = {
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
  w: 'ԝωѡ',
  x: 'хχ',
  y: 'уγү',
};

/** Signs as they are written: capitals of other scripts, and small capitals. */
const WRITTEN: Readonly<Record<string, string>> = {
  a: 'АΑᎪᴀ',
  b: 'ВΒᏴʙ',
  c: 'СϹᏟᴄ',
  d: 'Ꭰᴅ',
  e: 'ЕΕᎬᴇ',
  g: 'Ꮐɡɢց',
  h: 'НΗᎻʜհ',
  j: 'ЈͿᎫᴊ',
  k: 'КΚᏦᴋ',
  l: 'ІΙӀᏞʟɪ',
  m: 'МΜᎷᴍ',
  n: 'Νɴո',
  o: 'ОΟՕᴏ',
  p: 'РΡᏢᴘ',
  q: 'Ԛզ',
  r: 'Ꭱʀ',
  s: 'ЅՏᏚꜱ',
  t: 'ТΤᎢᴛ',
  u: 'Սᴜ',
  v: 'ѴᏙᴠ',
  w: 'ԜᎳᴡ',
  x: 'ХΧ',
  y: 'УΥҮʏ',
  z: 'ΖᏃᴢ',
};

const byLook = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([letter, all]) => Array.from(all, one => [one, letter] as const)));

const small = byLook(SMALL);
const written = byLook(WRITTEN);

const SEPARATORS = /[ \-_.']/g;

/** The same without case, separators and small letters that look alike. */
export const keyOf = (name: string): string =>
  Array.from(name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').replace(SEPARATORS, ''))
    .map(sign => small.get(sign) ?? sign)
    .join('')
    .normalize('NFC');

/**
 * What names have in common that look the same as they are written, capitals and pairs like `rn` included. Coarser than `keyOf`,
 * which names are unique by and signed in with; new names must differ from those of accounts by both.
 */
export const lookOf = (name: string): string => {
  const latin = Array.from(name.normalize('NFKC'), sign => written.get(sign) ?? sign).join('');
  // A mark that is part of no letter is easily overlooked; those of é and ő are part of theirs.
  const bare = latin
    .replaceAll('ẞ', 'ß')
    .normalize('NFC')
    .replaceAll(/\p{Mn}/gu, '');
  return keyOf(bare).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
};
