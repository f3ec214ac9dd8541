// Finds and reads the files to convert, one at a time.
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { MAX_FILE_LENGTH } from '@korong/formats';
import { encodingOf, isBinary } from '@korong/formats/encoding';

export interface Source {
  readonly path: string;
  /** The path below the folder that was named; of a file its name. */
  readonly below: string;
}

/**
 * The files that the paths name, those of folders in the order of their names. A path that is not there is a file that cannot be read.
 * What lies in `out`, the folder that is written into, is left out.
 */
export function* sourcesOf(paths: readonly string[], out?: string): Generator<Source> {
  for (const path of paths) {
    if (isFolder(path)) yield* inFolder(path, path, out && resolve(out));
    else yield { path, below: relative(join(path, '..'), path) };
  }
}

function* inFolder(folder: string, top: string, out: string | undefined): Generator<Source> {
  if (folder !== top && resolve(folder) === out) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* inFolder(path, top, out);
    else if (entry.isFile() || entry.isSymbolicLink()) yield { path, below: relative(top, path) };
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A character has four bytes at most; what is longer is refused by its length. */
const MAX_BYTES = 4 * MAX_FILE_LENGTH;

/** All bytes of a file, or `undefined` if there are too many: a device may have no end. */
const bytesOf = (path: string): Uint8Array | undefined => {
  const file = openSync(path, 'r');
  try {
    const parts: Buffer[] = [];
    for (let length = 0; length <= MAX_BYTES;) {
      const part = Buffer.alloc(1_000_000);
      const read = readSync(file, part);
      if (read === 0) return Buffer.concat(parts);
      parts.push(part.subarray(0, read));
      length += read;
    }
    return undefined;
  } finally {
    closeSync(file);
  }
};

/** The text of a file; none if it is binary. Old files are not always UTF-8; of those only names suffer. */
export const textOf = (path: string): string | undefined => {
  const bytes = bytesOf(path);
  if (bytes === undefined) return ' '.repeat(MAX_FILE_LENGTH + 1);
  if (isBinary(bytes)) return undefined;
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
