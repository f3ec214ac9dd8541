// A live demonstration. Loaded when the first board comes into view, so that reading costs nothing.
import { mountBoard, skinOf, type BoardOptions } from '@korong/board';
import type { GameName } from '@korong/rules';
import { framesOf } from './frames.js';
import type { Demo } from './statement.js';

export interface Live {
  /** Shows the state after `n` steps; animates if that is the next step. */
  show(n: number): Promise<void>;
  set(options: Partial<BoardOptions>): void;
  destroy(): void;
}

/** Replaces the printed picture with a live board. */
export const enliven = (
  host: HTMLElement,
  game: GameName,
  demo: Demo,
  options: Omit<BoardOptions, 'handlers' | 'label'>,
): Live => {
  const frames = framesOf(game, demo);
  host.replaceChildren();
  const board = mountBoard(host, skinOf(game), frames[0]!.view, {
    ...options,
    handlers: {},
    label: point => point,
  });
  let at = 0;
  return {
    show: n => {
      const frame = frames[n]!;
      const follows = n === at + 1;
      at = n;
      return board.show(frame.view, follows ? frame.beats : []);
    },
    set: changes => {
      board.set(changes);
    },
    destroy: () => {
      board.destroy();
    },
  };
};
