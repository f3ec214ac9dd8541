/** Typed events. A part announces an event and does not know which parts listen. */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, ((event: never) => unknown)[]>();

  on<K extends keyof Events>(name: K, listener: (event: Events[K]) => unknown): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  /** Calls the listeners at once. Resolves when the promises that they gave have. */
  emit<K extends keyof Events>(name: K, event: Events[K]): Promise<unknown> {
    const listeners = (this.#listeners.get(name) ?? []) as ((event: Events[K]) => unknown)[];
    return Promise.all(listeners.map(listener => listener(event)));
  }
}
