// The subscribers of this process, by channel.

type Listener = (message: unknown) => void;

export class Subscribers {
  readonly #channels = new Map<string, Set<Listener>>();

  /** Gives the function that ends it; ending twice does no harm. */
  add(channel: string, listener: Listener, last: () => void = () => undefined): () => void {
    const hears = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, hears);
    // The same function may subscribe twice; each time is one of its own.
    const own: Listener = message => {
      listener(message);
    };
    hears.add(own);
    return () => {
      if (!hears.delete(own) || hears.size > 0 || this.#channels.get(channel) !== hears) return;
      this.#channels.delete(channel);
      last();
    };
  }

  has(channel: string): boolean {
    return this.#channels.has(channel);
  }

  get channels(): readonly string[] {
    return [...this.#channels.keys()];
  }

  /** Tells the subscribers of that later moment, after the current task has ended. */
  tell(channel: string, message: unknown): void {
    if (!this.#channels.has(channel)) return;
    queueMicrotask(() => {
      for (const listener of this.#channels.get(channel) ?? []) listener(message);
    });
  }

  clear(): void {
    this.#channels.clear();
  }
}
