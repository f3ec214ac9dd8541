// Input and output of a board. Plain values: a view can be stored, compared, sent to a worker, drawn twice.

import type { BySide, Side } from '@korong/rules';
import type { PieceKind, Pool, Tray } from './games/games.js';

export type { BySide, PieceKind, Pool, Side, Tray };

export interface Piece {
  readonly kind: PieceKind;
  /** Missing for a neutral piece. */
  readonly side?: Side | undefined;
}

/** A piece of one side. */
export interface OwnedPiece extends Piece {
  readonly side: Side;
}

export type Mark =
  /** May be touched now: a ring that can move, a dot that may be entered, a free point for a ring. */
  | 'may'
  /** A target for the held piece. */
  | 'target'
  /** The chosen ring or dot; the piece there is lifted. */
  | 'held'
  /** Part of the last turn. */
  | 'last'
  /** A marker that would be flipped: drawn half turned. */
  | 'flip'
  /** Part of a row that can be taken. */
  | 'row'
  /** Part of the row chosen now. */
  | 'chosen'
  /** A GIPF-piece that will stay. */
  | 'stay'
  /** A piece that will be removed; drawn paler. */
  | 'go'
  | 'hint'
  | 'wrong';

/** An outline around adjacent points on a line. */
export interface Row {
  readonly points: readonly string[];
  readonly tone: 'row' | 'chosen' | 'last';
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** `best`: a turn that is proposed, strong; `also`: another one, pale. */
  readonly tone: 'may' | 'last' | 'hint' | 'best' | 'also';
}

/** Everything that is shown. Points are referred to by name; an unknown name is not drawn. */
export interface View {
  /** By point, bottom first: a ring with a marker in it is `[marker, ring]`, a loaded piece `[piece, zertz]`. */
  readonly pieces: Readonly<Record<string, readonly Piece[]>>;
  readonly marks?: Readonly<Record<string, readonly Mark[]>> | undefined;
  readonly rows?: readonly Row[] | undefined;
  /** Translucent pieces: the result of a push, or the landing point of the ring. */
  readonly ghosts?: Readonly<Record<string, readonly Piece[]>> | undefined;
  readonly arrows?: readonly Arrow[] | undefined;
  /** How warm a point is, from 0 to 1. */
  readonly heat?: Readonly<Record<string, number>> | undefined;
  readonly trays?: BySide<Tray> | undefined;
  readonly pool?: Pool | undefined;
  /** Points that have left the board: they can be neither touched nor reached by keyboard. */
  readonly gone?: readonly string[] | undefined;
  /** Rotated by half a turn: Black sits below. */
  readonly turned?: boolean | undefined;
  readonly coordinates?: boolean | undefined;
  /** A sentence at a point (why a move is illegal). Drawn by the widget only. */
  readonly note?: { readonly at: string; readonly text: string } | undefined;
  /** Points from which a drag may start. */
  readonly draggable?: readonly string[] | undefined;
}

/** What is on the board and beside it, without anything that points at it. */
export type BoardContents = Pick<View, 'pieces' | 'trays' | 'pool' | 'gone'>;

/** One motion on the way to the next view. */
export type Motion =
  /** From the tray or pool onto a point. */
  | { readonly kind: 'place'; readonly at: string; readonly piece: Piece }
  /** From a point to the tray or pool of its own side, or of `to`. */
  | { readonly kind: 'remove'; readonly at: string; readonly piece: Piece; readonly to?: Side | undefined }
  | { readonly kind: 'slide'; readonly from: string; readonly to: string; readonly piece: Piece }
  /** A piece with two faces is turned to that of `to`. */
  | { readonly kind: 'flip'; readonly at: string; readonly to: Side };

/** Simultaneous motions. Flips of one beat still follow each other quickly, in their order. */
export type Beat = readonly Motion[];

export interface Handlers {
  /** Click, tap, Enter or Space on a point. */
  touch?(point: string): void;
  /** The point under the pointer or with the keyboard focus; undefined without either. */
  hover?(point: string | undefined): void;
  /** A drag has started. The page may answer with `show` (targets, held). Only from points in `draggable`. */
  grab?(from: string): void;
  /** The drag ended on another point. */
  drop?(from: string, to: string): void;
  /** The Escape key, or a drag released outside all points. */
  escape?(): void;
}

export type ThemeName = 'wood' | 'slate' | 'contrast';

export type SoundName = 'place' | 'slide' | 'flip' | 'push' | 'take' | 'win';

export interface Sounds {
  play(name: SoundName, afterMs?: number): void;
}

export interface BoardOptions {
  /** Spoken name of a point with its contents, in the reader's language. Requested again at every `show`. */
  label(point: string): string;
  /** Spoken name of the whole board. */
  readonly boardLabel: string;
  /** Without `touch` the board is a picture: no tab stop, and a finger on it scrolls the page. */
  readonly handlers: Handlers;
  /** 0 no motion, 1 normal, 2 twice as fast. A reader's preference for reduced motion turns it off. */
  readonly speed: number;
  readonly theme: ThemeName;
  readonly sounds?: Sounds | undefined;
}

/** A board in the page. */
export interface BoardHandle {
  /** Shows a view at once, or beat by beat. Resolves when all motion has ended. A `show` during a motion finishes that motion at once. */
  show(view: View, beats?: readonly Beat[]): Promise<void>;
  set(options: Partial<BoardOptions>): void;
  /** Moves the keyboard focus onto the board, to the named point or the last focused one. */
  focus(point?: string): void;
  destroy(): void;
}

export interface PictureOptions {
  readonly theme?: ThemeName | undefined;
  /** `page`: colours come from board.css and follow the page. The others are written into the picture. */
  readonly scheme?: 'light' | 'dark' | 'page' | undefined;
  /** Width in CSS pixels; without it the picture fills its container. */
  readonly width?: number | undefined;
  /** For less than about 200 pixels: no names, no trays, thicker lines. */
  readonly thumbnail?: boolean | undefined;
  /**
   * Prefix of the ids of the picture's definitions. Pictures of one page with the same prefix share definitions; by default those of one
   * theme and scheme do. Set it where a picture may be hidden, or has another colour scheme.
   */
  readonly id?: string | undefined;
  /** Text alternative of the picture; without it the picture counts as decoration. */
  readonly title?: string | undefined;
}
