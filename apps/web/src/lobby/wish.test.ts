import { newGame } from '@korong/protocol/schemas';
import { expect, test } from 'vitest';
import { AGREEMENTS, PRESETS } from '../games/gipf/potentials/settings.js';
import { agreedOf, choiceOf } from '../games/gipf/potentials/wish.js';
import { DEFAULT_WISH, OPPONENTS, TIMES, isProject, newGameOf, readWish, type Wish } from './wish.js';

test('every wish that the form can make is one that the server understands', () => {
  for (const time of TIMES) {
    for (const opponent of OPPONENTS) {
      const made = newGameOf({ ...DEFAULT_WISH, time, opponent });
      expect([time, opponent, newGame.safeParse(made).success]).toEqual([time, opponent, true]);
    }
  }
});

test('times are what they are called', () => {
  const clock = (changes: Partial<Wish>) => newGameOf({ ...DEFAULT_WISH, ...changes }).clock;
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
  expect(newGameOf({ ...DEFAULT_WISH, opponent: 'friend', handicap: 'white 2' })).toEqual({
    game: 'yinsh',
    options: { variant: 'standard' },
    clock: { kind: 'fischer', initial: 600_000, increment: 5_000 },
    colour: 'random',
    listed: false,
  });
  const basic = { ...DEFAULT_WISH.variants, gipf: 'basic' };
  const made = newGameOf({
    ...DEFAULT_WISH,
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
    expect(readWish(text)).toEqual(DEFAULT_WISH);
  },
);

test('a choice comes back as it was kept', () => {
  const wish: Wish = { ...DEFAULT_WISH, game: 'gipf', time: 'other', minutes: 45, colour: 'black' };
  expect(readWish(JSON.stringify(wish))).toEqual(wish);
});

test('a game with potentials is what was agreed on about them, whichever preset it is', () => {
  const wish: Wish = { ...DEFAULT_WISH, game: 'gipf', variants: { yinsh: 'standard', gipf: 'project' } };
  expect(isProject(wish)).toBe(true);
  expect(isProject({ ...wish, game: 'yinsh' })).toBe(false);
  for (const preset of PRESETS) {
    const made = newGameOf(wish, agreedOf({ ...wish, project: { preset } }));
    expect([preset, newGame.safeParse(made).error]).toEqual([preset, undefined]);
  }
  expect(newGameOf(wish, agreedOf({ ...wish, project: { preset: 'free' } }))).toMatchObject({
    game: 'gipf',
    options: { variant: 'standard', potentials: 'Z3Y3' },
  });
  expect(newGameOf(wish, agreedOf({ ...wish, project: { preset: 'six' } }))).toMatchObject({
    options: { potentials: 'Y6', linked: 'yes' },
    links: { form: 'challenge', challenges: 1, games: { yinsh: 'yinsh-blitz' } },
  });
  expect(readWish(JSON.stringify({ ...wish, project: { preset: 'six' } }))).toEqual({
    ...wish,
    project: { preset: 'six' },
  });
});

test('the computer plays nothing away from the screen: another game decides there', () => {
  const games = { ...AGREEMENTS.ultimate.games, yinsh: 'away', dvonn: 'die' } as const;
  const project = { preset: 'custom', custom: { ...AGREEMENTS.ultimate, games } };
  const won = (opponent: Wish['opponent']) =>
    agreedOf({ ...DEFAULT_WISH, game: 'gipf', opponent, project }).links?.games;
  expect(won('friend')).toMatchObject({ yinsh: 'away', dvonn: 'die' });
  expect(won('computer')).toMatchObject({ yinsh: 'yinsh-blitz', dvonn: 'die' });
  expect(choiceOf({ opponent: 'computer', project }).custom.games.yinsh).toBe('yinsh-blitz');
});
