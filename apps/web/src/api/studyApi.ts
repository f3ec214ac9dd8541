// The HTTP API for people who study games.
import type {
  AttemptAnswer,
  ChangedStudy,
  ExplorerAnswer,
  ExplorerQuery,
  NewStudy,
  PuzzleProgress,
  PuzzleRatings,
  ReviewAnswer,
  SavedStudy,
  Study,
  StudyPage,
  StudySearch,
} from '@korong/protocol';
import type { GameName } from '@korong/rules';
import type { GameReview } from '@korong/study';
import { at, queryOf } from './api.js';
import { asker, type Answer, type ApiError, type Ask } from './request.js';

/** `review` is there once `state` is `done`. In its lists it has null where a `GameReview` has undefined. */
export type GameReviewAnswer = ReviewAnswer & { readonly review?: GameReview };

export interface StudyApi {
  /** What was played in a position, in the archive of the server. */
  explore(query: ExplorerQuery): Promise<Answer<ExplorerAnswer>>;

  /** The review of a finished game, or how far it is. */
  review(game: string): Promise<Answer<GameReviewAnswer>>;
  /** Asks for it, where it is neither there nor on its way. */
  askReview(game: string): Promise<Answer<GameReviewAnswer>>;

  /** Of puzzles that somebody has tried on the server. */
  puzzleRatings(game: GameName): Promise<Answer<PuzzleRatings>>;
  /** The reader's own; needs an account. */
  puzzleProgress(game: GameName): Promise<Answer<PuzzleProgress>>;
  /** Only the first attempt counts. */
  attempt(puzzle: string, solved: boolean): Promise<Answer<AttemptAnswer>>;

  /** Public studies, or those of an account; the reader's own are all there. */
  studies(search: StudySearch): Promise<Answer<StudyPage>>;
  study(id: string): Promise<Answer<Study>>;
  createStudy(study: NewStudy): Promise<Answer<SavedStudy>>;
  /** STUDY_CHANGED if there is a newer revision: `newerStudy` has it. */
  changeStudy(id: string, study: ChangedStudy): Promise<Answer<SavedStudy>>;
  deleteStudy(id: string): Promise<Answer<unknown>>;
}

/** The study that the server has, where a change was refused because of it. */
export const newerStudy = ({ code, reason }: ApiError): Study | undefined =>
  code === 'STUDY_CHANGED' ? (reason?.study as Study | undefined) : undefined;

export const studyApiWith = (ask: Ask): StudyApi => ({
  explore: query => ask('GET', `explorer${queryOf(query)}`),
  review: game => ask('GET', `${at('games', game)}/review`),
  askReview: game => ask('POST', `${at('games', game)}/review`),
  puzzleRatings: game => ask('GET', `puzzles/ratings${queryOf({ game })}`),
  puzzleProgress: game => ask('GET', `puzzles/progress${queryOf({ game })}`),
  attempt: (puzzle, solved) => ask('POST', `${at('puzzles', puzzle)}/attempts`, { solved }),
  studies: search => ask('GET', `studies${queryOf(search)}`),
  study: id => ask('GET', at('studies', id)),
  createStudy: study => ask('POST', 'studies', study),
  changeStudy: (id, study) => ask('POST', at('studies', id), study),
  deleteStudy: id => ask('DELETE', at('studies', id)),
});

export const studyApi: StudyApi = studyApiWith(asker((...asked) => fetch(...asked)));
