// The boards of the rules pages before anything moves. A page has some thirty of them, so their common parts, the definitions and
// the plate, are printed once and referenced.
import { boardSvg, skinOf, type View } from '@korong/board';
import type { GameName } from '@korong/rules';
import { framesOf } from './frames.js';
import type { Demo } from './statement.js';

interface Parts {
  /** The opening tag with the attributes that name the picture. */
  readonly head: string;
  readonly definitions: string;
  readonly rest: string;
}

const partsOf = (game: GameName, view: View, title?: string): Parts => {
  const text = boardSvg(skinOf(game), view, { scheme: 'page', ...(title === undefined ? {} : { title }) });
  const found = /^(<svg[^>]*>(?:<title>[^<]*<\/title>)?)(<defs>.*<\/defs>)(.*)<\/svg>$/s.exec(text);
  if (!found) throw new Error('a board is not drawn as it used to be');
  const [, head, definitions, rest] = found;
  return { head: head!, definitions: definitions!, rest: rest! };
};

/** An empty board is its plate. */
const plateOf = (game: GameName): Parts => partsOf(game, { pieces: {} });

/** The common parts of all pictures of a page. */
export const shared = (game: GameName): string => {
  const { head, definitions, rest } = plateOf(game);
  return `${head}${definitions}<g id="plate">${rest}</g></svg>`;
};

export const picture = (game: GameName, demo: Demo, title: string): string => {
  const { head, rest } = partsOf(game, framesOf(game, demo)[0]!.view, title);
  const plate = plateOf(game).rest;
  if (!rest.includes(plate)) throw new Error('the plate is not part of the picture');
  return `${head}${rest.replace(plate, () => '<use href="#plate"/>')}</svg>`;
};
