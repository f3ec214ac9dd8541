// A book as bytes: a mark, the number of entries, then for each entry in ascending order of keys the distance to the key before, games,
// wins of White and draws as variable-length numbers, and what the engine expected as one byte.
import { err, ok, type Result } from '@korong/rules';
import { Book, type BookEntry } from './book.js';

const MARK = [0x6b, 0x62, 0x6b, 0x31]; // kbk1
/** More entries than any book of ours. */
const MAX_ENTRIES = 1_000_000;

export type BookProblem = 'notABook' | 'damaged';

const putNumber = (bytes: number[], value: number): void => {
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  bytes.push(left);
};

export const writeBook = (entries: ReadonlyMap<number, BookEntry>): Uint8Array => {
  const bytes = [...MARK];
  putNumber(bytes, entries.size);
  let before = 0;
  for (const [key, entry] of [...entries].sort(([a], [b]) => a - b)) {
    putNumber(bytes, key - before);
    putNumber(bytes, entry.games);
    putNumber(bytes, entry.white);
    putNumber(bytes, entry.draws);
    bytes.push(Math.round(entry.expected * 255));
    before = key;
  }
  return Uint8Array.from(bytes);
};

class Reader {
  readonly #bytes: Uint8Array;
  #at = MARK.length;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? Number.NaN;
  }

  /** NaN behind the end, or if it is no safe number. */
  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (!Number.isSafeInteger(value)) return Number.NaN;
      if (byte < 128) return value;
    }
  }
}

export const readBook = (bytes: Uint8Array): Result<Book, BookProblem> => {
  if (MARK.some((byte, i) => bytes[i] !== byte)) return err('notABook');
  const reader = new Reader(bytes);
  const count = reader.number();
  if (!(count <= MAX_ENTRIES)) return err('damaged');
  const entries = new Map<number, BookEntry>();
  let key = 0;
  for (let i = 0; i < count; i++) {
    key += reader.number();
    const [games, white, draws] = [reader.number(), reader.number(), reader.number()];
    const expected = reader.byte() / 255;
    if (!(Number.isSafeInteger(key) && white + draws <= games && expected >= 0)) return err('damaged');
    entries.set(key, { games, white, draws, black: games - white - draws, expected });
  }
  return reader.atEnd && entries.size === count ? ok(new Book(entries)) : err('damaged');
};
