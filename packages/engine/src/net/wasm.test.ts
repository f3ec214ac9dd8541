import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BYTES_KERNEL, RELAXED_KERNEL, SIMD_KERNEL } from './kernel.generated.js';
import { fromBase64, instantiate } from './wasm.js';

test('the kernels in the repository are what their source compiles to', async () => {
  const { generate } = (await import(new URL('../../kernel/build.mjs', import.meta.url).href)) as {
    generate: () => Promise<string>;
  };
  expect(readFileSync(new URL('kernel.generated.ts', import.meta.url), 'utf8')).toBe(await generate());
});

test('base64 of every length is decoded', () => {
  for (let length = 0; length < 20; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 89 + 251) & 0xff);
    expect(fromBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  }
  for (const kernel of [BYTES_KERNEL, RELAXED_KERNEL, SIMD_KERNEL]) {
    expect(Buffer.from(fromBase64(kernel)).toString('base64')).toBe(kernel);
  }
});

test('what is no binary is not instantiated', () => {
  expect(instantiate(Uint8Array.of(1, 2, 3))).toBeUndefined();
  expect(instantiate(fromBase64(SIMD_KERNEL))).toHaveProperty('evaluate');
});
