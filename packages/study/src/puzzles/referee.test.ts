import { readFileSync } from 'node:fs';
import { boardFor } from '@korong/engine';
import { must } from '@korong/testing';
import { games, type GameName } from '@korong/rules';
import { expect, test } from 'vitest';
import { readPuzzles } from './file.js';
import type { RatedPuzzle } from './puzzle.js';
import { PuzzleReferee } from './referee.js';
import { eachTurn, hasWon, makeTurn } from './turns.js';

const packed = (game: GameName): readonly RatedPuzzle[] =>
  must(readPuzzles(readFileSync(new URL(`../../puzzles/${game}.txt`, import.meta.url), 'utf8')));

/** The easiest of every theme and variant. */
const sample = games.flatMap(({ name }) => {
  const all = packed(name);
  return all.filter(
    (puzzle, i) =>
      all.findIndex(({ theme, variant }) => theme === puzzle.theme && variant === puzzle.variant) === i,
  );
});

const turnsFrom = (game: GameName, position: string, played: readonly string[]): string[] => {
  const board = boardFor(game);
  board.load(position);
  for (const turn of played) makeTurn(board, turn);
  const turns: string[] = [];
  eachTurn(board, turn => turns.push(turn));
  return turns;
};

test('every recorded line is followed to its end', () => {
  const referee = new PuzzleReferee();
  for (const puzzle of sample) {
    for (const line of puzzle.solutions) {
      for (let made = 1; made <= line.length; made += 2) {
        const reply = line[made];
        expect(referee.judge(puzzle, line.slice(0, made))).toEqual(
          reply === undefined ? { kind: 'right' } : { kind: 'right', reply },
        );
      }
    }
  }
});

test('any other first turn is wrong, and a reason that is given holds on the board', () => {
  const referee = new PuzzleReferee();
  const reasons = new Set<string>();
  for (const puzzle of sample) {
    const right = new Set(puzzle.solutions.map(([turn]) => turn));
    const others = turnsFrom(puzzle.game, puzzle.position, []).filter(turn => !right.has(turn));
    for (const turn of [others[0]!, others.at(-1)!]) {
      const verdict = referee.judge(puzzle, [turn]);
      if (verdict.kind !== 'wrong') throw new Error(`${puzzle.id}: ${turn} is accepted`);
      reasons.add(verdict.why?.kind ?? 'none');
      const board = boardFor(puzzle.game);
      board.load(puzzle.position);
      const side = board.toAct;
      for (const made of [turn, ...verdict.line]) makeTurn(board, made);
      if (verdict.why?.kind === 'loses') {
        expect([puzzle.id, hasWon(board, side ^ 1), Math.ceil(verdict.line.length / 2)]).toEqual([
          puzzle.id,
          true,
          verdict.why.turns,
        ]);
      }
    }
  }
  expect(reasons).toContain('loses');
  expect(reasons).toContain('escapes');
  expect(reasons).toContain('missed');
});

test('a later turn that still wins in time is right, also if no line has it', () => {
  const referee = new PuzzleReferee();
  let [otherwise, tooSlow] = [0, 0];
  for (const puzzle of sample.filter(({ theme }) => theme === 'win-in-2')) {
    const [line] = puzzle.solutions;
    const [first, reply, last] = line!;
    for (const turn of turnsFrom(puzzle.game, puzzle.position, [first!, reply!])) {
      const board = boardFor(puzzle.game);
      board.load(puzzle.position);
      const side = board.toAct;
      for (const made of [first!, reply!, turn]) makeTurn(board, made);
      const { kind } = referee.judge(puzzle, [first!, reply!, turn]);
      expect([puzzle.id, turn, kind]).toEqual([puzzle.id, turn, hasWon(board, side) ? 'right' : 'wrong']);
      if (kind === 'wrong') tooSlow++;
      else if (turn !== last) otherwise++;
    }
  }
  expect([otherwise > 0, tooSlow > 0]).toEqual([true, true]);
});
