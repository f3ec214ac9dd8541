// Compiles kernel.ts three times and writes all as text into src/net/kernel.generated.ts, so that page, worker and Node load them alike: with
// products of bytes, which need relaxed SIMD, and with products of floats, with relaxed SIMD and without. Run it after changing a file of this
// folder; a test tells when that was forgotten.
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const TARGET = new URL('../src/net/kernel.generated.ts', import.meta.url);

/** The binary with that way to multiply, and for bytes with that `dot`: which file stands for which name. */
export const compile = async (products, features, dot = { 'dot.ts': 'relaxedDot.ts' }) => {
  const sources = { 'kernel.ts': 'kernel.ts', 'memory.ts': 'memory.ts', 'products.ts': products, ...dot };
  let binary;
  const { error, stderr } = await asc.main(
    [
      'kernel.ts',
      ...['-O3', '--noAssert', '--runtime', 'stub'],
      ...features.flatMap(feature => ['--enable', feature]),
      ...['--outFile', 'kernel.wasm'],
    ],
    {
      readFile: name =>
        name in sources ? readFileSync(new URL(sources[name], import.meta.url), 'utf8') : null,
      writeFile: (_, contents) => void (binary = contents),
      listFiles: () => [],
    },
  );
  if (error !== null) throw new Error(stderr.toString(), { cause: error });
  return binary;
};

const constant = (name, binary) => {
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,100}/g);
  return `export const ${name} =\n${lines.map(line => `  '${line}'`).join(' +\n')};\n`;
};

/** The text of the generated file. */
export const generate = async () =>
  '// Made by kernel/build.mjs from kernel/*.ts. Do not edit.\n' +
  constant('BYTES_KERNEL', await compile('bytes.ts', ['simd', 'relaxed-simd'])) +
  constant('RELAXED_KERNEL', await compile('floats.ts', ['simd', 'relaxed-simd'])) +
  constant('SIMD_KERNEL', await compile('floats.ts', ['simd']));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, await generate());
