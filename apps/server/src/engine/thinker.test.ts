// The engine plays at every level from what a record says: every turn it finds is taken by the match as it is.
import type { Report } from '@korong/engine';
import { allGames, positionOf, type Match } from '@korong/match';
import { replay, yinsh, type GameRecord, type OptionFields } from '@korong/rules';
import { after } from '@korong/testing/match';
import { expect, test } from 'vitest';
import type { ThinkJob } from '../shared/shared.js';
import { createThinker } from './thinker.js';
import { begun, jobFor, played } from './testing.js';

const { think: thinkOut, review } = createThinker();

type Kind = ThinkJob['kind'];

const KINDS: readonly Kind[] = ['yinsh', 'gipf'];
const VARIANTS: readonly (readonly [Kind, OptionFields])[] = [
  ['yinsh', { variant: 'standard' }],
  ['yinsh', { variant: 'blitz' }],
  ['gipf', { variant: 'basic' }],
  ['gipf', { variant: 'standard' }],
  ['gipf', { variant: 'tournament' }],
  ['gipf', { variant: 'basic', handicap: 'white 2' }],
];

const go = (match: Match, level: number, seed: number): Match =>
  played(match, thinkOut(jobFor(match, level), seed));

const goOn = (match: Match, turns: number, level: number): Match => {
  let now = match;
  for (let i = 0; i < turns && !now.result; i++) now = go(now, level, i + 1);
  return now;
};

const middles = {
  yinsh: goOn(begun('yinsh', { variant: 'standard' }), 14, 3),
  gipf: goOn(begun('gipf', { variant: 'standard' }), 14, 3),
};

test.each(KINDS.flatMap(kind => Array.from({ length: 10 }, (_, i) => [kind, i + 1] as const)))(
  '%s, level %d makes a whole turn',
  (kind, level) => {
    expect(go(middles[kind], level, 7).turns).toHaveLength(15);
  },
);

test.each(VARIANTS)(
  '%s %o: a game is played to its end, with everything that turns are made of',
  (kind, options) => {
    const match = goOn(begun(kind, options), 400, 5);
    expect(['rings', 'pool', 'reserve', 'gipf-pieces']).toContain(match.result?.by);
    // Rows are taken, so some turn has more than one step.
    expect(match.turns.some(({ text }) => text.includes(';'))).toBe(true);
  },
);

test.each(KINDS)('%s: a turn that was taken back is not in the record', kind => {
  const match = middles[kind];
  const back = after(match, { kind: 'takeback', how: 'agreed', to: 9 });
  expect(go(back, 4, 1).turns).toHaveLength(10);
  // The same question, the same answer, whatever was played in between.
  const fresh = match.turns
    .slice(0, 9)
    .reduce((m, { text }) => played(m, text), begun(kind, { variant: 'standard' }));
  expect(thinkOut(jobFor(back, 6), 1)).toBe(thinkOut(jobFor(fresh, 6), 1));
});

test('a game that began from a position goes on from there', () => {
  const middle = middles.yinsh;
  const position = allGames.gameOf(middle).positionText(positionOf(middle));
  const match = begun('yinsh', { variant: 'standard' }, position);
  expect(go(match, 3, 1).turns).toHaveLength(1);
  expect(thinkOut(jobFor(match, 6), 1)).toBe(thinkOut(jobFor(middle, 6), 1));
});

test('higher levels find the same turn however the dice fall; low ones vary', () => {
  const match = middles.yinsh;
  const found = (level: number, seeds: readonly number[]): number =>
    new Set(seeds.map(seed => thinkOut(jobFor(match, level), seed))).size;
  expect(found(9, [1, 2])).toBe(1);
  expect(found(1, [1, 2, 3, 4, 5, 6])).toBeGreaterThan(1);
});

test('a record that cannot be replayed is an error, not a turn', () => {
  const match = begun('yinsh', { variant: 'standard' });
  const job = jobFor(match, 3);
  expect(() => thinkOut({ ...job, kind: 'gipf' }, 1)).toThrow('yinsh');
  expect(() => thinkOut({ ...job, level: 11 }, 1)).toThrow('level 11');
  const record = { ...(job.record as object), turns: [{ text: 'z9' }] };
  expect(() => thinkOut({ ...job, record }, 1)).toThrow();
});

/** White has a YINSH on c3 and a ZÈRTZ on e5, Black a YINSH on g5; uses can be denied. */
const LINKED = [
  'gipf/1 standard 4/1[wY]3/6/3[wZ]b2/6/3[by]1/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5',
  'entry=single-single settled=none potentials=Z3Y3 pieces=18 linked=yes stock=none extra=none denied=none',
].join(' ');

const project = (turns: readonly string[]): ThinkJob => ({
  game: 'm1',
  turn: 1,
  kind: 'gipf',
  level: 6,
  record: {
    game: 'gipf',
    options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
    position: LINKED,
    headers: {},
    turns: turns.map(text => ({ text })),
    result: null,
  },
});

test.each([1, 6, 8])('level %d: of a turn in which a use was denied it thinks the rest out', level => {
  const rest = thinkOut({ ...project(['!Yc3-c5']), level }, 1);
  const played = replay({ ...(project([`!Yc3-c5;${rest}`]).record as GameRecord) });
  expect([rest, played.ok]).toEqual([expect.not.stringMatching(/^!?Yc3/), true]);
});

test('answers whether to challenge, and never challenges without a challenge left', () => {
  const use = { text: 'Yc3-c5', left: 1 };
  expect(['challenge', 'waive']).toContain(thinkOut({ ...project([]), use }, 1));
  expect(thinkOut({ ...project([]), use: { ...use, left: 0 } }, 1)).toBe('waive');
});

test('a part of a review has a report for each of its positions, and none if they cannot be searched', () => {
  const start = yinsh.positionText(yinsh.start({ variant: 'standard' }));
  const part = { start, turns: ['f6', 'g7', 'e5'], from: 1, to: 2, visits: 8 };
  const text = review({ game: 'm1', kind: 'yinsh', review: part });
  const reports = JSON.parse(text) as readonly Report[];
  expect(reports.map(({ visits, lines }) => [visits, lines.length > 0])).toEqual([
    [8, true],
    [8, true],
  ]);
  for (const bad of [{ start: 'nonsense' }, { turns: ['f6', 'f6'] }])
    expect(review({ game: 'm1', kind: 'yinsh', review: { ...part, ...bad } })).toBe('');
});
