// Queues animations: each one runs to its end, then the latest view is shown.
import type { Beat, BoardHandle, View } from '@korong/board';

/** With more than this many waiting, turns arrive faster than they can be animated: they are shown without animation. */
const MAX_WAITING = 3;

export class Presenter {
  readonly #board: Pick<BoardHandle, 'show'>;
  #moving = 0;
  #queue: Promise<void> = Promise.resolve();
  #latest: View;

  constructor(board: Pick<BoardHandle, 'show'>, first: View) {
    this.#board = board;
    this.#latest = first;
  }

  /** Shows a view after the running animations. Settles when the board is still. */
  show(view: View, beats: readonly Beat[] = []): Promise<void> {
    this.#latest = view;
    if (beats.length === 0) {
      if (this.#moving === 0) void this.#board.show(view);
      return this.#queue;
    }
    this.#moving++;
    this.#queue = this.#queue.then(async () => {
      await this.#board.show(view, this.#moving > 1 + MAX_WAITING ? [] : beats);
      // The view may have changed without motion meanwhile: marks, a hint, the selection.
      if (--this.#moving === 0 && this.#latest !== view) void this.#board.show(this.#latest);
    });
    return this.#queue;
  }

  /** Shows `before`, then the motion to `view`. */
  replay(before: View, view: View, beats: readonly Beat[]): Promise<void> {
    if (this.#moving === 0) void this.#board.show(before);
    return this.show(view, beats);
  }
}
