import type { Cause, Mark } from '../cause.js';
import type { Playback } from '../playback.js';
import type { GameRecord, Side } from '@korong/rules';

/** What a move node of boardspace says: `P0[24 drop board  G 9]`. */
export interface NodeWord {
  readonly side: Side;
  /** In lower case. */
  readonly word: string;
  /** The rest, in lower case. */
  readonly rest: string;
  readonly mark: Mark;
}

/** Turns the nodes of a game into steps. `undefined` means that nothing is wrong. */
export interface BoardspaceReader {
  /** A word of this game. `false`: the game does not know it. */
  word(node: NodeWord): Cause | undefined | false;
  /** The part is confirmed: by `Done`, or in old files by what follows. */
  done(): Cause | undefined;
  /** Nothing follows. A part that is complete counts; `confirmed` in old files, which have no `Done`. */
  end(confirmed: boolean): Cause | undefined;
}

/** What is known of the file around the moves. */
export interface BoardspaceFile {
  /** The words after the name of the variant. */
  readonly setup: readonly string[];
  /** The year, if the file has a date. */
  readonly year?: number;
}

/** A game at boardspace.net. */
export interface BoardspaceGame {
  /** GM, as a number and as a word. The first is written. */
  readonly gm: readonly string[];
  /** SU by variant, without the numbers that may follow. */
  readonly setups: Readonly<Record<string, string>>;
  /** What our writer puts after it. */
  readonly setupNumbers: string;
  reader(play: Playback, file: BoardspaceFile): BoardspaceReader;
  /** The nodes of each turn, without numbers and seats; `undefined` if a turn cannot be written. */
  nodes(record: GameRecord): readonly (readonly string[])[] | undefined;
}

/** The points in the arguments of a word: `b 1 b 5`. */
export const pointsIn = (rest: string): readonly string[] =>
  [...rest.matchAll(/(?<![a-z])([a-k])\s*([1-9][0-9]?)(?![0-9])/g)].map(
    ([, letter, number]) => letter! + number!,
  );
