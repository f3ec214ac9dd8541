import { expect, test } from 'vitest';
import type { ImportedGame, Source } from '../game/local/importGames.js';
import { listed } from './refusals.js';

const refusal = (source: Source, index: number, asks = false): ImportedGame => ({
  source,
  index,
  game: {
    ok: false,
    error: { code: 'FORMAT_UNKNOWN', excerpt: '', line: index + 1, place: 0, ...(asks && { choices: [] }) },
  },
});

test('ten refusals of each source are listed, the others counted; questions all stay', () => {
  const [one, two] = [{ file: 'one.txt', text: '' }, { text: '' }];
  const many = Array.from({ length: 82 }, (_, i) => refusal(one, i));
  const few = [refusal(two, 0), refusal(two, 1)];
  const asked = refusal(one, 90, true);
  expect(listed([...many, ...few, asked])).toEqual({
    shown: [...many.slice(0, 10), ...few, asked],
    more: 72,
  });
  expect(listed(few)).toEqual({ shown: few, more: 0 });
});
