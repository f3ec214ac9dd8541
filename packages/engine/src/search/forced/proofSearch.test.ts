import { readFileSync } from 'node:fs';
import type { GameName } from '@korong/rules';
import { expect, test } from 'vitest';
import type { SearchBoard } from '../../games/board.js';
import { boardAt } from '../../player.js';
import { Random } from '../../random.js';
import { ForcedWins } from './forcedWins.js';
import { ProofSearch } from './proofSearch.js';
import { Solver } from '../solver.js';
import { projectText } from '../../games/gipf/potentials/testing.js';

const fixture = (
  name: string,
): readonly { game: GameName; position: string; claim?: string; turns?: number }[] =>
  JSON.parse(readFileSync(new URL(`../../../../../fixtures/${name}.json`, import.meta.url), 'utf8')) as [];

// White wins with h1-g2.
const WON =
  'gipf/1 tournament 4/1wb1w/2b3/2wW3/1b1Bb1/b4/b3 handicap=0-0 act=white phase=push mover=white reserve=4-7 entry=single-single settled=none';

/** Plays a kept win out against random replies, and returns the turns that the winner needed. */
const playOut = (board: SearchBoard, forced: ForcedWins, winner: number, random: Random): number => {
  const steps = new Int32Array(board.maxSteps);
  let turns = 0;
  let made = 0;
  let last = -1;
  for (; !board.over; made++) {
    const { toAct } = board;
    const kept = forced.here;
    if (kept === undefined) throw new Error(`no proof at ${board.text()}`);
    if (toAct === winner && last !== winner) turns++;
    last = toAct;
    board.make(toAct === winner ? kept.step : steps[random.below(board.generate(steps))]!);
  }
  expect(board.result).toBe(winner === 0 ? 1 : -1);
  for (; made > 0; made--) board.unmake();
  return turns;
};

test('a win in two is found, the board is left as it was, and the other side does not win', () => {
  const board = boardAt('gipf', WON);
  const search = new ProofSearch(board);
  expect(search.winsIn(0, 100_000)).toBeGreaterThanOrEqual(2);
  expect(search.turnsOf(0)).toBeLessThan(Infinity);
  expect(search.winsIn(1, 20_000)).toBe(Infinity);
  expect(board.text()).toBe(WON);
});

test('few steps prove nothing, and more go on where they ended', () => {
  const search = new ProofSearch(boardAt('gipf', WON));
  expect(search.winsIn(0, 500)).toBe(Infinity);
  for (let i = 0; i < 100 && search.turnsOf(0) === Infinity; i++) search.winsIn(0, 1_000);
  expect(search.turnsOf(0)).toBeLessThan(Infinity);
});

test('cleared, it answers as if it were new', () => {
  const board = boardAt('gipf', WON);
  const used = new ForcedWins(board);
  const answers = [300, 3_000, 30_000].map(most => used.winsIn(0, most));
  used.clear();
  expect(used.here).toBeUndefined();
  expect([300, 3_000, 30_000].map(most => used.winsIn(0, most))).toEqual(answers);
});

test.each(['tactics', 'ends'])(
  '%s: what is proven is won against every reply, in so many turns at most',
  name => {
    let proven = 0;
    const random = new Random(1);
    for (const { game, position } of fixture(name)) {
      const board = boardAt(game, position);
      const solver = new Solver(board);
      for (const side of [0, 1]) {
        const wins = new ForcedWins(board);
        const turns = wins.winsIn(side, 6_000);
        if (turns === Infinity) continue;
        proven++;
        expect([position, wins.here?.turns]).toEqual([position, turns]);
        for (let i = 0; i < 4; i++) expect(playOut(board, wins, side, random)).toBeLessThanOrEqual(turns);
        expect(board.text()).toBe(position);
        // No quicker than a plain search allows, and not a win of both.
        const quickest = solver.winsIn(side, 3, 20_000);
        if (quickest < Infinity) expect([position, turns >= quickest]).toEqual([position, true]);
        expect([position, solver.winsIn(side ^ 1, 3, 20_000)]).toEqual([position, Infinity]);
      }
    }
    expect(proven).toBeGreaterThan(30);
  },
);

/** White on c5, e5 and f4, Black's last GIPF-piece behind them: the YINSH slides into the gap and takes it. */
const SLIDE = 'c5:w e5:w f4:w g3:b h2:B b2:W h5:W e8:b f7:b d2:wY';

test('with potentials a use wins, and a use that may be denied proves nothing', () => {
  const provenIn = (linked: string): number => {
    const fields = { variant: 'standard', potentials: 'Z6Y6', pieces: '24', linked };
    const board = boardAt('gipf', projectText(SLIDE, {}, fields));
    const search = new ForcedWins(board);
    return search.winsIn(0, 3_000);
  };
  expect(provenIn('no')).toBe(1);
  expect(provenIn('yes')).toBe(Infinity);
});
