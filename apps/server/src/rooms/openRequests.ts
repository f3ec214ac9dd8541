import { err } from '@korong/rules';
import type { Metrics } from '../metrics.js';
import { StoreTrouble } from '../store/store.js';
import type { Answer } from './game/answer.js';
import type { LogError } from './game/errorLog.js';

/** How long requests under way may take to end. */
const LAST_ANSWERS = 5_000;

/** Requests under way. Each of them gets an answer, whatever goes wrong inside. */
export class OpenRequests {
  readonly #logError: LogError;
  readonly #metrics: Metrics | undefined;
  #closing = false;
  #count = 0;

  constructor(logError: LogError, metrics: Metrics | undefined) {
    this.#logError = logError;
    this.#metrics = metrics;
  }

  async answer<T>(task: () => Promise<Answer<T>>): Promise<Answer<T>> {
    if (this.#closing) return err({ code: 'SERVER_ENDING' });
    this.#count++;
    try {
      const answer = await task();
      if (!answer.ok) this.#metrics?.refused(answer.error.code);
      return answer;
    } catch (error) {
      this.#logError(error, 'room failed');
      return err({ code: error instanceof StoreTrouble ? 'TRY_AGAIN' : 'INTERNAL' });
    } finally {
      this.#count--;
    }
  }

  /** Takes no more, and waits for those under way. */
  async close(): Promise<void> {
    this.#closing = true;
    const patience = Date.now() + LAST_ANSWERS;
    while (this.#count > 0 && Date.now() < patience) await new Promise(resolve => setTimeout(resolve, 10));
  }
}
