// What the HTTP API takes and gives; its schemas are in httpSchemas.ts.
export type {
  AccountExport,
  ErrorBody,
  GamePage,
  GameSearch,
  Me,
  NewAccount,
  PlayerPage,
  SessionInfo,
} from './httpSchemas.js';
