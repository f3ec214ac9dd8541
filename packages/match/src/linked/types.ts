import type { BySide, PotentialKind, Side } from '@korong/rules';
import type { MatchEvent } from '../events.js';
import type { Match } from '../match.js';
import type { FischerControl } from '../setup.js';
import type { LINKED_CODES } from './codes.js';
import type { LinkedGame } from './games.js';

// A use of a potential, or the entry of a loaded piece, that another game decides about is a contest. Stored events, records and messages say `links` for the terms and
// `link` for the number of a contest; those names stay.

declare module '../extension.js' {
  interface ExtensionSetup {
    /** How the use of potentials is linked to other games. */
    readonly links?: ContestTerms;
  }
  interface ExtensionState {
    readonly linked?: LinkedState;
  }
  interface ExtensionCommands {
    readonly linked: ContestCommand;
  }
  interface ExtensionEventBodies {
    readonly linked: ContestEventBody;
  }
  interface ExtensionCodes {
    readonly linked: (typeof LINKED_CODES)[number];
  }
}

/** The state of linked play in a match that has it. */
export interface LinkedState {
  /** The decided steps of the current turn, joined by `;`. */
  readonly prefix?: string;
  /** A use that is announced and not yet settled. */
  readonly contest?: Contest;
  readonly past: readonly PastContest[];
  /** How many challenges each side has left, in a match by challenge. */
  readonly challenges?: BySide<number>;
}

/**
 * `always`: every use has to be won. `challenge`: only a use that the other side challenges. `acquire`: the entry of a loaded piece has to
 * be won, and then its use is free.
 */
export type ContestForm = 'always' | 'challenge' | 'acquire';

/** How potentials are linked to other games (P11). */
export interface ContestTerms {
  /** The form of every kind in `games`; `each`: they differ, and `forms` has them. */
  readonly form: ContestForm | 'each';
  readonly forms?: Readonly<Partial<Record<PotentialKind, ContestForm>>>;
  /** How many challenges each side has, one to three, over all kinds; only if a kind is by challenge. */
  readonly challenges?: number;
  /** For every kind that is not free. */
  readonly games: Readonly<Partial<Record<PotentialKind, LinkedGame>>>;
  /** The clock of the inner games; without it they have none. */
  readonly clock?: FischerControl;
}

/**
 * A commit-reveal draw that decides colours, or throws: the authority's secret, committed by its hash beforehand, and a nonce of each side.
 */
export interface Lot {
  readonly commit: string;
  /**
   * The context of the seals: the game and the number of the announcement. Each side first gives the hash of its nonce. Then the secret is
   * shown, then the nonces. A lot without this field follows the older rule: open nonces, and the secret after them.
   */
  readonly sealedFor?: string;
  /** The hash of each side's nonce. */
  readonly sealed?: Readonly<Partial<BySide<string>>>;
  readonly secret?: string;
  /** The authority did not show its secret in time. The nonces alone decide. */
  readonly voided?: true;
  readonly nonces: Readonly<Partial<BySide<string>>>;
}

/** A use or an entry that is announced and not yet settled. The outer game is on hold. */
export interface Contest {
  /** The number of the event that announced it. */
  readonly seq: number;
  /** The side that announced it. */
  readonly by: Side;
  /** Steps of the turn before the use, joined by `;`; often empty. */
  readonly before: string;
  /** The step, as text. */
  readonly use: string;
  readonly potential: PotentialKind;
  readonly game: LinkedGame;
  /** `announced`: the other side may challenge. `lot`: nonces, sealed or open, and the secret are awaited. */
  readonly stage: 'announced' | 'lot' | 'playing' | 'away';
  /** Start of this stage. */
  readonly since: number;
  readonly lot?: Lot;
  /** The inner game. Its white player is `white`'s side of the outer game. */
  readonly inner?: Match;
  readonly innerWhite?: Side;
  /** The winner that each side last reported for a game away from the screen; `null` for a draw. */
  readonly reports: Readonly<Partial<BySide<Side | null>>>;
  /** Both are asked again if their reports contradict each other: which time this is, from 1 to `MAX_REPORTS`. */
  readonly round: number;
  /** The sides that have reported this time. */
  readonly answered: readonly Side[];
}

