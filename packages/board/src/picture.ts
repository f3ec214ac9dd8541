import { definitions } from './pieces.js';
import { plate } from './plate.js';
import { LAYERS, sceneOf } from './scene.js';
import { element, escape, round, shapeText } from './shapes.js';
import type { BoardSkin } from './skin.js';
import { paletteOf } from './themes.js';
import type { PictureOptions, View } from './types.js';

/** A whole SVG as text: thumbnails, prerendered pages, downloads. A note is not drawn. */
export const boardSvg = (skin: BoardSkin, view: View, options: PictureOptions = {}): string => {
  const { theme = 'wood', scheme = 'light', width, thumbnail = false, title } = options;
  // Pictures with the same definitions share their ids, so that one page can hold many of them.
  const { id = `kb-${skin.name}-${theme}-${scheme}` } = options;
  const paint = paletteOf(theme, scheme);
  const { box } = skin;
  const scene = sceneOf(skin, thumbnail ? { ...view, trays: undefined, pool: undefined } : view, id, paint);
  const inside = [
    title === undefined ? '' : `<title>${escape(title)}</title>`,
    `<defs>${definitions(skin, paint, id)}</defs>`,
    plate(skin, paint, id, {
      turned: view.turned === true,
      coordinates: view.coordinates !== false,
      thumbnail,
    }),
    ...LAYERS.map(layer => scene[layer].map(shapeText).join('')),
  ].join('');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: box.join(' '),
      ...(width === undefined ? {} : { width, height: round((width * box[3]) / box[2]) }),
      ...(scheme === 'page' ? { class: 'kb', 'data-theme': theme } : {}),
      ...(title === undefined ? { 'aria-hidden': 'true' } : { role: 'img' }),
    },
    inside,
  );
};
