// Mouse, finger and pen: touch, drag, aim.
import type { XY } from '../shapes.js';
import { createAim } from './aim.js';
import { createDraggedPiece } from './draggedPiece.js';
import { fitOf, inviting, pick, type Fit } from './hit.js';
import type { PointerTarget } from './target.js';

interface Press {
  readonly pointer: number;
  readonly finger: boolean;
  readonly x: number;
  readonly y: number;
  readonly from: string | undefined;
  dragging: boolean;
}

/** How far a press may move, in CSS pixels, before it becomes a drag. */
const WANDER = { finger: 18, mouse: 5 };

/** Listens until `signal` aborts. */
export const listenToPointers = (target: PointerTarget, signal: AbortSignal): void => {
  const { svg, points, geometry, view, handlers } = target;
  let press: Press | undefined;
  let hovered: string | undefined;

  const fit = (): Fit => fitOf(geometry(), svg.getBoundingClientRect());
  const pointAt = (event: PointerEvent, finger: boolean): string | undefined => {
    const now = fit();
    const drawn = { unitsPerPixel: 1 / now.pixelsPerUnit, drawnTo: inviting(view()) };
    const place = now.toUnits(event.clientX, event.clientY);
    return pick(geometry(), place, finger ? drawn : undefined, view().gone);
  };
  const hover = (point: string | undefined): void => {
    if (point === hovered) return;
    hovered = point;
    handlers().hover?.(point);
  };
  const highlight = (point: string | undefined): string | undefined => {
    points.aim(point);
    hover(point);
    return point;
  };
  const aim = createAim(target, fit, event => highlight(pointAt(event, true)));
  const piece = createDraggedPiece(target);

  const drag = (event: PointerEvent, from: string, finger: boolean): void => {
    const to = highlight(pointAt(event, finger));
    // Over a valid target the piece snaps into place.
    const isTarget = to !== undefined && to !== from && inviting(view()).has(to);
    const snapped: XY | undefined = isTarget ? geometry().byName.get(to) : undefined;
    piece.show(from, snapped ?? fit().toUnits(event.clientX, event.clientY));
  };

  const release = (): void => {
    aim.end();
    points.aim(undefined);
    piece.clear();
    svg.classList.remove('kb-dragging');
    press = undefined;
  };

  const down = (event: PointerEvent): void => {
    if (press !== undefined || event.button !== 0 || handlers().touch === undefined) return;
    const finger = event.pointerType === 'touch';
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    press = { pointer, finger, x, y, from: pointAt(event, finger), dragging: false };
    svg.setPointerCapture(pointer);
    if (finger) aim.begin(event);
  };

  const mayDrag = (event: PointerEvent, { from, finger, x, y }: Press): boolean =>
    from !== undefined &&
    Math.hypot(event.clientX - x, event.clientY - y) > (finger ? WANDER.finger : WANDER.mouse) &&
    view().draggable?.includes(from) === true;

  const move = (event: PointerEvent): void => {
    if (press === undefined) {
      if (event.pointerType !== 'touch') hover(pointAt(event, false));
      return;
    }
    if (event.pointerId !== press.pointer) return;
    const { from, finger } = press;
    if (!press.dragging && mayDrag(event, press)) {
      press.dragging = true;
      svg.classList.add('kb-dragging');
      handlers().grab?.(from!);
    }
    if (finger) aim.follow(event);
    if (press.dragging) drag(event, from!, finger);
  };

  const up = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    const { from, finger, dragging } = press;
    const to = pointAt(event, finger);
    release();
    const now = handlers();
    if (to !== undefined) points.activateQuietly(to);
    if (dragging) {
      if (to === undefined) now.escape?.();
      else if (to !== from) now.drop?.(from!, to);
      else if (now.grab === undefined) now.touch?.(to);
    } else if (to !== undefined && (finger || to === from)) now.touch?.(to);
    if (finger) hover(undefined);
  };

  const cancel = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    const { dragging } = press;
    release();
    hover(undefined);
    if (dragging) handlers().escape?.();
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
    if (event.detail === 0 && point !== undefined) handlers().touch?.(point);
  });
};
