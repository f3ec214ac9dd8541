import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MATCH_CODES } from '@korong/match';
import { ERROR_CODES } from '../packages/protocol/dist/codes.js';
import { SETTINGS } from '../apps/server/dist/settings/schema.js';
import { STORE_CODES } from '../apps/server/dist/store/store.js';
import { sourcesOf, textOf } from './repository.ts';

const sources = sourcesOf('apps/server');

test('docs/server.md lists the settings that there are, each with what it is unless given', () => {
  const rows = [...textOf('docs/server.md').matchAll(/^\| `([A-Z_]+)`\s*\| (?:`([^`]+)`|–)/gm)];
  expect(Object.fromEntries(rows.map(([, name, fallback]) => [name, fallback ?? '']))).toEqual(SETTINGS);
});

test('the server reads its environment in one place', () => {
  const readers = sources.filter(file => readFileSync(file, 'utf8').includes('process.env'));
  expect(readers.map(file => file.split('/').at(-1))).toEqual(['main.ts']);
});

test('every code that the server gives is in the catalogue, and it gives every code of the catalogue', () => {
  const given = new Set(
    sources.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(([, code]) => code!),
    ),
  );
  const codes = Object.keys(ERROR_CODES);
  expect(codes.filter(code => !given.has(code))).toEqual([]);
  const known = new Set<string>([...codes, ...MATCH_CODES, ...STORE_CODES, ...Object.keys(SETTINGS)]);
  // A single word may be anything: a signal, a method, a command of Redis.
  const foreign = /^(?!.*_)|^(?:ERR|HPE|SQLITE)_/;
  expect([...given].filter(code => !known.has(code) && !foreign.test(code))).toEqual([]);
});

test('docs/hosting.md and docs/store.md have every code of the store', () => {
  const rows = textOf('docs/hosting.md').matchAll(/^\| (`[A-Z0-9_…]+`(?:, `[A-Z0-9_…]+`)*) +\|/gm);
  const listed = [...rows].flatMap(([, codes]) => codes!.replaceAll('`', '').split(', '));
  expect(STORE_CODES.filter(code => !listed.includes(code))).toEqual([]);
  expect(STORE_CODES.filter(code => !textOf('docs/store.md').includes(`\`${code}\``))).toEqual([]);
});
