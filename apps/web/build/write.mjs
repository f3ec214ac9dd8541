// Writes files and, beside each of them, its compressed forms: .br and .gz.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { KEPT } from './places.mjs';

export const hashOf = bytes => createHash('sha256').update(bytes).digest('base64url').slice(0, 10);

const SQUEEZED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.xml',
  '.txt',
  '.wasm',
  '.knet',
  '.book',
]);
const MIN_BYTES = 512;

const brotli = bytes =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const squeezers = { '.br': brotli, '.gz': bytes => promisify(gzip)(bytes, { level: 9 }) };

/** The compressed forms, cached by content. Those that save nothing are left out. */
const squeezed = async (name, bytes) => {
  if (!SQUEEZED.has(extname(name)) || bytes.length < MIN_BYTES) return [];
  const made = [];
  for (const [ending, squeeze] of Object.entries(squeezers)) {
    const kept = join(KEPT, 'squeezed', hashOf(bytes) + ending);
    if (existsSync(kept)) utimesSync(kept, new Date(), new Date());
    else writeFileSync(kept, await squeeze(bytes));
    const smaller = readFileSync(kept);
    if (smaller.length < bytes.length * 0.95) made.push([name + ending, smaller]);
  }
  return made;
};

/** Makes `folder` hold exactly `files` (name → bytes) and the files that `stays` accepts; returns the number written. */
export const writeAll = async (folder, files, stays) => {
  mkdirSync(join(KEPT, 'squeezed'), { recursive: true });
  const all = new Map(files);
  for (const more of await Promise.all([...files].map(([name, bytes]) => squeezed(name, bytes)))) {
    for (const [name, bytes] of more) all.set(name, bytes);
  }
  let changed = 0;
  for (const [name, bytes] of all) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    changed++;
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isFile() && !all.has(name) && !stays(name.replace(/\.(br|gz)$/, '')))
      rmSync(join(folder, name));
  }
  return changed;
};
