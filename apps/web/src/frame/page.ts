/** The navigation entry of a page. */
export type Section = 'play' | 'online' | 'learn' | 'puzzles' | 'rules' | 'analysis' | 'games';

/** The page's description for header and footer. */
export interface PageFacts {
  /** The address after the language, with a slash at its end: `rules/yinsh/`. The home page is empty. */
  readonly path: string;
  readonly section?: Section;
}
