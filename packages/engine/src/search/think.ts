import { report, type Report } from './report.js';
import type { Search } from './search.js';

/** When to stop: after so many visits, after so much time, whichever comes first; with neither, when told to. */
export interface Limits {
  readonly visits?: number;
  readonly milliseconds?: number;
}

/** A turn that was thought out. */
export interface Thought {
  /** Its steps, already made on the search's board. */
  readonly steps: readonly number[];
  /** The same as text, joined with semicolons. */
  readonly turn: string;
  /** What was known when its first real choice was made; empty if there was none. */
  readonly report: Report;
}

export interface ThinkOptions {
  readonly limits: Limits;
  /** Milliseconds on any clock that does not go back. */
  readonly now: () => number;
  /** Lines to report on; one unless told otherwise. */
  readonly lines?: number;
  /** For play: a time limit need not be used up once nothing can change the choice any more. */
  readonly hurry?: boolean;
  /** Asked between slices: true ends the search, and the best found so far is played. */
  readonly stop?: () => boolean;
  /** Picks the step to play from the root of the search; the best one unless told otherwise. */
  readonly pick?: (search: Search) => number;
}

/** A slice lasts about this long, so that whoever runs it can hear a stop in between. */
const SLICE_MS = 10;
const FIRST_SLICE = 8;
/** What a further step of the same turn (a row, a ring) may cost of what the first one did. */
const FURTHER = 0.25;

/** No step will overtake the one that was looked at most, with so many looks left. */
const decided = ({ tree }: Search, left: number): boolean => {
  let first = 0;
  let second = 0;
  for (let edge = tree.firstEdge[0]!; edge < tree.firstEdge[0]! + tree.edgeCount[0]!; edge++) {
    const visits = tree.visits[edge]!;
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > left;
};

/** Searches in slices until a limit is reached or nothing more can be found out; yields after each slice. */
export function* searching(
  { limits, now, lines = 1, hurry = false, stop = () => false }: Omit<ThinkOptions, 'pick'>,
  search: Search,
): Generator<Report> {
  const began = now();
  const before = search.visits;
  let left = limits.visits ?? Infinity;
  let slice = FIRST_SLICE;
  while (left > 0 && !search.finished && !stop()) {
    const from = now();
    const spent = from - began;
    if (limits.milliseconds !== undefined) {
      if (spent >= limits.milliseconds) break;
      const pace = (search.visits - before) / spent;
      if (hurry && spent > 0 && decided(search, pace * (limits.milliseconds - spent))) break;
    }
    left -= search.run(Math.min(slice, left));
    const took = now() - from;
    // As many as fit into a slice at the present pace, grown slowly: the first ones are slow while code gets warm.
    const room =
      limits.milliseconds === undefined ? SLICE_MS : Math.min(SLICE_MS, limits.milliseconds - spent - took);
    slice = Math.max(
      1,
      Math.min(slice * 2, Math.floor((slice * Math.max(room, 0.1)) / Math.max(took, 0.01))),
    );
    yield report(search, lines);
  }
}

const onlyStep = (search: Search): number | undefined => {
  const steps = new Int32Array(search.board.maxSteps);
  return search.board.generate(steps) === 1 ? steps[0] : undefined;
};

export const bestStep = (search: Search): number => report(search).lines[0]!.steps[0]!;

/** Thinks out a whole turn and makes it on the board. Yields after each slice. */
export function* thinking(options: ThinkOptions, search: Search): Generator<Report, Thought> {
  const { limits, pick = bestStep } = options;
  if (search.board.over) throw new Error('the game is over: there is no turn to think out');
  const { board } = search;
  const side = board.toAct;
  const steps: number[] = [];
  const texts: string[] = [];
  let known: Report | undefined;
  do {
    const forced = onlyStep(search);
    if (forced === undefined) {
      // The first real choice of the turn gets all the time; a step that goes without saying costs none of it.
      const share = known === undefined ? 1 : FURTHER;
      yield* searching({ ...options, limits: scaled(limits, share) }, search);
      if (search.visits === 0) search.run(1);
      known ??= report(search, options.lines ?? 1);
    }
    const step = forced ?? pick(search);
    texts.push(board.stepText(step));
    steps.push(step);
    search.advance(step);
  } while (!board.over && board.toAct === side);
  return { steps, turn: texts.join(';'), report: known ?? { visits: 0, lines: [] } };
}

const scaled = ({ visits, milliseconds }: Limits, share: number): Limits => ({
  ...(visits === undefined ? {} : { visits: Math.max(1, Math.ceil(visits * share)) }),
  ...(milliseconds === undefined ? {} : { milliseconds: milliseconds * share }),
});

/** Never used up: what it takes to notice the time, send the turn and be understood. */
const RESERVE_MS = 60;
/** A game has about this many turns left, for all one knows. */
const TURNS_LEFT = 24;

/** How long to think with so much left on the clock and so much added after the turn. */
export const timeFor = (left: number, increment: number): number => {
  const usable = Math.max(left - RESERVE_MS, 0);
  return Math.max(Math.min(usable / TURNS_LEFT + increment * 0.75, usable / 4), 1);
};
