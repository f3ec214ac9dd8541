// Requests and responses of the HTTP API. Their schemas are in httpSchemas.ts.
export type {
  AccountExport,
  ErrorBody,
  GamePage,
  GameSearch,
  Me,
  CreatedAccount,
  PlayerPage,
  SessionInfo,
} from './httpSchemas.js';
export type {
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
  StudySummary,
} from './studySchemas.js';
