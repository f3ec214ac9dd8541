import { readFileSync } from 'node:fs';
import { netPlayer, readNet, report } from '@korong/engine';
import { gameNamed, games } from '@korong/rules';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { isLate, type EndPosition } from '../tactics/late.ts';
import { canonicalPosition } from './book/index.js';

const bytes = (path: string): Uint8Array => readFileSync(new URL(`../../../${path}`, import.meta.url));
const fixture = (name: string): EndPosition[] =>
  JSON.parse(new TextDecoder().decode(bytes(`fixtures/${name}.json`))) as EndPosition[];

/** Made by tactics/findEnds.ts. */
const ends = fixture('ends');

const keyOf = ({ game: name, position }: EndPosition): string => {
  const game = gameNamed(name);
  return canonicalPosition(game, must(game.readPosition(position))).key;
};

test('there are 200, forty of each variant, late, each once and in no other fixture', () => {
  const others = [...fixture('tactics'), ...fixture('won')].map(keyOf);
  expect(new Set([...others, ...ends.map(keyOf)]).size).toBe(new Set(others).size + 200);
  for (const { name, variants } of games)
    for (const variant of variants)
      expect(ends.filter(end => end.game === name && end.variant === variant)).toHaveLength(40);
  for (const { position } of ends) expect([position, isLate(position)]).toEqual([position, true]);
});

test('with few visits the search proves many of them, and its lines lead to the end in as many turns as it says', () => {
  let proven = 0;
  for (const { name } of games) {
    const net = readNet(bytes(`packages/engine/nets/${name}-small.knet`));
    if (!net.ok) throw new Error(net.error);
    const player = netPlayer(net.value);
    for (const { position } of ends.filter(({ game }) => game === name)) {
      player.start(position);
      player.search.run(50);
      if (!player.search.finished) continue;
      proven++;
      const [best] = report(player.search).lines;
      if (best?.endsIn === undefined || best.endsIn > 5) continue;
      const turns = best.proven === 'win' ? 2 * best.endsIn - 1 : 2 * best.endsIn;
      expect([position, best.line.length]).toEqual([position, turns]);
    }
  }
  // 86 with the proof search, 67 by carried-up results alone.
  expect(proven).toBeGreaterThan(78);
});
