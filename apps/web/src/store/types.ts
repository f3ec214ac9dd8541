import type { Match, MatchEvent, MatchResult, Player } from '@korong/match';
import type { BySide } from '@korong/rules';

/** The summary of a game for a list, so that it need not be replayed. */
export interface Meta {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  readonly players: BySide<Player>;
  readonly turns: number;
  readonly position: string;
  readonly begun: number;
  readonly changed: number;
  readonly result?: MatchResult;
}

/** A draft. It belongs to the game after `turns` turns. */
export interface KeptTurn {
  readonly turns: number;
  readonly text: string;
  readonly forced: readonly number[];
}

/** Everything about one game, to restore it after a deletion. */
export interface Backup {
  readonly meta: Meta;
  readonly events: readonly MatchEvent[];
}

/** `conflict`: another tab has written to this game. `lost`: nothing can be written at all. */
export type Written = 'kept' | 'conflict' | 'lost';

/** A store of games: an append-only log of events for each. */
export interface GameStore {
  /** False if games last only as long as the page. */
  readonly lasting: boolean;
  /** The events of a game in order; empty if there is none. */
  events(id: string): Promise<readonly MatchEvent[]>;
  /** Appends events to the log of the match; `match` already includes them. */
  append(match: Match, events: readonly MatchEvent[], position: string): Promise<Written>;
  list(): Promise<readonly Meta[]>;
  remove(id: string): Promise<Backup | undefined>;
  restore(backup: Backup): Promise<Written>;
  draft(id: string): Promise<KeptTurn | undefined>;
  keepDraft(id: string, draft: KeptTurn | undefined): Promise<void>;
  /** Records that a page shows the game with its clock running. Called often, to know when a page crashed. */
  see(id: string, at: number): void;
  /** The time of the last such record. */
  seen(id: string): number | undefined;
}

export const metaOf = (match: Match, position: string): Meta => {
  const { id, setup, turns, events, result } = match;
  return {
    id,
    game: setup.game,
    variant: setup.options.variant ?? '',
    players: setup.players,
    turns: turns.length,
    position,
    begun: events[0]!.at,
    changed: events.at(-1)!.at,
    ...(result && { result }),
  };
};

export const byChange = (a: Meta, b: Meta): number => b.changed - a.changed;
