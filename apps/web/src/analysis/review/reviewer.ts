// Reviews a whole game with several engines at a time. No DOM.
import type { Report } from '@korong/engine';
import { beginTurn, gameNamed, readTurn, type AnyGame, type GameName } from '@korong/rules';
import { expectationOf, reviewGame, type Expectation, type GameReview } from '@korong/study';
import { EngineError, type EnginePool, type Thinking } from '../../engine/enginePool.js';

export interface ReviewQuestion {
  readonly game: GameName;
  /** The first position, and the turns from there. All are legal. */
  readonly start: string;
  readonly turns: readonly string[];
  /** Visits for each position. */
  readonly visits?: number;
}

export interface ReviewProgress {
  /** Positions that are searched, of all. */
  readonly done: number;
  readonly total: number;
  /** What is known so far, position by position. */
  readonly positions: readonly (Expectation | undefined)[];
}

export interface Reviewing {
  /** The review, with gaps if it was stopped. Rejects with an {@link EngineError} if all engines fail. */
  readonly answer: Promise<GameReview>;
  stop(): void;
}

/** One engine: a pool with a single worker, so that its tree goes with the game from position to position. */
export type ReviewEngine = Pick<EnginePool, 'think'>;

/** Visits for each position. */
export const REVIEW_VISITS = 400;
const LINES = 5;
/** Positions that an engine takes on at a time: enough to profit from its tree, few enough for all to end together. */
const PART = 6;

/** The positions of a line, the first one included. */
export const positionsOf = (
  game: AnyGame,
  { start, turns }: Pick<ReviewQuestion, 'start' | 'turns'>,
): unknown[] => {
  const read = game.readPosition(start);
  if (!read.ok) throw new Error(`not a position: ${start}`);
  const positions = [read.value];
  for (const text of turns) {
    const reading = readTurn(game, beginTurn(positions.at(-1)), text);
    if (reading.status === 'illegal') throw new Error(`not a legal turn: ${text}`);
    positions.push(reading.turn.position);
  }
  return positions;
};

class Review {
  readonly #question: ReviewQuestion;
  readonly #game: AnyGame;
  readonly #positions: readonly unknown[];
  readonly #reports: (Report | undefined)[];
  readonly #known: (Expectation | undefined)[];
  readonly #visits: number;
  readonly #hear: (progress: ReviewProgress) => void;
  /** Positions to search, in parts. */
  readonly #parts: number[][] = [];
  readonly #running = new Set<Thinking>();
  #stopped = false;

  constructor(question: ReviewQuestion, hear: (progress: ReviewProgress) => void) {
    this.#question = question;
    this.#visits = question.visits ?? REVIEW_VISITS;
    this.#hear = hear;
    this.#game = gameNamed(question.game);
    this.#positions = positionsOf(this.#game, question);
    this.#reports = this.#positions.map(() => undefined);
    this.#known = this.#positions.map(position => expectationOf(this.#game, position, undefined));
    const open = [...this.#positions.keys()].filter(at => this.#known[at] === undefined);
    for (let i = 0; i < open.length; i += PART) this.#parts.push(open.slice(i, i + PART));
  }

  /** Engines that fail are left out; what they leave is searched by the others. */
  async run(engines: readonly ReviewEngine[]): Promise<GameReview> {
    let working = engines;
    while (this.#parts.length > 0 && !this.#stopped) {
      const ends = await Promise.allSettled(working.map(engine => this.#work(engine)));
      working = working.filter((_, i) => ends[i]!.status === 'fulfilled');
      const failed = ends.find(end => end.status === 'rejected');
      if (working.length === 0 && failed) throw failed.reason;
    }
    const { game, start, turns } = this.#question;
    return reviewGame(game, start, turns, this.#reports);
  }

  stop(): void {
    this.#stopped = true;
    for (const thinking of this.#running) thinking.stop();
  }

  /** Searches part after part. */
  async #work(engine: ReviewEngine): Promise<void> {
    for (let part = this.#parts.shift(); part !== undefined; part = this.#parts.shift()) {
      for (const [i, at] of part.entries()) {
        if (this.#stopped) return;
        try {
          await this.#search(engine, at);
        } catch (error) {
          this.#parts.unshift(part.slice(i));
          throw error instanceof EngineError ? error : new EngineError('broken');
        }
      }
    }
  }

  async #search(engine: ReviewEngine, at: number): Promise<void> {
    const { game, start, turns } = this.#question;
    const thinking = engine.think({
      game,
      start,
      turns: turns.slice(0, at),
      analysis: true,
      visits: this.#visits,
      lines: LINES,
      seed: 0,
    });
    this.#running.add(thinking);
    const { report } = await thinking.answer.finally(() => this.#running.delete(thinking));
    // A search that was stopped early knows too little.
    if (this.#stopped && report.visits < this.#visits) return;
    this.#reports[at] = report;
    this.#known[at] = expectationOf(this.#game, this.#positions[at], report);
    const done = this.#known.filter(expectation => expectation !== undefined).length;
    this.#hear({ done, total: this.#known.length, positions: [...this.#known] });
  }
}

/** Reviews a game with these engines, each a pool with one worker. */
export const review = (
  engines: readonly ReviewEngine[],
  question: ReviewQuestion,
  onProgress: (progress: ReviewProgress) => void = () => undefined,
): Reviewing => {
  const run = new Review(question, onProgress);
  return {
    answer: run.run(engines),
    stop: () => {
      run.stop();
    },
  };
};
