// Judges tries at something better: by the review where it knows the turn, otherwise by a search as deep as the review's. No DOM.
import { reviewTry, type ReviewedTurn } from '@korong/study';
import type { Thinking } from '../../engine/enginePool.js';
import type { Failure } from '../../engine/workerMessages.js';
import type { ClosableEngine } from '../review/reviewSession.js';
import { REVIEW_VISITS } from '../review/reviewer.js';
import type { Lesson } from './lessons.js';

export type Judged =
  | { readonly kind: 'judged'; readonly turn: ReviewedTurn; readonly reply: string | undefined }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export class TryJudge {
  readonly #start: () => Promise<ClosableEngine>;
  #engine: Promise<ClosableEngine> | undefined;
  /** Ends the search under way. */
  #end: (() => void) | undefined;

  /** `start`: an engine, when the first one is needed. */
  constructor(start: () => Promise<ClosableEngine>) {
    this.#start = start;
  }

  async judge(lesson: Lesson, text: string): Promise<Judged> {
    const known = reviewTry(lesson, text);
    if (known) {
      const reply = known === lesson.turn ? lesson.reply : undefined;
      return { kind: 'judged', turn: known, reply };
    }
    this.stop();
    let isStopped = false;
    let thinking: Thinking | undefined;
    const stopped = new Promise<Judged>(resolve => {
      this.#end = () => {
        isStopped = true;
        thinking?.stop();
        resolve({ kind: 'stopped' });
      };
    });
    const search = this.#search(lesson, text, begun => {
      thinking = begun;
      if (isStopped) begun.stop();
    });
    return Promise.race([stopped, search]);
  }

  /** Ends the search: its try is not judged. */
  stop(): void {
    this.#end?.();
    this.#end = undefined;
  }

  close(): void {
    this.stop();
    this.#close();
  }

  async #search(lesson: Lesson, text: string, hear: (thinking: Thinking) => void): Promise<Judged> {
    try {
      const engine = await (this.#engine ??= this.#start());
      const { game, position: start } = lesson;
      const question = { game, start, turns: [text], visits: REVIEW_VISITS, lines: 1, seed: 0 } as const;
      const thinking = engine.think({ ...question, analysis: true });
      hear(thinking);
      const { report } = await thinking.answer;
      const turn = reviewTry(lesson, text, report);
      if (!turn) return { kind: 'failed', failure: 'broken' };
      return { kind: 'judged', turn, reply: report.lines[0]?.turn };
    } catch (error) {
      this.#close();
      return { kind: 'failed', failure: (error as { failure?: Failure }).failure ?? 'broken' };
    }
  }

  #close(): void {
    void this.#engine?.then(
      engine => {
        engine.close();
      },
      () => undefined,
    );
    this.#engine = undefined;
  }
}
