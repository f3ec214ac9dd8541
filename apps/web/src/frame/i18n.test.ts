import { expect, test } from 'vitest';
import { language, link, messages, speak } from './i18n.js';

test('a sentence comes from the areas that were named, in the language of the page', () => {
  speak('pl', {
    site: { 'nav.play': 'Graj' },
    table: { 'side.white': '{n, plural, one {# biały} few {# białe} other {# białych}}' },
  });
  const t = messages('site', 'table');
  expect([language(), t('nav.play'), t('side.white', { n: 3 })]).toEqual(['pl', 'Graj', '3 białe']);
});

test('a sentence that the page has not loaded is a mistake of ours', () => {
  speak('de', { site: {} });
  expect(() => messages('site')('nav.play')).toThrow(/nav\.play.*site.*de/);
});

test('addresses begin with the language', () => {
  speak('uk', {});
  expect([link(''), link('rules/yinsh/'), link('play/', 'fr')]).toEqual([
    '/uk/',
    '/uk/rules/yinsh/',
    '/fr/play/',
  ]);
});
