// The sentences of every area in every language. What is not translated yet stands in English, and the build says so.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MESSAGES } from './places.mjs';

const load = async file => {
  const module = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
  return Object.values(module)[0];
};

export const readLanguages = async () =>
  (await import(pathToFileURL(join(MESSAGES, 'names.js')).href)).LANGUAGES;

/** The sentences of an area that belong to no single page. */
export const commonOf = (said, parts) =>
  Object.fromEntries(Object.entries(said).filter(([key]) => !parts.includes(key.split('.')[0])));

export const partOf = (said, part) =>
  Object.fromEntries(Object.entries(said).filter(([key]) => key.startsWith(`${part}.`)));

/** Whether a key is in a list of keys and of beginnings of keys before a dot. */
const isIn = list => key => list.some(beginning => key === beginning || key.startsWith(`${beginning}.`));

/** The sentences of an area that a page has from the beginning, and those that it fetches when they are needed. */
export const splitOf = (said, area, { first, later, aside }) => {
  if (!later.includes(area)) return { now: said };
  if (!first.includes(area)) return { later: said };
  const isLater = isIn(aside);
  const entries = Object.entries(said);
  return {
    now: Object.fromEntries(entries.filter(([key]) => !isLater(key))),
    later: Object.fromEntries(entries.filter(([key]) => isLater(key))),
  };
};

/** What is for later, by area, as modules that carry it: a module has the sentences of its area, and those that come along with it. */
export const carriedBy = (later, along) => {
  const carried = Object.fromEntries(Object.keys(later).map(area => [area, {}]));
  for (const [area, said] of Object.entries(later)) {
    for (const [key, sentence] of Object.entries(said)) {
      const carrier = Object.keys(along).find(other => isIn(along[other])(key)) ?? area;
      (carried[carrier][area] ??= {})[key] = sentence;
    }
  }
  return carried;
};

/** `sentences.de.site` and so on, and what is missing, by language and area. */
export const readMessages = async (languages, areas) => {
  const sentences = {};
  const missing = [];
  for (const language of languages) {
    sentences[language] = {};
    for (const area of areas) {
      const english = await load(join(MESSAGES, 'en', `${area}.js`));
      const file = join(MESSAGES, language, `${area}.js`);
      const own = existsSync(file) ? await load(file) : {};
      const lacking = Object.keys(english).filter(key => own[key] === undefined);
      if (lacking.length > 0) missing.push({ language, area, count: lacking.length });
      sentences[language][area] = Object.fromEntries(
        Object.keys(english).map(key => [key, own[key] ?? english[key]]),
      );
    }
  }
  return { sentences, missing };
};

export const tellMissing = (missing, say) => {
  const byLanguage = Map.groupBy(missing, ({ language }) => language);
  for (const [language, list] of byLanguage) {
    const parts = list.map(({ area, count }) => `${area} ${count}`).join(', ');
    say(`korong: NOT TRANSLATED into ${language}, so in English there: ${parts}`);
  }
};
