// Lets motions follow each other: what moves is seen to its end, and what is seen afterwards is the latest view.
import type { Beat, BoardHandle, View } from '@korong/board';

/** Where more than so many wait, turns come faster than they can be shown: they are shown without moving. */
const MOST_WAITING = 3;

export class Presenter {
  readonly #board: Pick<BoardHandle, 'show'>;
  #moving = 0;
  #queue: Promise<void> = Promise.resolve();
  #latest: View;

  constructor(board: Pick<BoardHandle, 'show'>, first: View) {
    this.#board = board;
    this.#latest = first;
  }

  /** Shows a view, after all that is still moving. Settles when nothing moves any more. */
  show(view: View, beats: readonly Beat[] = []): Promise<void> {
    this.#latest = view;
    if (beats.length === 0) {
      if (this.#moving === 0) void this.#board.show(view);
      return this.#queue;
    }
    this.#moving++;
    this.#queue = this.#queue.then(async () => {
      await this.#board.show(view, this.#moving > 1 + MOST_WAITING ? [] : beats);
      // Something may have changed meanwhile that did not move: marks, a hint, what is held.
      if (--this.#moving === 0 && this.#latest !== view) void this.#board.show(this.#latest);
    });
    return this.#queue;
  }

  /** Shows `before`, then the way from it to `view`. */
  replay(before: View, view: View, beats: readonly Beat[]): Promise<void> {
    if (this.#moving === 0) void this.#board.show(before);
    return this.show(view, beats);
  }
}
