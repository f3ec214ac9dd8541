// A round glass above the finger, where points are closer together than a finger is wide.
import { svgElement } from '../layer.js';
import type { Fit } from './hit.js';

const SIZE = 132;
/** Units seen from edge to edge. */
const SPAN = 220;
/** From the finger up to the middle of the glass. */
const ABOVE = 112;

export interface Loupe {
  readonly element: SVGSVGElement;
  /** Shows what is at the finger, and the point it is on. */
  show(
    fit: Fit,
    host: DOMRect,
    finger: { readonly x: number; readonly y: number },
    at: { readonly x: number; readonly y: number } | undefined,
  ): void;
  hide(): void;
}

/** `scene` is the id of the group that is looked at. */
export const loupeFor = (scene: string): Loupe => {
  const element = svgElement('svg', { class: 'kb-loupe', width: SIZE, height: SIZE, 'aria-hidden': 'true' });
  const mark = svgElement('circle', { class: 'kb-loupe-mark', r: 47 });
  return {
    element,
    show: (fit, host, finger, at) => {
      if (!element.hasChildNodes()) element.append(svgElement('use', { href: `#${scene}` }), mark);
      const { x, y } = fit.toUnits(finger.x, finger.y);
      element.setAttribute('viewBox', `${x - SPAN / 2} ${y - SPAN / 2} ${SPAN} ${SPAN}`);
      mark.setAttribute('visibility', at === undefined ? 'hidden' : 'visible');
      if (at !== undefined) mark.setAttribute('transform', `translate(${at.x} ${at.y})`);
      // Where there is no room above, beside the finger.
      const high = finger.y - ABOVE - SIZE / 2 < 0;
      const beside = finger.x > host.left + host.width / 2 ? -ABOVE : ABOVE;
      const left = finger.x - host.left - SIZE / 2 + (high ? beside : 0);
      const top = finger.y - host.top - SIZE / 2 - (high ? 0 : ABOVE);
      element.style.transform = `translate(${Math.min(Math.max(left, 0), host.width - SIZE)}px, ${top}px)`;
      element.classList.add('kb-shown');
    },
    hide: () => {
      element.classList.remove('kb-shown');
      // The copy costs as much as the board; it is made only while somebody looks.
      element.replaceChildren();
    },
  };
};
