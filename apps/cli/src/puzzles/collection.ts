import { THEMES, type Puzzle, type Theme } from '@korong/study';

/** The largest part that a theme may have of all puzzles, so that the easy ones do not crowd out the others. */
const SHARE: Partial<Record<Theme, number>> = { 'win-in-1': 0.15 };
const USUAL_SHARE = 0.3;

/** Puzzles that differ, of all themes, up to a number. */
export class Collection {
  readonly #ids = new Set<string>();
  readonly #counts = new Map<Theme, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#ids.size;
  }

  get isFull(): boolean {
    return this.size >= this.#most;
  }

  /** Adds a puzzle, unless it is known or there are enough of its theme. */
  add({ id, theme }: Puzzle): boolean {
    const count = this.#counts.get(theme) ?? 0;
    const share = SHARE[theme] ?? USUAL_SHARE;
    if (this.isFull || this.#ids.has(id) || count >= Math.ceil(this.#most * share)) return false;
    this.#ids.add(id);
    this.#counts.set(theme, count + 1);
    return true;
  }

  /** How many there are of each theme, as text. */
  counts(): string {
    return THEMES.flatMap(theme => {
      const count = this.#counts.get(theme);
      return count === undefined ? [] : [`${theme} ${count}`];
    }).join(', ');
  }
}
