import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.js';

// The first three are the examples in the standard.
test.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the hash of %j is that of the standard', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('texts of every length and any script have the hash that the machine gives', () => {
  for (let n = 0; n < 200; n++) {
    const text = 'aé€😀ж'
      .repeat(n)
      .slice(0, n)
      .replace(/[\uD800-\uDBFF]$/, 'x');
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
