// The addresses of the nets of each game.
import gipfLarge from '@korong/engine/nets/gipf-large.knet?url';
import gipfSmall from '@korong/engine/nets/gipf-small.knet?url';
import yinshLarge from '@korong/engine/nets/yinsh-large.knet?url';
import yinshSmall from '@korong/engine/nets/yinsh-small.knet?url';
import type { GameName } from '@korong/rules';

export const NETS: Readonly<Record<GameName, { readonly small: string; readonly large: string }>> = {
  yinsh: { small: yinshSmall, large: yinshLarge },
  gipf: { small: gipfSmall, large: gipfLarge },
};
