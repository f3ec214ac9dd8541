import { readFileSync } from 'node:fs';
import { boardFor, netPlayer, readNet, report } from '@korong/engine';
import { Prover } from '@korong/study';
import { expect, test } from 'vitest';
import { proveWon, type WonPosition } from '../tactics/won.ts';

const bytes = (path: string): Uint8Array => readFileSync(new URL(`../../../${path}`, import.meta.url));

/** Made by tactics/findWon.ts. */
const won = JSON.parse(new TextDecoder().decode(bytes('fixtures/won.json'))) as WonPosition[];

/** The share of the best turn's visits that make a turn a candidate. */
const CANDIDATE = 1 / 2;
const VISITS = 500;

test('there are enough positions, each once', () => {
  expect(won.length).toBeGreaterThan(50);
  expect(new Set(won.map(({ position }) => position)).size).toBe(won.length);
});

test('what is claimed is so, of these turns and of no others', () => {
  const board = boardFor('gipf');
  const prover = new Prover(board);
  for (const { position, choice, losing, solutions } of won) {
    board.load(position);
    const proof = proveWon(board, prover, choice);
    expect([position, proof]).toEqual([position, { choice, losing, solutions }]);
  }
});

test('a won position is not thrown away: no turn that loses by force is played, or a candidate', () => {
  const net = readNet(bytes('packages/engine/nets/gipf-small.knet'));
  if (!net.ok) throw new Error(net.error);
  const player = netPlayer(net.value);
  for (const { position, losing, solutions } of won) {
    player.start(position);
    player.search.run(VISITS);
    const { lines } = report(player.search, Infinity);
    expect([position, solutions]).toEqual([position, expect.arrayContaining([lines[0]!.turn])]);
    const candidates = lines.filter(line => line.visits >= CANDIDATE * lines[0]!.visits);
    const missed = candidates.filter(({ turn, proven }) => losing.includes(turn) && proven !== 'loss');
    expect([position, missed.map(({ turn }) => turn)]).toEqual([position, []]);
  }
});
