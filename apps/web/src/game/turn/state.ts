// The state of a game on this page, and what a controller is given.
import type { Beat, SoundName, View } from '@korong/board';
import type { Report } from '@korong/engine';
import type { Match } from '@korong/match';
import type { Side, Turn } from '@korong/rules';
import type { EnginePool } from '../../engine/enginePool.js';
import type { Failure } from '../../engine/workerMessages.js';
import type { GameStore, Tabs } from '../../store/index.js';
import type { Draft } from './draft.js';
import type { Say } from '../../games/gameUi.js';
import type { Premove } from './premove.js';

export type AnyDraft = Draft<unknown, unknown>;
export type AnyTurn = Turn<unknown, unknown>;

export interface Thought {
  readonly report: Report;
  /** The position that the report is about, as text. */
  readonly position: string;
  /** The side to move there. */
  readonly side: Side;
  /** Whether the search is still running. */
  readonly running: boolean;
}

export interface State {
  readonly match: Match;
  /** The draft, while a person at this device is to act. */
  readonly draft: AnyDraft | undefined;
  /** Instead of a draft, while the reader waits for the other side. */
  readonly premove?: Premove | undefined;
  /** The number of turns shown; fewer than were made while looking back. */
  readonly at: number;
  /** The computer is searching for its turn. */
  readonly thinking: boolean;
  readonly thought: Thought | undefined;
  /** A hint is being searched, or is ready: the turn it proposes, or only where it starts. */
  readonly hint: 'asked' | { readonly turn: AnyTurn; readonly part?: 'start' } | undefined;
  readonly trouble: 'storage' | Failure | undefined;
}

export interface Change {
  /** The motion from the previous view to this one. */
  readonly beats: readonly Beat[];
  /** The event to announce. */
  readonly said: readonly Say[];
}

export interface GameDeps {
  readonly store: GameStore;
  readonly tabs: Pick<Tabs, 'tell'>;
  readonly engine: () => Promise<EnginePool>;
  readonly now: () => number;
  readonly random: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly settings: () => {
    readonly forced: boolean;
    readonly confirm: 'single' | 'double' | 'button';
    readonly speed: number;
  };
  /** Shows the state; settles when the board is still. */
  readonly show: (state: State, change: Change) => Promise<void>;
}

export const NOTHING: Change = { beats: [], said: [] };

/** The board component as a controller uses it. */
export interface Stage {
  /** The controller is ready: mounts the board. */
  mount(focus: boolean): void;
  /** Settles when the board is still. */
  show(state: State, change: Change): Promise<void>;
  replay(): void;
  focus(): void;
  view(): View;
  announce(...texts: readonly string[]): void;
  play(sound: SoundName): void;
}
