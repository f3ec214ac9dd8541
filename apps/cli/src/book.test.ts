import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@korong/rules';
import { readBook } from '@korong/study';
import { must } from '@korong/testing';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'korong-book-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const args = (game: string, out: string, threads: number, games: number): string[] => [
  MAIN,
  ...['book', 'make', game, '--visits', '2', '--games', `${games}`, '--threads', `${threads}`, '--out', out],
];

test('a book of six games is the same with any number of threads', () => {
  const [one, two] = [1, 2].map(threads => {
    const out = join(folder, `gipf-${threads}`);
    expect(spawnSync(process.execPath, args('gipf', out, threads, 6)).status).toBe(0);
    return readFileSync(out);
  });
  expect(two).toEqual(one);
  const book = must(readBook(one!));
  const game = gameNamed('gipf');
  for (const variant of game.variants) {
    const start = game.start(must(game.readOptions({ variant })));
    expect(book.at(game, start)).toMatchObject({ games: 2 });
  }
});

test('Ctrl+C ends it, and the finished games are in the book', async () => {
  const out = join(folder, 'stopped');
  const making = spawn(process.execPath, args('yinsh', out, 1, 1_000_000));
  await once(making.stderr, 'data');
  making.kill('SIGINT');
  expect(await once(making, 'exit')).toEqual([0, null]);
  expect(must(readBook(readFileSync(out))).entries.size).toBeGreaterThan(0);
});
