import type { BySide, PotentialKind, Side } from '@korong/rules';
import type { MatchEvent } from '../events.js';
import type { Match } from '../match.js';
import type { FischerControl } from '../setup.js';
import type { LINKED_CODES } from './codes.js';
import type { LinkedGame } from './games.js';

declare module '../extension.js' {
  interface ExtensionSetup {
    /** How the use of potentials is linked to other games. */
    readonly links?: Links;
  }
  interface ExtensionState {
    readonly linked?: Linked;
  }
  interface ExtensionCommands {
    readonly linked: LinkCommand;
  }
  interface ExtensionHappenings {
    readonly linked: LinkHappening;
  }
  interface ExtensionCodes {
    readonly linked: (typeof LINKED_CODES)[number];
  }
}

/** The state of linked play in a match that has it. */
export interface Linked {
  /** Steps of the turn under way that are decided, joined by `;`. */
  readonly prefix?: string;
  /** A use that was announced and is not settled. */
  readonly contest?: Contest;
  readonly past: readonly PastContest[];
  /** How often each side may still challenge, in a match by challenge. */
  readonly challenges?: BySide<number>;
}

/** How potentials are linked to other games (P11). */
export interface Links {
  /** `always`: every use has to be won. `challenge`: only one that the other side challenges. */
  readonly form: 'always' | 'challenge';
  /** How often each side may challenge, one to three times; only by challenge. */
  readonly challenges?: number;
  /** For every kind in use. */
  readonly games: Readonly<Partial<Record<PotentialKind, LinkedGame>>>;
  /** The clock of the games in between; without it they have none. */
  readonly clock?: FischerControl;
}

/** What decides colours, or throws: the authority's secret, promised by its hash before, and a nonce of each side. */
export interface Lot {
  readonly commit: string;
  /**
   * What nonces are sealed for: the game and the number of the announcement. Each side gives the hash of its nonce first, then the
   * secret is shown, then the nonces. A lot without it is drawn by the older rule: open nonces, and the secret after them.
   */
  readonly sealedFor?: string;
  /** The hash of each side's nonce. */
  readonly sealed?: Readonly<Partial<BySide<string>>>;
  readonly secret?: string;
  /** The authority did not show its secret in time: the nonces alone decide. */
  readonly voided?: true;
  readonly nonces: Readonly<Partial<BySide<string>>>;
}

/** A use that was announced and is not settled yet. The outer game stands still. */
export interface Contest {
  /** The number of the event that announced it. */
  readonly seq: number;
  /** The side that announced it. */
  readonly by: Side;
  /** Steps of the turn before it, joined by `;`; often none. */
  readonly before: string;
  /** The step, as text. */
  readonly use: string;
  readonly potential: PotentialKind;
  readonly game: LinkedGame;
  /** `announced`: the other side may challenge. `lot`: nonces, sealed or open, and the secret are awaited. */
  readonly stage: 'announced' | 'lot' | 'playing' | 'away';
  /** Since when it is in this stage. */
  readonly since: number;
  readonly lot?: Lot;
  /** The game in between. Its white player is `white`'s side of the outer game. */
  readonly inner?: Match;
  readonly innerWhite?: Side;
  /** Who each side says has won, away from the screen. */
  readonly reports: Readonly<Partial<BySide<Side>>>;
}

/** A contest that is over, for the record. */
export interface PastContest extends Omit<Contest, 'stage' | 'since' | 'reports'> {
  /** How many turns had been made. */
  readonly turn: number;
  /** Whether the potential acted. */
  readonly won: boolean;
  /** How that came about. */
  readonly how: 'waived' | 'game' | 'die' | 'away' | 'default';
  /** The throws of a die, the announcing side's first. */
  readonly throws?: readonly [number, number];
}

/** What happens around a contest. */
export type LinkHappening =
  /**
   * `text`: the turn up to and with the use. `clock`: what the announcing side has left. `commit`: where no challenge is needed.
   * `sealedFor`: with a `commit`, if nonces are to be sealed.
   */
  | {
      readonly kind: 'announced';
      readonly by: Side;
      readonly text: string;
      readonly clock?: number;
      readonly commit?: string;
      readonly sealedFor?: string;
    }
  | { readonly kind: 'challenged'; readonly by: Side; readonly commit: string; readonly sealedFor?: string }
  /** The use is not challenged. */
  | { readonly kind: 'waived' }
  /** The hash of a nonce that is still to be shown. */
  | { readonly kind: 'sealed'; readonly by: Side; readonly hash: string }
  | { readonly kind: 'nonce'; readonly by: Side; readonly value: string }
  /** The authority shows its secret. */
  | { readonly kind: 'lot'; readonly secret: string }
  /** Something happened in the game in between. */
  | { readonly kind: 'inner'; readonly event: MatchEvent }
  | { readonly kind: 'reported'; readonly by: Side; readonly winner: Side }
  /** This side let the time for its part of the lot pass, or is gone while its word is awaited. */
  | { readonly kind: 'defaulted'; readonly by: Side }
  /** No answer was possible in this time: `back` milliseconds more are given. */
  | { readonly kind: 'delayed'; readonly from: number; readonly to: number; readonly back: number }
  /**
   * The authority did not show the secret that it had promised: sealed nonces decide alone; by the older rule nothing is drawn, and
   * the use acts.
   */
  | { readonly kind: 'voided' };

/** The number of the event that announced what is answered: an answer that comes late is none to a later announcement. */
interface Answering {
  readonly link?: number;
}

/** What is asked around a contest. */
export type LinkCommand =
  | {
      readonly kind: 'announce';
      readonly by: Side;
      readonly answers: number;
      readonly text: string;
      /** As for a turn. */
      readonly seen?: number | undefined;
      readonly lag?: number;
      /** Hash of the authority's secret; needed where every use has to be won. */
      readonly commit?: string;
    }
  | ({ readonly kind: 'challenge'; readonly by: Side; readonly commit: string } & Answering)
  | ({ readonly kind: 'waive'; readonly by: Side } & Answering)
  | ({ readonly kind: 'seal'; readonly by: Side; readonly hash: string } & Answering)
  | ({ readonly kind: 'nonce'; readonly by: Side; readonly value: string } & Answering)
  | { readonly kind: 'reveal'; readonly secret: string }
  | ({ readonly kind: 'inner'; readonly command: InnerCommand } & Answering)
  | ({ readonly kind: 'report'; readonly by: Side; readonly winner: Side } & Answering);

/** A side's part of a lot. */
export type PartOfLot =
  { readonly kind: 'seal'; readonly hash: string } | { readonly kind: 'nonce'; readonly value: string };

/** What can be asked of the game in between; `by` is a side of that game. */
export type InnerCommand =
  | {
      readonly kind: 'turn';
      readonly by: Side;
      readonly answers: number;
      readonly text: string;
      readonly lag?: number;
    }
  | { readonly kind: 'resign'; readonly by: Side }
  | { readonly kind: 'flag' }
  /** Only together. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | {
      readonly kind: 'claim';
      readonly by: Side;
      readonly what: 'win' | 'draw';
      readonly absentSince: number;
    }
  | { readonly kind: 'outage'; readonly from: number; readonly to: number };
