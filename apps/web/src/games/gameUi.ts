import type { Arrow, Beat, BoardContents, BoardSkin, Mark, Piece, Row, View } from '@korong/board';
import type { Extension, Match } from '@korong/match';
import type { AnyGame, Game, GameName, Refusal, Side } from '@korong/rules';
import { refusalValues, type KeyOf, type Values } from '@korong/messages';

/** The areas of what a game says. The last two are loaded when they are needed. */
export const SAY_AREAS = ['board', 'table', 'reasons', 'potentials'] as const;
export type SayKey = KeyOf<(typeof SAY_AREAS)[number]>;

/** A sentence to translate: its key and its values, which may be sentences again. */
export interface Say {
  readonly key: SayKey;
  readonly values?: SayValues;
}
export type SayValues = Readonly<Record<string, string | number | readonly string[] | Say>>;

export interface Selection {
  /** The name of the point touched first. */
  readonly held?: string;
  /** The chosen option of the game's choice. It stays for the steps that follow. */
  readonly option?: string;
}

/** Alternatives for the next step that no point of the board stands for, such as the piece to bring in. */
export interface Choice {
  readonly title: Say;
  /** The id of the option in effect. */
  readonly now: string;
  /** Whether it can be changed now. */
  readonly free: boolean;
  /** All that this side can ever choose, so that each keeps its place. */
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  readonly id: string;
  readonly label: Say;
  readonly open: boolean;
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

/** What the board shows and asks for while a turn is built. */
export interface Overlay {
  readonly marks: Marks;
  readonly ghosts: Stacks;
  readonly arrows: Arrows;
  /** Outlines of rows. */
  readonly rows: readonly Row[];
  readonly heat?: View['heat'];
  /** The question for the side to move. */
  readonly ask: Say;
  /** The action of the confirm button, if the selection needs one before the turn is complete. */
  readonly offer?: Say;
  /** Several rows can be taken: there is a next one. */
  readonly several: boolean;
  /** The label of the next-choice button, if the choice is not about rows. */
  readonly next?: Say;
  /** The pieces of the stack under the pointer. */
  readonly stack?: { readonly at: string; readonly what: Say };
  /** Points that can be touched. */
  readonly touchable: readonly string[];
  /** Points to drag from. */
  readonly draggable: readonly string[];
}

/** A match, and after how many turns it is shown. */
export interface ShownMatch {
  readonly match: Match;
  readonly at: number;
}

/** The user interface of one game, beside its rules. */
export interface GameUi<P, S, Sel extends Selection = Selection> {
  readonly game: Game<P, S, unknown>;
  readonly name: GameName;
  readonly skin: BoardSkin;
  contents(position: P): BoardContents;
  /** What a player has gained or has left, in figures. `shown`: the match, and the number of turns made in the position. */
  counts(position: P, side: Side, shown: ShownMatch): readonly Say[];
  /** What each side has gained, where a win is counted by it. */
  score?(position: P): Readonly<Record<Side, number>>;
  beats(position: P, step: S): readonly Beat[];
  /** The position as if the side to act had passed, for a premove; `undefined` if the other side could not move. */
  passed(position: P): P | undefined;
  touch(position: P, selection: Sel, point: string): Touched<S>;
  drop(position: P, selection: Sel, from: string, to: string): Touched<S>;
  /** The step of the overlay's offer. */
  confirm(position: P, selection: Sel): S | undefined;
  /** The selection with the next row chosen. */
  cycle(position: P, selection: Sel): Sel;
  /** The choice beside the board, in every phase of a game that has one. */
  choice?(position: P, selection: Sel): Choice | undefined;
  overlay(position: P, selection: Sel, hover: string | undefined): Overlay;
  label(position: P, selection: Sel, point: string): Say;
  /** The description of a point without the possible actions. */
  sayPoint(position: P, point: string): Say;
  /** The pieces of a stack that is hard to read at a glance. */
  sayStack?(position: P, point: string): Say | undefined;
  /** A step in words, complete. */
  sayStep(position: P, step: S): readonly Say[];
  /** The points of a step, to mark the last turn. */
  marks(position: P, step: S): { readonly points: readonly string[]; readonly arrows: Arrows };
}

export const sayRefusal = (refusal: Refusal): Say => ({ key: refusal.code, values: refusalValues(refusal) });

/** A sentence in the reader's language, with nested sentences. */
export const speak = (say: Say, translate: (key: SayKey, values: Values) => string): string => {
  const values = Object.entries(say.values ?? {}).map(([name, value]) => [
    name,
    isSay(value) ? speak(value, translate) : value,
  ]);
  return translate(say.key, Object.fromEntries(values) as Values);
};

const isSay = (value: unknown): value is Say => typeof value === 'object' && value !== null && 'key' in value;

/** A game whose positions and steps are opaque to the caller. */
export type AnyGameUi = GameUi<unknown, unknown>;

/** The parts that are loaded for a match. */
export interface PlayedParts {
  readonly ui: AnyGameUi;
  /** The inner games that may interrupt it. */
  readonly innerGames?: readonly AnyGame[];
  readonly extensions?: readonly Extension[];
}
