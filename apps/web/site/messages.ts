// The sentences of every area in every language, and the addresses of the modules that carry them to the browser.
import { createHash } from 'node:crypto';
import { languages, type Area, type Language } from '@korong/messages';
import type { Sentences } from '../src/frame/i18n.js';

const modules = import.meta.glob<Record<string, Sentences>>('../../../packages/messages/dist/*/*.js', {
  eager: true,
});

const fileOf = (language: Language, area: string): string =>
  `../../../packages/messages/dist/${language}/${area}.js`;

/** What is there in every language: what a terminal and a server say is not for pages. */
export const areas = Object.keys(modules)
  .map(file => /([\w-]+)\.js$/.exec(file)![1]!)
  .filter(
    (name, i, all): name is Area =>
      all.indexOf(name) === i && languages.every(language => fileOf(language, name) in modules),
  );

/** A file of an area exports one object. */
export const sentencesOf = (language: Language, area: Area): Sentences =>
  Object.values(modules[fileOf(language, area)]!)[0]!;

export const moduleText = (language: Language, area: Area): string =>
  `export default ${JSON.stringify(sentencesOf(language, area))};\n`;

const HASH_LENGTH = 8;

/** A new translation changes the name of its module, and of nothing else. */
export const moduleName = (language: Language, area: Area): string => {
  const hash = createHash('sha256').update(moduleText(language, area)).digest('base64url');
  return `${language}-${area}-${hash.slice(0, HASH_LENGTH)}`;
};

export const moduleAddress = (language: Language, area: Area): string =>
  `/assets/${moduleName(language, area)}.js`;

/** For `getStaticPaths`: a page in every language. */
export const inEveryLanguage = (): { params: { language: Language } }[] =>
  languages.map(language => ({ params: { language } }));
