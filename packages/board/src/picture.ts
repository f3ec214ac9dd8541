import type { PictureOptions, View } from './types.js';

/** A whole SVG as text: thumbnails, prerendered pages, downloads. */
export const boardSvg = (_view: View, _options: PictureOptions = {}): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"></svg>';
