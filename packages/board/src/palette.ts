// What is coloured. The colours themselves are in board.css, and for pictures in themes.ts.

/** The coloured parts. */
export const PAINTS = [
  'board', // the middle of the board; white and black have a contrast of at least 3:1 on it
  'shade', // its rim
  'field', // the inlay
  'side', // the edge of the slab
  'gleam', // light caught by edges
  'grain',
  'line',
  'name', // coordinates and counts
  'white',
  'white-edge',
  'white-groove',
  'black',
  'black-light',
  'black-edge',
  'black-groove',
  'may', // the cool hue
  'may-edge',
  'last', // the warm hue
  'last-edge',
] as const;

export type Paint = (typeof PAINTS)[number];

/** How a drawing refers to its colours: as literals, or as custom properties. */
export type Palette = (paint: Paint) => string;

/** The colours of board.css, in the theme and scheme of the page. */
export const pagePalette: Palette = paint => `var(--kb-${paint})`;
