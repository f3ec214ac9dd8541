import { Tree } from './tree.js';

/** What the threads of a team share. It can be sent to other threads as it is. */
export interface TeamMemory {
  /** Bytes for the trees. */
  readonly memory: number;
  /** The threads beside the leader. */
  readonly helpers: number;
  readonly control: SharedArrayBuffer;
  readonly trees: readonly [SharedArrayBuffer, SharedArrayBuffer];
}

/** What a leader lets its helpers search. */
export interface TeamOrder {
  readonly position: string;
  /** The index of the tree. */
  readonly tree: number;
  /** The positions that have stood twice in the game, as keys. */
  readonly twice: readonly number[];
}

type SearchAt = (order: TeamOrder) => { run(visits: number): number };

// The words of the control block, before those of the helpers.
/** Changes with every order, to wake the helpers that wait for it. */
const BELL = 0;
/** Odd while the team works, even between two searches. */
const ORDER = 1;
/** Helpers with this ticket, or an earlier one, leave. */
const DISMISSED = 2;
/** The index of the tree. */
const TREE = 3;
const TEXT_LENGTH = 4;
const FIRST_SEAT = 5;
/** Of each helper: its state and its visits. */
const SEAT_WORDS = 2;

// The states of a helper.
const ABSENT = 0;
const IDLE = 1;
const WORKING = 2;
const LOST = 3;

/** More than the text of any order. */
const TEXT_ROOM = 65_536;

const wordsOf = (helpers: number): number => FIRST_SEAT + helpers * SEAT_WORDS;

/** Memory for a team: the leader and so many helpers. */
export const createTeamMemory = (memory: number, helpers: number): TeamMemory => {
  const tree = Tree.sharedBytes(memory / 2);
  return {
    memory,
    helpers,
    control: new SharedArrayBuffer(wordsOf(helpers) * 4 + TEXT_ROOM * 2),
    trees: [new SharedArrayBuffer(tree), new SharedArrayBuffer(tree)],
  };
};

/**
 * Threads that search one tree together: a leader, which decides when to search what, and helpers, which do nothing else. All orders go
 * through shared memory, so that a helper starts and stops within one visit. Every thread has such an object over the same memory.
 */
export class Team {
  readonly memory: TeamMemory;
  readonly trees: readonly [Tree, Tree];
  readonly #words: Int32Array;
  readonly #text: Uint16Array;

  constructor(memory: TeamMemory) {
    const { control, trees, helpers } = memory;
    this.memory = memory;
    this.#words = new Int32Array(control, 0, wordsOf(helpers));
    this.#text = new Uint16Array(control, wordsOf(helpers) * 4, TEXT_ROOM);
    this.trees = [new Tree(memory.memory / 2, trees[0]), new Tree(memory.memory / 2, trees[1])];
  }

  #seat(helper: number): number {
    return FIRST_SEAT + (helper - 1) * SEAT_WORDS;
  }

  #ring(): void {
    Atomics.add(this.#words, BELL, 1);
    Atomics.notify(this.#words, BELL);
  }

  get isWorking(): boolean {
    return Atomics.load(this.#words, ORDER) % 2 !== 0;
  }

  /** Whether no helper is in the trees. */
  get helpersIdle(): boolean {
    for (let helper = 1; helper <= this.memory.helpers; helper++)
      if (Atomics.load(this.#words, this.#seat(helper)) === WORKING) return false;
    return !this.isWorking;
  }

  /** The visits that each helper has made, from the first on. */
  get helped(): readonly number[] {
    return Array.from({ length: this.memory.helpers }, (_, i) =>
      Atomics.load(this.#words, this.#seat(i + 1) + 1),
    );
  }

  /** The leader's order to search. The helpers must be idle. */
  startHelpers({ position, tree, twice }: TeamOrder): void {
    const text = [position, ...twice].join('\n');
    if (text.length > TEXT_ROOM) throw new Error('an order with a text of this length does not exist');
    for (let i = 0; i < text.length; i++) this.#text[i] = text.charCodeAt(i);
    this.#words[TEXT_LENGTH] = text.length;
    this.#words[TREE] = tree;
    Atomics.add(this.#words, ORDER, 1);
    this.#ring();
  }

  /** The leader's order to stop. */
  stopHelpers(): void {
    if (this.isWorking) Atomics.add(this.#words, ORDER, 1);
  }

  /** A helper has died, or will never come: no one waits for it. */
  lose(helper: number): void {
    Atomics.store(this.#words, this.#seat(helper), LOST);
  }

  /** Sends the helpers away that came with this ticket or an earlier one. The leader may go on alone. */
  dismiss(ticket: number): void {
    Atomics.store(this.#words, DISMISSED, ticket);
    this.#ring();
  }

  /**
   * What a helper does, until it is dismissed or dies: it waits for orders, goes to their position and searches a little at a time. Blocks
   * its thread. If it throws, the others go on without it.
   */
  help(helper: number, ticket: number, searchAt: SearchAt): void {
    const words = this.#words;
    const seat = this.#seat(helper);
    let state = LOST;
    try {
      Atomics.store(words, seat, IDLE);
      let last = 0;
      for (;;) {
        const bell = Atomics.load(words, BELL);
        if (Atomics.load(words, DISMISSED) >= ticket) break;
        const order = Atomics.load(words, ORDER);
        if (order % 2 !== 0 && order !== last) this.#work(seat, order, ticket, searchAt);
        else Atomics.wait(words, BELL, bell);
        last = order;
      }
      state = ABSENT;
    } finally {
      Atomics.store(words, seat, state);
    }
  }

  #work(seat: number, order: number, ticket: number, searchAt: SearchAt): void {
    const words = this.#words;
    Atomics.store(words, seat, WORKING);
    // The leader may have stopped before it could see that this helper works.
    if (Atomics.load(words, ORDER) === order) {
      const text = String.fromCharCode(...this.#text.subarray(0, words[TEXT_LENGTH]));
      const [position = '', ...twice] = text.split('\n');
      const search = searchAt({ position, tree: words[TREE]!, twice: twice.map(Number) });
      while (Atomics.load(words, ORDER) === order && Atomics.load(words, DISMISSED) < ticket) {
        const made = search.run(1);
        if (made === 0) break;
        Atomics.add(words, seat + 1, made);
      }
    }
    Atomics.store(words, seat, IDLE);
  }
}
