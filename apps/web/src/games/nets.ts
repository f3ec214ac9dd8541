// The addresses of the nets that come with the engine.
import gipfLarge from '@korong/engine/nets/gipf-large.knet?url';
import gipfProjectLarge from '@korong/engine/nets/gipf-project-large.knet?url';
import gipfProjectSmall from '@korong/engine/nets/gipf-project-small.knet?url';
import gipfSmall from '@korong/engine/nets/gipf-small.knet?url';
import yinshLarge from '@korong/engine/nets/yinsh-large.knet?url';
import yinshSmall from '@korong/engine/nets/yinsh-small.knet?url';
import { netFamilyOf, type Level, type NetFamily } from '@korong/engine';
import type { GameName } from '@korong/rules';

const NETS: Readonly<Record<NetFamily, Readonly<Record<Level['net'], string>>>> = {
  yinsh: { small: yinshSmall, large: yinshLarge },
  gipf: { small: gipfSmall, large: gipfLarge },
  'gipf-project': { small: gipfProjectSmall, large: gipfProjectLarge },
};

/** The net of this size for games that begin like this. Its address changes with its content. */
export const netAddress = (game: GameName, start: string, size: Level['net']): string =>
  NETS[netFamilyOf(game, start)][size];
