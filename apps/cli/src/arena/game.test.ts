import { gipf, replay } from '@korong/rules';
import { expect, test } from 'vitest';
import { contestantOf, readSpec, type Contestant } from '../engine/players.js';
import { openingOf, playGame, type Setting } from './game.js';

const GIPF: Setting = { game: 'gipf', options: { variant: 'basic' } };
const YINSH: Setting = { game: 'yinsh', options: { variant: 'blitz' } };

const seat = (setting: Setting, spec: string): Contestant =>
  contestantOf(setting.game, setting.options, readSpec(spec), 1);

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

const PROJECTS: readonly Setting[] = [
  { game: 'gipf', options: { variant: 'standard', potentials: 'Z3Y3' } },
  { game: 'gipf', options: { variant: 'tournament', potentials: 'Z3Y3D3T3P3', pieces: '20' } },
];

test.each(PROJECTS)('openings with $options.potentials give nobody’s potentials away', setting => {
  for (let number = 0; number < 10; number++) {
    const opening = openingOf(setting, number);
    const options = gipf.readOptions(setting.options);
    if (!options.ok) throw new Error(options.error.code);
    let position = gipf.start(options.value);
    for (const text of opening) {
      const step = gipf.steps(position).find(s => gipf.stepText(s) === text)!;
      position = gipf.play(position, step);
    }
    expect(position.entry.white).not.toBe('single');
    expect(position.entry.black).not.toBe('single');
  }
});

test('in an opening a side without potentials makes any push, the other side keeps its right', () => {
  const setting: Setting = {
    game: 'gipf',
    options: { variant: 'basic', potentials: 'none-Y6', pieces: '20-15' },
  };
  for (let number = 0; number < 10; number++)
    expect(openingOf(setting, number).map(text => text.startsWith('Y'))).toEqual([false, true, false, true]);
});

test.each(PROJECTS)('games with $options.potentials are legal, and only who may uses them', async setting => {
  const used: boolean[] = [];
  for (const index of [2, 4, 6]) {
    const played = await playGame(
      setting,
      seat(setting, 'small,visits=4'),
      seat(setting, 'small,visits=4,potentials=off'),
      index,
    );
    expect(played.illegal).toBeUndefined();
    expect(replay(played.record).ok).toBe(true);
    expect(played.record.options).toMatchObject({ potentials: setting.options.potentials! });
    const after = played.record.turns.slice(4).map(({ text }) => text.split(';'));
    const loaded = after.map(steps => steps.some(text => /^[ZYDTP]/.test(text)));
    expect(played.aWhite).toBe(true);
    used.push(...loaded.filter((_, i) => i % 2 === 0));
    // A side may have no choice once its reserve is empty, but not in the beginning.
    expect(loaded.filter((_, i) => i % 2 === 1).slice(0, 8)).not.toContain(true);
  }
  expect(used).toContain(true);
});

test.each(['always', '3'])(
  'linked, %s: uses are denied now and then, and every game is legal',
  async linked => {
    const setting: Setting = {
      game: 'gipf',
      options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
      linked,
    };
    const denied: string[] = [];
    // Whether a use is worth a challenge is the engine's judgement: it takes a few games, of which four are always played.
    for (let index = 0; index < 4 || (denied.length === 0 && index < 24); index++) {
      const played = await playGame(
        setting,
        seat(setting, 'small,visits=4'),
        seat(setting, 'small,visits=4,odds=100'),
        index,
      );
      expect(played.illegal).toBeUndefined();
      expect(replay(played.record).ok).toBe(true);
      expect(played.record.options).toMatchObject({ linked: 'yes' });
      const steps = played.record.turns.flatMap(({ text }) => text.split(';'));
      const uses = steps.filter(text => text.startsWith('!'));
      if (linked !== 'always') expect(uses.length).toBeLessThanOrEqual(2 * Number(linked));
      denied.push(...uses);
    }
    expect(denied.length).toBeGreaterThan(0);
  },
);

test('players are told to leave potentials alone, or what to expect of uses, and nothing else by these names', () => {
  expect(readSpec('small,visits=60,potentials=off')).toMatchObject({
    potentials: false,
    limits: { visits: 60 },
  });
  expect([readSpec('level=3').potentials, readSpec('small,potentials=on').potentials]).toEqual([true, true]);
  expect(() => readSpec('small,potentials=maybe')).toThrow('A player cannot have');
  expect(readSpec('small,challenges=off')).toMatchObject({ potentials: true, challenges: false });
  expect(readSpec('small,odds=80').odds).toBe(80);
  expect(() => readSpec('small,odds=101')).toThrow('A player cannot have');
});

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
