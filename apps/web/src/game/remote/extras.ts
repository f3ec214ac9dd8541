// What only games with potentials need: fetched together with their table.
import type { Match } from '@korong/match';
import { fetchArea } from '../../frame/i18n.js';

const fetchLinked = async () => {
  const [{ default: RemoteContest }, { default: PastContests }, { RemoteContests }] = await Promise.all([
    import('../linked/RemoteContest.svelte'),
    import('../linked/PastContests.svelte'),
    import('../linked/remoteContest.js'),
  ]);
  return { RemoteContest, PastContests, RemoteContests };
};

const fetchProject = async ({ links }: Match['setup']) => {
  const [{ default: Project }, linked] = await Promise.all([
    import('../../games/gipf/potentials/Project.svelte'),
    links && fetchLinked(),
    fetchArea('project'),
  ]);
  return { Project, ...linked };
};

export type Extras = Partial<Awaited<ReturnType<typeof fetchProject>>>;

export const fetchExtras = async (setup: Match['setup']): Promise<Extras> =>
  setup.options.potentials === undefined ? {} : fetchProject(setup);
