// The engine as the page knows it: one worker for the levels, several for analysis.
import { LEVELS } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { thinkTogether } from './enginePool.js';
import { Link, type Hear, type Thinking, type WorkerLike } from './channel.js';
import type { Question, Task } from './protocol.js';

export { EngineError, type Thinking, type WorkerLike } from './channel.js';

/** Lines that each of several reports on: what one does not name would count for nothing in the sum. */
const LINES_EACH = 12;
const MOST_SEATS = 4;

/** How many workers think side by side. One core stays free for the page. */
export const seatsFor = (cores: number | undefined): number =>
  Math.max(1, Math.min(MOST_SEATS, (cores ?? 1) - 1));

export class Engine {
  readonly #links: readonly Link[];
  /** Games whose large net has been fetched, for a level that plays with it. */
  readonly #large = new Set<GameName>();

  constructor(make: () => WorkerLike, seats = 1) {
    this.#links = Array.from({ length: seats }, () => new Link(make));
  }

  /** A level thinks in one worker, so that it plays the same on every machine; without a level all of them think. */
  think(question: Question, hear?: Hear): Thinking {
    const seats = this.#links.length;
    const [first] = this.#links as [Link];
    if (question.level !== undefined) return this.#atLevel(first, question, hear);
    const net = this.#large.has(question.game) ? 'large' : 'small';
    const lines = question.lines ?? 1;
    if (seats === 1) return first.think({ ...question, net, seat: 0, seats }, hear);
    const starts = this.#links.map((link, seat) => {
      const task: Task = { ...question, lines: Math.max(lines, LINES_EACH), net, seat, seats };
      return (report: Hear) => link.think(task, report);
    });
    return thinkTogether(starts, lines, hear);
  }

  close(): void {
    for (const link of this.#links) link.close();
  }

  #atLevel(link: Link, question: Question, hear?: Hear): Thinking {
    const net = LEVELS[question.level! - 1]?.net ?? 'small';
    const thinking = link.think({ ...question, net, seat: 0, seats: 1 }, hear);
    const answer = thinking.answer.then(found => {
      if (net === 'large') this.#large.add(question.game);
      return found;
    });
    return { ...thinking, answer };
  }
}

/** The engine in module workers of this page. */
export const createEngine = (): Engine =>
  new Engine(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    seatsFor(navigator.hardwareConcurrency),
  );
