// Finds and reads the files to convert, one at a time.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LONGEST_FILE } from '@korong/formats';

export interface Source {
  readonly path: string;
  /** The path below the folder that was named; of a file its name. */
  readonly below: string;
}

/** The files that the paths name, those of folders in the order of their names. A path that is not there is a file that cannot be read. */
export function* sourcesOf(paths: readonly string[]): Generator<Source> {
  for (const path of paths) {
    if (isFolder(path)) yield* inFolder(path, path);
    else yield { path, below: relative(join(path, '..'), path) };
  }
}

function* inFolder(folder: string, top: string): Generator<Source> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* inFolder(path, top);
    else if (entry.isFile()) yield { path, below: relative(top, path) };
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The text of a file. Old files are not always UTF-8; of those only names suffer. */
export const textOf = (path: string): string => {
  // A character has four bytes at most; what is longer is refused by its length.
  const bytes = readFileSync(path);
  if (bytes.length > 4 * LONGEST_FILE) return ' '.repeat(LONGEST_FILE + 1);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
