import { createHash } from 'node:crypto';
import { corpus, must, optionsOf, perftRows, startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import type { AnyGame } from './game.js';
import { findGame } from './games.js';
import { perft } from './perft.js';
import { expectEqual } from './testing.js';

const digest = (texts: string[]): string =>
  createHash('sha1').update(texts.sort().join(' ')).digest('hex').slice(0, 8);

const play = (game: AnyGame, position: unknown, text: string): unknown => {
  const [step, second] = must(game.readStep(position, text));
  expectEqual(second, undefined);
  return game.play(position, step);
};

test('every step of all 272 games: who acts, the legal steps as a set, the result', () => {
  const all = corpus();
  expect(all).toHaveLength(272);
  for (const record of all) {
    const game = must(findGame(record.game));
    let position = startOf(game, optionsOf(record));
    for (const [i, text] of record.steps.entries()) {
      const texts = game.steps(position).map(step => game.stepText(step));
      expectEqual(
        [game.toAct(position).charAt(0), texts.length, digest(texts)],
        [record.acts[i], record.legal[i], record.digest[i]],
      );
      position = play(game, position, text);
    }
    const outcome = game.outcome(position);
    expect(outcome ? (outcome.winner ?? 'draw') : null).toBe(record.result);
    expect(game.steps(position).length === 0).toBe(outcome !== undefined);
  }
});

test('all 217 perft rows', () => {
  const rows = perftRows();
  expect(rows).toHaveLength(217);
  for (const row of rows) {
    const game = must(findGame(row.game));
    const position = row.steps.reduce(
      (now: unknown, text) => play(game, now, text),
      startOf(game, { variant: row.variant }),
    );
    expect(row.perft.map((_, i) => perft(game, position, i + 1))).toEqual(row.perft);
  }
});
