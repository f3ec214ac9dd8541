// The point under a finger: highlighted, and magnified where points are small.
import type { Fit } from './hit.js';
import type { Loupe } from './loupe.js';
import type { PointerTarget } from './target.js';

/** From this spacing of points in CSS pixels on, no loupe is needed. */
const FINGER_WIDE = 40;
/** A tap shorter than this shows no loupe. */
const LOUPE_AFTER_MS = 130;

export interface Aim {
  begin(event: PointerEvent): void;
  follow(event: PointerEvent): void;
  end(): void;
}

/** `aimAt` highlights the point under the finger and returns its name. */
export const createAim = (
  target: PointerTarget,
  fit: () => Fit,
  aimAt: (event: PointerEvent) => string | undefined,
): Aim => {
  let isActive = false;
  let loupe: Loupe | undefined;
  let fetching: Promise<Loupe> | undefined;
  let delay: ReturnType<typeof setTimeout> | undefined;

  const follow = (event: PointerEvent): void => {
    const point = aimAt(event);
    const now = fit();
    if (now.pixelsPerUnit * 100 >= FINGER_WIDE || delay !== undefined) return;
    if (loupe === undefined) {
      fetchLoupe(event).catch(() => undefined);
      return;
    }
    const place = target.geometry().byName.get(point ?? '');
    loupe.show(now, target.svg.getBoundingClientRect(), { x: event.clientX, y: event.clientY }, place);
  };
  const fetchLoupe = async (event: PointerEvent): Promise<void> => {
    loupe = await (fetching ??= target.fetchLoupe());
    if (isActive) follow(event);
  };

  return {
    begin: event => {
      isActive = true;
      delay = setTimeout(() => {
        delay = undefined;
        follow(event);
      }, LOUPE_AFTER_MS);
      follow(event);
    },
    follow,
    end: () => {
      isActive = false;
      clearTimeout(delay);
      delay = undefined;
      loupe?.hide();
    },
  };
};
