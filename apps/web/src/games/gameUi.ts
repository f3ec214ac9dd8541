import type { Arrow, Beat, BoardSkin, Mark, Piece, Row, View } from '@korong/board';
import type { Extension } from '@korong/match';
import type { AnyGame, Game, GameName, PotentialKind, Refusal } from '@korong/rules';
import type { KeyOf } from '@korong/messages';

export type SayKey = KeyOf<'board' | 'table' | 'reasons'>;

/** A sentence to be put into the reader's language: its key and what goes into it, which may be sentences again. */
export interface Say {
  readonly key: SayKey;
  readonly values?: SayValues;
}
export type SayValues = Readonly<Record<string, string | number | readonly string[] | Say>>;

export type { GameName };
/** What a push brings in: a potential stands for a piece that is loaded with it. */
export type Entrant = 'single' | 'gipf' | PotentialKind;

/** What is chosen but not yet a step: lives between two touches. Points are names. */
export interface Selection {
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
  /** Where the potential of the piece held goes, while it is not said what becomes of what stands there. */
  readonly target?: string;
  /** What a PÜNCT makes of a GIPF-piece. */
  readonly as?: 'punct' | 'gipf';
}

/** What a touch leads to: another hand, a step, or nothing, with the reason at the point. */
export type Touched<S> =
  | { readonly kind: 'selection'; readonly selection: Selection }
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
  /** What the button that goes to the next choice says, where it is not about rows. */
  readonly next?: Say;
  /** What enters with the next push, whether that can be changed, and into what: with how many of each are left. */
  readonly entrant?: {
    readonly now: Entrant;
    readonly free: boolean;
    readonly among: readonly { readonly what: Entrant; readonly left?: number }[];
  };
  /** What stands on each other at a point that is looked at. */
  readonly about?: { readonly at: string; readonly what: Say };
  /** Points whose touch leads on. */
  readonly touchable: readonly string[];
  /** Points something can be dragged from. */
  readonly draggable: readonly string[];
}

export type Setting = Pick<View, 'pieces' | 'trays' | 'pool'>;

/** Everything a table needs to know about one game, beside its rules. */
export interface GameUi<P, S> {
  readonly game: Game<P, S, unknown>;
  readonly name: GameName;
  /** How it is drawn. */
  readonly skin: BoardSkin;
  setting(position: P): Setting;
  beats(position: P, step: S): readonly Beat[];
  touch(position: P, selection: Selection, point: string): Touched<S>;
  drop(position: P, selection: Selection, from: string, to: string): Touched<S>;
  /** What the offer of the look stands for. */
  confirm(position: P, selection: Selection): S | undefined;
  /** The hand with the next row chosen. */
  cycle(position: P, selection: Selection): Selection;
  look(position: P, selection: Selection, hover: string | undefined): Look;
  label(position: P, selection: Selection, point: string): Say;
  /** The same without what can be done. */
  plain(position: P, point: string): Say;
  /** What stands on each other at a point, where that is not seen at a glance. */
  about?(position: P, point: string): Say | undefined;
  /** What a step was, in words that tell all of it. */
  told(position: P, step: S): readonly Say[];
  /** The points a step concerns, for marking the last turn. */
  trace(position: P, step: S): { readonly points: readonly string[]; readonly arrows: Arrows };
}

export const sayRefusal = ({ code, at, text, place }: Refusal): Say => ({
  key: code,
  values: { at, text: text ?? '', place: (place ?? 0) + 1 },
});

/** A game whose positions and steps are only handed back to it. */
export type AnyGameUi = GameUi<unknown, unknown>;

/** What is fetched to play a match. */
export interface PlayedParts {
  readonly ui: AnyGameUi;
  /** Games that interrupt it. */
  readonly innerGames?: readonly AnyGame[];
  readonly extensions?: readonly Extension[];
}
