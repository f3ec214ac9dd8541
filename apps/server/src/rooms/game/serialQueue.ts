/** Runs tasks one after the other, and counts those that wait by the player who asked. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Map<string, number>();

  waiting(player: string): number {
    return this.#waiting.get(player) ?? 0;
  }

  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  run<T>(player: string, task: () => Promise<T>): Promise<T> {
    this.#waiting.set(player, this.waiting(player) + 1);
    const done = this.#tail.then(task).finally(() => {
      const left = this.waiting(player) - 1;
      if (left > 0) this.#waiting.set(player, left);
      else this.#waiting.delete(player);
    });
    this.#tail = done.catch(() => undefined);
    return done;
  }
}
