// The schemas of all messages, for code that must not trust its input: the server, and the tests of both sides. The page needs only the
// types and does not load this.
import { z } from 'zod';

export const MAX_CHAT_LENGTH = 300;
/** The maximum length of a message in bytes. */
export const MAX_FRAME_LENGTH = 4_096;
/** With potentials a turn may have many steps. Each denied use is one of them. */
export const MAX_TURN_LENGTH = 400;

const side = z.enum(['white', 'black']);
const time = z.int();
const count = z.int().min(0);

/** Ids of games and players: letters and digits, unguessable. */
export const gameId = z.string().regex(/^[A-Za-z0-9]{10}$/);
export const playerId = z.string().regex(/^[A-Za-z0-9]{14}$/);
/** The client's id of a command, its idempotency key: a repeat with the same id is the same command. */
export const messageId = z.string().regex(/^[\w-]{8,40}$/);

// ---- Things

/** A player or a chat author. `account` is false for guests. `level` is a level of the engine. */
export const player = z.strictObject({
  id: playerId,
  name: z.string(),
  account: z.boolean(),
  level: z.int().min(1).max(10).optional(),
});
export type PlayerInfo = z.infer<typeof player>;

const fischer = z.strictObject({
  kind: z.literal('fischer'),
  initial: z.int().min(1_000).max(86_400_000),
  increment: z.int().min(0).max(86_400_000),
});

export const timeControl = z.discriminatedUnion('kind', [
  fischer,
  /** `perTurn`: milliseconds, whole days. */
  z.strictObject({ kind: z.literal('days'), perTurn: z.int().min(86_400_000).max(1_209_600_000) }),
]);
export type TimeControlInfo = z.infer<typeof timeControl>;

/** In code units: a character may have two. */
const MAX_AWAY_NAME_LENGTH = 80;

/** A game and variant, the die, or a game away from the screen, perhaps with its name. The match checks the name. */
const linkedGame = z.union([
  z.enum(['yinsh', 'yinsh-blitz', 'gipf', 'gipf-basic', 'gipf-tournament', 'die', 'away']),
  z.templateLiteral(['away:', z.string().max(MAX_AWAY_NAME_LENGTH)]),
]);

const contestForm = z.enum(['always', 'challenge', 'acquire']);

/** A value for some kinds of potentials. */
const byKind = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    zertz: value.exactOptional(),
    yinsh: value.exactOptional(),
    dvonn: value.exactOptional(),
    tamsk: value.exactOptional(),
    punct: value.exactOptional(),
  });

/** How potentials are linked to other games. The match checks whether it fits the potentials in use. */
export const links = z.strictObject({
  /**
   * `always`: every use has to be won. `challenge`: only one that the other side challenges. `acquire`: the entry of a loaded piece has to be
   * won. `each`: kinds differ, and `forms` has the form of each.
   */
  form: z.enum([...contestForm.options, 'each']),
  forms: byKind(contestForm).exactOptional(),
  /** How often each side may challenge. */
  challenges: z.int().min(1).max(3).exactOptional(),
  /** For every kind of potential that is not free: the game that decides about it. */
  games: byKind(linkedGame),
  /** The clock of the inner games; without it they have none. */
  clock: fischer.exactOptional(),
});

export const gameName = z.enum(['yinsh', 'gipf']);

/** The terms of a game, agreed on before it starts. */
const gameTerms = z.strictObject({
  game: gameName,
  /** As the rules read them: `variant`; for GIPF `handicap`, or with potentials `potentials`, `pieces` and `linked`. */
  options: z.record(z.string().max(20), z.string().max(40)),
  clock: timeControl.optional(),
  /** Exactly where `linked` says that something has to be won. */
  links: links.optional(),
});
export type GameTerms = z.infer<typeof gameTerms>;

