import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../apps/server/dist/settings.js';
import { sourcesOf, textOf } from './repository.ts';

test('docs/server.md lists the settings that there are, each with what it is unless given', () => {
  const rows = [...textOf('docs/server.md').matchAll(/^\| `([A-Z_]+)`\s*\| `([^`]+)`/gm)];
  expect(Object.fromEntries(rows.map(([, name, fallback]) => [name, fallback]))).toEqual(SETTINGS);
});

test('the server reads its environment in one place', () => {
  const readers = sourcesOf('apps/server').filter(file =>
    /process\.env|environment\b/.test(readFileSync(file, 'utf8')),
  );
  expect(readers.map(file => file.split('/').at(-1)).sort()).toEqual(['main.ts', 'settings.ts', 'start.ts']);
});

test('docs/server.md lists the error codes that are given', () => {
  const documented = [
    ...(/one of these codes: (.*)\./.exec(textOf('docs/server.md'))?.[1] ?? '').matchAll(/`(\w+)`/g),
  ];
  const given = sourcesOf('apps/server').flatMap(file => [
    ...readFileSync(file, 'utf8').matchAll(/'([A-Z]+_?[A-Z]+)'/g),
  ]);
  const codes = new Set(
    given.map(([, code]) => code!).filter(code => !(code in SETTINGS) && !/^(E|SIG)[A-Z]+$/.test(code)),
  );
  expect(new Set(documented.map(([, code]) => code!))).toEqual(codes);
});
