import { LEVEL_COUNT } from '@korong/engine';
import { newGame } from '@korong/protocol/schemas';
import { expect, test } from 'vitest';
import { PRESETS, agreementOf } from '../games/gipf/potentials/settings.js';
import { newGameOf } from './remoteGame.js';
import {
  clockOf,
  customOf,
  DEFAULT_LOCAL,
  DEFAULT_REMOTE,
  LEVELS,
  readSettings,
  REMOTE_OPPONENTS,
  startOf,
  TIMES,
  type GameSettings,
} from './settings.js';

test('the form offers every level of the engine', () => {
  expect(LEVELS).toHaveLength(LEVEL_COUNT);
});

test('all settings that the form can make are settings that the server understands', () => {
  for (const time of TIMES) {
    for (const opponent of REMOTE_OPPONENTS) {
      const made = newGameOf({ ...DEFAULT_REMOTE, time, opponent });
      expect([time, opponent, newGame.safeParse(made).success]).toEqual([time, opponent, true]);
    }
  }
});

test('times are what they are called', () => {
  const clock = (changes: Partial<GameSettings>) => newGameOf({ ...DEFAULT_REMOTE, ...changes }).clock;
  expect(clock({ time: '5+3' })).toEqual({ kind: 'fischer', initial: 300_000, increment: 3_000 });
  expect(clock({ time: '3d' })).toEqual({ kind: 'days', perTurn: 259_200_000 });
  expect(clock({ time: 'none' })).toBeUndefined();
  expect(clock({ time: 'other', minutes: 7, seconds: 0 })).toEqual({
    kind: 'fischer',
    initial: 420_000,
    increment: 0,
  });
});

test('only anybody’s games are listed, only the computer has a level, only basic GIPF a handicap', () => {
  expect(newGameOf({ ...DEFAULT_REMOTE, opponent: 'friend', handicap: 'white 2' })).toEqual({
    game: 'yinsh',
    options: { variant: 'standard' },
    clock: { kind: 'fischer', initial: 600_000, increment: 5_000 },
    colour: 'random',
    listed: false,
  });
  const basic = { ...DEFAULT_REMOTE.variants, gipf: 'basic' };
  const made = newGameOf({
    ...DEFAULT_REMOTE,
    game: 'gipf',
    variants: basic,
    opponent: 'computer',
    handicap: 'white 2',
  });
  expect([made.level, made.options]).toEqual([3, { variant: 'basic', handicap: 'white 2' }]);
});

test.each(['{', '[]', 'null', '"x"', '{"time":"99d","minutes":0,"seconds":-1,"level":99,"variants":1}'])(
  'a damaged choice (%s) is the default',
  text => {
    expect(readSettings(text, DEFAULT_REMOTE)).toEqual(DEFAULT_REMOTE);
  },
);

test('a choice comes back as it was kept', () => {
  const settings: GameSettings = {
    ...DEFAULT_REMOTE,
    game: 'gipf',
    time: 'other',
    minutes: 45,
    colour: 'black',
  };
  expect(readSettings(JSON.stringify(settings), DEFAULT_REMOTE)).toEqual(settings);
});

test('a game with potentials is what was agreed on about them, whichever preset it is', () => {
  const settings: GameSettings = {
    ...DEFAULT_REMOTE,
    game: 'gipf',
    variants: { yinsh: 'standard', gipf: 'project' },
  };
  expect(customOf(settings)?.name).toBe('project');
  expect(customOf({ ...settings, game: 'yinsh' })).toBeUndefined();
  for (const preset of PRESETS) {
    const made = newGameOf(settings, agreementOf({ preset }, clockOf(settings)));
    expect([preset, newGame.safeParse(made).error]).toEqual([preset, undefined]);
  }
  expect(newGameOf(settings, agreementOf({ preset: 'free' }, clockOf(settings)))).toMatchObject({
    game: 'gipf',
    options: { variant: 'standard', potentials: 'Z3Y3' },
  });
  expect(newGameOf(settings, agreementOf({ preset: 'six' }, clockOf(settings)))).toMatchObject({
    options: { potentials: 'Y6', linked: 'yes' },
    links: { form: 'challenge', challenges: 1, games: { yinsh: 'yinsh-blitz' } },
  });
  const chosen = { ...settings, custom: { preset: 'six' } };
  expect(readSettings(JSON.stringify(chosen), DEFAULT_REMOTE)).toEqual(chosen);
});

test('what earlier pages have stored for games on this device is read', () => {
  const stored = {
    game: 'gipf',
    opponent: 'person',
    colour: 'lot',
    clock: '5+3',
    project: { preset: 'six' },
  };
  expect(readSettings(JSON.stringify(stored), DEFAULT_LOCAL)).toEqual({
    ...DEFAULT_LOCAL,
    game: 'gipf',
    opponent: 'person',
    time: '5+3',
    custom: { preset: 'six' },
  });
  expect(readSettings('{"clock":""}', DEFAULT_LOCAL)).toEqual({ ...DEFAULT_LOCAL, custom: undefined });
});

test('a match on this device has the players, clock and options that were chosen', () => {
  const names = {
    you: 'You',
    person: (n: number) => `Person ${n}`,
    computer: (n: number) => `Computer ${n}`,
  };
  const settings: GameSettings = { ...DEFAULT_LOCAL, level: 5, time: '3+2' };
  expect(startOf(settings, 'one', names, 0.7)).toEqual({
    kind: 'start',
    id: 'one',
    game: 'yinsh',
    options: { variant: 'standard' },
    players: { white: { name: 'Computer 5', level: 5 }, black: { name: 'You' } },
    clock: { kind: 'fischer', initial: 180_000, increment: 2_000 },
    seats: 'together',
  });
  const two = startOf({ ...settings, opponent: 'person', time: 'none' }, 'two', names, 0.7);
  expect([two.players.white.name, two.players.black.name, two.clock]).toEqual([
    'Person 1',
    'Person 2',
    undefined,
  ]);
  const named = { ...settings, opponent: 'person', names: { white: ' Anna ', black: ' ' } } as const;
  const { players } = startOf(named, 'three', names, 0.7);
  expect([players.white.name, players.black.name]).toEqual(['Anna', 'Person 2']);
});

test('stored names are as long and as clean as a match allows', () => {
  const stored = JSON.stringify({ names: { white: 'W'.repeat(90), black: 'a\u0007b' } });
  expect(readSettings(stored, DEFAULT_LOCAL).names).toEqual({ white: 'W'.repeat(24), black: 'a b' });
  expect(readSettings('{"names":7}', DEFAULT_LOCAL).names).toEqual(DEFAULT_LOCAL.names);
});
