import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/** By file of the server: the files that it imports, types included. */
const imports = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/\.test\.ts$|testing/.test(name))
    .map(name => {
      const found = readFileSync(join(FOLDER, name), 'utf8').matchAll(/ from '(\.[^']+)\.js'/g);
      return [
        normalize(name),
        Array.from(found, ([, path]) => `${normalize(join(dirname(name), path!))}.ts`),
      ] as const;
    }),
);

/** The nodes of each circle in a graph. */
const circles = (graph: ReadonlyMap<string, Iterable<string>>): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = [];
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) found.push([...path.slice(path.indexOf(node)), node]);
    else if (!done.has(node)) for (const next of graph.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return found;
};

test('a circle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
  ]);
  expect(circles(graph)).toEqual([['b', 'c', 'b']]);
});

test('no file imports another in a circle', () => {
  expect(imports.size).toBeGreaterThan(100);
  expect(circles(imports)).toEqual([]);
});

test('no folder imports another in a circle', () => {
  const folderOf = (file: string): string => file.split(/[\\/]/)[0]!;
  const graph = new Map<string, Set<string>>();
  for (const [file, all] of imports)
    for (const other of all) {
      const [from, to] = [folderOf(file), folderOf(other)];
      if (from === to || from.endsWith('.ts') || to.endsWith('.ts')) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  expect(graph.size).toBeGreaterThan(5);
  expect(circles(graph)).toEqual([]);
});

test('a layer of the rooms imports only the layers below it', () => {
  const below: Readonly<Record<string, readonly string[]>> = {
    [normalize('rooms/game')]: [normalize('rooms/game')],
    [normalize('rooms/watch')]: [normalize('rooms/watch'), normalize('rooms/game')],
  };
  const upward = [...imports].flatMap(([file, all]) =>
    all
      .filter(other => other.startsWith('rooms') && below[dirname(file)]?.includes(dirname(other)) === false)
      .map(other => [file, other]),
  );
  expect(upward).toEqual([]);
});
