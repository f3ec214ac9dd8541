import type { Bus } from './shared.js';
import { Subscribers } from './subscribers.js';

/** Messages within one process. Nothing is ever lost, so there are no gaps. */
export class LocalBus implements Bus {
  readonly #subscribers = new Subscribers();

  publish(channel: string, message: unknown): void {
    this.#subscribers.tell(channel, message);
  }

  subscribe(channel: string, listener: (message: unknown) => void, live?: () => void): () => void {
    const end = this.#subscribers.add(channel, listener);
    let open = true;
    queueMicrotask(() => {
      if (open) live?.();
    });
    return () => {
      open = false;
      end();
    };
  }

  onGap(): void {
    // Never called.
  }

  check(): Promise<boolean> {
    return Promise.resolve(true);
  }

  close(): Promise<void> {
    this.#subscribers.clear();
    return Promise.resolve();
  }
}
