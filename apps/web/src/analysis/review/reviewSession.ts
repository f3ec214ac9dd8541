// The review of a main line: kept on this device, stored on the server, or made here. No DOM.
import type { Expectation, GameReview } from '@korong/study';
import type { ApiError, Answer } from '../../api/request.js';
import type { GameReviewAnswer } from '../../api/studyApi.js';
import type { Failure } from '../../engine/workerMessages.js';
import { review, type ReviewEngine, type ReviewQuestion, type Reviewing } from './reviewer.js';

export interface ReviewState {
  /** Nothing happens; this device searches; the server does. */
  readonly stage: 'idle' | 'device' | 'server';
  /** Positions that are searched, of all. */
  readonly done: number;
  readonly total: number;
  /** What is known of the positions; shorter than the main line if turns were added to a line that was reviewed. */
  readonly positions: readonly (Expectation | undefined)[];
  /** With gaps, if it was stopped. */
  readonly review: GameReview | undefined;
  /** Whether the server can be asked for a review. */
  readonly server: boolean;
  readonly trouble: Failure | 'failed' | ApiError | undefined;
}

/** The reviews of a server, for one of its games. */
export interface ServerReviews {
  review(): Promise<Answer<GameReviewAnswer>>;
  /** Without it the reader has no name on the server, and may not ask. */
  readonly ask?: () => Promise<Answer<GameReviewAnswer>>;
}

export type ClosableEngine = ReviewEngine & { close(): void };

export interface ReviewDeps {
  readonly engines: () => Promise<readonly ClosableEngine[]>;
  /** The review that the device keeps of exactly this line. */
  readonly read: (question: ReviewQuestion) => Promise<GameReview | undefined>;
  readonly keep: (question: ReviewQuestion, made: GameReview) => Promise<void>;
  /** Settles after some time, and not before somebody looks. */
  readonly pause: (ms: number) => Promise<void>;
  readonly show: (state: ReviewState) => void;
}

const POLL_MS = 3_000;
/** Questions in a row without an answer, after which the server is left alone. */
const MAX_FAILURES = 5;

const NOTHING: ReviewState = {
  ...{ stage: 'idle', done: 0, total: 0, positions: [], server: false },
  ...{ review: undefined, trouble: undefined },
};

const keyOf = ({ start, turns }: ReviewQuestion): string => [start, ...turns].join('\n');

/** Lists in JSON have null where a review has undefined. */
const received = ({ positions, turns, accuracy }: GameReview): GameReview => ({
  positions: positions.map(position => position ?? undefined),
  turns: turns.map(turn => turn ?? undefined),
  accuracy,
});

export const isWhole = ({ positions }: GameReview, turns: number): boolean =>
  positions.length > turns && positions.every(position => position !== undefined);

export class ReviewSession {
  readonly #deps: ReviewDeps;
  /** Reviews of this session, those with gaps too, by their lines. */
  readonly #made = new Map<string, GameReview>();
  #question: ReviewQuestion | undefined;
  #server: ServerReviews | undefined;
  #state = NOTHING;
  #running: Reviewing | undefined;
  /** Another one for every line and every start; what is late belongs to an older one. */
  #run = {};

  constructor(deps: ReviewDeps) {
    this.#deps = deps;
  }

  get state(): ReviewState {
    return this.#state;
  }

  /** Looks for the review of this line. What runs for another line ends. */
  async open(question: ReviewQuestion, server?: ServerReviews): Promise<void> {
    const before = this.#question;
    if (before && keyOf(before) === keyOf(question)) return;
    const run = this.#begin();
    this.#question = question;
    this.#server = server;
    // A line that goes on after the reviewed one is reviewed that far.
    const goesOn = before && keyOf(question).startsWith(`${keyOf(before)}\n`);
    const known = this.#made.get(keyOf(question)) ?? (goesOn ? this.#state.review : undefined);
    this.#set({ ...NOTHING, review: known, positions: known?.positions ?? [] });
    if (known && isWhole(known, question.turns.length)) return;
    const kept = await this.#deps.read(question);
    if (run !== this.#run) return;
    if (kept) this.#take(kept);
    else if (server) this.#hear(run, await server.review());
  }

  /** Reviews the line on this device. */
  async start(): Promise<void> {
    const question = this.#question;
    if (!question || question.turns.length === 0) return;
    const run = this.#begin();
    const total = question.turns.length + 1;
    this.#set({ stage: 'device', done: 0, total, positions: [], review: undefined, trouble: undefined });
    let engines: readonly ClosableEngine[] = [];
    try {
      engines = await this.#deps.engines();
      if (run !== this.#run) return;
      const running = review(engines, question, ({ done, positions }) => {
        if (run === this.#run) this.#set({ done, positions });
      });
      this.#running = running;
      const made = await running.answer;
      if (run === this.#run) this.#take(made, question);
    } catch (error) {
      const { failure = 'broken' } = error as { failure?: Failure };
      if (run === this.#run) this.#set({ stage: 'idle', trouble: failure });
    } finally {
      for (const engine of engines) engine.close();
    }
  }

  /** Asks the server for the review. */
  async ask(): Promise<void> {
    if (!this.#server?.ask) return;
    const run = this.#begin();
    this.#set({ stage: 'server', done: 0, total: 0, trouble: undefined });
    this.#hear(run, await this.#server.ask());
  }

  /** Ends the search on this device. What was found stays. */
  stop(): void {
    if (this.#state.stage !== 'device') return;
    if (this.#running) this.#running.stop();
    else {
      // The engines are not there yet.
      this.#begin();
      this.#set({ stage: 'idle' });
    }
  }

  close(): void {
    this.#begin();
  }

  #begin(): object {
    this.#running?.stop();
    this.#running = undefined;
    this.#run = {};
    return this.#run;
  }

  #set(changes: Partial<ReviewState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#deps.show(this.#state);
  }

  /** `made`: the line that this device has searched. */
  #take(found: GameReview, made?: ReviewQuestion): void {
    const question = this.#question!;
    this.#made.set(keyOf(question), found);
    this.#set({ stage: 'idle', review: found, positions: found.positions, trouble: undefined });
    if (made && isWhole(found, question.turns.length)) void this.#deps.keep(question, found);
  }

  #hear(run: object, answer: Answer<GameReviewAnswer>, failures = 0): void {
    if (run !== this.#run) return;
    const asked = this.#state.stage === 'server';
    if (!answer.ok) {
      // A server that is away, or older than reviews: this device can do it.
      if (asked) this.#set({ stage: 'idle', trouble: answer.error });
      return;
    }
    const { state, done, positions, review: stored } = answer.value;
    if (state === 'done' && stored) this.#take(received(stored), this.#question);
    else if (state === 'waiting') {
      this.#set({ stage: 'server', done, total: positions, server: true });
      void this.#poll(run, failures);
    } else {
      const trouble = asked && state === 'failed' ? 'failed' : undefined;
      this.#set({ stage: 'idle', server: this.#server?.ask !== undefined, trouble });
    }
  }

  async #poll(run: object, failures: number): Promise<void> {
    await this.#deps.pause(POLL_MS * (failures + 1));
    if (run !== this.#run || !this.#server) return;
    const answer = await this.#server.review();
    if (run !== this.#run) return;
    if (answer.ok || failures + 1 >= MAX_FAILURES) this.#hear(run, answer);
    else void this.#poll(run, failures + 1);
  }
}
