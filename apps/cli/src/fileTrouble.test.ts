import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadRecord } from './files.js';
import { fileTrouble } from './fileTrouble.js';

const folder = mkdtempSync(join(tmpdir(), 'korong-files-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const thrown = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

test.each([
  ['read', folder, 'it is a folder.'],
  ['read', join(folder, 'no'), 'it does not exist.'],
  ['read', join(file, 'no'), 'it does not exist.'],
  ['write', folder, 'it is a folder.'],
  ['write', join(folder, 'no', 'where'), 'its folder does not exist.'],
] as const)('to %s %s: %s', (doing, path, why) => {
  const act = {
    read: () => readFileSync(path),
    write: () => {
      writeFileSync(path, '');
    },
  }[doing];
  expect(fileTrouble(thrown(act), doing)).toBe(why);
});

test('what has no words of ours keeps its own', () => {
  expect(fileTrouble(Object.assign(new Error('too many open files'), { code: 'EMFILE' }), 'read')).toBe(
    'too many open files',
  );
  expect(fileTrouble('odd', 'read')).toBe('odd');
});

test('a record that is a folder, or is not there', () => {
  expect(() => loadRecord(folder)).toThrow(`The file “${folder}” cannot be read: it is a folder.`);
  expect(() => loadRecord(join(folder, 'no'))).toThrow('cannot be read: it does not exist.');
});
