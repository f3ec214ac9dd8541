// Shared by the tests of the repository: its root and its files.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export const filesBelow = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
    : [];

/** The source files of the build: no tests and no test helpers. */
export const sourcesOf = (folder: string): string[] =>
  filesBelow(`${folder}/src`).filter(
    file => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|\/src\/(.*\/)?testing(\.ts$|\/)/.test(file),
  );

/** The code of a source file: all of it, or the scripts of a component. */
export const codeOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code!).join('\n');
};
