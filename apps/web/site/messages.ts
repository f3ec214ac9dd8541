// The sentences of every area in every language, and the addresses of the modules that carry them to the browser.
import { createHash } from 'node:crypto';
import { languages, type Area, type AreaOfGame, type Language } from '@korong/messages';
import { games } from '@korong/rules';
import type { Sentences } from '../src/frame/i18n.js';

const FOLDER = '../../../packages/messages/dist';

const modules = import.meta.glob<Record<string, Sentences>>(
  ['../../../packages/messages/dist/*/*.js', '../../../packages/messages/dist/*/*/*.js'],
  { eager: true },
);

const pathOf = (language: Language, file: string): string => `${FOLDER}/${language}/${file}.js`;

/** A file exports one object. An area may lack a shared file, or a file for a game. */
const read = (language: Language, file: string): Sentences =>
  Object.values(modules[pathOf(language, file)] ?? {})[0] ?? {};

/** The areas for pages in every language, like `play` and `yinsh/play`, without those of the terminal and the server. */
const files = [...new Set(Object.keys(modules).map(path => /dist\/\w+\/(.+)\.js$/.exec(path)![1]!))].filter(
  file => languages.every(language => pathOf(language, file) in modules),
);

/** Areas of which a page of one game takes only that game's sentences. */
const NARROWED = ['board', 'table', 'reasons'] as const;

/** An area as a page names it. */
export type PageArea = Area | Extract<AreaOfGame, `${string}/${(typeof NARROWED)[number]}`>;

const isApart = (file: string): file is Extract<Area, `${string}/${string}`> =>
  /\/(rules|lessons|\w+Lessons)$/.test(file);

/** The area that its sentences belong to in the browser. */
export const areaOf = (name: PageArea): Area =>
  isApart(name) ? name : (name.slice(name.indexOf('/') + 1) as Area);

/** All areas that pages may name. */
export const pageAreas = [
  ...new Set<PageArea>([
    ...(files as PageArea[]).map(areaOf),
    ...games.flatMap(({ name }) => NARROWED.map(area => `${name}/${area}` as PageArea)),
  ]),
];

export const sentencesOf = (language: Language, name: PageArea): Sentences => {
  const area = areaOf(name);
  const ofGames = area === name ? games.map(game => `${game.name}/${area}`) : [name];
  return Object.assign({}, ...[area, ...ofGames].map(file => read(language, file))) as Sentences;
};

/** `play.title` beside `play.description`: the head of a page, which is printed and not needed in the browser. */
const isHead = (key: string, all: Sentences): boolean => {
  const page = /^(\w+)\.(title|description)$/.exec(key)?.[1];
  return page !== undefined && `${page}.description` in all;
};

export const moduleText = (language: Language, name: PageArea): string => {
  const all = sentencesOf(language, name);
  const sent = Object.entries(all).filter(([key]) => !isHead(key, all));
  return `export default ${JSON.stringify(Object.fromEntries(sent))};\n`;
};

const HASH_LENGTH = 8;

/** A new translation changes the name of its own module only. */
export const moduleName = (language: Language, name: PageArea): string => {
  const hash = createHash('sha256').update(moduleText(language, name)).digest('base64url');
  return `${language}-${name.replace('/', '-')}-${hash.slice(0, HASH_LENGTH)}`;
};

export const moduleAddress = (language: Language, name: PageArea): string =>
  `/assets/${moduleName(language, name)}.js`;

/** For `getStaticPaths`: a page in every language. */
export const inEveryLanguage = (): { params: { language: Language } }[] =>
  languages.map(language => ({ params: { language } }));
