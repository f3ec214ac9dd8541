import { expect, test } from 'vitest';
import { openLog } from './logs.js';

const lines = (isTTY: boolean, level: 'info' | 'silent' = 'info') => {
  let text = '';
  const log = openLog(level, { isTTY, write: part => (text += part) });
  return { log, text: () => text };
};

test('a log line is JSON with time, level and text; an error has kind, code and stack, without its message', () => {
  const { log, text } = lines(false);
  const error = Object.assign(new TypeError('Key (name)=(Anna) exists'), { code: '23505', detail: 'Anna' });
  log.error({ err: error, game: 'abcdefghij' }, 'it failed');
  const line = JSON.parse(text()) as Record<string, unknown>;
  expect(line).toMatchObject({
    level: 50,
    msg: 'it failed',
    game: 'abcdefghij',
    err: {
      type: 'TypeError',
      code: '23505',
      at: expect.arrayContaining([expect.stringContaining('logs.test.ts')]) as string[],
    },
  });
  expect(text()).not.toContain('Anna');
});

test('in a terminal a line is for reading', () => {
  const { log, text } = lines(true);
  log.warn({ game: 'abcdefghij' }, 'slow');
  expect(text()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z warn slow \{"game":"abcdefghij"\}\n$/);
});

test('lines below the level are left out', () => {
  const { log, text } = lines(false);
  log.debug('nothing');
  expect(text()).toBe('');
  const { log: silent, text: none } = lines(false, 'silent');
  silent.error('nothing');
  expect(none()).toBe('');
});
