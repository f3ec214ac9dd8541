import type { PlayableUi } from '../games/fetch.js';
import type { Sketch } from '../games/sketch.js';

/** A game whose board also shows a sketch, as long as nothing is chosen on it. */
export const withSketch = (ui: PlayableUi, drawn: { readonly now: Sketch }): PlayableUi => ({
  ...ui,
  look: (position, selection, hover) => {
    const look = ui.look(position, selection, hover);
    const { now } = drawn;
    if (position !== now.position || selection.held !== undefined) return look;
    const marks = { ...look.marks };
    for (const [point, here] of Object.entries(now.marks)) marks[point] = [...(marks[point] ?? []), ...here];
    return {
      ...look,
      marks,
      arrows: [...look.arrows, ...now.arrows],
      rows: [...look.rows, ...now.rows],
      heat: now.heat,
    };
  },
});
