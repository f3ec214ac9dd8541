import { PROJECT_PRESETS, allGames, type Command, type ProjectSetup, type TimeControl } from '@korong/match';
import { messages, speak } from '../../../frame/i18n.js';
import { project } from '@korong/messages/en/gipf/project';
import { play } from '@korong/messages/en/play';
import { play as gipfPlay } from '@korong/messages/en/gipf/play';
import { table } from '@korong/messages/en/table';
import { expect, test } from 'vitest';
import {
  PRESETS,
  agreementOf,
  choiceOf,
  readProject,
  setupText,
  withKind,
  withSaved,
  withSetup,
  type ProjectChoice,
} from './settings.js';
import { setupWords } from './setupWords.js';

const start: Extract<Command, { kind: 'start' }> = {
  kind: 'start',
  id: 'one',
  game: 'gipf',
  options: { variant: 'project' },
  players: { white: { name: 'Anna' }, black: { name: 'Bea' } },
  seats: 'together',
};

const begun = (chosen: unknown): typeof start => ({ ...start, ...agreementOf(chosen, undefined) });
const both = (n: number) => ({ white: n, black: n });

/** Kinds in three forms, with what differs between the sides. */
const MIXED: ProjectSetup = (() => {
  const first: ProjectSetup = {
    ...PROJECT_PRESETS.free,
    variant: 'basic',
    handicap: { white: 0, black: 2 },
    pieces: { white: 12, black: 20 },
  };
  const acquired = withKind(first, 'zertz', { count: { white: 1, black: 0 }, form: 'acquire', game: 'gipf' });
  const challenged = withKind(acquired, 'dvonn', {
    count: both(2),
    form: 'challenge',
    game: 'away:Dominoes',
  });
  return { ...withKind(challenged, 'yinsh', { count: both(6), form: 'always', game: 'die' }), challenges: 3 };
})();

test('every preset is a match that can begin', () => {
  const made = PRESETS.map(preset => {
    const applied = allGames.apply(undefined, begun({ preset }), 0);
    if (!applied.ok) throw new Error(applied.error.code);
    const { options, links } = applied.value.match.setup;
    return [preset, options.potentials, links?.form];
  });
  expect(made).toEqual([
    ['free', 'Z3Y3', undefined],
    ['six', 'Y6', 'challenge'],
    ['ultimate', 'Z3Y3D3T3P3', 'challenge'],
    ['example', 'Z6', 'always'],
    ['evening', 'Z3Y3D3T3P3', 'each'],
    ['custom', 'Z3Y3', undefined],
  ]);
});

test('P1: a setup of one’s own is a match too, each side and each kind by itself', () => {
  const made = begun({ preset: 'custom', custom: MIXED });
  expect(made).toMatchObject({
    options: { variant: 'basic', potentials: 'Z1Y6D2-Y6D2', pieces: '12-20' },
    links: {
      form: 'each',
      forms: { zertz: 'acquire', yinsh: 'always', dvonn: 'challenge' },
      challenges: 3,
      games: { zertz: 'gipf', yinsh: 'die', dvonn: 'away:Dominoes' },
    },
  });
  expect(allGames.apply(undefined, made, 0).ok).toBe(true);
});

test('a setup travels in a link, and a link that holds none is not taken', () => {
  const taken = withSetup({ preset: 'six' }, setupText(MIXED)) as ProjectChoice;
  expect([taken.preset, taken.custom]).toEqual(['custom', readProject({ custom: MIXED }).custom]);
  expect(begun(taken)).toEqual(begun({ preset: 'custom', custom: MIXED }));
  for (const text of ['', 'potentials=Z9', 'variant=basic', '%'])
    expect([text, withSetup({}, text)]).toEqual([text, undefined]);
});

test('a setup is saved under its name, once', () => {
  const chosen = readProject({ preset: 'custom', custom: MIXED });
  const twice = withSaved(withSaved(withSaved(chosen, 'Sunday'), 'Monday'), 'Sunday');
  const read = readProject(JSON.parse(JSON.stringify(twice)));
  expect(read.saved.map(({ name }) => name)).toEqual(['Sunday', 'Monday']);
  expect(read.saved[0]?.setup).toEqual(chosen.custom);
});

test('a setup is one sentence', () => {
  speak('en', { project, play: { ...play, ...gipfPlay }, table });
  const t = messages('project', 'play', 'table');
  expect(setupWords(t, PROJECT_PRESETS.free)).toBe(
    'Standard, 18 basic pieces each: 3 ZÈRTZ each, free; 3 YINSH each, free.',
  );
  expect(setupWords(t, MIXED)).toBe(
    'Basic, basic pieces: White 12, Black 20, Black: 2 extra pieces: ZÈRTZ – White 1, Black 0, to be acquired: Standard GIPF; ' +
      '6 YINSH each, every use to be won: A roll of the die; 2 DVONN each, by challenge: Dominoes, off-screen. 3 challenges each.',
  );
});

test('the computer plays nothing off the screen: another game decides there', () => {
  const stored = { preset: 'custom', custom: MIXED };
  expect(choiceOf(stored, false).custom.kinds.dvonn.game).toBe('away:Dominoes');
  expect(choiceOf(stored, true).custom.kinds.dvonn.game).toBe('yinsh-blitz');
  expect(agreementOf(stored, undefined, true).links?.games).toMatchObject({
    yinsh: 'die',
    dvonn: 'yinsh-blitz',
  });
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
  const usual = { preset: 'free', custom: PROJECT_PRESETS.free, clock: 'match', saved: [] };
  expect(readProject(undefined)).toEqual(usual);
  expect(
    readProject({ preset: 'none', clock: 7, saved: [{ name: 'x' }, 3], custom: { pieces: 99 } }),
  ).toEqual(usual);
  // One side may have none, not both.
  const none = withKind(withKind(PROJECT_PRESETS.free, 'zertz', { count: both(0) }), 'yinsh', {
    count: both(0),
  });
  expect(readProject({ custom: none }).custom).toEqual(PROJECT_PRESETS.free);
  const one = withKind(none, 'punct', { count: { white: 0, black: 1 } });
  expect(readProject({ custom: one }).custom).toEqual(one);
});
