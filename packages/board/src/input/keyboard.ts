import type { Geometry } from '../geometry.js';
import { inviting } from './hit.js';
import { pointByKey } from './keys.js';
import type { Points } from '../points.js';
import type { Handlers, View } from '../types.js';

/** The six letters stand for physical keys, not for their labels. */
const keyOf = ({ code, key }: KeyboardEvent): string => (/^Key[QWEASD]$/.test(code) ? code.slice(3) : key);

const SIDEWAYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Listens on `root` until `signal` aborts. An SVG element that listened for focus would become a tab stop itself. */
export const listenToKeys = (
  root: HTMLElement,
  points: Points,
  geometry: () => Geometry,
  view: () => View,
  handlers: () => Handlers,
  signal: AbortSignal,
): void => {
  const { grid } = points;
  root.addEventListener(
    'keydown',
    event => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      // After a click these are free for the page, for example to look back.
      if (!grid.classList.contains('kb-keys') && SIDEWAYS.includes(event.key)) return;
      grid.classList.add('kb-keys');
      if (event.key === 'Escape') handlers().escape?.();
      else if (event.key === 'Enter' || event.key === ' ') handlers().touch?.(points.active);
      else {
        const key = keyOf(event);
        const next = pointByKey(geometry(), points.active, key, inviting(view()), view().gone);
        if (next !== undefined) points.activate(next, true);
        else if (!/^(Arrow.*|Home|End|Page.*|[qweasd])$/i.test(key)) return;
      }
      event.preventDefault();
    },
    { signal },
  );
  root.addEventListener(
    'focusin',
    event => {
      const point = points.pointOf(event.target);
      if (point === undefined) return;
      points.activate(point, false);
      if (points.quiet || !(event.target as Element).matches(':focus-visible')) return;
      grid.classList.add('kb-keys');
      handlers().hover?.(point);
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    event => {
      if (!(event.relatedTarget instanceof Node) || !grid.contains(event.relatedTarget))
        handlers().hover?.(undefined);
    },
    { signal },
  );
};
