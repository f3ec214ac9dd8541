// Code for custom variants and linked matches only, loaded together with the game.
import type { Match } from '@korong/match';
import type { GameName } from '@korong/rules';
import type { CustomPanel } from '../../games/gameAbout.js';
import { fetchPanel } from '../../games/panels.js';

const fetchLinked = async () => {
  const [{ default: RemoteContest }, { default: PastContests }, { RemoteContests }] = await Promise.all([
    import('../linked/RemoteContest.svelte'),
    import('../linked/PastContests.svelte'),
    import('../linked/remoteContest.js'),
  ]);
  return { RemoteContest, PastContests, RemoteContests };
};

export type Extras = Partial<Awaited<ReturnType<typeof fetchLinked>>> & { readonly Panel?: CustomPanel };

export const fetchExtras = async (game: GameName, { options, links }: Match['setup']): Promise<Extras> => {
  const [Panel, linked] = await Promise.all([fetchPanel(game, options), links && fetchLinked()]);
  return { ...(Panel && { Panel }), ...linked };
};
