import type { Match } from '@korong/match';
import type { GameStore, Tabs } from '../../store/index.js';

/** Writes a game to the store, event after event, and tells the other tabs. */
export class Keeper {
  readonly #positionText: (match: Match) => string;
  readonly #store: GameStore;
  readonly #tabs: Pick<Tabs, 'tell'>;
  /** How many events are in the store. */
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

  /** The log was read: so many events are in it. */
  read(events: number): void {
    this.#kept = events;
  }

  /** Writes what is not in the store yet of the match as it is when its turn comes; tells how that went. */
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
    // Whatever goes wrong once, the next turn is written all the same.
    this.#writing = this.#writing.then(attempt).catch(() => {
      otherwise.lost();
    });
  }
}
