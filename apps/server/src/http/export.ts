import type { AccountExport, Study } from '@korong/protocol';
import { games as allGames } from '@korong/rules';
import { shownSession } from './shown.js';
import type { Records } from '../records/index.js';
import type { Store } from '../store/store.js';
import type { SignedIn } from '../accounts/sessions.js';

const PAGE = 100;

/** All stored data about a player: account, sessions, games with their records, studies, puzzles, reports, and chat. */
export const exportOf = async (
  store: Store,
  records: Pick<Records, 'read'>,
  { player, session, banned, muted }: SignedIn,
): Promise<AccountExport> => {
  const { id } = player;
  const account = await store.players.find(id);
  const games: AccountExport['games'] = [];
  for (let after: string | undefined, more = true; more;) {
    const page = await store.games.search(
      { player: id, ...(after === undefined ? {} : { after }) },
      PAGE,
      id,
    );
    for (const game of page.games) games.push({ ...game, record: (await records.read(game.id))?.text });
    after = page.next;
    more = after !== undefined;
  }
  const studies: AccountExport['studies'] = [];
  for (let after: string | undefined, more = true; more;) {
    const page = await store.studies.list({ owner: id, viewer: id, limit: PAGE, ...(after && { after }) });
    for (const { id: one } of page.studies) {
      const study = await store.studies.find(one);
      if (study) studies.push(study as Study);
    }
    after = page.next;
    more = after !== undefined;
  }
  const puzzles: AccountExport['puzzles'] = [];
  for (const { name: game } of allGames)
    puzzles.push({
      game,
      rating: await store.puzzles.solver(id, game),
      tried: await store.puzzles.tried(id, game),
    });
  return {
    player,
    since: account?.createdAt ?? 0,
    banned,
    muted,
    sessions: (await store.players.sessionsOf(id)).map(one => shownSession(one, session)),
    games,
    studies,
    puzzles,
    reports: (await store.chat.reportsBy(id)).map(({ game, about, text, at }) => ({ game, about, text, at })),
    chat: (await store.players.chatOf(id)).map(({ game, n, text, at }) => ({ game, n, text, at })),
  };
};
