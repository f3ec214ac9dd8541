import { LONGEST_PLAYER_NAME } from '@korong/protocol/http';

export { keyOf } from './lookalikes.js';

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
