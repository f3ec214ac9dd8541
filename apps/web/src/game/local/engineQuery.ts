import type { Report } from '@korong/engine';
import type { EnginePool, Thinking } from '../../engine/enginePool.js';
import type { Answer, Question } from '../../engine/workerMessages.js';

/** Asks the engine one question at a time. A cancelled question is stopped and its answer dropped. */
export class EngineQuery {
  readonly #engine: () => Promise<EnginePool>;
  #thinking: Thinking | undefined;
  #quest = 0;
  /** The question to end soon, even if its search has not begun. */
  #stopped = 0;

  constructor(engine: () => Promise<EnginePool>) {
    this.#engine = engine;
  }

  /** The answer, or undefined if another question replaced this one. Rejects as the engine does. */
  async ask(
    question: Question,
    report: (report: Report) => void,
    until: Promise<unknown> = Promise.resolve(),
  ): Promise<Answer | undefined> {
    this.drop();
    const quest = this.#quest;
    try {
      const engine = await this.#engine();
      if (quest !== this.#quest) return undefined;
      this.#thinking = engine.think(question, news => {
        if (quest === this.#quest) report(news);
      });
      if (quest === this.#stopped) this.#thinking.stop();
      const [answer] = await Promise.all([this.#thinking.answer, until]);
      return quest === this.#quest ? answer : undefined;
    } catch (error) {
      if (quest === this.#quest) throw error;
      return undefined;
    }
  }

  /** Stops the search soon; the best turn so far is the answer. */
  stop(): void {
    this.#stopped = this.#quest;
    this.#thinking?.stop();
  }

  /** Cancels the search. */
  drop(): void {
    this.#quest++;
    this.#thinking?.stop();
    this.#thinking = undefined;
  }
}
