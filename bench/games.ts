// Games of the corpus, for the benches.
import { readFileSync } from 'node:fs';
import { beginTurn, readTurn, turnText } from '@korong/rules';
import { gameOf, positionOf } from './measure.ts';

interface Game {
  readonly game: string;
  readonly variant: string;
  readonly steps: readonly string[];
}

export const corpus = readFileSync(new URL('../fixtures/corpus/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Game);

export interface UsualGame {
  readonly variant: string;
  /** The first position. */
  readonly start: string;
  readonly turns: readonly string[];
}

/** The turns of the first game of the corpus with about the usual length. */
export const usualGame = (name: string): UsualGame => {
  const { variant, steps } = corpus.find(
    ({ game, steps: all }) => game === name && all.length > 70 && all.length < 130,
  )!;
  const game = gameOf(name);
  const first = positionOf(game, variant);
  const turns: string[] = [];
  let turn = beginTurn<unknown, unknown>(first);
  for (const text of steps) {
    const reading = readTurn(game, turn, text);
    if (reading.status === 'illegal') throw new Error(reading.refusal.code);
    turn = reading.turn;
    if (reading.status === 'incomplete') continue;
    turns.push(turnText(game, turn));
    turn = beginTurn(turn.position);
  }
  return { variant, start: game.positionText(first), turns };
};
