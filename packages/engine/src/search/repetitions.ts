import { hashKey, type SearchBoard } from '../games/board.js';

/**
 * The positions that a line of the search must not come back to: those of the line itself, and those that have stood twice in the game. GIPF
 * has no rule against repetition, so that without this two searches could go in circles.
 */
export class Repetitions {
  readonly #line: Float64Array;
  /** How often each position of the game, up to the root, has stood. */
  readonly #played = new Map<number, number>();

  constructor(longestLine: number) {
    this.#line = new Float64Array(longestLine + 1);
  }

  /** The positions that have stood twice in the game, for the other threads of a team. */
  get twice(): number[] {
    return [...this.#played].flatMap(([key, times]) => (times > 1 ? [key] : []));
  }

  /** A game begins at the position on the board. Before it, these have stood twice. */
  begin(board: SearchBoard, twice: readonly number[] = []): void {
    this.#played.clear();
    for (const key of twice) this.#played.set(key, 2);
    this.play(board);
  }

  /** The game has come to the position on the board. */
  play(board: SearchBoard): void {
    const key = hashKey(board);
    this.#played.set(key, (this.#played.get(key) ?? 0) + 1);
  }

  /** A line begins at the position on the board. */
  beginLine(board: SearchBoard): void {
    this.#line[0] = hashKey(board);
  }

  /** Whether the position on the board, `length` steps down the line, has stood in the line or would stand for the third time in the game. */
  has(board: SearchBoard, length: number): boolean {
    const key = hashKey(board);
    if ((this.#played.get(key) ?? 0) > 1) return true;
    for (let i = 0; i < length; i++) if (this.#line[i] === key) return true;
    this.#line[length] = key;
    return false;
  }
}
