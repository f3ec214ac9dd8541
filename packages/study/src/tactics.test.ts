import { readFileSync } from 'node:fs';
import { boardFor, netPlayer, readNet, report, type Line, type SearchBoard } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { expect, test } from 'vitest';
import { KINDS, prove, type Kind, type Tactic } from '../tactics/kinds.ts';
import { Prover, eachTurn, hasWon } from '@korong/study';

const bytes = (path: string): Uint8Array => readFileSync(new URL(`../../../${path}`, import.meta.url));

/** Made by tactics/find.ts. */
const tactics = JSON.parse(new TextDecoder().decode(bytes('fixtures/tactics.json'))) as Tactic[];
const positionsOf = (kind: Kind): Tactic[] => tactics.filter(t => t.kind === kind);

const solvers = new Map<GameName, ReturnType<typeof netPlayer>>();
const solverOf = (game: GameName): ReturnType<typeof netPlayer> => {
  const net = readNet(bytes(`packages/engine/nets/${game}-small.knet`));
  if (!net.ok) throw new Error(net.error);
  const solver = solvers.get(game) ?? netPlayer(net.value);
  solvers.set(game, solver);
  return solver;
};

/** Visits. Half of them would do, so that a net of equal strength or another machine passes too. */
const VISITS: Readonly<Record<Kind, number>> = {
  'win-now': 200,
  'win-in-two': 4_000,
  'win-in-three': 1_000,
  'must-stop': 500,
  'leave-the-row': 1_000,
  capture: 500,
};

const SLICE = 50;

/** By how many visits the best solution leads. As in play, a lead that the visits left cannot make up for ends the search. */
const leadOf = (solutions: readonly string[], lines: readonly Line[]): number => {
  const most = (some: readonly Line[]): number => Math.max(0, ...some.map(({ visits }) => visits));
  if (!solutions.includes(lines[0]!.turn)) return 0;
  return (
    most(lines.filter(({ turn }) => solutions.includes(turn))) -
    most(lines.filter(({ turn }) => !solutions.includes(turn)))
  );
};

/** The solver's result for a position: whether it plays a solution, and whether it has proven that all of them lose later. */
const attempt = ({
  game,
  kind,
  position,
  solutions,
}: Tactic): { found: boolean; lost: boolean; best: Line } => {
  const solver = solverOf(game);
  solver.start(position);
  const { search } = solver;
  for (let left = VISITS[kind]; left > 0 && !search.finished; left -= SLICE) {
    search.run(Math.min(SLICE, left));
    if (leadOf(solutions, report(search, Infinity).lines) > left - SLICE) break;
  }
  const { lines } = report(search, Infinity);
  const known = lines.filter(({ turn }) => solutions.includes(turn));
  return {
    best: lines[0]!,
    found: solutions.includes(lines[0]!.turn),
    lost: known.length === solutions.length && known.every(({ proven }) => proven === 'loss'),
  };
};

const boardAt = ({ game, position }: Tactic): SearchBoard => {
  const board = boardFor(game);
  board.load(position);
  return board;
};

test('there are enough positions of every kind, each once', () => {
  expect(tactics.length).toBeGreaterThanOrEqual(60);
  for (const kind of KINDS) expect([kind, positionsOf(kind).length >= 6]).toEqual([kind, true]);
  expect(new Set(tactics.map(t => t.position)).size).toBe(tactics.length);
});

/** Whether `side` wins within this many turns, by full search. */
const plainWin = (board: SearchBoard, side: number, turns: number): boolean => {
  if (board.over || turns === 0) return hasWon(board, side);
  const mover = board.toAct;
  const wins: boolean[] = [];
  eachTurn(board, () => wins.push(plainWin(board, side, turns - 1)));
  return mover === side ? wins.includes(true) : !wins.includes(false);
};

test.each(['win-in-two', 'must-stop'] as const)(
  '%s: the prover is right wherever everything can be looked at',
  kind => {
    for (const tactic of positionsOf(kind)) {
      const board = boardAt(tactic);
      if (board.count() > 40) continue;
      const prover = new Prover(board);
      const side = board.toAct;
      // Some positions are asked twice, since the prover has learned in between.
      for (const [who, turns] of [
        [side, 1],
        [side, 3],
        [side, 1],
        [side ^ 1, 2],
      ] as const) {
        const asked = [tactic.position, who, turns];
        expect([...asked, prover.wins(who, turns)]).toEqual([...asked, plainWin(board, who, turns)]);
      }
    }
  },
);

test.each(KINDS)('%s: what is claimed is so, of these turns and of no others', kind => {
  for (const tactic of positionsOf(kind)) {
    const { position, turns, solutions, claim } = tactic;
    const board = boardAt(tactic);
    const proof = prove(kind, board, new Prover(board));
    expect([position, proof]).toEqual([position, { turns, solutions, claim }]);
    expect(board.text()).toBe(position);
  }
});

test('the search finds them all, but for one at most whose solutions it knows to be lost in the end', () => {
  const tried = tactics.map(tactic => ({ ...tactic, ...attempt(tactic) }));
  const missed = tried.filter(({ found }) => !found);
  expect(missed.filter(({ lost }) => !lost)).toEqual([]);
  expect(missed.length).toBeLessThanOrEqual(1);
  // A proven win says in how many turns, and its line leads there. No win is quicker than the prover allows.
  const won = tried.filter(({ best }) => best.proven === 'win');
  expect(won.length).toBeGreaterThan(20);
  for (const { position, kind, best } of won) {
    const quickest = { 'win-now': 1, 'win-in-two': 2, 'win-in-three': 3 }[kind as string] ?? 1;
    expect([position, best.line.length]).toEqual([position, 2 * best.endsIn! - 1]);
    expect([position, best.endsIn! >= quickest]).toEqual([position, true]);
  }
});
