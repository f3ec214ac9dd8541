import { report, type Report } from './report.js';
import type { Search } from './search.js';

/** When to stop: after a number of visits or a time, whichever comes first. With neither, when told to. */
export interface Limits {
  /** Visits for the first choice of a turn. A further one gets a share of them on top. */
  readonly visits?: number;
  /** The same, but only those of this thread count; the other ones of its team add theirs. */
  readonly ownVisits?: number;
  /** For the whole turn. */
  readonly milliseconds?: number;
}

/** A turn that was thought out. */
export interface ChosenTurn {
  /** Its steps, already made on the search's board. */
  readonly steps: readonly number[];
  /** The same as text, joined with semicolons. */
  readonly turn: string;
  /** The report at its first real choice, on whole turns; empty if there was none. */
  readonly report: Report;
}

export interface ThinkOptions {
  readonly limits: Limits;
  /** Milliseconds on any monotonic clock. */
  readonly now: () => number;
  /** The number of lines to report; one by default. */
  readonly lines?: number;
  /** For play: stop before the time limit once the choice cannot change any more. */
  readonly stopWhenDecided?: boolean;
  /** Called between slices: true ends the search, and the best turn so far is played. */
  readonly stop?: () => boolean;
  /** Picks the step to play from the root of the search; the best one by default. */
  readonly pick?: (search: Search) => number;
  /** Adds to a report on one choice what other searches say of it. */
  readonly merge?: (own: Report) => Report;
  /** Called after each step of the turn was made, with its text. */
  readonly made?: (step: string) => void;
}

export type AnalyseOptions = Omit<ThinkOptions, 'pick' | 'merge' | 'made' | 'stopWhenDecided'>;

/** The approximate length of a slice, so that the caller can stop the search in between. */
const SLICE_MS = 10;
/** One visit, because its cost is not known yet: a slow machine with a short limit has no time for more. */
const FIRST_SLICE = 1;
/** The visits of a further step in the same turn (a row, a ring), as a share of the first step's. */
const LATER_STEP_SHARE = 0.25;
/** The share of the time that the first choice leaves to the further ones, if the best turn has any. */
const KEPT_FOR_LATER = 0.2;

/** No step can overtake the most visited one with this many visits left. */
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

/**
 * Searches in slices until a limit is reached or the result is proven. Yields after each slice, and then until the other threads of the
 * team have left the tree.
 */
export function* searchSlices(
  { limits, now, lines = 1, stopWhenDecided = false, stop = () => false }: Omit<ThinkOptions, 'pick'>,
  search: Search,
): Generator<Report> {
  const began = now();
  const before = search.visits;
  let own = 0;
  const visitsLeft = (): number =>
    Math.min((limits.visits ?? Infinity) - (search.visits - before), (limits.ownVisits ?? Infinity) - own);
  let slice = FIRST_SLICE;
  try {
    for (
      let left = visitsLeft();
      (left > 0 || search.losesSoFar) && !search.finished && !stop();
      left = visitsLeft()
    ) {
      const from = now();
      const spent = from - began;
      if (limits.milliseconds !== undefined) {
        if (spent >= limits.milliseconds) break;
        // A kept tree may look decided before anything was searched, when the pace is not known yet.
        const made = search.visits - before;
        if (stopWhenDecided && made > 0 && decided(search, (made / spent) * (limits.milliseconds - spent)))
          break;
      }
      own += search.run(Math.max(1, Math.min(slice, left)));
      search.startHelpers();
      const took = now() - from;
      // As many visits as fit into a slice at the present speed. The number grows slowly, because code is slow until it is warm.
      const room =
        limits.milliseconds === undefined ? SLICE_MS : Math.min(SLICE_MS, limits.milliseconds - spent - took);
      slice = Math.max(
        1,
        Math.min(slice * 2, Math.floor((slice * Math.max(room, 0.1)) / Math.max(took, 0.01))),
      );
      yield report(search, lines);
    }
  } finally {
    search.stopHelpers();
  }
  while (!search.helpersIdle) yield report(search, lines);
}

/**
 * Searches without making a turn, until the root has so many visits, those of an earlier search included. Yields after each slice and
 * returns the last report.
 */
export function* analyse(options: AnalyseOptions, search: Search): Generator<Report, Report> {
  const { limits, lines = 1 } = options;
  const left = limits.visits === undefined ? {} : { visits: Math.max(limits.visits - search.visits, 0) };
  yield* searchSlices({ ...options, limits: { ...limits, ...left } }, search);
  if (search.visits === 0) search.run(1);
  return report(search, lines);
}

