import type { Arrow, Beat, BoardSkin, Mark, Piece, Row, View } from '@korong/board';
import type { Extension } from '@korong/match';
import type { AnyGame, Game, GameName, PotentialKind, Refusal } from '@korong/rules';
import type { KeyOf } from '@korong/messages';

/** The areas of what a game says. The last two are loaded when they are needed. */
export const SAY_AREAS = ['board', 'table', 'reasons', 'potentials'] as const;
export type SayKey = KeyOf<(typeof SAY_AREAS)[number]>;

/** A sentence to translate: its key and its values, which may be sentences again. */
export interface Say {
  readonly key: SayKey;
  readonly values?: SayValues;
}
export type SayValues = Readonly<Record<string, string | number | readonly string[] | Say>>;

export type { GameName };
/** The piece that a push brings in: a potential stands for a piece loaded with it. */
export type Entrant = 'single' | 'gipf' | PotentialKind;

/** The choices between two touches that are not a step yet. Points are names. */
export interface Selection {
  /** The ring, dot or point touched first. */
  readonly held?: string;
  /** The touched markers, which narrow down the row. */
  readonly touched?: readonly string[];
  /** The id of the chosen row. */
  readonly row?: string;
  /** GIPF-pieces of the chosen row that will stay. */
  readonly kept?: readonly string[];
  /** The entrant of the next push, if there is a choice. */
  readonly entrant?: Entrant;
  /** The target of the held potential, until the effect on the piece there is chosen. */
  readonly target?: string;
  /** The effect of a PÜNCT on a GIPF-piece. */
  readonly as?: 'punct' | 'gipf';
}

/** The effect of a touch: a new selection, a step, or a refusal with its reason at the point. */
export type Touched<S> =
  | { readonly kind: 'selection'; readonly selection: Selection }
  | { readonly kind: 'step'; readonly step: S }
  | { readonly kind: 'refused'; readonly at: string; readonly why: Say };

/** A row that can be taken now; `points` are all the points it affects. */
export interface RowChoice {
  readonly id: string;
  readonly points: readonly string[];
}

export type Marks = Readonly<Record<string, readonly Mark[]>>;
export type Stacks = Readonly<Record<string, readonly Piece[]>>;
export type Arrows = readonly Arrow[];

/** The appearance between two touches. */
export interface Look {
  readonly marks: Marks;
  readonly ghosts: Stacks;
  readonly arrows: Arrows;
  /** Outlines of rows. */
  readonly rows: readonly Row[];
  /** The question for the side to move. */
  readonly ask: Say;
  /** The action of the confirm button, if the selection needs one before the turn is complete. */
  readonly offer?: Say;
  /** Several rows can be taken: there is a next one. */
  readonly several: boolean;
  /** The label of the next-choice button, if the choice is not about rows. */
  readonly next?: Say;
  /** The entrant of the next push, whether it can be changed, and the alternatives with the number left of each. */
  readonly entrant?: {
    readonly now: Entrant;
    readonly free: boolean;
    readonly among: readonly { readonly what: Entrant; readonly left?: number }[];
  };
  /** The pieces of the stack under the pointer. */
  readonly about?: { readonly at: string; readonly what: Say };
  /** Points that can be touched. */
  readonly touchable: readonly string[];
  /** Points to drag from. */
  readonly draggable: readonly string[];
}

export type Setting = Pick<View, 'pieces' | 'trays' | 'pool'>;

/** The user interface of one game, beside its rules. */
export interface GameUi<P, S> {
  readonly game: Game<P, S, unknown>;
  readonly name: GameName;
  readonly skin: BoardSkin;
  setting(position: P): Setting;
  beats(position: P, step: S): readonly Beat[];
  touch(position: P, selection: Selection, point: string): Touched<S>;
  drop(position: P, selection: Selection, from: string, to: string): Touched<S>;
  /** The step of the look's offer. */
  confirm(position: P, selection: Selection): S | undefined;
  /** The selection with the next row chosen. */
  cycle(position: P, selection: Selection): Selection;
  look(position: P, selection: Selection, hover: string | undefined): Look;
  label(position: P, selection: Selection, point: string): Say;
  /** The description of a point without the possible actions. */
  plain(position: P, point: string): Say;
  /** The pieces of a stack that is hard to read at a glance. */
  about?(position: P, point: string): Say | undefined;
  /** A step in words, complete. */
  told(position: P, step: S): readonly Say[];
  /** The points of a step, to mark the last turn. */
  trace(position: P, step: S): { readonly points: readonly string[]; readonly arrows: Arrows };
}

export const sayRefusal = ({ code, at, text, place }: Refusal): Say => ({
  key: code,
  values: { at, text: text ?? '', place: (place ?? 0) + 1 },
});

/** A game whose positions and steps are opaque to the caller. */
export type AnyGameUi = GameUi<unknown, unknown>;

/** The parts that are loaded for a match. */
export interface PlayedParts {
  readonly ui: AnyGameUi;
  /** The inner games that may interrupt it. */
  readonly innerGames?: readonly AnyGame[];
  readonly extensions?: readonly Extension[];
}
