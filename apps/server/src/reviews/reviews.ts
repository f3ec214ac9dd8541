import type { ReviewAnswer } from '@korong/protocol';
import { err, ok, type GameName, type Result } from '@korong/rules';
import type { Records } from '../records/index.js';
import type { Jobs, ReviewJob } from '../shared/shared.js';
import type { Store } from '../store/store.js';
import type { KeptReview } from '../store/studyStores.js';

/** Of every position. */
const VISITS = 400;
/** Positions in a part: about as much work as one turn of the highest level, so that turns never wait much longer than for one. */
const PART = 4;
/** How many reviews are under way at a time; the others wait for their turn. */
const AT_ONCE = 3;
/** How many may wait. */
const MAX_WAITING = 500;
/** A review that is not done by then never will be. */
const GIVE_UP = 86_400_000;
const LATER = 60_000;

/** How far a review is, with the JSON of it once it is done. */
export type ReviewState = ReviewAnswer & { readonly review?: string };

export interface ReviewProblem {
  readonly code: 'GAME_NOT_FOUND' | 'GAME_NOT_OVER' | 'TOO_MANY_REQUESTS';
  readonly waitMs?: number;
}

interface ReviewDeps {
  readonly store: Pick<Store, 'games' | 'reviews'>;
  readonly records: Pick<Records, 'reviewTask' | 'review'>;
  readonly jobs: Pick<Jobs, 'review' | 'onReviewed'>;
  /** The store's time. */
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
}

/**
 * Reviews of finished games, by the engine, a part at a time. Everything that is known is in the store: any process asks for the
 * parts that are missing, again and again, and any process takes them.
 */
export class Reviews {
  readonly #deps: ReviewDeps;
  #closed = false;

  constructor(deps: ReviewDeps) {
    this.#deps = deps;
    deps.jobs.onReviewed((job, reports) => {
      this.#reviewed(job, reports).catch(deps.trouble);
    });
  }

  /** Asks for a review, unless there is one. `counted` says whether the asker may: it costs the engine a minute. */
  async ask(
    game: string,
    counted: () => Promise<Result<undefined, ReviewProblem>>,
  ): Promise<Result<ReviewState, ReviewProblem>> {
    const { store, records } = this.#deps;
    const summary = await store.games.summary(game);
    if (!summary) return err({ code: 'GAME_NOT_FOUND' });
    if (summary.status !== 'over') return err({ code: 'GAME_NOT_OVER' });
    const known = await store.reviews.find(game);
    if (known && known.state !== 'failed') return ok(await this.#stateOf(game, known));
    const allowed = await counted();
    if (!allowed.ok) return allowed;
    if ((await store.reviews.waiting(MAX_WAITING)).length >= MAX_WAITING)
      return err({ code: 'TOO_MANY_REQUESTS', waitMs: LATER });
    const task = await records.reviewTask(game);
    if (!task) return err({ code: 'GAME_NOT_FOUND' });
    await store.reviews.ask(game, task);
    await this.run();
    return ok(await this.state(game));
  }

  async state(game: string): Promise<ReviewState> {
    const kept = await this.#deps.store.reviews.find(game);
    return kept ? this.#stateOf(game, kept) : { state: 'none', done: 0, positions: 0 };
  }

  /** Asks the engine for what is missing. Called again and again: jobs may be lost, and processes end. */
  async run(): Promise<void> {
    for (const game of await this.#deps.store.reviews.waiting(AT_ONCE)) {
      if (this.#closed) return;
      await this.#advance(game, 'ask');
    }
  }

  /** Takes no more results. */
  close(): void {
    this.#closed = true;
  }

  async #stateOf(game: string, { state, task, review }: KeptReview): Promise<ReviewState> {
    const positions = task.turns.length + 1;
    if (state === 'done') return { state, done: positions, positions, review: review! };
    const parts = state === 'waiting' ? await this.#deps.store.reviews.parts(game) : [];
    return { state, done: Math.min(positions, parts.length * PART), positions };
  }

  async #reviewed({ game, review: { from } }: ReviewJob, reports: string): Promise<void> {
    if (this.#closed) return;
    const { reviews } = this.#deps.store;
    if (reports === '') await reviews.finish(game, undefined);
    else {
      await reviews.addPart(game, from, reports);
      await this.#advance(game, 'look');
    }
  }

  /** Finishes a review that has all its parts, and gives up one that is too old. The parts of any other can be asked for. */
  async #advance(game: string, how: 'ask' | 'look'): Promise<void> {
    const { store, records, jobs, now } = this.#deps;
    const kept = await store.reviews.find(game);
    if (kept?.state !== 'waiting') return;
    const { task, askedAt } = kept;
    const there = new Set(await store.reviews.parts(game));
    const missing = firstsOf(task.turns.length).filter(from => !there.has(from));
    if (missing.length === 0) {
      await store.reviews.finish(game, await records.review(task, await store.reviews.reports(game)));
      return;
    }
    if (now() - askedAt > GIVE_UP) {
      await store.reviews.finish(game, undefined);
      return;
    }
    if (how === 'look') return;
    const { start, turns, game: kind } = task;
    for (const from of missing) {
      const to = Math.min(from + PART - 1, turns.length);
      // What comes after the part is not needed for it.
      const review = { start, turns: turns.slice(0, to), from, to, visits: VISITS };
      await jobs.review({ game, kind: kind as GameName, review });
    }
  }
}

/** The first positions of all parts. A game has one position more than turns. */
const firstsOf = (turns: number): readonly number[] =>
  Array.from({ length: Math.ceil((turns + 1) / PART) }, (_, i) => i * PART);
