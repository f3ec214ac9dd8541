import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, type Language } from './languages.js';
import { findings } from './testing.js';

type Said = Readonly<Record<string, string>>;

const folder = new URL('.', import.meta.url);
/** `play`, `yinsh/play` …: what a terminal and a server say is in English only, and so is the index of a game. */
const filesOf = (language: Language): string[] =>
  readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => name.replace(/\.ts$/, '').replaceAll('\\', '/'))
    .filter(file => !/(^|\/)(cli|server|index)$/.test(file))
    .sort();

const load = async (language: Language, file: string): Promise<Said> => {
  const module = (await import(new URL(`${language}/${file}.ts`, folder).href)) as Record<string, Said>;
  return Object.values(module)[0]!;
};

const areaOf = (file: string): string =>
  /\/(rules|lessons|\w+Lessons)$/.test(file) ? file : file.slice(file.indexOf('/') + 1);
const areas = [...new Set(filesOf('en').map(areaOf))];

/** The files of an area, shared and of the games. */
const loadArea = (language: Language, area: string): Promise<Said[]> =>
  Promise.all(
    filesOf('en')
      .filter(file => areaOf(file) === area)
      .map(file => load(language, file)),
  );

const translated = languages.filter(language => language !== 'en');

test.each(translated)('%s has every file that English has', language => {
  expect(filesOf(language)).toEqual(filesOf('en'));
});

test.each(translated.flatMap(language => areas.map(area => [language, area] as const)))(
  '%s, %s: every sentence is there, translated, with its values, its plural forms and the words of the glossary',
  async (language, area) => {
    const english = Object.assign({}, ...(await loadArea('en', area))) as Said;
    const translation = Object.assign({}, ...(await loadArea(language, area))) as Said;
    expect(findings(language, english, translation)).toEqual([]);
  },
);

test.each(areas)('%s: no key is in two of its files', async area => {
  const keys = (await loadArea('en', area)).flatMap(said => Object.keys(said));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
