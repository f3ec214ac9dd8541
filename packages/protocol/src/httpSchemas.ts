import { z } from 'zod';
import { study } from './studySchemas.js';
import { gameId, gameName, gameSummary, matchEvent, openGame, player, playerId, seats } from './schemas.js';

export * from './studySchemas.js';

export const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 200;
export const MAX_PLAYER_NAME_LENGTH = 24;

/** Looser than the rules for names. An invalid name is refused with its own code (BAD_PLAYER_NAME), and so is a short password. */
const playerName = z.string().max(200);
export const password = z.string().min(1).max(MAX_PASSWORD_LENGTH);

/** Every error: a code of the catalogue, and the match's refusal where the code is MATCH_REFUSED or BAD_SETUP. */
export const errorBody = z.object({
  error: z.string(),
  reason: z.looseObject({ code: z.string() }).optional(),
  /** Seconds, like the header Retry-After. `wait` on the socket is in milliseconds. */
  wait: z.int().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const health = z.object({ status: z.literal('ok'), version: z.string() });

export const me = z.object({ player: player.nullable() });
export type Me = z.infer<typeof me>;

export const guest = z.strictObject({ name: playerName });
export const accountRequest = z.strictObject({ name: playerName, password });
/** `recovery` is shown once and never stored in the clear. */
export const createdAccount = z.object({ player, recovery: z.string() });
export type CreatedAccount = z.infer<typeof createdAccount>;
export const signIn = accountRequest;
export const changePassword = z.strictObject({ old: password, new: password });
export const recover = z.strictObject({ name: playerName, code: z.string().max(60), password });
/** Guests have no password. */
export const confirm = z.strictObject({ password: password.optional() });

export const sessionInfo = z.object({
  id: z.string(),
  createdAt: z.int(),
  seenAt: z.int(),
  /** The browser's own name for itself, shortened. */
  device: z.string(),
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;
export const sessionList = z.object({ sessions: z.array(sessionInfo) });

export const gameSearch = z.strictObject({
  player: z.string().max(60).optional(),
  game: gameName.optional(),
  variant: z.string().max(20).optional(),
  status: z.enum(['running', 'over']).optional(),
  /** Days, such as 2026-11-15, both included. They refer to the start of the game. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The `next` of the page before. */
  after: z.string().max(60).optional(),
});
export type GameSearch = z.infer<typeof gameSearch>;

export const gamePage = z.object({ games: z.array(gameSummary), next: z.string().optional() });
export type GamePage = z.infer<typeof gamePage>;

export const openGames = z.object({ games: z.array(openGame) });
/** `begun`: a game against the engine starts at once. */
export const createdGame = z.object({ id: gameId, begun: z.boolean() });
/** A game that waits for a second player, or one that has begun. */
export const gameLookup = z.union([z.object({ open: openGame }), z.object({ game: gameSummary })]);
export const gameEvents = z.object({ seats, events: z.array(matchEvent) });

export const playerPage = z.object({ player, since: z.int(), running: z.int(), over: z.int() });
export type PlayerPage = z.infer<typeof playerPage>;

export const report = z.strictObject({ game: gameId, player: playerId, text: z.string().min(1).max(500) });

/** All data that is stored about one player. */
export const accountExport = z.looseObject({
  player,
  since: z.int(),
  sessions: z.array(sessionInfo),
  games: z.array(z.looseObject({ id: gameId })),
  studies: z.array(study),
  puzzles: z.array(z.looseObject({ game: z.string() })),
  chat: z.array(z.looseObject({ game: gameId, text: z.string(), at: z.int() })),
  reports: z.array(z.looseObject({ game: gameId, text: z.string(), at: z.int() })),
});
export type AccountExport = z.infer<typeof accountExport>;
