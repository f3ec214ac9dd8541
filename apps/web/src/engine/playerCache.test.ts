import { readFileSync } from 'node:fs';
import { finish, readNet, type EnginePlayer, type NetFamily, type NetFile } from '@korong/engine';
import { gipf, yinsh, type OptionFields } from '@korong/rules';
import { expect, test } from 'vitest';
import { PlayerCache } from './playerCache.js';
import type { Task } from './workerMessages.js';

const netOf = (size: Task['net'], family: NetFamily = 'yinsh'): NetFile => {
  const read = readNet(
    readFileSync(new URL(`../../../../packages/engine/nets/${family}-${size}.knet`, import.meta.url)),
  );
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const start = yinsh.positionText(yinsh.start({ variant: 'standard' }));
const ask = (turns: readonly string[], more: Partial<Task> = {}): Task => ({
  game: 'yinsh',
  start,
  turns,
  seed: 1,
  net: 'small',
  seat: 0,
  seats: 1,
  ...more,
});

const turnOf = (player: EnginePlayer): string =>
  finish(player.think({ limits: { visits: 4 }, now: () => 0 })).turn;

const small = netOf('small');

test('a game that goes on keeps its player; one taken back begins anew, and both play legally', () => {
  const cache = new PlayerCache();
  const level = { level: 3 };
  const player = cache.playerFor(small, ask(['f6'], level));
  const turn = turnOf(player);
  cache.made(ask(['f6'], level), turn);
  expect(cache.playerFor(small, ask(['f6', turn, turn === 'a2' ? 'a3' : 'a2'], level))).toBe(player);
  // After a takeback: the same player with another position.
  const again = cache.playerFor(small, ask(['e5'], level));
  expect(yinsh.board.find(turnOf(again))).toBeDefined();
  expect(cache.playerFor(small, ask(['e5'], { level: 4 }))).not.toBe(again);
});

test('what was looked at is kept when the game goes on as expected', () => {
  const cache = new PlayerCache();
  // All rings stand. Before, so many steps are equally good that no answer is looked at often enough to be kept.
  const before = ['f6', 'e5', 'g7', 'd4', 'f7', 'e4', 'g6', 'd5', 'h7', 'f4'];
  const player = cache.playerFor(small, ask(before));
  const { turn, report } = finish(player.think({ limits: { visits: 2000 }, now: () => 0 }));
  cache.made(ask(before), turn);
  const kept = player.search!.visits;
  const [best] = report.lines;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBe(best!.visits - 1); // the first visit made the position
  const [, answer] = best!.line;
  expect(cache.playerFor(small, ask([...before, turn])).search!.visits).toBe(kept);
  expect(cache.playerFor(small, ask([...before, turn, answer!])).search!.visits).toBeGreaterThan(0);
  expect(cache.playerFor(small, ask(['e5'])).search!.visits).toBe(0);
});

test('a player of a level and one for analysis stand side by side; another net is another player', () => {
  const cache = new PlayerCache();
  const level = cache.playerFor(small, ask(['f6'], { level: 3 }));
  const analyst = cache.playerFor(small, ask(['f6']));
  expect(analyst).not.toBe(level);
  expect(cache.playerFor(small, ask(['f6'], { level: 3 }))).toBe(level);
  expect(cache.playerFor(netOf('large'), ask(['f6'], { net: 'large' }))).not.toBe(analyst);
});

test('GIPF with potentials and GIPF without them have different nets, and so different players', () => {
  const task = (fields: OptionFields): Task => {
    const options = gipf.readOptions(fields);
    if (!options.ok) throw new Error(options.error.code);
    return ask([], { game: 'gipf', start: gipf.positionText(gipf.start(options.value)) });
  };
  const cache = new PlayerCache();
  const without = cache.playerFor(netOf('small', 'gipf'), task({ variant: 'standard' }));
  const project = task({ variant: 'standard', potentials: 'Z3Y3' });
  expect(cache.playerFor(netOf('small', 'gipf-project'), project)).not.toBe(without);
});

test('several share the memory of one, and each looks at the board in its own way', () => {
  const looks = [0, 1, 2, 3].map(seat => {
    const { search } = new PlayerCache().playerFor(small, ask(['f6', 'd4'], { seat, seats: 4 }));
    search!.run(50);
    return { room: search!.tree.maxNodes, netValue: search!.tree.netValue[0] };
  });
  const alone = new PlayerCache().playerFor(small, ask([])).search!.tree.maxNodes;
  expect(looks.reduce((sum, { room }) => sum + room, 0)).toBeLessThanOrEqual(alone);
  expect(new Set(looks.map(({ netValue }) => netValue)).size).toBe(4);
});
