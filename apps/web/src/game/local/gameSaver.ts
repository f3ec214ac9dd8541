import type { Match } from '@korong/match';
import type { GameStore, Tabs } from '../../store/index.js';

/** Appends a game's events to the store, and notifies the other tabs. */
export class GameSaver {
  readonly #positionText: (match: Match) => string;
  readonly #store: GameStore;
  readonly #tabs: Pick<Tabs, 'tell'>;
  /** The number of events in the store. */
  #kept: number;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    positionText: (match: Match) => string,
    store: GameStore,
    tabs: Pick<Tabs, 'tell'>,
    kept: number,
  ) {
    this.#positionText = positionText;
    this.#store = store;
    this.#tabs = tabs;
    this.#kept = kept;
  }

  get kept(): number {
    return this.#kept;
  }

  /** The log has been read and holds this many events. */
  read(events: number): void {
    this.#kept = events;
  }

  /** Appends the events that are missing from the store when the write begins; returns the result. */
  write(
    match: () => Match,
    otherwise: { readonly conflict: () => Promise<void>; readonly lost: () => void },
  ): void {
    const attempt = async (): Promise<void> => {
      const now = match();
      const events = now.events.slice(this.#kept);
      if (events.length === 0) return;
      const written = await this.#store
        .append(now, events, this.#positionText(now))
        .catch(() => 'lost' as const);
      if (written === 'kept') {
        this.#kept = now.events.length;
        this.#tabs.tell(now.id);
      } else if (written === 'conflict') await otherwise.conflict();
      else otherwise.lost();
    };
    // A failed write does not block the next one.
    this.#writing = this.#writing.then(attempt).catch(() => {
      otherwise.lost();
    });
  }
}
