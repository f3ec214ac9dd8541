// The sentences of the page. A page speaks one language, from its first byte to its last, so this is set once: by the
// build before it renders the page, by the browser before it brings the page to life.
import { render, type Area, type KeyOf, type Language, type Values } from '@korong/messages';

export type Sentences = Readonly<Record<string, string>>;

let spoken: Language = 'en';
let known: Readonly<Record<string, Sentences>> = {};

/** Sets the language and its sentences, by area. */
export const speak = (language: Language, areas: Readonly<Record<string, Sentences>>): void => {
  spoken = language;
  known = areas;
};

export const language = (): Language => spoken;

export type Translate<A extends Area> = (key: KeyOf<A>, values?: Values) => string;

/**
 * The sentences of some areas: `const t = messages('site', 'play')`, then `t('home.title')`. The page has to name the areas
 * in its `page.ts`; a sentence that is not there fails the build.
 */
export const messages =
  <A extends Area>(...areas: readonly A[]): Translate<A> =>
  (key, values) => {
    for (const area of areas) {
      const sentence = known[area]?.[key];
      if (sentence !== undefined) return render(sentence, values, spoken);
    }
    throw new Error(`No sentence ${key} in ${areas.join(', ')} (${spoken}); does page.ts name the area?`);
  };

/** The address of one of our pages in this language: `link('rules/yinsh/')`. */
export const link = (path: string, inLanguage: Language = spoken): string => `/${inLanguage}/${path}`;
