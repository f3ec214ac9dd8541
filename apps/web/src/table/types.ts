import type { Arrow, Beat, GameName, Mark, Piece, Row, View } from '@korong/board';
import type { Game, Refusal } from '@korong/rules';
import type { KeyOf } from '@korong/messages';

export type SayKey = KeyOf<'board' | 'table' | 'reasons'>;

/** A sentence to be put into the reader's language: its key and what goes into it, which may be sentences again. */
export interface Say {
  readonly key: SayKey;
  readonly values?: SayValues;
}
export type SayValues = Readonly<Record<string, string | number | readonly string[] | Say>>;

export type { GameName };
export type Entrant = 'single' | 'gipf';

/** What is chosen but not yet a step: lives between two touches. Points are names. */
export interface Hand {
  /** The ring, dot or point that was touched first. */
  readonly held?: string;
  /** Touched markers that narrow down which row is meant. */
  readonly touched?: readonly string[];
  /** The row chosen now, by its id. */
  readonly row?: string;
  /** GIPF-pieces of the chosen row that will stay. */
  readonly kept?: readonly string[];
  /** What the next push brings in, where there is a choice. */
  readonly entrant?: Entrant;
}

/** What a touch leads to: another hand, a step, or nothing, with the reason at the point. */
export type Touched<S> =
  | { readonly kind: 'hand'; readonly hand: Hand }
  | { readonly kind: 'step'; readonly step: S }
  | { readonly kind: 'refused'; readonly at: string; readonly why: Say };

/** A row that can be taken now: `points` are all it concerns. */
export interface RowChoice {
  readonly id: string;
  readonly points: readonly string[];
}

export type Marks = Readonly<Record<string, readonly Mark[]>>;
export type Stacks = Readonly<Record<string, readonly Piece[]>>;
export type Arrows = readonly Arrow[];

/** How things stand between two touches. */
export interface Look {
  readonly marks: Marks;
  readonly ghosts: Stacks;
  readonly arrows: Arrows;
  /** Outlines of rows. */
  readonly rows: readonly Row[];
  /** Whose turn it is and what is asked. */
  readonly ask: Say;
  /** What the button beside the board would do now, if there is something to confirm before the turn is complete. */
  readonly offer?: Say;
  /** Several rows can be taken: there is a next one to go to. */
  readonly several: boolean;
  /** What enters with the next push, and whether that can be changed. */
  readonly entrant?: { readonly now: Entrant; readonly free: boolean };
  /** Points whose touch leads on. */
  readonly touchable: readonly string[];
  /** Points something can be dragged from. */
  readonly draggable: readonly string[];
}

export type Setting = Pick<View, 'game' | 'pieces' | 'trays' | 'pool'>;

/** Everything a table needs to know about one game, beside its rules. */
export interface Table<P, S> {
  readonly game: Game<P, S, unknown>;
  readonly name: GameName;
  setting(position: P): Setting;
  beats(position: P, step: S): readonly Beat[];
  touch(position: P, hand: Hand, point: string): Touched<S>;
  drop(position: P, hand: Hand, from: string, to: string): Touched<S>;
  /** What the offer of the look stands for. */
  confirm(position: P, hand: Hand): S | undefined;
  /** The hand with the next row chosen. */
  cycle(position: P, hand: Hand): Hand;
  look(position: P, hand: Hand, hover: string | undefined): Look;
  label(position: P, hand: Hand, point: string): Say;
  /** The same without what can be done. */
  plain(position: P, point: string): Say;
  /** What a step was, in words that tell all of it. */
  told(position: P, step: S): readonly Say[];
  /** The points a step concerns, for marking the last turn. */
  trace(position: P, step: S): { readonly points: readonly string[]; readonly arrows: Arrows };
}

export const sayRefusal = ({ code, at, text, place }: Refusal): Say => ({
  key: code,
  values: { at, text: text ?? '', place: (place ?? 0) + 1 },
});
