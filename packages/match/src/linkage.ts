import type { OptionFields, Side } from '@korong/rules';
import type { Command } from './commands.js';
import type { Decided } from './decision.js';
import type { LaterEvent } from './evolve.js';
import type { LinkHappening, PartOfLot } from './links/types.js';
import type { Match } from './match.js';
import type { Setup } from './setup.js';

/** What a match asks of linked play (P11). Kept apart, so that whoever plays without need not load it. */
export interface Linkage {
  isPossible(setup: Setup, options: OptionFields): boolean;
  /** `undefined`: nothing of linked play is concerned, decide as always. */
  decide(match: Match, command: Command, at: number): Decided | undefined;
  evolve(match: Match, event: Extract<LaterEvent, { kind: LinkHappening['kind'] }>): Match;
  canFollow(match: Match, event: LaterEvent): boolean;
  isHappening(event: Readonly<Record<string, unknown>>): boolean;
  deadlineOf(match: Match): number | undefined;
  partOfLot(match: Match, side: Side, secret: string): PartOfLot | undefined;
  /** What the record says about the links of a turn. */
  comment(match: Match, turn: number): string | undefined;
  /** What it says about linked play as a whole. */
  headers(match: Match): Readonly<Record<string, string>>;
}

let brought: Linkage | undefined;

export const bringInLinkage = (linkage: Linkage): void => {
  brought = linkage;
};

/** Linked play, for a match that has it: it could not have started without. */
export const linkage = (): Linkage => {
  if (!brought) throw new Error('a linked match should never have started here');
  return brought;
};

export const hasLinkage = (): boolean => brought !== undefined;

/** What a side gives to the lot of a link now: see `links/part.ts`. */
export const partOfLot = (match: Match, side: Side, secret: string): PartOfLot | undefined =>
  match.link ? linkage().partOfLot(match, side, secret) : undefined;