/** A finished contest, for the record. */
export interface PastContest extends Omit<Contest, 'stage' | 'since' | 'reports' | 'round' | 'answered'> {
  /** How many turns had been made. */
  readonly turn: number;
  /** Whether the potential acted, or came in. */
  readonly won: boolean;
  /** How it was decided. `disputed`: reports on a game away from the screen contradicted each other to the last. */
  readonly how: 'waived' | 'game' | 'die' | 'away' | 'default' | 'disputed';
  /** The game away from the screen was a draw. */
  readonly draw?: true;
  /** The throws of a die, the announcing side's first. */
  readonly throws?: readonly [number, number];
}

/** The events of a contest. */
export type ContestEventBody =
  /**
   * `text`: the turn up to and including the use. `clock`: the announcing side's time left. `commit`: present where no challenge is needed.
   * `sealedFor`: present with a `commit`, if nonces are to be sealed.
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
  /** The hash of a nonce that is revealed later. */
  | { readonly kind: 'sealed'; readonly by: Side; readonly hash: string }
  | { readonly kind: 'nonce'; readonly by: Side; readonly value: string }
  /** The authority shows its secret. */
  | { readonly kind: 'lot'; readonly secret: string }
  /** An event of the inner game. */
  | { readonly kind: 'inner'; readonly event: MatchEvent }
  /** `winner`: `null` for a draw. `round`: which time both are asked, from the second on. */
  | {
      readonly kind: 'reported';
      readonly by: Side;
      readonly winner: Side | null;
      readonly round?: number;
    }
  /** This side let the time for its part of the lot run out, or is absent while its report is awaited. */
  | { readonly kind: 'defaulted'; readonly by: Side }
  /** No answer was possible in this time; `back` milliseconds are given back. */
  | { readonly kind: 'delayed'; readonly from: number; readonly to: number; readonly back: number }
  /**
   * The authority did not show the secret that it had committed to. Sealed nonces decide alone. By the older rule nothing is drawn, and the
   * use acts.
   */
  | { readonly kind: 'voided' };

/** The number of the event that announced the use, so that a late answer does not apply to a later announcement. */
interface AnsweringContest {
  readonly link?: number;
}

/** The commands of a contest. */
export type ContestCommand =
  | {
      readonly kind: 'announce';
      readonly by: Side;
      readonly answers: number;
      readonly text: string;
      /** As for a turn. */
      readonly seen?: number | undefined;
      readonly lag?: number;
      /** Hash of the authority's secret; required where every use has to be won. */
      readonly commit?: string;
    }
  | ({ readonly kind: 'challenge'; readonly by: Side; readonly commit: string } & AnsweringContest)
  | ({ readonly kind: 'waive'; readonly by: Side } & AnsweringContest)
  | ({ readonly kind: 'seal'; readonly by: Side; readonly hash: string } & AnsweringContest)
  | ({ readonly kind: 'nonce'; readonly by: Side; readonly value: string } & AnsweringContest)
  | { readonly kind: 'reveal'; readonly secret: string }
  | ({ readonly kind: 'inner'; readonly command: InnerCommand } & AnsweringContest)
  | ({ readonly kind: 'report'; readonly by: Side; readonly winner: Side | null } & AnsweringContest);

/** A side's part of a lot. */
export type PartOfLot =
  | { readonly kind: 'seal'; readonly hash: string }
  | { readonly kind: 'nonce'; readonly value: string };

/** A command to the inner game; `by` is a side of that game. */
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
  /** Present together or not at all. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | {
      readonly kind: 'claim';
      readonly by: Side;
      readonly what: 'win' | 'draw';
      readonly absentSince: number;
    }
  | { readonly kind: 'outage'; readonly from: number; readonly to: number };
