/** The encoding of a file by its first bytes: UTF-16 has a mark at its beginning. */
export const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};
