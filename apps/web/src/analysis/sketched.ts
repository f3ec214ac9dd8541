import type { PlayableUi } from '../games/fetch.js';
import type { Sketch } from '../games/sketch.js';

/** A game whose board also shows a sketch, as long as nothing is chosen on it. */
export const withSketch = (ui: PlayableUi, drawn: { readonly now: Sketch }): PlayableUi => ({
  ...ui,
  overlay: (position, selection, hover) => {
    const overlay = ui.overlay(position, selection, hover);
    const { now } = drawn;
    if (position !== now.position || selection.held !== undefined) return overlay;
    const marks = { ...overlay.marks };
    for (const [point, here] of Object.entries(now.marks)) marks[point] = [...(marks[point] ?? []), ...here];
    return {
      ...overlay,
      marks,
      arrows: [...overlay.arrows, ...now.arrows],
      rows: [...overlay.rows, ...now.rows],
      heat: now.heat,
    };
  },
});
