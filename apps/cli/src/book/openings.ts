// Games that training played (training/openings.py): variant, result, and the first steps with what was expected for White, in percent.
import { beginTurn, addStep, isComplete, type AnyGame } from '@korong/rules';
import { bookKey, type CountedGame } from '@korong/study';

const RESULTS = ['white', 'black', 'draw'] as const;

/** A game from its line, or `undefined` if the line is not one. Only positions between turns count. */
export const readOpening = (game: AnyGame, line: string): CountedGame | undefined => {
  const [variant, ended, ...steps] = line.trim().split(' ');
  const options = game.readOptions({ variant: game.variants[Number(variant)] ?? '' });
  const result = RESULTS.find(name => name === ended);
  if (!options.ok || result === undefined) return undefined;
  let turn = beginTurn<unknown, unknown>(game.start(options.value));
  const positions: { key: number; expected: number }[] = [];
  for (const [text, percent] of steps.map(step => step.split('@'))) {
    if (turn.steps.length === 0 && percent !== undefined)
      positions.push({ key: bookKey(game, turn.position), expected: Number(percent) / 100 });
    const read = game.readStep(turn.position, text!);
    if (!read.ok || read.value.length !== 1) return undefined;
    turn = addStep(game, turn, read.value[0]);
    if (game.outcome(turn.position)) break;
    if (isComplete(game, turn)) turn = beginTurn(turn.position);
  }
  return { positions, result };
};
