import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPuzzles } from '@korong/study';
import { must } from '@korong/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { running, type Running } from '../testing/pages.js';
import { guestOf, visitor } from './testing.js';

const PASSWORD = 'correct horse battery';
const file = fileURLToPath(import.meta.resolve('@korong/study/puzzles/gipf.txt'));
const [puzzle] = must(readPuzzles(readFileSync(file, 'utf8')));

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.close());

test('the first attempt of an account rates it and the puzzle; its export has it; it goes with the account', async () => {
  const anna = visitor(server);
  await anna.ask('POST', '/api/account', { name: 'Anna', password: PASSWORD });
  const path = `/api/puzzles/${puzzle!.id}/attempts`;
  const first = (await anna.ask('POST', path, { solved: true })).body as { solver: { rating: number } };
  expect(first).toMatchObject({ counted: true, before: 1000, puzzle: {} });
  expect(first.solver.rating).toBeGreaterThan(1000);
  const again = (await anna.ask('POST', path, { solved: false })).body;
  expect(again).toMatchObject({ counted: false, solver: first.solver });
  expect((await anna.ask('GET', '/api/puzzles/progress?game=gipf')).body).toEqual({
    solver: first.solver,
    attempts: 1,
    tried: [{ id: puzzle!.id, solved: true }],
  });
  const ratings = await visitor(server).ask('GET', '/api/puzzles/ratings?game=gipf');
  expect(ratings.body).toMatchObject({ puzzles: [{ id: puzzle!.id, attempts: 1 }] });
  expect((await anna.ask('GET', '/api/account/export')).body).toMatchObject({
    puzzles: [{ game: 'yinsh' }, { game: 'gipf', rating: { attempts: 1 }, tried: [{ id: puzzle!.id }] }],
  });
  expect((await anna.ask('DELETE', '/api/account', { password: PASSWORD })).status).toBe(204);
});

test('guests and strangers have no rating here, and unknown puzzles none at all', async () => {
  const path = `/api/puzzles/${puzzle!.id}/attempts`;
  const guest = await guestOf(server, 'Gast');
  for (const [who, error] of [
    [visitor(server), 'NO_SESSION'],
    [guest, 'NEEDS_ACCOUNT'],
  ] as const) {
    expect((await who.ask('POST', path, { solved: true })).body).toEqual({ error });
    expect((await who.ask('GET', '/api/puzzles/progress?game=gipf')).body).toEqual({ error });
  }
  const bela = visitor(server);
  await bela.ask('POST', '/api/account', { name: 'Bela', password: PASSWORD });
  expect((await bela.ask('POST', '/api/puzzles/nothing/attempts', { solved: true })).body).toEqual({
    error: 'PUZZLE_NOT_FOUND',
  });
  for (const body of [{}, { solved: 1 }, { solved: true, rating: 3000 }, 'x'])
    expect((await bela.ask('POST', path, body)).status).toBe(400);
  expect((await bela.ask('GET', '/api/puzzles/progress?game=chess')).status).toBe(400);
});
