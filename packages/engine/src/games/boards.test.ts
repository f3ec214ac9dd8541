import { games, gameNamed, type AnyGame, type GameName } from '@korong/rules';
import { corpus, must, optionsOf, perftRows, startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import { Random } from '../random.js';
import { perftBoard } from '../perft.js';
import type { SearchBoard } from './board.js';
import { SEARCH_GAMES } from './games.js';

const boardOf = (name: GameName): SearchBoard => SEARCH_GAMES[name].usualKind.board();

/** The legal steps. Their numbers fit into the tables that are sized by the board. */
const stepsOf = (board: SearchBoard): number[] => {
  const buffer = new Int32Array(board.maxSteps);
  const steps = [...buffer.subarray(0, board.generate(buffer))];
  if (steps.some(step => step < 0 || step >= board.stepCodes))
    throw new Error('a step number is out of range');
  return steps;
};

/** Checks that the board and the rules agree: text, side, steps as texts, count, end and result. */
const expectSame = (game: AnyGame, position: unknown, board: SearchBoard): void => {
  const outcome = game.outcome(position);
  const steps = stepsOf(board);
  const seen = [
    board.text(),
    board.toAct === 0 ? 'white' : 'black',
    steps.map(s => board.stepText(s)).sort(),
    board.count(),
    board.over ? board.result : undefined,
  ];
  const rules = game.steps(position).map(s => game.stepText(s));
  expect(seen).toEqual([
    game.positionText(position),
    game.toAct(position),
    rules.sort(),
    rules.length,
    outcome && (outcome.winner === null ? 0 : outcome.winner === 'white' ? 1 : -1),
  ]);
};

/** Makes the step with this text. */
const make = (board: SearchBoard, text: string): void => {
  const step = stepsOf(board).find(s => board.stepText(s) === text);
  if (step === undefined) throw new Error(`no step ${text}`);
  board.make(step);
};

test('all games of the corpus, step by step', () => {
  for (const record of corpus()) {
    const game = gameNamed(record.game);
    let position = startOf(game, optionsOf(record));
    const board = boardOf(record.game);
    board.load(game.positionText(position));
    for (const text of record.steps) {
      expectSame(game, position, board);
      make(board, text);
      position = game.play(position, must(game.readStep(position, text))[0]);
    }
    expectSame(game, position, board);
  }
});

test('all perft rows', () => {
  for (const row of perftRows()) {
    const game = gameNamed(row.game);
    const board = boardOf(row.game);
    board.load(game.positionText(startOf(game, { variant: row.variant })));
    for (const step of row.steps) make(board, step);
    expect(row.perft.map((_, i) => perftBoard(board, i + 1))).toEqual(row.perft);
  }
});

const SETUPS = games.flatMap(({ name, variants }) => variants.map(variant => [name, variant] as const));

test.each(SETUPS)(
  'random games of %s %s: same as the rules, and taking back restores all',
  (name, variant) => {
    const game = gameNamed(name);
    for (let seed = 0; seed < 400; seed++) {
      const random = new Random(seed);
      const board = boardOf(name);
      let position = startOf(game, { variant });
      board.load(game.positionText(position));
      const seen: [string, number, number][] = [];
      while (!board.over && seen.length < 150) {
        // Comparing every position of every game would take long. Every game is compared at some positions.
        if (random.below(20) === 0) expectSame(game, position, board);
        seen.push([board.text(), board.hashLow, board.hashHigh]);
        const steps = stepsOf(board);
        const step = steps[random.below(steps.length)]!;
        const text = board.stepText(step);
        board.make(step);
        position = game.play(
          position,
          game.steps(position).find(s => game.stepText(s) === text),
        );
      }
      expectSame(game, position, board);
      const restored = seen.map(() => {
        board.unmake();
        return [board.text(), board.hashLow, board.hashHigh];
      });
      expect(restored).toEqual(seen.reverse());
    }
  },
);

test.each(SETUPS)(
  'the hash of %s %s depends on the position alone, and tells positions apart',
  (name, variant) => {
    const game = gameNamed(name);
    const byHash = new Map<string, string>();
    const byText = new Map<string, string>();
    const fresh = boardOf(name);
    const wrong: unknown[] = [];
    for (let seed = 0; seed < 60; seed++) {
      const random = new Random(seed);
      const board = boardOf(name);
      board.load(game.positionText(startOf(game, { variant })));
      for (let i = 0; i < 120 && !board.over; i++) {
        const steps = stepsOf(board);
        board.make(steps[random.below(steps.length)]!);
        const text = board.text();
        const hash = `${board.hashLow} ${board.hashHigh}`;
        fresh.load(text);
        const loaded = `${fresh.hashLow} ${fresh.hashHigh}`;
        const [sameHash, sameText] = [byHash.get(hash) ?? text, byText.get(text) ?? hash];
        if (loaded !== hash || sameHash !== text || sameText !== hash)
          wrong.push({ text, hash, loaded, sameHash, sameText });
        byHash.set(hash, text);
        byText.set(text, hash);
      }
    }
    expect(wrong).toEqual([]);
    expect(byHash.size).toBeGreaterThan(1_000);
  },
);
