// Mouse, finger and pen: touch, drag, aim.
import type { Geometry } from '../geometry.js';
import { fitOf, inviting, pick, type Fit } from './hit.js';
import type { Loupe } from './loupe.js';
import { svgElement } from '../layer.js';
import { pieceKey } from '../scene.js';
import type { Points } from '../points.js';
import { pieceId } from '../skin.js';
import type { Handlers, View } from '../types.js';

/** The part of the board that gestures use. */
export interface Ground {
  readonly id: string;
  readonly svg: SVGSVGElement;
  /** Where the dragged piece is drawn. */
  readonly dragged: SVGGElement;
  readonly points: Points;
  /** Fetches the magnifier that is shown where points are small. */
  glass(): Promise<Loupe>;
  geometry(): Geometry;
  view(): View;
  handlers(): Handlers;
  /** The element of a piece on the board. */
  find(key: string): SVGElement | undefined;
}

interface Press {
  readonly pointer: number;
  readonly finger: boolean;
  readonly x: number;
  readonly y: number;
  readonly from: string | undefined;
  dragging: boolean;
}

/** From this spacing of points in CSS pixels on, no magnifier is needed. */
const FINGER_WIDE = 40;
/** How far a press may move, in CSS pixels, before it becomes a drag. */
const WANDER = { finger: 18, mouse: 5 };
/** A tap shorter than this shows no magnifier. */
const GLASS_AFTER_MS = 130;

/** Listens until `signal` aborts. */
export const listenToPointers = (ground: Ground, signal: AbortSignal): void => {
  const { svg, points, dragged } = ground;
  let loupe: Loupe | undefined;
  let fetching: Promise<Loupe> | undefined;
  let press: Press | undefined;
  let hovered: string | undefined;
  let away: SVGElement | undefined;
  let glass: ReturnType<typeof setTimeout> | undefined;

  const geometry = (): Geometry => ground.geometry();
  const fit = (): Fit => fitOf(geometry(), svg.getBoundingClientRect());
  const pointAt = (event: PointerEvent, finger: boolean): string | undefined => {
    const now = fit();
    const drawn = { unitsPerPixel: 1 / now.pixelsPerUnit, drawnTo: inviting(ground.view()) };
    const place = now.toUnits(event.clientX, event.clientY);
    return pick(geometry(), place, finger ? drawn : undefined, ground.view().gone);
  };
  const hover = (point: string | undefined): void => {
    if (point === hovered) return;
    hovered = point;
    ground.handlers().hover?.(point);
  };

  /** Highlights the point under the finger. */
  const aim = (event: PointerEvent): void => {
    const point = pointAt(event, true);
    points.aim(point);
    hover(point);
    const now = fit();
    if (now.pixelsPerUnit * 100 >= FINGER_WIDE || glass !== undefined) return;
    if (loupe === undefined) {
      fetchGlass(event).catch(() => undefined);
      return;
    }
    const place = geometry().byName.get(point ?? '');
    loupe.show(now, svg.getBoundingClientRect(), { x: event.clientX, y: event.clientY }, place);
  };

  const fetchGlass = async (event: PointerEvent): Promise<void> => {
    loupe = await (fetching ??= ground.glass());
    if (press !== undefined) aim(event);
  };

  const drag = (event: PointerEvent, { from, finger }: Press): void => {
    const view = ground.view();
    const to = pointAt(event, finger);
    points.aim(to);
    hover(to);
    const piece = view.pieces[from!]?.at(-1) ?? view.ghosts?.[from!]?.at(-1);
    if (piece === undefined) return;
    // Over a valid target the piece snaps into place.
    const snapped =
      to !== undefined && to !== from && inviting(view).has(to) ? geometry().byName.get(to) : undefined;
    const { x, y } = snapped ?? fit().toUnits(event.clientX, event.clientY);
    away = ground.find(
      pieceKey(geometry().skin, from!, piece, Math.max(0, (view.pieces[from!]?.length ?? 0) - 1)),
    );
    away?.setAttribute('class', 'kb-away');
    const shown = dragged.firstElementChild ?? svgElement('use');
    shown.setAttribute('href', `#${pieceId(ground.id, piece.kind, piece.side)}`);
    shown.setAttribute('transform', `translate(${x} ${y - 10}) scale(1.1)`);
    if (dragged.firstElementChild === null) dragged.append(shown);
  };

  const letGo = (): void => {
    clearTimeout(glass);
    glass = undefined;
    loupe?.hide();
    points.aim(undefined);
    dragged.replaceChildren();
    away?.removeAttribute('class');
    svg.classList.remove('kb-dragging');
    press = undefined;
  };

  const down = (event: PointerEvent): void => {
    if (press !== undefined || event.button !== 0 || ground.handlers().touch === undefined) return;
    const finger = event.pointerType === 'touch';
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    press = { pointer, finger, x, y, from: pointAt(event, finger), dragging: false };
    svg.setPointerCapture(pointer);
    if (!finger) return;
    glass = setTimeout(() => {
      glass = undefined;
      aim(event);
    }, GLASS_AFTER_MS);
    aim(event);
  };

  const move = (event: PointerEvent): void => {
    if (press === undefined) {
      if (event.pointerType !== 'touch') hover(pointAt(event, false));
      return;
    }
    if (event.pointerId !== press.pointer) return;
    const { from, finger } = press;
    const wandered = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (
      !press.dragging &&
      from !== undefined &&
      wandered > (finger ? WANDER.finger : WANDER.mouse) &&
      ground.view().draggable?.includes(from) === true
    ) {
      press.dragging = true;
      svg.classList.add('kb-dragging');
      ground.handlers().grab?.(from);
    }
    if (finger) aim(event);
    if (press.dragging) drag(event, press);
  };

  const up = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    const { from, finger, dragging } = press;
    const to = pointAt(event, finger);
    letGo();
    const handlers = ground.handlers();
    if (to !== undefined) points.activateQuietly(to);
    if (dragging) {
      if (to === undefined) handlers.escape?.();
      else if (to !== from) handlers.drop?.(from!, to);
      else if (handlers.grab === undefined) handlers.touch?.(to);
    } else if (to !== undefined && (finger || to === from)) handlers.touch?.(to);
    if (finger) hover(undefined);
  };

  const cancel = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    const { dragging } = press;
    letGo();
    hover(undefined);
    if (dragging) ground.handlers().escape?.();
  };

  const on = <K extends keyof SVGElementEventMap>(
    type: K,
    listener: (event: SVGElementEventMap[K]) => void,
  ): void => {
    svg.addEventListener(type, listener, { signal });
  };
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', cancel);
  on('pointerleave', () => {
    if (press === undefined) hover(undefined);
  });
  // The focus goes to the selected point, not to the element under the finger.
  on('mousedown', event => {
    event.preventDefault();
  });
  // A long press is for aiming, so it opens no menu.
  on('contextmenu', event => {
    if (press?.finger === true) event.preventDefault();
  });
  // Assistive technology clicks without a pointer.
  on('click', event => {
    const point = points.pointOf(event.target);
    if (event.detail === 0 && point !== undefined) ground.handlers().touch?.(point);
  });
};
