// Games and counts of an independent referee; fixtures/corpus/README.md tells how they were made.
import { readFileSync } from 'node:fs';
import { SIDES, type AnyGame, type GameName, type GameResult, type OptionFields } from '@korong/rules';
import { must } from './must.js';

export interface CorpusGame {
  readonly game: GameName;
  readonly variant: string;
  readonly handicap?: { readonly white: number; readonly black: number };
  readonly steps: readonly string[];
  /** Before each step: the side that acts, by its first letter; the number of legal steps, and a digest of their texts. */
  readonly acts: readonly string[];
  readonly legal: readonly number[];
  readonly digest: readonly string[];
  readonly result: GameResult;
}

export interface PerftRow {
  readonly game: GameName;
  readonly variant: string;
  readonly steps: readonly string[];
  readonly perft: readonly number[];
}

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/corpus/${name}`, import.meta.url), 'utf8');

export const corpus = (): readonly CorpusGame[] =>
  fixture('games.jsonl')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as CorpusGame);

export const perftRows = (): readonly PerftRow[] => JSON.parse(fixture('perft.json')) as PerftRow[];

export const optionsOf = ({ variant, handicap }: CorpusGame): OptionFields => {
  const side = SIDES.find(s => (handicap?.[s] ?? 0) > 0);
  return side ? { variant, handicap: `${side} ${handicap![side]}` } : { variant };
};

/** The usual start of a game with these options. */
export const startOf = (game: AnyGame, options: OptionFields): unknown =>
  game.start(must(game.readOptions(options)));
