import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOf, filesBelow, root, sourcesOf, textOf } from './repository.ts';

/** The rows of the table in ARCHITECTURE.md: folder → names of the packages it may import. */
const table = new Map(
  [...textOf('ARCHITECTURE.md').matchAll(/^\| `((?:packages|apps)\/\w+)`\s*\|.*\|\s*([^|]+?)\s*\|$/gm)].map(
    ([, folder, imports]) => [folder!, imports === 'nothing' ? [] : imports!.split(', ')],
  ),
);

const PURE = ['rules', 'messages', 'engine', 'formats', 'study', 'match', 'client'].map(
  name => `packages/${name}`,
);

const folders = ['packages', 'apps'].flatMap(group =>
  readdirSync(join(root, group))
    .filter(name => existsSync(join(root, group, name, 'package.json')))
    .map(name => `${group}/${name}`),
);

const importsOf = (file: string): string[] =>
  ts.preProcessFile(codeOf(file)).importedFiles.map(found => found.fileName);

const allImports = (folder: string): string[] => [...new Set(sourcesOf(folder).flatMap(importsOf))];

test('the table in ARCHITECTURE.md has a row for every package and app, and no other', () => {
  expect([...table.keys()].sort()).toEqual(folders.sort());
});

test.each(folders)('%s imports what its row names and nothing else', folder => {
  const allowed = table.get(folder)!.map(name => `@korong/${name}`);
  const ours = allImports(folder).filter(name => name.startsWith('@korong/'));
  for (const name of ours) expect(allowed).toContain(name.split('/').slice(0, 2).join('/'));
  expect(new Set(ours.map(name => name.split('/').slice(0, 2).join('/')))).toEqual(new Set(allowed));
});

test.each(folders)('%s names every package it imports in its package.json, and no other', folder => {
  const { dependencies = {} } = JSON.parse(textOf(`${folder}/package.json`)) as {
    dependencies?: Record<string, string>;
  };
  const outside = allImports(folder)
    .filter(name => !name.startsWith('.') && !name.startsWith('node:'))
    .map(name => (name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]!));
  expect(new Set(outside)).toEqual(new Set(Object.keys(dependencies)));
});

test.each(folders)('no relative import leads out of %s', folder => {
  for (const file of sourcesOf(folder)) {
    for (const name of importsOf(file).filter(n => n.startsWith('.'))) {
      const target = join(file, '..', name);
      expect([file, target.startsWith(join(root, folder, 'src'))]).toEqual([file, true]);
    }
  }
});

test.each(PURE)('%s is pure: no Node, no clock, no randomness, no input or output', folder => {
  const { compilerOptions } = ts.readConfigFile(join(root, 'tsconfig.base.json'), path =>
    ts.sys.readFile(path),
  ).config as { compilerOptions: { lib: string[]; types: string[] } };
  expect([compilerOptions.lib, compilerOptions.types]).toEqual([['ES2023'], []]);
  expect(
    Object.keys(
      (JSON.parse(textOf(`${folder}/tsconfig.json`)) as { compilerOptions: object }).compilerOptions,
    ),
  ).toEqual(['rootDir', 'outDir']);
  expect(allImports(folder).filter(name => !name.startsWith('.') && !name.startsWith('@korong/'))).toEqual(
    [],
  );
  for (const file of sourcesOf(folder)) {
    expect([file, impureNames(file)]).toEqual([file, []]);
  }
});

const IMPURE = ['Date', 'performance', 'console', 'process', 'globalThis', 'fetch', 'setTimeout', 'crypto'];

/** Uses of globals that are neither declared here nor pure. Plain ES2023 still has a clock and a random generator. */
const impureNames = (file: string): string[] => {
  const source = ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.ES2023, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && IMPURE.includes(node.text)) found.push(node.text);
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') found.push('Math.random');
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
};

const MAX_FILES = 25;

test('no folder holds more files side by side than a newcomer takes in', () => {
  const counts = new Map<string, number>();
  for (const file of folders.flatMap(folder => filesBelow(`${folder}/src`))) {
    if (file.endsWith('.test.ts')) continue;
    const folder = relative(root, join(file, '..'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

/** In apps/web/src: the folders that every feature may use. */
const SHARED = ['engine', 'frame', 'game', 'games', 'online', 'store', 'ui'];

test('no feature of the pages imports a component of another one', () => {
  const featureOf = (file: string): string => relative(join(root, 'apps/web/src'), file).split('/')[0]!;
  const across = sourcesOf('apps/web').flatMap(file =>
    importsOf(file)
      .filter(name => name.startsWith('.') && name.endsWith('.svelte'))
      .map(name => [featureOf(file), featureOf(join(file, '..', name)), relative(root, file)] as const)
      .filter(([from, to]) => from !== to && !SHARED.includes(to))
      .map(([, to, path]) => `${path} -> ${to}`),
  );
  expect(across).toEqual([]);
});
