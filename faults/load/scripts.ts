// Whole legal games from the corpus, so that the load generator needs no rules.
import type { GameName } from '@korong/rules';
import { readFileSync } from 'node:fs';

export type Side = 'white' | 'black';

export interface Script {
  readonly game: GameName;
  readonly options: { readonly variant: string };
  readonly turns: readonly { readonly by: Side; readonly text: string }[];
}

interface Row {
  readonly game: GameName;
  readonly variant: string;
  readonly handicap?: unknown;
  readonly steps: readonly string[];
  readonly acts: readonly ('w' | 'b')[];
  readonly result: string | null;
}

/** Groups steps into turns: all steps of one side before the other acts. */
const turnsOf = ({ steps, acts }: Row): Script['turns'] => {
  const turns: { by: Side; text: string }[] = [];
  steps.forEach((step, i) => {
    const last = turns.at(-1);
    if (last && acts[i] === acts[i - 1]) last.text += `;${step}`;
    else turns.push({ by: acts[i] === 'w' ? 'white' : 'black', text: step });
  });
  return turns;
};

/** The games of the corpus that end by the rules, without handicap. */
export const readScripts = (): readonly Script[] =>
  readFileSync(new URL('../../fixtures/corpus/games.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row)
    .filter(row => row.result !== null && row.handicap === undefined)
    .map(row => ({ game: row.game, options: { variant: row.variant }, turns: turnsOf(row) }));
