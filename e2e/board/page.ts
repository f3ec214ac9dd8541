// A page with one board, for tests to show views and to record touches.
import {
  boardSvg,
  createSounds,
  mountBoard,
  skinOf,
  type Beat,
  type BoardHandle,
  type BoardOptions,
  type PictureOptions,
} from '@korong/board';
import type { GameView } from './positions.ts';

type Heard = readonly [kind: string, ...points: (string | undefined)[]];

const heard: Heard[] = [];
let board: BoardHandle | undefined;

const options: BoardOptions = {
  label: point => `point ${point}`,
  boardLabel: 'Board',
  handlers: {
    touch: point => heard.push(['touch', point]),
    hover: point => heard.push(['hover', point]),
    grab: from => heard.push(['grab', from]),
    drop: (from, to) => heard.push(['drop', from, to]),
    escape: () => heard.push(['escape']),
  },
  speed: 1,
  theme: 'wood',
  sounds: createSounds(),
};

/** The board in a host, without attributes that differ by mount or by focus. */
const drawingIn = (host: Element): string =>
  host
    .querySelector('svg')!
    .outerHTML.replaceAll(/kb\d+/g, 'kb')
    .replaceAll(/ tabindex="-?\d"/g, '');

const stage = {
  heard,
  mount(view: GameView, changed: Partial<BoardOptions> = {}): void {
    board?.destroy();
    heard.length = 0;
    board = mountBoard(document.querySelector<HTMLElement>('#host')!, skinOf(view.game), view, {
      ...options,
      ...changed,
    });
  },
  show: (view: GameView, beats?: readonly Beat[]): Promise<void> => board!.show(view, beats),
  set: (changed: Partial<BoardOptions>): void => {
    board!.set(changed);
  },
  focus: (point?: string): void => {
    board!.focus(point);
  },
  /** Whether the board equals a freshly drawn one to the last attribute. */
  isAsFresh(view: GameView): boolean {
    const host = document.createElement('div');
    document.body.append(host);
    const fresh = mountBoard(host, skinOf(view.game), view, options);
    const parse = (text: string): Element =>
      new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const same = parse(drawingIn(document.querySelector('#host')!)).isEqualNode(parse(drawingIn(host)));
    fresh.destroy();
    host.remove();
    return same;
  },
  picture: (view: GameView, options?: PictureOptions): string => boardSvg(skinOf(view.game), view, options),
};

declare global {
  interface Window {
    stage: typeof stage;
  }
}

window.stage = stage;
