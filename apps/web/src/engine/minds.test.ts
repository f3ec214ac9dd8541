import { readFileSync } from 'node:fs';
import { readNet, type NetFile, type Player } from '@korong/engine';
import { yinsh } from '@korong/rules';
import { expect, test } from 'vitest';
import { Minds } from './minds.js';
import type { Question } from './protocol.js';

const net = (): NetFile => {
  const read = readNet(
    readFileSync(new URL('../../../../packages/engine/nets/yinsh-small.knet', import.meta.url)),
  );
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const start = yinsh.positionText(yinsh.start({ variant: 'standard' }));
const ask = (turns: readonly string[], more: Partial<Question> = {}): Question => ({
  game: 'yinsh',
  start,
  turns,
  level: 3,
  seed: 1,
  ...more,
});

const turnOf = (player: Player): string => {
  const thoughts = player.think({ limits: { visits: 4 }, now: () => 0 });
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value.turn;
  }
};

test('a game that goes on keeps its player; one taken back begins anew, and both play legally', () => {
  const minds = new Minds();
  const weights = net();
  const player = minds.playerFor(weights, ask(['f6']));
  const turn = turnOf(player);
  minds.made(ask(['f6']), turn);
  expect(minds.playerFor(weights, ask(['f6', turn, turn === 'a2' ? 'a3' : 'a2']))).toBe(player);
  // Taken back: the same player, standing elsewhere.
  const again = minds.playerFor(weights, ask(['e5']));
  expect(yinsh.board.find(turnOf(again))).toBeDefined();
  expect(minds.playerFor(weights, ask(['e5'], { level: 4 }))).not.toBe(again);
});
