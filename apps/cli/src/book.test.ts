import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('Ctrl+C ends it, and a book of the finished games is written', async () => {
  const out = join(folder, 'stopped');
  const making = spawn(process.execPath, args('yinsh', out, 1, 1_000_000));
  let said = '';
  making.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await once(making.stderr, 'data');
  making.kill('SIGINT');
  expect(await once(making, 'close')).toEqual([0, null]);
  expect(said).toMatch(/stopped: [1-9][0-9]* games/);
  expect(readBook(readFileSync(out))).toMatchObject({ ok: true });
});

test('games of training are counted, and a line that is none is named', () => {
  const from = join(folder, 'openings.txt');
  const counted = (text: string): { status: number | null; said: string } => {
    writeFileSync(from, text);
    const made = ['book', 'make', 'yinsh', '--from', from, '--out', join(folder, 'counted')];
    const { status, stderr } = spawnSync(process.execPath, [MAIN, ...made]);
    return { status, said: stderr.toString() };
  };
  const lines = '0 white c2@52 h7@49 c3@51\n0 black c2@50 h7@48\n1 draw c2@50\n';
  expect(counted(lines)).toMatchObject({ status: 0 });
  const book = must(readBook(readFileSync(join(folder, 'counted'))));
  const yinsh = gameNamed('yinsh');
  const start = yinsh.start(must(yinsh.readOptions({ variant: 'standard' })));
  expect(book.at(yinsh, start)).toMatchObject({ games: 2, white: 1, black: 1, draws: 0 });
  expect(book.turns(yinsh, start).map(({ turn }) => turn)).toContain('c2');
  const { status, said } = counted(`${lines}0 white c2@50 c2@50\n`);
  expect([status, said]).toEqual([1, expect.stringContaining('line 4')]);
});
