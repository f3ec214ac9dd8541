// What a board is told and what it answers. Plain values: a view can be kept, compared, sent to a worker, drawn twice.

import type { PieceKind, Pool, Tray } from './games/games.js';

export type { PieceKind, Pool, Tray };

export type Side = 'white' | 'black';
export type BySide<T> = Readonly<Record<Side, T>>;

export interface Piece {
  readonly kind: PieceKind;
  /** Missing where it belongs to nobody. */
  readonly side?: Side | undefined;
}

/** A piece of one side. */
export interface OwnedPiece extends Piece {
  readonly side: Side;
}

export type Mark =
  /** May be touched now: a ring that can move, a dot that may be entered, a free point for a ring. */
  | 'may'
  /** Where the held thing may go. */
  | 'target'
  /** The ring or dot chosen; what stands there is lifted. */
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
  /** A piece that will leave; drawn paler. */
  | 'go'
  | 'hint'
  | 'wrong';

/** An outline around points side by side on a line. */
export interface Row {
  readonly points: readonly string[];
  readonly tone: 'row' | 'chosen' | 'last';
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly tone: 'may' | 'last' | 'hint';
}

/** Everything that is to be seen. Points are called by name; a name the board does not have is not drawn. */
export interface View {
  /** By point, bottom first: a ring with a marker in it is `[marker, ring]`, a loaded piece `[piece, zertz]`. */
  readonly pieces: Readonly<Record<string, readonly Piece[]>>;
  readonly marks?: Readonly<Record<string, readonly Mark[]>> | undefined;
  readonly rows?: readonly Row[] | undefined;
  /** Translucent pieces: where a push would move things, where the ring would land. */
  readonly ghosts?: Readonly<Record<string, readonly Piece[]>> | undefined;
  readonly arrows?: readonly Arrow[] | undefined;
  readonly trays?: BySide<Tray> | undefined;
  readonly pool?: Pool | undefined;
  /** Points that have left the board: they can be neither touched nor walked to. */
  readonly gone?: readonly string[] | undefined;
  /** Turned by half: Black sits below. */
  readonly turned?: boolean | undefined;
  readonly coordinates?: boolean | undefined;
  /** A sentence at a point (why not). Drawn by the widget only. */
  readonly note?: { readonly at: string; readonly text: string } | undefined;
  /** Points from which a drag may begin. */
  readonly draggable?: readonly string[] | undefined;
}

/** One thing that happens on the way to the next view. */
export type Motion =
  /** From the tray or pool onto a point. */
  | { readonly kind: 'place'; readonly at: string; readonly piece: Piece }
  /** From a point to the tray or pool: of its own side, or of `to`. */
  | { readonly kind: 'remove'; readonly at: string; readonly piece: Piece; readonly to?: Side | undefined }
  | { readonly kind: 'slide'; readonly from: string; readonly to: string; readonly piece: Piece }
  /** What has two faces there is turned to that of `to`. */
  | { readonly kind: 'flip'; readonly at: string; readonly to: Side };

/** What happens together. Flips of one beat still follow each other quickly, in their order. */
export type Beat = readonly Motion[];

export interface Handlers {
  /** Click, tap, Enter or Space on a point. */
  touch?(point: string): void;
  /** The point under the pointer, or with the keyboard's focus; undefined when neither. */
  hover?(point: string | undefined): void;
  /** A drag has begun; answer with `show` (targets, held) if you like. Only from points in `draggable`. */
  grab?(from: string): void;
  /** The drag ended on another point. */
  drop?(from: string, to: string): void;
  /** The Escape key, or a drag let go where there is no point. */
  escape?(): void;
}

export type ThemeName = 'wood' | 'slate' | 'contrast';

export type SoundName = 'place' | 'slide' | 'flip' | 'push' | 'take' | 'win';

export interface Sounds {
  play(name: SoundName, afterMs?: number): void;
}

export interface BoardOptions {
  /** Spoken name of a point with what is on it, in the reader's language. Asked anew at every `show`. */
  label(point: string): string;
  /** Spoken name of the whole board. */
  readonly boardLabel: string;
  /** Without `touch` the board is a picture: no tab stop, and a finger on it scrolls the page. */
  readonly handlers: Handlers;
  /** 0 no motion, 1 normal, 2 twice as fast. Where the reader asks for less motion there is none. */
  readonly speed: number;
  readonly theme: ThemeName;
  readonly sounds?: Sounds | undefined;
}

/** A board in the page. */
export interface BoardHandle {
  /**
   * Shows a view at once, or beat by beat on the way to it. Resolves when nothing moves any more.
   * A `show` while things still move finishes those first, at once.
   */
  show(view: View, beats?: readonly Beat[]): Promise<void>;
  set(options: Partial<BoardOptions>): void;
  /** Moves the keyboard's focus onto the board, to the point named or the one it was on last. */
  focus(point?: string): void;
  destroy(): void;
}

export interface PictureOptions {
  readonly theme?: ThemeName | undefined;
  /** `page`: colours are taken from board.css and follow the page; the others are written into the picture. */
  readonly scheme?: 'light' | 'dark' | 'page' | undefined;
  /** Width in CSS pixels; without it the picture fills what it is put in. */
  readonly width?: number | undefined;
  /** For less than about 200 pixels: no names, no trays, firmer lines. */
  readonly thumbnail?: boolean | undefined;
  /**
   * Begins the names of the picture's definitions. Pictures of one page that share it, as those of one theme and scheme do
   * without it, also share definitions: name it where one may be hidden, or stands in another colour scheme.
   */
  readonly id?: string | undefined;
  /** What the picture shows, for those who do not see it; without it the picture counts as decoration. */
  readonly title?: string | undefined;
}
