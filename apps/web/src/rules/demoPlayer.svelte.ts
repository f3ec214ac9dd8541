// Plays a demonstration: by itself, stopped at any time, or step by step.

interface Stage {
  /** The number of steps. */
  readonly all: number;
  /** The pause after a step, so that it can be seen. */
  readonly rest: number;
  /** Shows the state after `n` steps. */
  show(n: number): Promise<void>;
}

export class DemoPlayer {
  readonly #stage: Stage;
  shown = $state(0);
  playing = $state(false);
  /** Changes with every order, so that an older one knows that it is obsolete. */
  #order = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get ended(): boolean {
    return this.shown === this.#stage.all;
  }

  /** What the button for playing does next. */
  get offer(): 'pause' | 'play' | 'goOn' | 'again' {
    if (this.playing) return 'pause';
    return this.shown === 0 ? 'play' : this.ended ? 'again' : 'goOn';
  }

  /** With a pause the first position can be seen, too. */
  async play({ pause = false } = {}): Promise<void> {
    const mine = ++this.#order;
    this.playing = true;
    if (this.ended) await this.#show(0);
    if (pause) await this.#rest();
    while (this.#order === mine && !this.ended) {
      await this.#show(this.shown + 1);
      await this.#rest();
    }
    if (this.#order === mine) this.playing = false;
  }

  stop(): void {
    this.#order++;
    this.playing = false;
  }

  async step(): Promise<void> {
    this.stop();
    await this.#show(this.ended ? 0 : this.shown + 1);
  }

  async reset(): Promise<void> {
    this.stop();
    await this.#show(0);
  }

  #rest(): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, this.#stage.rest));
  }

  #show(n: number): Promise<void> {
    this.shown = n;
    return this.#stage.show(n);
  }
}
