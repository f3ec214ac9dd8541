// The sentences of the page. A page speaks one language, from its first byte to its last, so this is set once: by the
// build before it renders the page, by the browser before it brings the page to life.
import { isLanguage, render, type Area, type KeyOf, type Language, type Values } from '@korong/messages';

export type Sentences = Readonly<Record<string, string>>;

let spoken: Language = 'en';
let known: Record<string, Sentences> = {};

/** Sets the language and its sentences, by area. */
export const speak = (language: Language, areas: Readonly<Record<string, Sentences>>): void => {
  spoken = language;
  known = { ...areas };
};

/** Takes in the sentences of an area. */
const learn = async (area: Area, href: string): Promise<void> => {
  const { default: sentences } = (await import(/* @vite-ignore */ href)) as { default: Sentences };
  known = { ...known, [area]: sentences };
};

/** Fetches the sentences that the page names, and from then on speaks its language. */
export const listen = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-area]')];
  await Promise.all(links.map(({ dataset, href }) => learn(dataset.area as Area, href)));
  const { lang } = document.documentElement;
  if (isLanguage(lang)) spoken = lang;
};

export const knows = (area: Area): boolean => known[area] !== undefined;

const fetching = new Map<Area, Promise<void>>();

/** Fetches the sentences of an area that the page named as one for later; fails where they are out of reach. */
export const fetchArea = async (area: Area): Promise<void> => {
  if (knows(area)) return;
  let fetched = fetching.get(area);
  if (!fetched) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=later][data-area="${area}"]`);
    fetched = learn(area, meta!.content);
    fetching.set(area, fetched);
    // Out of reach: another time perhaps.
    fetched.catch(() => fetching.delete(area));
  }
  await fetched;
};

/** A component that is fetched when it is needed, together with the rest of its sentences. */
export const fetchWith = async <T>(component: Promise<{ readonly default: T }>, area: Area): Promise<T> =>
  (await Promise.all([component, fetchArea(area)]))[0].default;

export const language = (): Language => spoken;

export type Translate<A extends Area> = (key: KeyOf<A>, values?: Values) => string;

/**
 * The sentences of some areas: `const t = messages('site', 'play')`, then `t('home.title')`. The page has to name the areas;
 * a sentence that is not there fails the build.
 */
export const messages =
  <A extends Area>(...areas: readonly A[]): Translate<A> =>
  (key, values) => {
    for (const area of areas) {
      const sentence = known[area]?.[key];
      if (sentence !== undefined) return render(sentence, values, spoken);
    }
    throw new Error(`No sentence ${key} in ${areas.join(', ')} (${spoken}); does the page name the area?`);
  };

/** The address of one of our pages in this language: `link('rules/yinsh/')`. */
export const link = (path: string, inLanguage: Language = spoken): string => `/${inLanguage}/${path}`;
