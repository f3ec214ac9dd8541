import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyGame, OptionFields } from './game.js';
import { findGame } from './games.js';
import { perft } from './perft.js';
import { expectEqual, must } from './testing.js';

// Games and counts of an independent referee; fixtures/corpus/README.md tells how they were made.
const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/corpus/${name}`, import.meta.url), 'utf8');

interface CorpusGame {
  readonly game: string;
  readonly variant: string;
  readonly handicap?: { readonly white: number; readonly black: number };
  readonly steps: readonly string[];
  readonly acts: readonly string[];
  readonly legal: readonly number[];
  readonly digest: readonly string[];
  readonly result: string | null;
}

interface PerftRow {
  readonly game: string;
  readonly variant: string;
  readonly steps: readonly string[];
  readonly perft: readonly number[];
}

const digest = (texts: string[]): string =>
  createHash('sha1').update(texts.sort().join(' ')).digest('hex').slice(0, 8);

const fieldsOf = ({ variant, handicap }: CorpusGame): OptionFields => {
  const side = (['white', 'black'] as const).find(s => (handicap?.[s] ?? 0) > 0);
  return side ? { variant, handicap: `${side} ${handicap![side]}` } : { variant };
};

const startOf = (game: AnyGame, fields: OptionFields): unknown => game.start(must(game.readOptions(fields)));

const play = (game: AnyGame, position: unknown, text: string): unknown => {
  const [step, second] = must(game.readStep(position, text));
  expectEqual(second, undefined);
  return game.play(position, step);
};

test('every step of all 272 games: who acts, the legal steps as a set, the result', () => {
  const corpus = fixture('games.jsonl')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as CorpusGame);
  expect(corpus).toHaveLength(272);
  for (const record of corpus) {
    const game = must(findGame(record.game));
    let position = startOf(game, fieldsOf(record));
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
  const rows = JSON.parse(fixture('perft.json')) as PerftRow[];
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
