// Requests and responses of the HTTP API. Their schemas are in httpSchemas.ts.
export type {
  AccountExport,
  ErrorBody,
  ExplorerAnswer,
  ExplorerQuery,
  GamePage,
  GameSearch,
  Me,
  CreatedAccount,
  PlayerPage,
  SessionInfo,
} from './httpSchemas.js';
