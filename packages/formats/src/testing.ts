// Shared by the tests of this package.
import { readFileSync } from 'node:fs';
import type { GameRecord } from '@korong/rules';
import { addStep, beginTurn, isComplete, turnText, type AnyGame, type OptionFields } from '@korong/rules';
import type { Asked } from './reading.js';
import { readGames } from './readGames.js';

export const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/formats/${name}`, import.meta.url), 'utf8');

/** Each game in a few words: `yinsh blitz white rings: c2 h7 …`, or `CODE [REASON] line excerpt`. */
export const told = (text: string, asked?: Asked): string[] =>
  readGames(text, asked).map(game => {
    if (!game.ok) {
      const { code, reason, line, excerpt } = game.error;
      return [code, reason?.code, line, excerpt].filter(part => part !== undefined && part !== '').join(' ');
    }
    const { record, ending, dropped } = game.value;
    const turns = record.turns.map(turn => turn.text).join(' ');
    const head = [
      record.game,
      record.options.variant,
      record.result ?? '*',
      ending,
      ...(dropped ? [`+${dropped}`] : []),
    ];
    return `${head.join(' ')}: ${turns}`;
  });

/** A whole number below `n` from a seeded generator, the same on every machine. */
export const randomness = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** A game at random, of `most` steps at most. */
export const randomGame = (
  game: AnyGame,
  options: OptionFields,
  random: (n: number) => number,
  most: number,
): GameRecord => {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.code);
  let turn = beginTurn<unknown, unknown>(game.start(read.value));
  const turns: { text: string }[] = [];
  for (let i = 0; i < most; i++) {
    const steps = game.steps(turn.position);
    if (steps.length === 0) break;
    // GIPF-pieces come in first: without some luck a tournament has only one a side.
    const doubles = random(2) === 0 ? [] : steps.filter(step => game.stepText(step).startsWith('G'));
    const among = doubles.length > 0 ? doubles : steps;
    turn = addStep(game, turn, among[random(among.length)]);
    if (!isComplete(game, turn)) continue;
    turns.push({ text: turnText(game, turn) });
    turn = beginTurn(turn.position);
  }
  const outcome = game.outcome(turn.position);
  const isUnfinished = turn.steps.length > 0;
  const agreed = isUnfinished ? null : ([null, 'white', 'black', 'draw'] as const)[random(4)]!;
  return {
    game: game.name,
    options,
    headers: { White: 'Anna "A" [x] \\', Black: 'Béla' },
    turns: isUnfinished ? [...turns, { text: turnText(game, turn) }] : turns,
    result: outcome ? (outcome.winner ?? 'draw') : agreed,
  };
};
