// The engine for the page: one worker for the levels, several for analysis and for the highest level.
import { levelsOf, netFamilyOf, usesThreads, type NetFamily } from '@korong/engine';
import { thinkTogether } from './mergeSearches.js';
import { Channel, type Hear, type Thinking, type WorkerLike } from './channel.js';
import type { Question, Task } from './workerMessages.js';
import { Teams, canShare } from './teams.js';

export { EngineError, type Thinking, type WorkerLike } from './channel.js';

/** The lines that each worker reports: a line missing from a report would count as 0 in the sum. */
const LINES_EACH = 12;
const MAX_SEATS = 4;

/** The number of parallel workers. One core stays free for the page. */
export const seatsFor = (cores: number | undefined): number =>
  Math.max(1, Math.min(MAX_SEATS, (cores ?? 1) - 1));

export class EnginePool {
  readonly #channels: readonly Channel[];
  /** Nets whose large one has been fetched, for levels that use it. */
  readonly #large = new Set<NetFamily>();

  /** The workers beside the first, where they share memory with it. */
  readonly #teams: Teams | undefined;

  constructor(make: () => WorkerLike, seats = 1, shares = false) {
    this.#teams = shares && seats > 1 ? new Teams(make, seats - 1) : undefined;
    this.#channels = Array.from({ length: this.#teams ? 1 : seats }, () => new Channel(make));
  }

  /**
   * A level searches in one worker, so that it plays the same on every machine; analysis, and the highest level where memory is shared, use
   * all of them.
   */
  think(question: Question, hear?: Hear): Thinking {
    const seats = this.#channels.length;
    const [first] = this.#channels as [Channel];
    if (question.level !== undefined) return this.#atLevel(first, question, hear);
    const { game, start } = question;
    const net = this.#large.has(netFamilyOf(game, start)) ? 'large' : 'small';
    if (this.#teams) {
      const team = this.#teams.gather('analysis', { game, start, net });
      return this.#led(first.think({ ...question, net, seat: 0, seats: 1, team }, hear));
    }
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
    this.#teams?.close();
  }

  #atLevel(channel: Channel, question: Question, hear?: Hear): Thinking {
    const net = levelsOf(question.game)[question.level! - 1]?.net ?? 'small';
    const task: Task = { ...question, net, seat: 0, seats: 1 };
    const { game, start } = question;
    const thinking =
      this.#teams && usesThreads(question.level!)
        ? this.#led(channel.think({ ...task, team: this.#teams.gather('level', { game, start, net }) }, hear))
        : channel.think(task, hear);
    const answer = thinking.answer.then(found => {
      if (net === 'large') this.#large.add(netFamilyOf(game, start));
      return found;
    });
    return { ...thinking, answer };
  }

  /** A search of a team. If its leader fails, the others do not go on. */
  #led(thinking: Thinking): Thinking {
    const answer = thinking.answer.catch((error: unknown) => {
      this.#teams?.reset();
      throw error;
    });
    return { ...thinking, answer };
  }
}

/** The engine in module workers. */
export const createEnginePool = (seats = seatsFor(navigator.hardwareConcurrency)): EnginePool =>
  new EnginePool(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    seats,
    canShare(),
  );
