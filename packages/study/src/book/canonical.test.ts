import {
  addStep,
  beginTurn,
  games,
  isComplete,
  readTurn,
  turnText,
  type AnyGame,
  type OptionFields,
  type Turn,
} from '@korong/rules';
import { must, startOf } from '@korong/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPosition, canonicalTurn, equalTurns, fromCanonical } from './canonical.js';

/** Options beside the variants, for games that have them. */
const MORE: Readonly<Partial<Record<string, readonly OptionFields[]>>> = {
  gipf: [
    { variant: 'basic', handicap: 'white 2' },
    { variant: 'standard', potentials: 'Z2Y2D1T1P1' },
  ],
};

const setups = games.flatMap(game => [
  ...game.variants.map(variant => [game, { variant }] as const),
  ...(MORE[game.name] ?? []).map(fields => [game, fields] as const),
]);

/** The turns of a game in which the choices are these numbers. */
const played = (game: AnyGame, fields: OptionFields, choices: readonly number[]) => {
  const turns: Turn<unknown, unknown>[] = [];
  let turn: Turn<unknown, unknown> = beginTurn(startOf(game, fields));
  for (const choice of choices) {
    const steps = game.steps(turn.position);
    if (steps.length === 0) break;
    turn = addStep(game, turn, steps[choice % steps.length]);
    if (!isComplete(game, turn)) continue;
    turns.push(turn);
    turn = beginTurn(turn.position);
  }
  return turns;
};

const moved = (game: AnyGame, turn: Turn<unknown, unknown>, symmetry: number): Turn<unknown, unknown> => ({
  start: game.transform(turn.start, symmetry),
  steps: turn.steps.map(step => game.transformStep(turn.start, step, symmetry)),
  position: game.transform(turn.position, symmetry),
});

const choices = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 60 });

describe.each(setups.map(setup => [`${setup[0].name} ${JSON.stringify(setup[1])}`, setup] as const))(
  '%s',
  (_, [game, fields]) => {
    test('all images of a position have one key, and of a turn one canonical turn', () => {
      fc.assert(
        fc.property(choices, fc.nat(11), (numbers, symmetry) => {
          for (const turn of played(game, fields, numbers).slice(-3)) {
            const { key, symmetry: there } = canonicalPosition(game, turn.start);
            expect(game.positionText(game.transform(turn.start, there))).toBe(key);
            const image = moved(game, turn, symmetry);
            expect(canonicalPosition(game, image.start).key).toBe(key);
            expect(key <= game.positionText(image.start)).toBe(true);
            expect(canonicalTurn(game, image)).toEqual({ key, turn: canonicalTurn(game, turn).turn });
          }
        }),
        { numRuns: 20 },
      );
    });

    test('a canonical turn is one of the equal turns in every image, and leads to the same position', () => {
      fc.assert(
        fc.property(choices, fc.nat(11), (numbers, symmetry) => {
          for (const turn of played(game, fields, numbers).slice(-3)) {
            const { key, turn: canonical } = canonicalTurn(game, turn);
            expect(readTurn(game, beginTurn(must(game.readPosition(key))), canonical).status).toBe(
              'complete',
            );
            const image = moved(game, turn, symmetry);
            const back = fromCanonical(game, image.start)(canonical)!;
            expect(equalTurns(game, image)).toContain(turnText(game, image));
            expect(equalTurns(game, image)).toContain(back);
            const reading = readTurn(game, beginTurn(image.start), back);
            if (reading.status !== 'complete') throw new Error(back);
            expect(canonicalPosition(game, reading.turn.position).key).toBe(
              canonicalPosition(game, turn.position).key,
            );
          }
        }),
        { numRuns: 20 },
      );
    });

    test('the first turns fall into classes of equal ones that cover all of them', () => {
      const start: Turn<unknown, unknown> = beginTurn(startOf(game, fields));
      const first = game.steps(start.start).map(step => addStep(game, start, step));
      const classes = new Map(first.map(turn => [canonicalTurn(game, turn).turn, equalTurns(game, turn)]));
      expect([...classes.values()].flat().sort()).toEqual(first.map(turn => turnText(game, turn)).sort());
      expect(classes.size).toBeLessThan(first.length);
    });
  },
);

test.each(games.map(game => [game.name, game] as const))(
  '%s: a text that is no turn of the position is none in its image',
  (_, game) => {
    const read = fromCanonical(game, startOf(game, { variant: 'standard' }));
    for (const text of ['', 'nonsense', 'a1-a1', ';', 'f6;f6;f6']) expect(read(text)).toBeUndefined();
  },
);
