import { afterEach, expect, test } from 'vitest';
import { speak } from '../frame/i18n.js';
import { locale } from './dates.js';

afterEach(() => {
  speak('en', {});
});

test.each([
  ['en', ['en-US', 'de-AT'], 'en-US'],
  ['en', ['hu', 'en', 'de'], 'en-GB'],
  ['de', ['en-US', 'de-AT'], 'de-AT'],
  ['hu', ['en-US'], 'hu'],
] as const)('a page in %s has, for a reader of %s, dates of %s', (language, wanted, form) => {
  speak(language, {});
  expect(locale(wanted)).toBe(form);
});
