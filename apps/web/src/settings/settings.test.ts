import { expect, test } from 'vitest';
import { DEFAULTS, readSettings, writeSettings, type Settings } from './settings.js';

test('what was written is read again', () => {
  const changed: Settings = {
    language: 'hu',
    scheme: 'dark',
    board: 'contrast',
    sound: false,
    speed: 0.5,
    confirm: 'button',
    coordinates: false,
    forced: false,
    thinking: true,
  };
  expect(readSettings(writeSettings(changed))).toEqual(changed);
  expect(readSettings(writeSettings(DEFAULTS))).toEqual(DEFAULTS);
});

test.each([null, '', '{', '7', 'null', '[]', '"wood"', '{"version":9}'])('%s is as good as nothing', text => {
  expect(readSettings(text)).toEqual(DEFAULTS);
});

test('one bad value does not spoil the others', () => {
  const text = JSON.stringify({ language: 'xx', scheme: 'pink', speed: '1', sound: 0, board: 'slate' });
  expect(readSettings(text)).toEqual({ ...DEFAULTS, board: 'slate' });
});
