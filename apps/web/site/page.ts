import { isLanguage, type Area, type KeyOf, type Language } from '@korong/messages';
import { messages, speak } from '../src/frame/i18n.js';
import type { PageFacts } from '../src/frame/page.js';
import { areaOf, sentencesOf, type PageArea } from './messages.js';

/** The description of a page. */
export interface PageInfo extends PageFacts {
  /** Keys of the title and of the description for search engines, in one of the areas. */
  readonly title: KeyOf<Area>;
  readonly description: KeyOf<Area>;
  /** The areas that its island needs before hydration. */
  readonly areas?: readonly PageArea[];
  /** Areas that the island may load with `fetchArea`; `site` is always among them. */
  readonly later?: readonly PageArea[];
  /** Areas that are only printed. */
  readonly printed?: readonly PageArea[];
  /** For pages without use for search engines: settings, lists of one's own games. */
  readonly unlisted?: true;
}

/** A page in one of its languages. */
export interface PreparedPage {
  readonly language: Language;
  readonly facts: PageFacts;
  readonly title: string;
  readonly description: string;
  readonly areas: readonly PageArea[];
  readonly later: readonly PageArea[];
  readonly unlisted: boolean;
}

/**
 * Begins to print a page: its components then speak the language of the address, with the areas that the page names and no
 * others. Pages are printed one after another.
 */
export const preparePage = (params: { readonly language?: string }, info: PageInfo): PreparedPage => {
  const { language } = params;
  if (!isLanguage(language)) throw new Error(`${info.path}: “${language}” is not a language of ours`);
  const { path, section, areas = [], printed = [], unlisted = false } = info;
  const later = ['site' as const, ...(info.later ?? [])].filter(area => !areas.includes(area));
  const known = [...new Set([...areas, ...later, ...printed])];
  speak(language, Object.fromEntries(known.map(area => [areaOf(area), sentencesOf(language, area)])));
  const t = messages(...known.map(areaOf));
  return {
    language,
    facts: { path, ...(section === undefined ? {} : { section }) },
    title: t(info.title),
    description: t(info.description),
    areas,
    later,
    unlisted,
  };
};
