import type { AnyGame, OptionFields, Side } from '@korong/rules';
import type { MatchRefusal } from './codes.js';
import type { Command } from './commands.js';
import type { Decided } from './decision.js';
import type { Happening, MatchEvent } from './events.js';
import type { LaterEvent } from './evolve.js';
import type { Fields } from './fields.js';
import type { Match } from './match.js';
import type { StoredSetup } from './setup.js';

// A match can be extended: with commands and events of its own, with fields of the setup, and with state in one field of the match.
// The types of an extension are merged into these interfaces where it is declared; the code is passed to `createMatchRules`.

/* eslint-disable @typescript-eslint/no-empty-object-type */
/** Fields that extensions add to the setup. */
export interface ExtensionSetup {}
/** The state of each extension, in a field that is its own. */
export interface ExtensionState {}
/** By extension: the commands that it takes. */
export interface ExtensionCommands {}
/** By extension: what can happen by it. */
export interface ExtensionHappenings {}
/** By extension: its reasons for a refusal. */
export interface ExtensionCodes {}
/* eslint-enable @typescript-eslint/no-empty-object-type */

export type ExtensionCommand = ExtensionCommands[keyof ExtensionCommands];
export type ExtensionHappening = ExtensionHappenings[keyof ExtensionHappenings];
export type ExtensionCode = ExtensionCodes[keyof ExtensionCodes];
export type ExtensionEvent = Extract<MatchEvent, { readonly kind: ExtensionHappening['kind'] }>;

/** The games and extensions that a set of match rules knows. */
export interface Context {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly extensions: readonly Extension[];
}

/** What an extension adds to a record. */
export interface RecordedExtension {
  readonly headers: Readonly<Record<string, string>>;
  /** By the number of the turn. */
  readonly comments: ReadonlyMap<number, string>;
  /** The decided steps of a turn that was never finished. */
  readonly unfinished?: string | undefined;
}

export interface Extension {
  /** The kinds of its events. */
  readonly happenings: readonly string[];
  /** How its fields of the setup are checked in a stored event. */
  readonly setupFields: Fields;
  /** Why a match with this setup cannot begin. */
  whyNotBegin(setup: StoredSetup, options: OptionFields): MatchRefusal | undefined;
  /** The match with the state that it begins with. */
  begin(match: Match): Match;
  /** `undefined`: the command is none of its business, decide as always. */
  decide(context: Context, match: Match, command: Command, at: number): Decided | undefined;
  /** Whether an event of its own fits, and whether it lets any other event happen now. */
  canFollow(context: Context, match: Match, event: LaterEvent): boolean;
  /** The match after an event of its own that is known to fit. */
  evolve(context: Context, match: Match, event: ExtensionEvent): Match;
  /** The match after a turn, with its own state brought up to date. */
  afterTurn(match: Match, text: string): Match;
  /** Whether something from outside has the form of one of its events. */
  isHappening(context: Context, event: Readonly<Record<string, unknown>>): boolean;
  /** The lowest version of events that knows this one, where the extension matters. */
  versionOf(happening: Happening): number | undefined;
  record(match: Match): RecordedExtension | undefined;
  /** What the client of a player sends now without asking them; made of a secret that nobody else knows. */
  automatic(match: Match, side: Side, secret: () => string): ExtensionCommand | undefined;
}

export const extensionOf = ({ extensions }: Context, kind: string): Extension => {
  const extension = extensions.find(({ happenings }) => happenings.includes(kind));
  if (!extension) throw new Error(`no extension of this match knows ${kind}`);
  return extension;
};
