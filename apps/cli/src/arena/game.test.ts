import { replay } from '@korong/rules';
import { expect, test } from 'vitest';
import { contestantOf, readSpec, type Contestant } from '../engine/players.js';
import { openingOf, playGame, type Setting } from './game.js';

const GIPF: Setting = { game: 'gipf', variant: 'basic' };
const YINSH: Setting = { game: 'yinsh', variant: 'blitz' };

const seat = (setting: Setting, spec: string): Contestant =>
  contestantOf(setting.game, setting.variant, readSpec(spec), 1);

test('openings vary, and two games share one', () => {
  const openings = Array.from({ length: 20 }, (_, i) => openingOf(YINSH, i).join(' '));
  expect(new Set(openings).size).toBe(20);
  expect(openingOf(YINSH, 3)).toEqual(openingOf(YINSH, 3));
});

test.each([GIPF, YINSH])(
  'a game of $game is played to its end and is legal from first to last',
  async setting => {
    const played = await playGame(
      setting,
      seat(setting, 'playouts,visits=40'),
      seat(setting, 'alphabeta,depth=2'),
      4,
    );
    expect(played.aWhite).toBe(true);
    const replayed = replay(played.record);
    expect(replayed.ok).toBe(true);
    expect(played.record.turns.slice(0, 4).map(t => t.text)).toEqual(openingOf(setting, 2));
    expect(played.illegal).toBeUndefined();
  },
);

const saying = (turn: (n: number) => string): Contestant => {
  let n = 0;
  return {
    start: () => Promise.resolve(),
    make: () => Promise.resolve(),
    think: () => Promise.resolve(turn(n++)),
    close: () => undefined,
  };
};

test('whoever plays what is not legal loses', async () => {
  const played = await playGame(
    YINSH,
    saying(() => 'nonsense'),
    seat(YINSH, 'playouts,visits=5'),
    1,
  );
  expect([played.aWhite, played.result, played.illegal]).toEqual([false, 'B', 'nonsense']);
});
