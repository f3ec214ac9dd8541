/** Paths in a box of 24 by 24, drawn with a stroke. */
export const ICONS = {
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 9',
  takeback: 'M4 4v5h5M4.6 9A8 8 0 1 1 4 13',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.5 1 .5 1.6h6c0-.6 0-1.2.5-1.6A6 6 0 0 0 12 3',
  flip: 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4',
  pause: 'M9 5v14M15 5v14',
  resume: 'M8 5l11 7-11 7z',
  draw: 'M5 9h14M5 15h14',
  resign: 'M6 21V4M6 5h12l-3 4 3 4H6',
  abort: 'M6 6l12 12M18 6 6 18',
  addTime: 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M19 2v6M16 5h6',
  chat: 'M4 5h16v11H9l-5 4z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;
