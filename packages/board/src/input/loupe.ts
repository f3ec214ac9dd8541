// A round magnifier above the finger, for points closer together than a fingertip is wide.
import { svgElement } from '../layer.js';
import type { Fit } from './hit.js';

const SIZE = 132;
/** Visible width in units. */
const SPAN = 220;
/** From the finger up to the centre of the magnifier. */
const ABOVE = 112;

export interface Loupe {
  readonly element: SVGSVGElement;
  /** Shows the area under the finger, and the selected point. */
  show(
    fit: Fit,
    host: DOMRect,
    finger: { readonly x: number; readonly y: number },
    at: { readonly x: number; readonly y: number } | undefined,
  ): void;
  hide(): void;
}

/** `scene` is the id of the magnified group. */
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
      // Without room above, it goes beside the finger.
      const high = finger.y - ABOVE - SIZE / 2 < 0;
      const beside = finger.x > host.left + host.width / 2 ? -ABOVE : ABOVE;
      const left = finger.x - host.left - SIZE / 2 + (high ? beside : 0);
      const top = finger.y - host.top - SIZE / 2 - (high ? 0 : ABOVE);
      element.style.transform = `translate(${Math.min(Math.max(left, 0), host.width - SIZE)}px, ${top}px)`;
      element.classList.add('kb-shown');
    },
    hide: () => {
      element.classList.remove('kb-shown');
      // The copy costs as much as the board, so it exists only while it is visible.
      element.replaceChildren();
    },
  };
};
