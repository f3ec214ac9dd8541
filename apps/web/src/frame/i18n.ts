// The sentences of the page. A page has one language, so this is set once: by the build before it renders the page, by the
// browser before hydration.
import { isLanguage, render, type Area, type KeyOf, type Language, type Values } from '@korong/messages';

export type Sentences = Readonly<Record<string, string>>;

let spoken: Language = 'en';
let known: Record<string, Sentences> = {};

/** Sets the language and its sentences, by area. */
export const speak = (language: Language, areas: Readonly<Record<string, Sentences>>): void => {
  spoken = language;
  known = { ...areas };
};

/** Adds the sentences of an area. */
const learn = async (area: Area, href: string): Promise<void> => {
  const { default: sentences } = (await import(/* @vite-ignore */ href)) as { default: Sentences };
  known = { ...known, [area]: sentences };
};

/** Loads the sentences and sets the language that the page names. */
export const listen = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-area]')];
  await Promise.all(links.map(({ dataset, href }) => learn(dataset.area as Area, href)));
  const { lang } = document.documentElement;
  if (isLanguage(lang)) spoken = lang;
};

export const knows = (area: Area): boolean => known[area] !== undefined;

const fetching = new Map<Area, Promise<void>>();

/** Loads an area that the page declared as `later`; fails if it is unreachable. */
export const fetchArea = async (area: Area): Promise<void> => {
  if (knows(area)) return;
  let fetched = fetching.get(area);
  if (!fetched) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=later][data-area="${area}"]`);
    fetched = learn(area, meta!.content);
    fetching.set(area, fetched);
    // Unreachable: the next call retries.
    fetched.catch(() => fetching.delete(area));
  }
  await fetched;
};

/** A component that is loaded on demand, together with its sentences. */
export const fetchWith = async <T>(
  component: Promise<{ readonly default: T }>,
  ...areas: readonly Area[]
): Promise<T> => (await Promise.all([component, ...areas.map(fetchArea)]))[0].default;

export const language = (): Language => spoken;

export type Translate<A extends Area> = (key: KeyOf<A>, values?: Values) => string;

/**
 * The sentences of some areas: `const t = messages('site', 'play')`, then `t('home.title')`. The page has to declare the areas; a
 * missing sentence fails the build.
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
