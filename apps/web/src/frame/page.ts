/** Which entry of the navigation a page belongs to. */
export type Section = 'play' | 'online' | 'learn' | 'rules' | 'games';

/** What header and footer know of the page between them. */
export interface PageFacts {
  /** The address after the language, with a slash at its end: `rules/yinsh/`. The home page is empty. */
  readonly path: string;
  readonly section?: Section;
}