export const newGame = gameTerms.extend({
  /** The colour of the player who creates the game. */
  colour: z.enum(['white', 'black', 'random']),
  /** Public, or open only to players with the link. */
  listed: z.boolean(),
  /** Against this level of the engine. The game starts at once. */
  level: z.int().min(1).max(10).optional(),
});
export type NewGame = z.infer<typeof newGame>;

/** A game that waits for its second player. */
export const openGame = gameTerms.extend({
  id: gameId,
  by: player,
  colour: z.enum(['white', 'black', 'random']),
  listed: z.boolean(),
  createdAt: time,
});
export type OpenGame = z.infer<typeof openGame>;

export const seats = z.strictObject({ white: player, black: player });
export type Seats = z.infer<typeof seats>;

/** An event of the match in its stored form. The match package defines and checks it. */
export const matchEvent = z.looseObject({ version: count, seq: count, at: time, kind: z.string() });

export const chatLine = z.strictObject({
  /** Counted from 1 in each game. */
  n: z.int().min(1),
  by: player,
  text: z.string(),
  at: time,
});
export type ChatLine = z.infer<typeof chatLine>;

/** The players present. `absent`: since when a player has been away. */
export const presence = z.strictObject({
  here: z.strictObject({ white: z.boolean(), black: z.boolean() }),
  absent: z.strictObject({ white: time.optional(), black: time.optional() }),
  watchers: count,
});
export type PresenceInfo = z.infer<typeof presence>;

/** A game as lists show it. */
export const gameSummary = gameTerms.extend({
  id: gameId,
  seats,
  status: z.enum(['running', 'over']),
  turns: count,
  startedAt: time,
  endedAt: time.optional(),
  /** `null`: a draw, or aborted. */
  winner: side.nullable().optional(),
  ending: z.string().optional(),
  /** The player whose turn or answer a running game waits for; empty where it waits for both. */
  waitsFor: side.optional(),
  /** When that player's time runs out, if a clock runs. */
  deadline: time.optional(),
});
export type GameSummary = z.infer<typeof gameSummary>;

// ---- From the client

/** `offer`: the number of the event that is answered. A late answer does not apply to a later offer. */
const asking = { how: z.enum(['ask', 'accept', 'decline']), offer: count.optional() };

const turnText = z.string().min(1).max(MAX_TURN_LENGTH);

const claim = z.strictObject({ kind: z.literal('claim'), what: z.enum(['win', 'draw']) });

/** A player's command in the inner game. Only its result reaches the outer game. */
const innerCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), answers: count, text: turnText }),
  z.strictObject({ kind: z.literal('resign') }),
  claim,
]);
export type InnerPlayerCommand = z.infer<typeof innerCommand>;

/** `link`: the number of the event that announced the use. A late command does not apply to a later announcement. */
const within = { link: count.optional() };

/** A player's command to the match. The server adds the sender and the time. */
export const playerCommand = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('turn'),
    answers: count,
    text: turnText,
    /** How many events the player knew when deciding. */
    seen: count.optional(),
  }),
  z.strictObject({ kind: z.literal('resign') }),
  z.strictObject({ kind: z.literal('abort') }),
  z.strictObject({ kind: z.literal('flag') }),
  z.strictObject({ kind: z.literal('draw'), ...asking }),
  z.strictObject({ kind: z.literal('takeback'), ...asking, to: count.optional() }),
  z.strictObject({ kind: z.literal('rematch'), ...asking }),
  z.strictObject({ kind: z.literal('addTime') }),
  claim,
  /** The turn up to and including a use of a potential, or an entry, that must be won or may be challenged. */
  z.strictObject({ kind: z.literal('announce'), answers: count, text: turnText, seen: count.optional() }),
  z.strictObject({ kind: z.literal('challenge'), ...within }),
  z.strictObject({ kind: z.literal('waive'), ...within }),
  /** The hash of this side's nonce: the commit of commit-reveal. */
  z.strictObject({ kind: z.literal('seal'), hash: z.string().regex(/^[0-9a-f]{64}$/), ...within }),
  /** This side's nonce: unguessable, and equal to the sealed one. The reveal of commit-reveal. */
  z.strictObject({ kind: z.literal('nonce'), value: z.string().regex(/^[\w-]{16,64}$/), ...within }),
  z.strictObject({ kind: z.literal('inner'), command: innerCommand, ...within }),
  /** The winner of the game played away from the screen; `null` for a draw. */
  z.strictObject({ kind: z.literal('report'), winner: side.nullable(), ...within }),
]);
export type PlayerCommand = z.infer<typeof playerCommand>;

