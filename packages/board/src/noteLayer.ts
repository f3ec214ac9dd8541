import type { Geometry } from './geometry.js';
import type { Note } from './note.js';
import type { View } from './types.js';

export interface NoteLayer {
  show(view: View, geometry: Geometry): void;
}

/** Shows the note of a view. The code for it is fetched for the first note. */
export const noteLayer = (root: HTMLElement, svg: SVGSVGElement): NoteLayer => {
  let note: Note | undefined;
  let latest: readonly [View, Geometry];
  const fetchNote = async (): Promise<void> => {
    const { noteElement } = await import('./note.js');
    if (note === undefined) {
      note = noteElement();
      root.append(note.element);
    }
    note.show(...latest, svg);
  };
  return {
    show: (view, geometry) => {
      latest = [view, geometry];
      if (note !== undefined) note.show(view, geometry, svg);
      else if (view.note !== undefined) fetchNote().catch(() => undefined);
    },
  };
};
