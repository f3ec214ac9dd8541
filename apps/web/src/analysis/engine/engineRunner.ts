// Lets the engine search the shown position for as long as it is shown. No DOM.
import type { Report } from '@korong/engine';
import type { GameName, Side } from '@korong/rules';
import type { DistinctLines } from '@korong/study';
import type { EnginePool } from '../../engine/enginePool.js';
import type { Failure } from '../../engine/workerMessages.js';
import { EngineQuery } from '../../game/local/engineQuery.js';
import type { EngineOptions } from './options.js';

/** A position with the way to it, which lets the engine go on with its tree. */
export interface Searched {
  readonly game: GameName;
  readonly start: string;
  readonly turns: readonly string[];
  /** The text of the position. */
  readonly position: string;
  readonly side: Side;
}

export interface Finding {
  readonly searched: Searched;
  readonly report: Report;
  /** Visits per second, of all workers. */
  readonly speed: number;
  readonly running: boolean;
}

export interface RunnerDeps {
  readonly pool: (workers: number) => Promise<EnginePool>;
  /** Milliseconds. */
  readonly now: () => number;
  /** So many best lines of a position, without mirror images of each other. */
  readonly distinct: (searched: Searched, lines: number) => DistinctLines;
  readonly show: (finding: Finding | undefined, trouble: Failure | undefined) => void;
}

/** Visits for each worker, after which more of them hardly tell more. */
const ENOUGH = 1_000_000;
/** Positions whose last report is shown again at once. */
const REMEMBERED = 300;

export class EngineRunner {
  readonly #deps: RunnerDeps;
  #options: EngineOptions;
  #searched: Searched | undefined;
  #hidden = false;
  #pool: Promise<EnginePool> | undefined;
  #query: EngineQuery;
  readonly #known = new Map<string, Finding>();

  constructor(options: EngineOptions, deps: RunnerDeps) {
    this.#options = options;
    this.#deps = deps;
    this.#query = this.#newQuery();
  }

  #newQuery(): EngineQuery {
    return new EngineQuery(() => (this.#pool ??= this.#deps.pool(this.#options.workers)));
  }

  set(options: EngineOptions): void {
    const { workers } = this.#options;
    this.#options = options;
    if (workers !== options.workers) this.#closePool();
    this.#run();
  }

  /** Searches another position; `undefined`: there is nothing to search. */
  look(searched: Searched | undefined): void {
    if (searched?.position === this.#searched?.position) return;
    this.#searched = searched;
    this.#run();
  }

  /** The page is hidden, or shown again. */
  hide(hidden: boolean): void {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#run();
  }

  retry(): void {
    this.#closePool();
    this.#run();
  }

  close(): void {
    this.#searched = undefined;
    this.#closePool();
  }

  #closePool(): void {
    this.#query.drop();
    this.#query = this.#newQuery();
    void this.#pool?.then(
      pool => {
        pool.close();
      },
      () => undefined,
    );
    this.#pool = undefined;
  }

  #run(): void {
    this.#query.drop();
    const searched = this.#searched;
    const known = searched && this.#known.get(searched.position);
    const { on } = this.#options;
    this.#deps.show(on && known ? { ...known, running: false } : undefined, undefined);
    if (searched && on && !this.#hidden) void this.#search(searched);
  }

  async #search(searched: Searched): Promise<void> {
    const { game, start, turns } = searched;
    const distinct = this.#deps.distinct(searched, this.#options.lines);
    let begun: { readonly at: number; readonly visits: number } | undefined;
    let speed = 0;
    const hear = (searchReport: Report, running: boolean): void => {
      const report = distinct.of(searchReport);
      const at = this.#deps.now();
      begun ??= { at, visits: report.visits };
      if (at > begun.at) speed = (1000 * (report.visits - begun.visits)) / (at - begun.at);
      const finding = { searched, report, speed, running };
      const better = (this.#known.get(searched.position)?.report.visits ?? 0) <= report.visits;
      if (better) this.#remember(finding);
      this.#deps.show(
        better ? finding : { ...this.#known.get(searched.position)!, speed, running },
        undefined,
      );
    };
    try {
      const answer = await this.#query.ask(
        { game, start, turns, analysis: true, visits: ENOUGH, lines: distinct.wanted, seed: 0 },
        report => {
          hear(report, true);
        },
      );
      if (answer) hear(answer.report, false);
    } catch (error) {
      this.#deps.show(undefined, (error as { failure?: Failure }).failure ?? 'broken');
    }
  }

  #remember(finding: Finding): void {
    const { position } = finding.searched;
    this.#known.delete(position);
    this.#known.set(position, finding);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED) this.#known.delete(oldest!);
  }
}
