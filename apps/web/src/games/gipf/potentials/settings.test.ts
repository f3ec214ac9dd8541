import { allGames, type Command, type TimeControl } from '@korong/match';
import { expect, test } from 'vitest';
import { AGREEMENTS, agreementOf, readProject } from './settings.js';

const start: Extract<Command, { kind: 'start' }> = {
  kind: 'start',
  id: 'one',
  game: 'gipf',
  options: { variant: 'project' },
  players: { white: { name: 'Anna' }, black: { name: 'Bea' } },
  seats: 'together',
};

const begun = (chosen: unknown): typeof start => ({ ...start, ...agreementOf(chosen, undefined) });

test('every preset is a match that can begin', () => {
  const options = (['free', 'six', 'ultimate'] as const).map(preset => {
    const applied = allGames.apply(undefined, begun({ preset }), 0);
    if (!applied.ok) throw new Error(applied.error.code);
    return [applied.value.match.setup.options, applied.value.match.setup.links];
  });
  expect(options).toEqual([
    [{ variant: 'standard', potentials: 'Z3Y3' }, undefined],
    [
      { variant: 'standard', potentials: 'Y6', linked: 'yes' },
      { form: 'challenge', challenges: 1, games: { yinsh: 'yinsh-blitz' } },
    ],
    [
      { variant: 'standard', potentials: 'Z3Y3D3T3P3', linked: 'yes' },
      {
        form: 'challenge',
        challenges: 1,
        games: {
          zertz: 'yinsh-blitz',
          yinsh: 'yinsh-blitz',
          dvonn: 'yinsh-blitz',
          tamsk: 'yinsh-blitz',
          punct: 'yinsh-blitz',
        },
      },
    ],
  ]);
});

test('a choice of one’s own is a match too', () => {
  const custom = {
    ...AGREEMENTS.free,
    start: 'tournament',
    pieces: 21,
    counts: { zertz: 0, yinsh: 0, dvonn: 4, tamsk: 0, punct: 6 },
    form: 'always',
    games: { ...AGREEMENTS.free.games, dvonn: 'die', punct: 'away' },
  };
  const made = begun({ preset: 'custom', custom });
  expect(made).toMatchObject({
    options: { variant: 'tournament', potentials: 'D4P6', pieces: '21', linked: 'yes' },
    links: { form: 'always', games: { dvonn: 'die', punct: 'away' } },
  });
  expect(allGames.apply(undefined, made, 0).ok).toBe(true);
});

test('P1: each side may have its own favourites, and a game in between is named for all of them', () => {
  const none = { zertz: 0, yinsh: 0, dvonn: 0, tamsk: 0, punct: 0 };
  const custom = {
    ...AGREEMENTS.free,
    counts: { ...none, zertz: 3 },
    black: { ...none, dvonn: 4, punct: 6 },
    form: 'challenge',
  };
  const made = begun({ preset: 'custom', custom });
  expect(made.options.potentials).toBe('Z3-D4P6');
  expect(Object.keys(made.links!.games)).toEqual(['zertz', 'dvonn', 'punct']);
  expect(allGames.apply(undefined, made, 0).ok).toBe(true);
  // A side needs at least one potential.
  const read = readProject({ preset: 'custom', custom: { ...custom, black: none } });
  expect(read.custom).toEqual(AGREEMENTS.free);
});

test('a game in between has the clock of the match unless another one was chosen', () => {
  const match = { kind: 'fischer', initial: 900_000, increment: 10_000 } as const;
  const clockOf = (clock: unknown, ofMatch?: TimeControl) =>
    agreementOf({ preset: 'six', clock }, ofMatch).links!.clock;
  expect([clockOf(undefined), clockOf('match', match), clockOf('none', match)]).toEqual([
    undefined,
    match,
    undefined,
  ]);
  expect(clockOf('3+2')).toEqual({ kind: 'fischer', initial: 180_000, increment: 2_000 });
  expect(clockOf('match', { kind: 'days', perTurn: 86_400_000 })).toBeUndefined();
});

test('what was stored and cannot be used is left at its default', () => {
  expect(readProject(undefined)).toEqual({ preset: 'free', custom: AGREEMENTS.free, clock: 'match' });
  expect(readProject({ preset: 'none', custom: { pieces: 99, counts: { zertz: 2, dvonn: 4 } } })).toEqual({
    preset: 'free',
    custom: { ...AGREEMENTS.free, counts: { ...AGREEMENTS.free.counts, dvonn: 4 } },
    clock: 'match',
  });
  const nothing = { zertz: 0, yinsh: 0, dvonn: 0, tamsk: 0, punct: 0 };
  expect(readProject({ custom: { counts: nothing } }).custom).toEqual(AGREEMENTS.free);
});
