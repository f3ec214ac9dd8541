// A game on this page as it stands, and what it needs around it.
import type { Beat, SoundName, View } from '@korong/board';
import type { Report } from '@korong/engine';
import type { Match } from '@korong/match';
import type { Side, Turn } from '@korong/rules';
import type { Engine } from '../../engine/client.js';
import type { Failure } from '../../engine/protocol.js';
import type { GameStore, Tabs } from '../../store/index.js';
import type { Draft, Say } from './index.js';

export type AnyDraft = Draft<unknown, unknown>;
export type AnyTurn = Turn<unknown, unknown>;

export interface Thought {
  readonly report: Report;
  /** Whose prospects the report speaks of. */
  readonly side: Side;
  /** Whether it goes on. */
  readonly running: boolean;
}

export interface State {
  readonly match: Match;
  /** The turn in the making, while a person here is to act. */
  readonly draft: AnyDraft | undefined;
  /** How many turns are shown; fewer than there are while one looks back. */
  readonly at: number;
  /** The computer is thinking out its turn. */
  readonly thinking: boolean;
  readonly thought: Thought | undefined;
  /** A hint is being thought out, or is there: the turn it proposes. */
  readonly hint: 'asked' | { readonly turn: AnyTurn } | undefined;
  readonly trouble: 'storage' | Failure | undefined;
}

export interface Change {
  /** How to get from the view before to the one now. */
  readonly beats: readonly Beat[];
  /** What was done, to be announced. */
  readonly said: readonly Say[];
}

export interface Surroundings {
  readonly store: GameStore;
  readonly tabs: Pick<Tabs, 'tell'>;
  readonly engine: () => Promise<Engine>;
  readonly now: () => number;
  readonly random: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly settings: () => {
    readonly forced: boolean;
    readonly confirm: 'single' | 'double' | 'button';
    readonly speed: number;
  };
  /** Shows the state; settles when nothing moves any more. */
  readonly show: (state: State, change: Change) => Promise<void>;
}

export const NOTHING: Change = { beats: [], said: [] };

/** The board on the page, as whoever holds the game uses it. */
export interface Stage {
  /** The session is there: so is the board from now on. */
  mount(focus: boolean): void;
  /** Settles when nothing moves any more. */
  show(state: State, change: Change): Promise<void>;
  replay(): void;
  focus(): void;
  view(): View;
  announce(...texts: readonly string[]): void;
  play(sound: SoundName): void;
}
