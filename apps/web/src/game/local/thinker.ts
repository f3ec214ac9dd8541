import type { Report } from '@korong/engine';
import type { Engine, Thinking } from '../../engine/client.js';
import type { Answer, Question } from '../../engine/protocol.js';

/** Asks the engine one thing at a time. What is no longer wanted is stopped, and its answer never heard. */
export class Thinker {
  readonly #engine: () => Promise<Engine>;
  #thinking: Thinking | undefined;
  #quest = 0;
  /** The question that is to end soon, also where its thinking has not begun yet. */
  #stopped = 0;

  constructor(engine: () => Promise<Engine>) {
    this.#engine = engine;
  }

  /** The answer, or nothing if something else was wanted meanwhile. Rejects as the engine does. */
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

  /** Ends thinking soon; what was found so far is the answer. */
  stop(): void {
    this.#stopped = this.#quest;
    this.#thinking?.stop();
  }

  /** Nobody wants any more what is being thought about. */
  drop(): void {
    this.#quest++;
    this.#thinking?.stop();
    this.#thinking = undefined;
  }
}
