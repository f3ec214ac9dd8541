import type { Columns } from './cells.js';

/**
 * The reverse of `cellsText` for characters in `alphabet` and for bracketed text that `isStack` accepts. On failure it returns the offset
 * of the error.
 */
export const readCells = <C extends string>(
  columns: Columns,
  size: number,
  alphabet: readonly C[],
  text: string,
  isStack: (text: string) => boolean = () => false,
): { readonly cells: C[] } | { readonly place: number } => {
  const cells = Array<string>(size).fill('.');
  let place = 0;
  for (const [x, column] of columns.entries()) {
    if (x > 0 && text[place++] !== '/') return { place: place - 1 };
    let y = 0;
    while (y < column.length) {
      const run = /^[1-9][0-9]?/.exec(text.slice(place, place + 2))?.[0];
      const piece = /^\[[^[\]]*\]|^./.exec(text.slice(place))?.[0] ?? '';
      if (run !== undefined) y += Number(run);
      else if (alphabet.some(known => known === piece) || isStack(piece)) cells[column[y++]!] = piece;
      else return { place };
      if (y > column.length) return { place };
      place += (run ?? piece).length;
    }
  }
  return place === text.length ? { cells: cells as C[] } : { place };
};
