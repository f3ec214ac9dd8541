import type { AnyGame, OptionFields, Side } from '@korong/rules';
import type { MatchRefusal } from './refusal.js';
import type { Command } from './commands.js';
import type { Decided } from './decision.js';
import type { EventBody, MatchEvent } from './events.js';
import type { LaterEvent } from './evolve.js';
import type { Fields } from './fields.js';
import type { Match } from './match.js';
import type { RemotePlay } from './remotePlay.js';
import type { StoredSetup } from './setup.js';

// An extension adds commands and events of its own, fields of the setup, and state in one field of the match. Its code is passed to
// `createMatchRules`. Its types are global: they are merged into these interfaces where the extension is declared, and every `Match` has
// them. With rules that were made without the extension, the fields are undefined.

/* eslint-disable @typescript-eslint/no-empty-object-type */
/** Fields that extensions add to the setup. */
export interface ExtensionSetup {}
/** The state of each extension, in its own field. */
export interface ExtensionState {}
/** The commands of each extension. */
export interface ExtensionCommands {}
/** The events of each extension. */
export interface ExtensionEventBodies {}
/** The refusal reasons of each extension. */
export interface ExtensionCodes {}
/* eslint-enable @typescript-eslint/no-empty-object-type */

export type ExtensionCommand = ExtensionCommands[keyof ExtensionCommands];
export type ExtensionEventBody = ExtensionEventBodies[keyof ExtensionEventBodies];
export type ExtensionCode = ExtensionCodes[keyof ExtensionCodes];
export type ExtensionEvent = Extract<MatchEvent, { readonly kind: ExtensionEventBody['kind'] }>;

/** The games and extensions that a set of match rules knows. */
export interface Context {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly extensions: readonly Extension[];
  readonly remotePlay?: RemotePlay | undefined;
}

/** What an extension adds to a record. */
export interface RecordedExtension {
  readonly headers: Readonly<Record<string, string>>;
  /** By turn number. */
  readonly comments: ReadonlyMap<number, string>;
  /** The decided steps of an unfinished turn. */
  readonly unfinished?: string | undefined;
}

export interface Extension {
  /** The kinds of the extension's events. */
  readonly eventKinds: readonly string[];
  /** Checks the extension's setup fields in a stored event. */
  readonly setupFields: Fields;
  /** Why a match with this setup cannot begin. */
  whyNotBegin(setup: StoredSetup, options: OptionFields): MatchRefusal | undefined;
  /** The match with the state that it begins with. */
  begin(match: Match): Match;
  /** `undefined`: the extension does not handle the command; decide as usual. */
  decide(context: Context, match: Match, command: Command, at: number): Decided | undefined;
  /** Whether the extension's own event fits, and whether it allows any other event now. */
  canFollow(context: Context, match: Match, event: LaterEvent): boolean;
  /** The match after the extension's own event, which is known to fit. */
  evolve(context: Context, match: Match, event: ExtensionEvent): Match;
  /** The match after a turn, with the extension's state updated. */
  afterTurn(match: Match, text: string): Match;
  /** Whether a foreign value has the form of one of its events. */
  isEventBody(context: Context, event: Readonly<Record<string, unknown>>): boolean;
  /** The lowest event version that knows this event, where the extension matters. */
  versionOf(event: EventBody): number | undefined;
  record(match: Match): RecordedExtension | undefined;
  /** The command that a player's client sends now by itself. It derives from a secret that only this player knows. */
  automatic(match: Match, side: Side, secret: () => string): ExtensionCommand | undefined;
}

export const extensionOf = ({ extensions }: Context, kind: string): Extension => {
  const extension = extensions.find(({ eventKinds }) => eventKinds.includes(kind));
  if (!extension) throw new Error(`no extension of this match knows ${kind}`);
  return extension;
};

export const remoteOf = ({ remotePlay }: Context): RemotePlay => {
  if (!remotePlay) throw new Error('these rules decide local matches only');
  return remotePlay;
};
