import type { Area, KeyOf } from '@korong/messages';

/** Which entry of the navigation a page belongs to. */
export type Section = 'play' | 'online' | 'learn' | 'rules' | 'games';

/** Parts of areas that belong to one page: keys that begin with it and a dot. */
export type SitePart =
  | 'home'
  | 'settings'
  | 'about'
  | 'programmers'
  | 'lost'
  | 'games'
  | 'account'
  | 'player'
  | 'archive'
  | 'privacy';

/** What a `page.ts` says of its page. The build reads it; it is never sent to a reader. */
export interface PageInfo {
  /** The address after the language, with a slash at its end: `rules/yinsh/`. The home page is empty. */
  readonly path: string;
  /** The component, beside the `page.ts`. */
  readonly component: `./${string}.svelte`;
  /** Properties of the component, plain data, the same in every language. */
  readonly props?: Readonly<Record<string, string | number | boolean>>;
  /** The areas of sentences it uses from the beginning. */
  readonly areas?: readonly Area[];
  /** Areas that it may need and then fetches, with `fetchArea`; `site` is always among them. */
  readonly later?: readonly Area[];
  /** Of an area that is in both lists: the keys, and beginnings of keys before a dot, that are for later. */
  readonly aside?: readonly string[];
  /** Of what is for later: keys, or beginnings of keys, that come along with another area than their own. */
  readonly along?: Readonly<Partial<Record<Area, readonly string[]>>>;
  /** The part of its areas, or of `site`, that only this page uses. */
  readonly part?: SitePart;
  /** Keys of the title and the description for search engines, in one of its areas. */
  readonly title: KeyOf<Area>;
  readonly description: KeyOf<Area>;
  readonly section?: Section;
  /** For pages that are of no use to somebody who searches: settings, lists of one's own games. */
  readonly unlisted?: true;
}

/** What is left of it on the page. */
export interface PageFacts {
  readonly path: string;
  readonly section?: Section;
}
