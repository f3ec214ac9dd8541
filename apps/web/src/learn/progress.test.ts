import { expect, test } from 'vitest';
import { readProgress, withSolved, writeProgress } from './progress.js';

test('progress is read back as it was written', () => {
  const progress = withSolved(withSolved(readProgress(null), 'yinsh', 'place'), 'gipf', 'push');
  const all = withSolved(progress, 'project', 'load');
  expect(readProgress(writeProgress(all))).toEqual({ yinsh: ['place'], gipf: ['push'], project: ['load'] });
});

test('what was solved before there was a third course still counts', () => {
  expect(readProgress('{"version":1,"yinsh":["place"],"gipf":[]}')).toEqual({
    yinsh: ['place'],
    gipf: [],
    project: [],
  });
});

test('a task solved twice counts once', () => {
  const once = withSolved(readProgress(null), 'yinsh', 'place');
  expect(withSolved(once, 'yinsh', 'place')).toBe(once);
});

test.each(['', '{', 'null', '7', '{"yinsh":"place"}', '{"yinsh":[1,null]}'])(
  'what is damaged counts as nothing: %s',
  text => {
    expect(readProgress(text)).toEqual({ yinsh: [], gipf: [], project: [] });
  },
);
