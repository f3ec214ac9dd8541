/**
 * The drawn board. It knows points, pieces, marks and gestures, but no rules. The page tells it what to show and which points may be
 * touched; it answers with the names of points. Its colours are custom properties in `board.css`, which the page loads once
 * (`@korong/board/board.css`). Light or dark follows the page's `color-scheme`.
 */
export { mountBoard } from './widget.js';
export { contentsOf, skinOf } from './games/games.js';
export * from './games/skins.js';
export type { BoardSkin, PieceLook } from './skin.js';
export { boardSvg } from './picture.js';
export { turnViews } from './animation/turnViews.js';
export { aspectOf, pointsOf } from './geometry.js';
export { createSounds } from './sound.js';
export type {
  Arrow,
  Beat,
  BoardContents,
  BoardHandle,
  BoardOptions,
  Mark,
  Motion,
  PictureOptions,
  OwnedPiece,
  Piece,
  PieceKind,
  Row,
  SoundName,
  ThemeName,
  Tray,
  View,
} from './types.js';
