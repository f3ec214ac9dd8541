// Reviews on the analysis board: loaded after it, and at work whichever tab is shown.
import { mainRecord, type Chapter } from '@korong/study';
import { fetchArea } from '../../frame/i18n.js';
import type { Opened } from '../open.js';
import type { ReviewQuestion } from './reviewer.js';
import type { ReviewSession, ReviewState } from './reviewSession.js';

export interface LoadedReview {
  readonly parts: typeof import('./parts.js');
  readonly session: ReviewSession;
  readonly state: ReviewState;
}

/** `failed`: it could not be loaded. */
export type ReviewView = LoadedReview | 'loading' | 'failed';

export interface Reviewing {
  readonly view: ReviewView;
  load(): Promise<void>;
  /** The main line is now this one. */
  open(line: ReviewQuestion): void;
  close(): void;
}

export const turnTexts = (chapter: Chapter): string[] => mainRecord(chapter).turns.map(({ text }) => text);

/** `workers`: how many the reader wants beside the board. */
export const createReviewing = (
  { remote, chapter }: Pick<Opened, 'remote' | 'chapter'>,
  workers: () => number,
): Reviewing => {
  let view = $state.raw<ReviewView>('loading');
  let loaded: Omit<LoadedReview, 'state'> | undefined;
  let line: ReviewQuestion | undefined;
  // The server knows the game as it was opened.
  const remoteLine = remote === undefined ? undefined : turnTexts(chapter).join(' ');

  const look = (): void => {
    if (!loaded || !line) return;
    const isRemote = line.turns.join(' ') === remoteLine;
    void loaded.session.open(line, isRemote ? loaded.parts.serverReviews(remote!) : undefined);
  };
  return {
    get view() {
      return view;
    },
    load: async () => {
      try {
        view = 'loading';
        const areas = remote === undefined ? [] : (['account', 'protocol'] as const);
        const [parts] = await Promise.all([
          import('./parts.js'),
          fetchArea('puzzles'),
          ...areas.map(fetchArea),
        ]);
        const session = parts.createSession(workers, state => {
          view = { parts, session, state };
        });
        loaded = { parts, session };
        view = { parts, session, state: session.state };
        look();
      } catch {
        view = 'failed';
      }
    },
    open: next => {
      line = next;
      look();
    },
    close: () => {
      loaded?.session.close();
    },
  };
};
