import type { Records } from '../records/index.js';
import { StoreTrouble } from '../store/store.js';
import type { ExplorerStore, OpeningTurn, UncountedGame } from '../store/studyStores.js';

/** How many games are looked for at a time. */
const PORTION = 20;
/** After each portion others may use the store, and the archive of an older version is counted in the background. */
const PAUSE = 50;

interface CounterDeps {
  readonly explorer: ExplorerStore;
  readonly records: Pick<Records, 'opening'>;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Counts finished games, each once: the mark that a game is counted is committed with its counts. */
export class GameCounter {
  readonly #deps: CounterDeps;
  #closed = false;
  #going: Promise<void> = Promise.resolve();

  constructor(deps: CounterDeps) {
    this.#deps = deps;
  }

  /** Counts all games that are due. Called again and again; never twice at once. */
  run(): Promise<void> {
    this.#going = this.#countAll();
    return this.#going;
  }

  /** Ends after the game that is being counted. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#going.catch(() => undefined);
  }

  async #countAll(): Promise<void> {
    const { explorer, pause = wait } = this.#deps;
    for (;;) {
      const due = await explorer.uncounted(PORTION);
      // Other processes count the same portion: each begins elsewhere.
      const first = Math.floor(Math.random() * due.length);
      for (const game of [...due.slice(first), ...due.slice(0, first)]) {
        if (this.#closed) return;
        await explorer.count(game, await this.#openingOf(game));
      }
      if (due.length < PORTION) return;
      await pause(PAUSE);
    }
  }

  /** A game that cannot be read is left out for good. */
  async #openingOf({ id }: UncountedGame): Promise<readonly OpeningTurn[]> {
    try {
      return (await this.#deps.records.opening(id)) ?? [];
    } catch (error) {
      if (error instanceof StoreTrouble && error.damaged) return [];
      throw error;
    }
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds).unref());
