import { svgElement } from '../layer.js';
import { pieceKey } from '../scene.js';
import type { XY } from '../shapes.js';
import { pieceId } from '../skin.js';
import type { PointerTarget } from './target.js';

export interface DraggedPiece {
  /** Draws the top piece of a point at another place. The piece on the board is hidden. */
  show(from: string, at: XY): void;
  clear(): void;
}

export const createDraggedPiece = ({
  id,
  dragged,
  geometry,
  view,
  find,
}: Pick<PointerTarget, 'id' | 'dragged' | 'geometry' | 'view' | 'find'>): DraggedPiece => {
  let hidden: SVGElement | undefined;
  return {
    show: (from, { x, y }) => {
      const { pieces, ghosts } = view();
      const piece = pieces[from]?.at(-1) ?? ghosts?.[from]?.at(-1);
      if (piece === undefined) return;
      const level = Math.max(0, (pieces[from]?.length ?? 0) - 1);
      hidden = find(pieceKey(geometry().skin, from, piece, level));
      hidden?.setAttribute('class', 'kb-away');
      const shown = dragged.firstElementChild ?? svgElement('use');
      shown.setAttribute('href', `#${pieceId(id, piece.kind, piece.side)}`);
      shown.setAttribute('transform', `translate(${x} ${y - 10}) scale(1.1)`);
      if (dragged.firstElementChild === null) dragged.append(shown);
    },
    clear: () => {
      dragged.replaceChildren();
      hidden?.removeAttribute('class');
    },
  };
};
