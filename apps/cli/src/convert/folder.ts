// The folder that converted games are written into. Nothing in it is replaced unless that was asked for.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export type Saved = 'saved' | 'exists';

export class OutFolder {
  readonly path: string;
  readonly #replace: boolean;
  /** What this run has written: two sources may have the same name. */
  readonly #written = new Set<string>();

  constructor(path: string, replace: boolean) {
    this.path = path;
    this.#replace = replace;
  }

  /** Writes a file; a name that this run has used already gets a number. Throws what the file system says. */
  save(name: string, extension: string, content: string | Uint8Array): Saved {
    const file = this.#unused(name, extension);
    if (!this.#replace && existsSync(file)) return 'exists';
    makeFolder(dirname(file));
    writeFileSync(file, content);
    this.#written.add(resolve(file));
    return 'saved';
  }

  #unused(name: string, extension: string): string {
    for (let i = 1; ; i++) {
      const file = join(this.path, `${name}${i === 1 ? '' : `.${i}`}.${extension}`);
      if (!this.#written.has(resolve(file))) return file;
    }
  }
}

/** Like mkdir -p. The recursive one of Node never ends where a parent refuses folders without saying why, as below /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path);
};
