import { render } from '@korong/messages';
import { online as ofGipf } from '@korong/messages/en/gipf/online';
import { online } from '@korong/messages/en/online';
import { expect, test } from 'vitest';
import { DAY } from './durations.js';
import { clockText, clockWords, timeWords } from './times.js';

const said = { ...online, ...ofGipf };
const t = (key: keyof typeof said, values = {}): string => render(said[key], values);

test.each([
  [0, '0:00.0'],
  [950, '0:00.9'],
  [9_999, '0:09.9'],
  [10_000, '0:10'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [3_725_000, '1:02:05'],
])('%d ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test.each([
  [400, '1 s'],
  [90_000, '90 s'],
  [125_000, '2 min'],
  [7_200_000, '2 h'],
  [DAY, '1 day'],
  [3 * DAY - 1, '2 days 23 h'],
])('%d ms are %s in words', (ms, text) => {
  expect(timeWords(t, ms)).toBe(text);
});

test('by days the last day is counted by the second', () => {
  expect([clockWords(t, 2 * DAY), clockWords(t, DAY - 1_000)]).toEqual(['2 days', '23:59:59']);
});
