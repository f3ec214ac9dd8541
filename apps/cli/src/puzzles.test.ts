// The puzzles of the product, as the command prints and proves them.
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beginTurn, gameNamed, games, isComplete, readTurn, type AnyGame } from '@korong/rules';
import { THEMES, idOf, symmetryKey, type RatedPuzzle } from '@korong/study';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const korong = (...args: string[]): { code: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'puzzles', ...args], {
    maxBuffer: 1e9,
  });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
};

const listed = korong('list', '--json')
  .out.trim()
  .split('\n')
  .map(line => JSON.parse(line) as RatedPuzzle);

test('there are a thousand puzzles of every game, and some of each of its variants', () => {
  for (const { name, variants } of games) {
    const own = listed.filter(({ game }) => game === name);
    expect(own.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(own.map(({ variant }) => variant))).toEqual(new Set(variants));
  }
  expect(new Set(listed.map(({ theme }) => theme))).toEqual(new Set(THEMES));
});

test('no two are equal under symmetry or with colours swapped', () => {
  const ids = listed.map(({ game, position }) => idOf(symmetryKey(game, position)));
  expect(ids).toEqual(listed.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('every solution is a line of legal, complete turns', () => {
  for (const { game: name, position, solutions } of listed) {
    const game: AnyGame = gameNamed(name);
    for (const line of solutions.slice(0, 3)) {
      let at = must(game.readPosition(position));
      for (const text of line) {
        const read = readTurn(game, beginTurn<unknown, unknown>(at), text);
        if (read.status === 'illegal') throw new Error(`${position}: ${text} ${read.refusal.code}`);
        expect(isComplete(game, read.turn)).toBe(true);
        at = read.turn.position;
      }
    }
  }
});

test('all of them together are small enough to be kept offline', () => {
  const bytes = games.map(({ name }) =>
    readFileSync(new URL(`../../../packages/study/puzzles/${name}.txt`, import.meta.url)),
  );
  expect(bytes.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThanOrEqual(300_000);
});

test('a sample is proven again; korong puzzles prove without --sample proves all', () => {
  const { code, err } = korong('prove', '--sample', '12', '--seed', '7', '--threads', '2');
  expect([code, err]).toEqual([0, expect.stringContaining('12 of 12 puzzles are as claimed')]);
});

test('list chooses by game, variant and theme, and names what it does not know', () => {
  const { out } = korong('list', '--game', 'gipf', '--variant', 'basic', '--theme', 'capture');
  const lines = out.trim().split('\n');
  expect(lines.length).toBe(
    listed.filter(({ variant, theme }) => variant === 'basic' && theme === 'capture').length,
  );
  for (const line of lines) expect(line).toMatch(/^\w{7}\tgipf\tbasic\tcapture\t\d+\t/);
  expect(korong('list', '--game', 'chess')).toMatchObject({ code: 2 });
  expect(korong('list', '--theme', 'mate')).toMatchObject({ code: 2 });
});
