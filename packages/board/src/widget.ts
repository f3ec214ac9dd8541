import { boardSvg } from './picture.js';
import type { BoardHandle, BoardOptions, View } from './types.js';

/** Puts a board into `host`, which gives it its width; the board keeps its own proportions. */
export const mountBoard = (host: HTMLElement, view: View, options: BoardOptions): BoardHandle => {
  const draw = (now: View): void => {
    host.innerHTML = boardSvg(now, { theme: options.theme, scheme: 'page' });
  };
  draw(view);
  return {
    show: next => {
      draw(next);
      return Promise.resolve();
    },
    set: () => undefined,
    focus: () => undefined,
    destroy: () => {
      host.replaceChildren();
    },
  };
};
