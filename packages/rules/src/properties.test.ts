import { must, startOf } from '@korong/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame, OptionFields } from './game.js';
import { games, type GameName } from './games.js';
import { gipfProperties } from './gipf/testing.js';
import { expectEqual, expectUnequal, randomness, type GameProperties } from './testing.js';
import { addStep, beginTurn, isComplete, undoStep, type Turn } from './turn.js';
import { yinshProperties } from './yinsh/testing.js';

/** A new game adds its own: the compiler asks for it. */
const PROPERTIES = {
  yinsh: yinshProperties,
  gipf: gipfProperties,
} satisfies Record<GameName, unknown>;

const GAMES_EACH = 40;
/** Random games that do not end are cut here. */
const CAP = 250;

interface Played {
  readonly positions: readonly unknown[];
  readonly cut: boolean;
}

const keepsTurn = (game: AnyGame, position: unknown, step: unknown): boolean =>
  game.toAct(game.play(position, step)) === game.toAct(position);

/** A random game, biased at times towards steps that keep the turn, so that rows are more frequent. */
const randomGame = (game: AnyGame, fields: OptionFields, seed: number): Played => {
  const random = randomness(seed);
  const positions = [startOf(game, fields)];
  for (let i = 0; i < CAP; i++) {
    const position = positions.at(-1);
    const steps = game.steps(position);
    if (steps.length === 0) return { positions, cut: false };
    const keeps = random(2) === 0 ? steps.filter(s => keepsTurn(game, position, s)) : [];
    const from = keeps.length > 0 ? keeps : steps;
    positions.push(game.play(position, from[random(from.length)]));
  }
  return { positions, cut: true };
};

describe.each(games.map(game => [game.name, game] as const))('%s', (name, game) => {
  const own = PROPERTIES[name] as GameProperties<unknown, unknown>;
  const setups = [...game.variants.map((variant): OptionFields => ({ variant })), ...own.moreOptions];
  const played = setups.flatMap((fields, i) =>
    Array.from({ length: GAMES_EACH }, (_, k) => randomGame(game, fields, 1000 * i + k)),
  );
  /** Every seventh position, and all of the less usual phases. */
  const sample = played.flatMap(({ positions }) =>
    positions.filter((p, i) => i % 7 === 0 || !own.usualPhases.includes(game.phase(p))),
  );
  const everyNth = (n: number): unknown[] => sample.filter((_, i) => i % n === 0);
  const texts = (steps: readonly unknown[]): string[] => steps.map(step => game.stepText(step)).sort();

  test('random games end or are cut, and the count of those cut is known', () => {
    const cut = played.filter(p => p.cut).length;
    console.info(
      `${name}: ${played.length} random games, cut at ${CAP} steps: ${cut}, positions sampled: ${sample.length}`,
    );
    expect(cut).toBeLessThan(own.ends ? 1 : played.length / 3);
    for (const { positions, cut: wasCut } of played) {
      expect(game.outcome(positions.at(-1)) === undefined).toBe(wasCut);
    }
  });

  test('pieces are conserved', () => {
    for (const { positions } of played) own.expectConserved(positions);
  });

  test('whatever is printed is read back equal, and equal texts mean equal positions', () => {
    const byText = new Map<string, unknown>();
    for (const p of sample) {
      const text = game.positionText(p);
      if (!/^[ -~]+$/.test(text)) expect(text).toMatch(/^[ -~]+$/);
      expectEqual(must(game.readPosition(text)), p);
      expectEqual(byText.get(text) ?? p, p);
      byText.set(text, p);
    }
  });

  test('unequal positions compare unequal, as values and as texts', () => {
    for (const { positions } of played) {
      for (const [i, p] of positions.slice(1).entries()) {
        expectUnequal(p, positions[i]);
        expectUnequal(game.positionText(p), game.positionText(positions[i]));
      }
    }
  });

  test('every part of a position counts in its text', () => {
    const changed = own.changed().map(p => game.positionText(p));
    expect(changed.length).toBeGreaterThan(1);
    expect(new Set(changed).size).toBe(changed.length);
  });

  test('symmetric positions have symmetric steps, in all symmetries of the board', () => {
    for (const p of everyNth(5)) {
      for (const symmetry of game.boardOf(p).symmetries.keys()) {
        const there = texts(game.steps(game.transform(p, symmetry)));
        expectEqual(there, texts(game.steps(p).map(s => game.transformStep(p, s, symmetry))));
      }
    }
  });

  test('a symmetry and a step may change places', () => {
    for (const p of everyNth(11)) {
      for (const symmetry of game.boardOf(p).symmetries.keys()) {
        for (const step of game.steps(p).slice(0, 5)) {
          const stepped = game.transform(game.play(p, step), symmetry);
          expectEqual(game.play(game.transform(p, symmetry), game.transformStep(p, step, symmetry)), stepped);
        }
      }
    }
  });

  test('undo restores every position of a turn', () => {
    for (const p of sample) {
      const before: Turn<unknown, unknown>[] = [beginTurn(p)];
      while (!isComplete(game, before.at(-1)!) && game.steps(before.at(-1)!.position).length > 0) {
        const turn = before.at(-1)!;
        before.push(addStep(game, turn, game.steps(turn.position)[0]));
      }
      for (let i = before.length - 1; i > 0; i--) expectEqual(undoStep(game, before[i]!), before[i - 1]);
      expectEqual(undoStep(game, before[0]!), undefined);
    }
  });

  test('playing changes no position that was there before', () => {
    for (const p of everyNth(3)) {
      const text = game.positionText(p);
      for (const step of game.steps(p)) game.play(p, step);
      expectEqual(game.positionText(p), text);
    }
  });

  test('every conceivable step is either legal or has a reason, never both', () => {
    for (const p of sample.filter((p, i) => i % 4 === 0 || own.isTriedAlways(p))) {
      const accepted = own.conceivable(p).filter(step => game.why(p, step) === undefined);
      expectEqual([...new Set(texts(accepted))], texts(game.steps(p)));
    }
  });

  test('every legal step is read back from its text as itself', () => {
    for (const p of everyNth(3)) {
      for (const step of game.steps(p)) expectEqual(must(game.readStep(p, game.stepText(step))), [step]);
    }
  });

  test('a text that is accepted stands for legal steps', () => {
    const words = fc.stringMatching(/^[Gx]?[a-k][1-9][01]?[-,;x(]?([a-k][1-9][01]?\)?)?$/);
    fc.assert(
      fc.property(fc.nat(sample.length - 1), words, (index, text) => {
        let position = sample[index];
        const read = game.readStep(position, text);
        if (!read.ok) return;
        for (const step of read.value) {
          expect(game.why(position, step)).toBeUndefined();
          position = game.play(position, step);
        }
      }),
      { numRuns: 3_000, seed: 1 },
    );
  });
});
