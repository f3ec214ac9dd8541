// Compiles kernel.ts twice, with and without relaxed SIMD, and writes both as text into src/net/kernel.generated.ts, so
// that page, worker and Node load them alike. Run it after changing kernel.ts; a test tells when that was forgotten.
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const SOURCE = new URL('kernel.ts', import.meta.url);
const TARGET = new URL('../src/net/kernel.generated.ts', import.meta.url);

const compile = async (...features) => {
  let binary;
  const { error, stderr } = await asc.main(
    [
      'kernel.ts',
      ...['-O3', '--noAssert', '--runtime', 'stub'],
      ...features.flatMap(feature => ['--enable', feature]),
      ...['--outFile', 'kernel.wasm'],
    ],
    {
      readFile: name => (name === 'kernel.ts' ? readFileSync(SOURCE, 'utf8') : null),
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
  '// Made by kernel/build.mjs from kernel/kernel.ts. Do not edit.\n' +
  constant('RELAXED_KERNEL', await compile('simd', 'relaxed-simd')) +
  constant('SIMD_KERNEL', await compile('simd'));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, await generate());
