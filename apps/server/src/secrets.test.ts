import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretOf } from './secrets.js';
import { temporaryFolder } from './testing/pages.js';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const mode = (): number => statSync(join(folder, 'secret')).mode & 0o777;

test('it is made once, for its owner alone, and nothing else is left behind', () => {
  const secret = secretOf(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretOf(folder)).toBe(secret);
  expect(mode()).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('another folder has another one', () => {
  const other = temporaryFolder();
  expect(secretOf(other)).not.toBe(secretOf(folder));
  rmSync(other, { recursive: true });
});

test('one that others could read is closed to them', () => {
  const secret = secretOf(folder);
  chmodSync(join(folder, 'secret'), 0o644);
  expect(secretOf(folder)).toBe(secret);
  expect(mode()).toBe(0o600);
});

test.each(['', 'short', '\0'.repeat(50)])('a damaged one (%j) is not used, and not replaced', text => {
  writeFileSync(join(folder, 'secret'), text);
  expect(() => secretOf(folder)).toThrow();
  expect(statSync(join(folder, 'secret')).size).toBe(text.length);
});
