// The counts that the pictures of docs/what-the-nets-teach.md are drawn from.
import type { Studies } from '../src/games/statistics/parts.js';

const found = import.meta.glob<Studies[keyof Studies]>('../../../docs/pictures/study-*.json', {
  eager: true,
  import: 'default',
});

export const studies = Object.fromEntries(
  Object.entries(found).map(([path, study]) => [/study-(\w+)\.json$/.exec(path)![1]!, study]),
) as unknown as Studies;
