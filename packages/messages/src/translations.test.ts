import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findings } from './testing.js';
import { languages, type Language } from './languages.js';

const folder = new URL('.', import.meta.url);
const areasOf = (language: Language): string[] =>
  readdirSync(new URL(`${language}/`, folder))
    .map(name => name.replace(/\.ts$/, ''))
    .filter(area => area !== 'cli' && area !== 'server')
    .sort();

const load = async (language: Language, area: string): Promise<Record<string, string>> => {
  const module = (await import(new URL(`${language}/${area}.ts`, folder).href)) as Record<
    string,
    Record<string, string>
  >;
  return Object.values(module)[0]!;
};

const translated = languages.filter(language => language !== 'en');

test.each(translated)('%s has every area that English has', language => {
  expect(areasOf(language)).toEqual(areasOf('en'));
});

test.each(translated.flatMap(language => areasOf('en').map(area => [language, area] as const)))(
  '%s, %s: every sentence is there, translated, with its values, its plural forms and the words of the glossary',
  async (language, area) => {
    expect(findings(language, await load('en', area), await load(language, area))).toEqual([]);
  },
);
