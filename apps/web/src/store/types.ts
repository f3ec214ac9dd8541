import type { Match, MatchEvent, MatchResult, Player } from '@korong/match';
import type { BySide } from '@korong/rules';

/** What a list shows of a game, so that it need not be replayed for that. */
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

/** A turn in the making. It belongs to the game as it stood after `turns` turns. */
export interface KeptTurn {
  readonly turns: number;
  readonly text: string;
  readonly forced: readonly number[];
}

/** Everything about one game, to bring it back after it was deleted. */
export interface Backup {
  readonly meta: Meta;
  readonly events: readonly MatchEvent[];
}

/** `conflict`: somebody else has written to this game meanwhile. `lost`: nothing can be written at all. */
export type Written = 'kept' | 'conflict' | 'lost';

/** Where games are kept: a log of events each, never changed, only added to. */
export interface GameStore {
  /** False when games last only as long as the page. */
  readonly lasting: boolean;
  /** The events of a game in order; empty if there is none. */
  events(id: string): Promise<readonly MatchEvent[]>;
  /** Adds events to the log of a match that already holds them. */
  append(match: Match, events: readonly MatchEvent[], position: string): Promise<Written>;
  list(): Promise<readonly Meta[]>;
  remove(id: string): Promise<Backup | undefined>;
  restore(backup: Backup): Promise<Written>;
  draft(id: string): Promise<KeptTurn | undefined>;
  keepDraft(id: string, draft: KeptTurn | undefined): Promise<void>;
  /** That the game was on a page with its clock running. Told often, so that it is known when a page breaks off. */
  see(id: string, at: number): void;
  /** When that was last. */
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
