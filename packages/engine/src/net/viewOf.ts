import type { GameName } from '@korong/rules';
import type { NetEncoding } from '../evaluate/encoding.js';
import { SEARCH_GAMES } from '../games/games.js';
import type { BoardKind } from '../games/searchGame.js';

/** The sizes in the header of a net that tell encodings apart. They may come from outside. */
interface Sizes {
  readonly points: unknown;
  readonly planes: unknown;
  readonly policyPlanes: unknown;
}

/** The kind of board that a net of these sizes sees, and how it sees it; `undefined` if no net of the game has them. */
export const viewOf = (
  game: GameName,
  { points, planes, policyPlanes }: Sizes,
): { readonly kind: BoardKind; readonly encoding: NetEncoding } | undefined => {
  for (const kind of SEARCH_GAMES[game].kinds) {
    for (const encoding of kind.nets) {
      if (
        points === encoding.points.length &&
        planes === encoding.planes &&
        policyPlanes === encoding.policyPlanes
      )
        return { kind, encoding };
    }
  }
  return undefined;
};
