import type { Edited } from '@korong/study';

const MAX_LENGTH = 500;

/** The edits of a chapter, to take back and to make again. */
export class EditHistory {
  #past: Edited[] = [];
  #future: Edited[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** An edit begins at `before`. */
  push(before: Edited): void {
    this.#past = [...this.#past, before].slice(-MAX_LENGTH);
    this.#future = [];
  }

  undo(now: Edited): Edited | undefined {
    const before = this.#past.pop();
    if (before) this.#future.push(now);
    return before;
  }

  redo(now: Edited): Edited | undefined {
    const next = this.#future.pop();
    if (next) this.#past.push(now);
    return next;
  }
}
