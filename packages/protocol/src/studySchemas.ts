// Requests and responses for people who study games: the explorer, studies, reviews, puzzles.
import { z } from 'zod';
import { gameId, gameName, gameSummary, player } from './schemas.js';

/** `by`: games between people alone, or with the engine on a side; without it both. */
export const explorerQuery = z.strictObject({
  game: gameName,
  position: z.string().max(1_000),
  by: z.enum(['people', 'engine']).optional(),
});
export type ExplorerQuery = z.infer<typeof explorerQuery>;

/** How many games, and who won them. */
export const counts = z.object({ games: z.int(), white: z.int(), draws: z.int(), black: z.int() });
/** Turns are written as they are played in the position of the request. Those that are equal by its symmetry are one. */
export const explorerAnswer = counts.extend({
  turns: z.array(counts.extend({ turn: z.string() })),
  latest: z.array(gameSummary),
});
export type ExplorerAnswer = z.infer<typeof explorerAnswer>;

export const MAX_TITLE_LENGTH = 100;
export const MAX_CHAPTERS = 64;
/** In UTF-16 code units. */
export const MAX_CHAPTER_LENGTH = 65_536;
/** All chapters of a study together. */
export const MAX_STUDY_SIZE = 262_144;

/** No line breaks, no other control characters, nothing that reverses the writing direction, no half characters. */
const TITLE = /^(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;
/** The same with line breaks and tabs. */
const TEXT = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

const studyId = gameId;
const title = z.string().max(MAX_TITLE_LENGTH).regex(TITLE);
/** `link`: for everyone who knows the id. */
const visibility = z.enum(['private', 'link', 'public']);

/** The server checks sizes and texts itself, and refuses them with codes of their own. */
export const newStudy = z.strictObject({
  title,
  visibility,
  /** `text`: a record with variations, comments and marks. */
  chapters: z.array(z.strictObject({ title, text: z.string().regex(TEXT) })).min(1),
});
export type NewStudy = z.infer<typeof newStudy>;

/** `revision`: the one that the change was made on. */
export const changedStudy = newStudy.extend({
  revision: z
    .int()
    .min(1)
    .max(2 ** 31 - 2),
});
export type ChangedStudy = z.infer<typeof changedStudy>;

export const savedStudy = z.object({ id: studyId, revision: z.int() });
export type SavedStudy = z.infer<typeof savedStudy>;

const head = z.object({
  id: studyId,
  title: z.string(),
  visibility,
  revision: z.int(),
  owner: player,
  createdAt: z.int(),
  updatedAt: z.int(),
});
/** A study as lists show it. */
export const studySummary = head.extend({
  chapters: z.array(z.object({ title: z.string(), game: z.string() })),
});
export type StudySummary = z.infer<typeof studySummary>;

export const study = head.extend({
  chapters: z.array(z.object({ title: z.string(), game: z.string(), text: z.string() })),
});
export type Study = z.infer<typeof study>;

/** `owner`: an id or the name of an account. */
export const studySearch = z.strictObject({
  owner: z.string().max(60).optional(),
  after: z.string().max(60).optional(),
});
export type StudySearch = z.infer<typeof studySearch>;
export const studyPage = z.object({ studies: z.array(studySummary), next: z.string().optional() });
export type StudyPage = z.infer<typeof studyPage>;

/**
 * `none`: nobody has asked for one. `done` of `positions` have been searched. `review` is there once it is done; the study package
 * defines it, and what it leaves undefined is `null` in lists.
 */
export const reviewAnswer = z.object({
  state: z.enum(['none', 'waiting', 'done', 'failed']),
  done: z.int(),
  positions: z.int(),
  review: z.looseObject({}).optional(),
});
export type ReviewAnswer = Omit<z.infer<typeof reviewAnswer>, 'review'>;

/** A rating by Glicko-2. */
const rating = z.object({ rating: z.number(), deviation: z.number(), volatility: z.number() });

export const puzzleGame = z.strictObject({ game: gameName });
export const puzzleAttempt = z.strictObject({ solved: z.boolean() });
/** `counted`: it was the first attempt. `before`: the solver's rating before it. */
export const attemptAnswer = z.object({
  counted: z.boolean(),
  before: z.number(),
  solver: rating,
  puzzle: rating,
});
export type AttemptAnswer = z.infer<typeof attemptAnswer>;
/** Of puzzles that somebody has tried; the others have their first rating. */
export const puzzleRatings = z.object({
  puzzles: z.array(z.object({ id: z.string(), rating: z.number(), attempts: z.int() })),
});
export type PuzzleRatings = z.infer<typeof puzzleRatings>;
export const puzzleProgress = z.object({
  solver: rating,
  attempts: z.int(),
  tried: z.array(z.object({ id: z.string(), solved: z.boolean() })),
});
export type PuzzleProgress = z.infer<typeof puzzleProgress>;
