import type { Report, SearchPlayer } from '@korong/engine';

export interface GameSearch {
  /** The text of the first position, and the turns from there. */
  readonly start: string;
  readonly turns: readonly string[];
  /** The positions to search, by the number of turns before them: from `from` up to and including `to`. All by default. */
  readonly from?: number;
  readonly to?: number;
  /** Visits of each position, those kept from the search of the one before included. */
  readonly visits: number;
  /** The number of lines in each report. */
  readonly lines?: number;
  /** Milliseconds on any monotonic clock. */
  readonly now: () => number;
  /** Called between slices: true ends the search. */
  readonly stop?: () => boolean;
}

/** A position that was searched: the number of turns before it, and its report. */
export interface SearchedPosition {
  readonly at: number;
  readonly report: Report;
}

/**
 * Searches the positions of a game one after the other and keeps the tree from one to the next. Yields after each slice, with the position
 * if the slice was its last. A position that is over has an empty report.
 */
export function* searchGame(
  player: SearchPlayer,
  { start, turns, from = 0, to = turns.length, visits, lines = 5, now, stop = () => false }: GameSearch,
): Generator<SearchedPosition | undefined, void> {
  player.start(start);
  for (const turn of turns.slice(0, from)) player.make(turn);
  for (let at = from; at <= to && !stop(); at++) {
    const search = player.search.board.over
      ? undefined
      : player.analyse({ limits: { visits }, lines, now, stop });
    let report: Report = { visits: 0, lines: [] };
    for (let slice = search?.next(); slice !== undefined; slice = search!.next()) {
      report = slice.value;
      if (slice.done) break;
      yield undefined;
    }
    // A search that was stopped knows too little.
    if (stop()) return;
    yield { at, report };
    if (at < to) player.make(turns[at]!);
  }
}
