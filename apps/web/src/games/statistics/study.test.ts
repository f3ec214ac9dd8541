import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  afterScore,
  decided,
  density,
  forced,
  GIPF_COUNTS,
  ofRandomRings,
  score,
  sum,
  total,
} from './study.js';
import { withHandicap, type GipfStudy, type Results, type Share, type YinshStudy } from './study.js';

const docs = new URL('../../../../../docs/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, docs), 'utf8');
const yinsh = JSON.parse(read('pictures/study-yinsh.json')) as YinshStudy;
const gipf = JSON.parse(read('pictures/study-gipf.json')) as GipfStudy;
const said = read('what-the-nets-teach.md');

const told = ({ share, low, high }: Share): string => {
  const [p, from, to] = [share, low, high].map(value => (100 * value).toFixed(1));
  return `${p!} % (${from!} to ${to!})`;
};

test('the figures of the page are those of docs/what-the-nets-teach.md', () => {
  const white = [
    ...['standard', 'blitz'].map(kind => yinsh.kinds[kind]!),
    ...['basic', 'standard', 'tournament'].map(kind => gipf.kinds[kind]!),
  ];
  const shares = [
    ...white.map(({ results }) => score(results)),
    ...([1, 2] as const).map(own => score(afterScore(yinsh, own, own))),
    ...([0, 1] as const).map(other => score(afterScore(yinsh, 2, other))),
    score(yinsh.taken.taken.results),
    score(yinsh.left.left.results),
    ...[1, 2, 3].map(k => decided(sum(...withHandicap(gipf, k)))),
    ...GIPF_COUNTS.map(k => score(forced(gipf, k))),
  ];
  for (const share of shares) expect(said).toContain(told(share));
  expect(said).toContain(`${(100 * score(sum(...ofRandomRings(yinsh))).share).toFixed(1)} %`);
});

test('a score counts a game without a winner as a half; an interval contains its share', () => {
  const results: Results = [3, 1, 2, 2];
  expect(score(results).share).toBe(5 / 8);
  expect(decided(results).share).toBe(3 / 4);
  const { share, low, high } = score(results);
  expect(low < share && share < high).toBe(true);
});

test('the shares of all points of a map make one', () => {
  for (const counts of [...yinsh.standard.placed, ...yinsh.blitz.placed]) {
    expect(total(yinsh.orbits.map((names, k) => names.length * density(yinsh, counts, k)))).toBeCloseTo(1);
  }
  expect(yinsh.orbits.flat()).toHaveLength(85);
});
