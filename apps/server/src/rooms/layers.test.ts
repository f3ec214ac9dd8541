import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/** By file: the files within `rooms` that it imports, types included. */
const imports = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/(?:\.test|testing)\.ts$/.test(name))
    .map(name => {
      const found = readFileSync(join(FOLDER, name), 'utf8').matchAll(/ from '(\.[^']+)\.js'/g);
      const inside = Array.from(found, ([, path]) => `${normalize(join(dirname(name), path!))}.ts`);
      return [normalize(name), inside.filter(path => !path.startsWith('..'))] as const;
    }),
);

const layerOf = (file: string): string => dirname(file);
const BELOW: Readonly<Record<string, readonly string[]>> = {
  game: ['game'],
  watch: ['watch', 'game'],
  '.': ['.', 'watch', 'game'],
};

test('a layer imports only the layers below it', () => {
  expect(imports.size).toBeGreaterThan(25);
  for (const [file, inside] of imports)
    for (const other of inside)
      expect([file, BELOW[layerOf(file)]]).toEqual([file, expect.arrayContaining([layerOf(other)])]);
});

test('no file imports another in a circle', () => {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    expect([...path, file].slice(path.includes(file) ? path.indexOf(file) : path.length)).toEqual([file]);
    if (done.has(file)) return;
    for (const other of imports.get(file) ?? []) walk(other, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
});