const onlyStep = (search: Search): number | undefined => {
  const steps = new Int32Array(search.board.maxSteps);
  return search.board.generate(steps) === 1 ? steps[0] : undefined;
};

export const bestStep = (search: Search): number => report(search).lines[0]!.steps[0]!;

/** Searches for one choice of a turn. `stop` is told whether the best turn so far has steps after it. */
function* searchChoice(
  options: Omit<ThinkOptions, 'pick'>,
  search: Search,
  stop: (hasMore: boolean) => boolean,
): Generator<Report> {
  let hasMore = false;
  for (const slice of searchSlices({ ...options, stop: () => stop(hasMore) }, search)) {
    hasMore = stepsAhead(slice) > 1;
    yield slice;
  }
  if (search.visits === 0) search.run(1);
}

/** The number of steps in the best turn, forced ones included. */
const stepsAhead = ({ lines: [best] }: Report): number => best?.steps.length ?? 1;

/** What comes after the steps that were made, as a report on whole turns. */
const afterSteps = (part: Report, steps: readonly number[], texts: readonly string[]): Report => ({
  ...part,
  lines: part.lines.map(line => ({
    ...line,
    turn: [...texts, line.turn].join(';'),
    steps: [...steps, ...line.steps],
    line: [[...texts, line.line[0]!].join(';'), ...line.line.slice(1)],
  })),
});

/** The report at the first choice of a turn, whose best turn goes on as the search of a later choice says. */
const goesOn = (first: Report, { lines: [later] }: Report, made: readonly number[]): Report => {
  const [best, ...others] = first.lines;
  if (!best || !later || made.some((step, i) => best.steps[i] !== step)) return first;
  const { turn, steps, line } = later;
  return { ...first, lines: [{ ...best, turn, steps, line }, ...others] };
};

/** Finds a whole turn and makes it on the board. Yields after each slice. */
export function* thinkTurn(options: ThinkOptions, search: Search): Generator<Report, ChosenTurn> {
  const { limits, now, pick = bestStep, merge = own => own, made = () => undefined } = options;
  const { stop = () => false } = options;
  if (search.board.over) throw new Error('the game is over: there is no turn to think out');
  const { board } = search;
  const side = board.toAct;
  const began = now();
  const { milliseconds = Infinity } = limits;
  const timeLeft = (): number => Math.max(milliseconds - (now() - began), 0);
  const steps: number[] = [];
  const texts: string[] = [];
  let known: Report | undefined;
  const whole = (part: Report, first: Report | undefined): Report => {
    const found = afterSteps(merge(part), steps, texts);
    return first === undefined ? found : goesOn(first, found, steps);
  };
  do {
    const forced = onlyStep(search);
    if (forced === undefined) {
      // A forced step costs nothing. The first real choice gets what the later ones do not need.
      const isFirst = known === undefined;
      const time = isFirst ? timeLeft() : timeLeft() / stepsAhead(report(search));
      // Without a time limit there is nothing to keep: a part of Infinity is Infinity.
      const kept = milliseconds === Infinity ? 0 : milliseconds * KEPT_FOR_LATER;
      const share = isFirst ? 1 : LATER_STEP_SHARE;
      const first = known;
      const parts = searchChoice(
        { ...options, limits: limitsOf(limits, share, time) },
        search,
        hasMore => stop() || (isFirst && hasMore && timeLeft() <= kept),
      );
      for (const part of parts) yield whole(part, first);
      known = whole(report(search, options.lines ?? 1), first);
    }
    const step = forced ?? pick(search);
    const text = board.stepText(step);
    texts.push(text);
    steps.push(step);
    search.advance(step);
    made(text);
  } while (!board.over && board.toAct === side);
  return { steps, turn: texts.join(';'), report: known ?? { visits: 0, lines: [] } };
}

/** The limits for one choice: a share of the visits, and so much time. */
const limitsOf = ({ visits, ownVisits }: Limits, share: number, milliseconds: number): Limits => ({
  ...(visits === undefined ? {} : { visits: Math.max(1, Math.ceil(visits * share)) }),
  ...(ownVisits === undefined ? {} : { ownVisits: Math.max(1, Math.ceil(ownVisits * share)) }),
  ...(milliseconds === Infinity ? {} : { milliseconds }),
});

/** A reserve that is never used up, for noticing the time and for sending the turn. */
const RESERVE_MS = 60;
/** The assumed number of remaining turns. */
const TURNS_LEFT = 24;

/** The time to think, given the time left on the clock and the increment. */
export const timeFor = (left: number, increment: number): number => {
  const usable = Math.max(left - RESERVE_MS, 0);
  return Math.max(Math.min(usable / TURNS_LEFT + increment * 0.75, usable / 4), 1);
};
