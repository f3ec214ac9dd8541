/** A proof or disproof number that no search reaches: the matter is settled. */
export const NEVER = 1 << 29;

/** Entries looked at for one position. */
const BUCKET = 4;

/** What a proof search has found out about positions, by their hash. Where there is no room, what cost the least work is forgotten. */
export class ProofTable {
  readonly #mask: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** The steps made for an entry, 0 if it is empty. */
  readonly #work: Int32Array;
  readonly proof: Int32Array;
  readonly disproof: Int32Array;
  /** Of a proven win: turns of the winner to the end. */
  readonly turns: Uint16Array;

  /** With room for `size` positions, a power of two. */
  constructor(size: number) {
    this.#mask = size - BUCKET;
    this.#low = new Int32Array(size);
    this.#high = new Int32Array(size);
    this.#work = new Int32Array(size);
    this.proof = new Int32Array(size);
    this.disproof = new Int32Array(size);
    this.turns = new Uint16Array(size);
  }

  clear(): void {
    this.#work.fill(0);
  }

  /** The entry of a position, −1 if there is none. */
  find(low: number, high: number): number {
    const first = (low ^ (high << 7)) & this.#mask;
    for (let entry = first; entry < first + BUCKET; entry++)
      if (this.#low[entry] === low && this.#high[entry] === high && this.#work[entry] !== 0) return entry;
    return -1;
  }

  keep(low: number, high: number, proof: number, disproof: number, turns: number, work: number): void {
    let entry = this.find(low, high);
    if (entry < 0) {
      const first = (low ^ (high << 7)) & this.#mask;
      entry = first;
      for (let other = first + 1; other < first + BUCKET; other++)
        if (this.#work[other]! < this.#work[entry]!) entry = other;
    }
    this.#low[entry] = low;
    this.#high[entry] = high;
    this.proof[entry] = proof;
    this.disproof[entry] = disproof;
    this.turns[entry] = turns;
    this.#work[entry] = proof === 0 ? NEVER : Math.max(work, 1);
  }
}
