// The points for screen readers and the keyboard: a grid with a row per column, one tab stop, invisible except for the focus ring.
import type { Geometry } from './geometry.js';
import { svgElement } from './layer.js';
import type { View } from './types.js';

export interface PointsOptions {
  label(point: string): string;
  readonly boardLabel: string;
}

export interface Points {
  readonly grid: SVGGElement;
  /** The point that has, or last had, the focus. */
  readonly active: string;
  /** Moves the tab stop, and the focus with it if `focus`. */
  activate(point: string, focus: boolean): void;
  /** The same for a pointer: the focus moves along but is neither drawn nor announced. */
  activateQuietly(point: string): void;
  readonly quiet: boolean;
  /** Highlights the point under a finger. */
  aim(point: string | undefined): void;
  update(view: View, geometry: Geometry, options: PointsOptions): void;
  pointOf(target: EventTarget | null): string | undefined;
}

export const pointsLayer = (): Points => {
  const grid = svgElement('g', { role: 'grid', class: 'kb-points' });
  let cells = new Map<string, SVGGElement>();
  let drawn: Geometry | undefined;
  let active = '';
  let aimed: string | undefined;
  let quiet = false;

  const build = (geometry: Geometry): void => {
    cells = new Map();
    const rows = geometry.board.columns.map(column => {
      const row = svgElement('g', { role: 'row' });
      for (const p of column) {
        const { name, x, y } = geometry.places[p]!;
        const cell = svgElement('g', {
          role: 'gridcell',
          class: 'kb-point',
          'data-point': name,
          tabindex: -1,
        });
        cell.append(svgElement('circle', { cx: x.toFixed(1), cy: y.toFixed(1), r: 48, fill: 'transparent' }));
        cells.set(name, cell);
        row.append(cell);
      }
      return row;
    });
    grid.replaceChildren(...rows);
    drawn = geometry;
  };

  const points: Points = {
    grid,
    get active() {
      return active;
    },
    get quiet() {
      return quiet;
    },
    activateQuietly: point => {
      grid.classList.remove('kb-keys');
      quiet = true;
      points.activate(point, true);
      quiet = false;
    },
    activate: (point, focus) => {
      const cell = cells.get(point);
      if (cell === undefined) return;
      cells.get(active)?.setAttribute('tabindex', '-1');
      cell.setAttribute('tabindex', '0');
      active = point;
      if (focus) cell.focus({ preventScroll: true });
    },
    aim: point => {
      if (point === aimed) return;
      if (aimed !== undefined) cells.get(aimed)?.classList.remove('kb-aim');
      if (point !== undefined) cells.get(point)?.classList.add('kb-aim');
      aimed = point;
    },
    update: (view, geometry, options) => {
      const focused = grid.contains(document.activeElement);
      if (geometry !== drawn) build(geometry);
      const isGone = (name: string): boolean => view.gone?.includes(name) === true;
      // The keyboard starts in the middle of the board, or at the first point that still exists.
      if (!cells.has(active) || isGone(active))
        active = [geometry.skin.middle, ...cells.keys()].find(name => !isGone(name)) ?? active;
      if (focused && !grid.classList.contains('kb-keys')) points.activateQuietly(active);
      else points.activate(active, focused);
      grid.setAttribute('aria-label', options.boardLabel);
      for (const [name, cell] of cells) {
        if (isGone(name)) cell.setAttribute('display', 'none');
        else cell.removeAttribute('display');
        const text = options.label(name);
        if (cell.getAttribute('aria-label') !== text) cell.setAttribute('aria-label', text);
      }
    },
    pointOf: target =>
      target instanceof Element
        ? (target.closest('[data-point]')?.getAttribute('data-point') ?? undefined)
        : undefined,
  };
  return points;
};
