import type { Attachment } from 'svelte/attachments';

/** Shorter ways are touches that slipped. */
const MIN_DISTANCE = 40;

/** Calls `go` with 1 for a swipe to the left, which brings the next move, and with -1 for one to the right. */
export const swipe =
  (go: (step: 1 | -1) => void): Attachment<HTMLElement> =>
  host => {
    let from: PointerEvent | undefined;
    const down = (event: PointerEvent): void => {
      from = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
    };
    const up = (event: PointerEvent): void => {
      if (from?.pointerId !== event.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      from = undefined;
      if (Math.abs(x) >= MIN_DISTANCE && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1);
    };
    host.addEventListener('pointerdown', down);
    host.addEventListener('pointerup', up);
    return () => {
      host.removeEventListener('pointerdown', down);
      host.removeEventListener('pointerup', up);
    };
  };
