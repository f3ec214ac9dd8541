// The engine for the page: one worker for the levels, several for analysis.
import { levelsOf } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { thinkTogether } from './mergeSearches.js';
import { Channel, type Hear, type Thinking, type WorkerLike } from './channel.js';
import type { Question, Task } from './protocol.js';

export { EngineError, type Thinking, type WorkerLike } from './channel.js';

/** The lines that each worker reports: a line missing from a report would count as 0 in the sum. */
const LINES_EACH = 12;
const MOST_SEATS = 4;

/** The number of parallel workers. One core stays free for the page. */
export const seatsFor = (cores: number | undefined): number =>
  Math.max(1, Math.min(MOST_SEATS, (cores ?? 1) - 1));

export class EnginePool {
  readonly #channels: readonly Channel[];
  /** Games whose large net has been fetched, for levels that use it. */
  readonly #large = new Set<GameName>();

  constructor(make: () => WorkerLike, seats = 1) {
    this.#channels = Array.from({ length: seats }, () => new Channel(make));
  }

  /** A level searches in one worker, so that it plays the same on every machine; analysis uses all of them. */
  think(question: Question, hear?: Hear): Thinking {
    const seats = this.#channels.length;
    const [first] = this.#channels as [Channel];
    if (question.level !== undefined) return this.#atLevel(first, question, hear);
    const net = this.#large.has(question.game) ? 'large' : 'small';
    const lines = question.lines ?? 1;
    if (seats === 1) return first.think({ ...question, net, seat: 0, seats }, hear);
    const starts = this.#channels.map((channel, seat) => {
      const task: Task = { ...question, lines: Math.max(lines, LINES_EACH), net, seat, seats };
      return (report: Hear) => channel.think(task, report);
    });
    return thinkTogether(starts, lines, hear);
  }

  close(): void {
    for (const channel of this.#channels) channel.close();
  }

  #atLevel(channel: Channel, question: Question, hear?: Hear): Thinking {
    const net = levelsOf(question.game)[question.level! - 1]?.net ?? 'small';
    const thinking = channel.think({ ...question, net, seat: 0, seats: 1 }, hear);
    const answer = thinking.answer.then(found => {
      if (net === 'large') this.#large.add(question.game);
      return found;
    });
    return { ...thinking, answer };
  }
}

/** The engine in module workers. */
export const createEnginePool = (seats = seatsFor(navigator.hardwareConcurrency)): EnginePool =>
  new EnginePool(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), seats);
