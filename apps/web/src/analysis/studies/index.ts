// All that a page with an open study needs; others do not load it.
import Bar from './Bar.svelte';
import NoStudy from './NoStudy.svelte';
import Panel from './Panel.svelte';
import type { StudySession } from './session.js';

export { Bar, NoStudy, Panel };
export { openChapter, openStudy, type StudyProblem } from './openStudy.js';
export type { StudySession };

/** What a board shows of a study. */
export interface StudyParts {
  readonly session: StudySession;
  /** Title, owner, chapters, whether it is saved. */
  readonly Bar: typeof Bar;
  /** The tab with everything that can be done with the study. */
  readonly Panel: typeof Panel;
}
