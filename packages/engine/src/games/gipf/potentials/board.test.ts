import { gipf, perft, type GipfPosition, type GipfStep } from '@korong/rules';
import { expect, test } from 'vitest';
import { Random } from '../../../random.js';
import { perftBoard } from '../../../perft.js';
import { rebase } from '../../board.js';
import type { StepFilter } from '../../searchGame.js';
import { ProjectBoard } from './board.js';
import { PROJECTS, projectStart, projectText } from './testing.js';

const LINKED = { variant: 'standard', potentials: 'Z6Y6', pieces: '24', linked: 'yes' };

const buffer = new Int32Array(4_096);
const proposed = (board: ProjectBoard): string[] =>
  Array.from(buffer.subarray(0, board.generate(buffer)), step => board.stepText(step));

const boardAt = (text: string, filter?: StepFilter): ProjectBoard => {
  const board = new ProjectBoard(filter);
  board.load(text);
  return board;
};

/** A random step, with a bias towards uses. */
const anyStep = (position: GipfPosition, random: Random): GipfStep => {
  const steps = gipf.steps(position);
  const uses = steps.filter(({ kind }) => kind === 'use' || kind === 'denied');
  const from = uses.length > 0 && random.below(3) === 0 ? uses : steps;
  return from[random.below(from.length)]!;
};

const sideOf = (position: GipfPosition): number => (position.toAct === 'white' ? 0 : 1);

const resultOf = (position: GipfPosition): number | undefined => {
  const outcome = gipf.outcome(position);
  return outcome && (outcome.winner === 'white' ? 1 : -1);
};

const expectSame = (position: GipfPosition, board: ProjectBoard): void => {
  const legal = gipf.steps(position).map(step => gipf.stepText(step));
  expect([board.text(), board.toAct, board.over ? board.result : undefined]).toEqual([
    gipf.positionText(position),
    sideOf(position),
    resultOf(position),
  ]);
  expect([proposed(board), board.count()]).toEqual([legal, legal.length]);
};

test.each(PROJECTS)('random games of %j: same as the rules, and taking back restores all', fields => {
  for (let seed = 0; seed < 12; seed++) {
    const random = new Random(seed);
    let position = projectStart(fields);
    const board = boardAt(gipf.positionText(position), 'all');
    const seen: (readonly [string, number, number])[] = [];
    while (!board.over && seen.length < 150) {
      if (random.below(8) === 0) expectSame(position, board);
      seen.push([board.text(), board.hashLow, board.hashHigh]);
      const step = anyStep(position, random);
      const code = board.codeOf(gipf.stepText(step))!;
      expect(board.step(code)).toEqual(step);
      board.make(code);
      position = gipf.play(position, step);
    }
    expectSame(position, board);
    for (const before of seen.reverse()) {
      board.unmake();
      expect([board.text(), board.hashLow, board.hashHigh]).toEqual(before);
    }
  }
});

test.each(PROJECTS)('the hash of %j depends on the position alone, and tells positions apart', fields => {
  const byHash = new Map<string, string>();
  for (let seed = 0; seed < 10; seed++) {
    const random = new Random(100 + seed);
    const board = boardAt(gipf.positionText(projectStart(fields)), 'all');
    for (let i = 0; i < 100 && !board.over; i++) {
      board.make(board.codeOf(gipf.stepText(anyStep(board.position, random)))!);
      const text = board.text();
      const hash = `${board.hashLow} ${board.hashHigh}`;
      const fresh = boardAt(text);
      expect(`${fresh.hashLow} ${fresh.hashHigh}`).toBe(hash);
      expect(byHash.get(hash) ?? text).toBe(text);
      byHash.set(hash, text);
    }
  }
  expect(byHash.size).toBeGreaterThan(300);
});

test('counts as the rules do, denied uses included', () => {
  for (const fields of PROJECTS) {
    const start = projectStart(fields);
    const board = boardAt(gipf.positionText(start), 'all');
    expect(perftBoard(board, 2)).toBe(perft(gipf, start, 2));
  }
  const linked = projectText('b2:wZ c3:b e5:wY h2:W h5:B', {}, LINKED);
  const read = gipf.readPosition(linked);
  if (!read.ok) throw new Error(read.error.code);
  expect(proposed(boardAt(linked, 'all'))).toContain('!Zb2-d4');
  expect(perftBoard(boardAt(linked, 'all'), 2)).toBe(perft(gipf, read.value, 2));
});

test('a player never proposes to be denied, but understands it', () => {
  const board = boardAt(projectText('b2:wZ c3:b h2:W h5:B', {}, LINKED));
  expect(proposed(board).filter(text => /^[!Z]/.test(text))).toEqual(['Zb2-d4']);
  board.make(board.codeOf('!Zb2-d4')!);
  expect(board.toAct).toBe(0);
  expect(proposed(board).filter(text => /^[!Z]/.test(text))).toEqual([]);
  expect(board.text()).toContain('denied=b2');
  expect(board.codeOf('Zb2-d4')).toBeUndefined();
});

test('without potentials plain steps alone are proposed, as long as there are any', () => {
  const start = gipf.positionText(projectStart({ variant: 'standard', potentials: 'Z3Y3' }));
  expect(proposed(boardAt(start, 'noPotentials'))).toHaveLength(42);
  expect(proposed(boardAt(start, 'noPotentials')).every(text => /^[a-i]/.test(text))).toBe(true);
  expect(proposed(boardAt(start))).toHaveLength(3 * 42);
  const nothingToPush = projectText('b2:wZ c3:b h2:W h5:B', { reserve: { white: 0, black: 5 } });
  expect(proposed(boardAt(nothingToPush, 'noPotentials'))).toEqual(['Zb2-d4']);
});

test('the same position by another way has the same hash, another right or denial another one', () => {
  const start = gipf.positionText(projectStart(LINKED));
  const after = (...turns: string[]): string => {
    const board = boardAt(start);
    for (const text of turns) board.make(board.codeOf(text)!);
    return `${board.hashLow} ${board.hashHigh}`;
  };
  expect(after('Za3-b4', 'Zi3-h4', 'Yd1-d2')).toBe(after('Yd1-d2', 'Zi3-h4', 'Za3-b4'));
  expect(after('Za3-b4', 'Zi3-h4', 'Yd1-d2')).not.toBe(after('Zd1-d2', 'Zi3-h4', 'Ya3-b4'));
  expect(after('Za2-b2')).not.toBe(after('Ya2-b2'));
  const before = ['Zb1-b2', 'Zi3-h4'];
  expect(after(...before, '!Zb2-b4')).not.toBe(after(...before));
});

test('a step that was settled in cannot be taken back, and the game goes on from there', () => {
  const board = boardAt(gipf.positionText(projectStart({ variant: 'standard', potentials: 'Z3Y3' })));
  board.make(board.codeOf('Za3-b4')!);
  const text = board.text();
  rebase(board);
  expect(board.text()).toBe(text);
  board.make(board.codeOf('Yi3-h4')!);
  board.unmake();
  expect(board.text()).toBe(text);
});

test('what is no position is refused', () => {
  expect(() => {
    new ProjectBoard().load('gipf/1 nonsense');
  }).toThrow('not a GIPF position');
});
