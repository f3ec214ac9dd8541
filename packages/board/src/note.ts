// A sentence at a point, always within the board's box. The page itself announces it to screen readers.
import type { Geometry } from './geometry.js';
import { fitOf } from './input/hit.js';
import type { View } from './types.js';

const EDGE = 4;

export interface Note {
  readonly element: HTMLElement;
  show(view: View, geometry: Geometry, board: SVGSVGElement): void;
}

export const noteElement = (): Note => {
  const element = document.createElement('div');
  element.className = 'kb-note';
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  return {
    element,
    show: (view, geometry, board) => {
      const place = view.note === undefined ? undefined : geometry.byName.get(view.note.at);
      element.hidden = place === undefined;
      if (place === undefined) return;
      element.textContent = view.note!.text;
      const box = board.getBoundingClientRect();
      const fit = fitOf(geometry, { left: 0, top: 0, width: box.width, height: box.height });
      const { x, y } = fit.toClient(place.x, place.y);
      const gap = 58 * fit.pixelsPerUnit;
      const below = y < box.height / 2;
      const [width, height] = [element.offsetWidth, element.offsetHeight];
      const left = Math.min(Math.max(x - width / 2, EDGE), box.width - width - EDGE);
      const top = Math.min(Math.max(below ? y + gap : y - gap - height, EDGE), box.height - height - EDGE);
      element.classList.toggle('kb-below', below);
      element.style.transform = `translate(${left}px, ${top}px)`;
      element.style.setProperty('--kb-tail', `${x - left}px`);
    },
  };
};