export const clientMessage = z.discriminatedUnion('kind', [
  /** Always the first message. `version` is that of the pages. */
  z.strictObject({ kind: z.literal('hello'), protocol: count, version: z.string().max(40) }),
  /** Subscribes to a game. First come the events after `since` and the chat lines after `chat`. */
  z.strictObject({ kind: z.literal('watch'), game: gameId, since: count, chat: count }),
  z.strictObject({ kind: z.literal('leave'), game: gameId }),
  z.strictObject({ kind: z.literal('do'), game: gameId, id: messageId, command: playerCommand }),
  z.strictObject({
    kind: z.literal('say'),
    game: gameId,
    id: messageId,
    /** A text longer than `MAX_CHAT_LENGTH` is refused with its own code. */
    text: z.string().min(1).max(MAX_FRAME_LENGTH),
  }),
  /** Subscribes to the list of open games. */
  z.strictObject({ kind: z.literal('lobby'), on: z.boolean() }),
  /** `at`: any number; the server echoes it. */
  z.strictObject({ kind: z.literal('ping'), at: z.number() }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

// ---- From the server. Times are the server's, in milliseconds. The client sets its clock by `now`.

const reason = z.looseObject({ code: z.string() });

export const serverMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('welcome'),
    protocol: count,
    version: z.string(),
    now: time,
    /** Missing for visitors: watching needs no name. */
    you: player.nullable(),
  }),
  /** The client must update. The socket is closed next. */
  z.strictObject({ kind: z.literal('tooOld'), protocol: count, version: z.string() }),
  /** Answer to `watch` until the game is accepted. */
  z.strictObject({ kind: z.literal('open'), game: openGame, now: time }),
  /** The game was cancelled before it was accepted. */
  z.strictObject({ kind: z.literal('closed'), game: gameId }),
  /** Answer to `watch`, and the catch-up for a slow reader: the events after `since`. */
  z.strictObject({
    kind: z.literal('game'),
    game: gameId,
    seats,
    since: count,
    events: z.array(matchEvent),
    chat: z.array(chatLine),
    presence,
    now: time,
  }),
  z.strictObject({ kind: z.literal('events'), game: gameId, events: z.array(matchEvent), now: time }),
  /** Committed to the store, as event `seq` (chat: as line `seq`). */
  z.strictObject({ kind: z.literal('ack'), game: gameId, id: messageId, seq: count }),
  /** `id`: of the refused message. `reason`: the match's refusal, which includes the reason of the rules. */
  z.strictObject({
    kind: z.literal('refused'),
    game: gameId.optional(),
    id: messageId.optional(),
    code: z.string(),
    reason: reason.optional(),
    /** Milliseconds to wait before trying again. Over HTTP `wait` is in seconds. */
    wait: count.optional(),
  }),
  z.strictObject({ kind: z.literal('presence'), game: gameId, presence }),
  z.strictObject({ kind: z.literal('chat'), game: gameId, lines: z.array(chatLine) }),
  z.strictObject({ kind: z.literal('lobby'), games: z.array(openGame), running: count, connected: count }),
  z.strictObject({ kind: z.literal('pong'), at: z.number(), now: time }),
  /** The store is unreachable, or reachable again. Turns wait and are not lost. */
  z.strictObject({ kind: z.literal('trouble'), on: z.boolean() }),
  /** The server shuts down. Reconnect after `wait` milliseconds. */
  z.strictObject({ kind: z.literal('ending'), wait: count }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
