import { EVENT_VERSION } from '@korong/match';
import { expect, test } from 'vitest';
import { checkGames } from './checkGames.js';
import { StoreTrouble, type GameStore } from './store/store.js';
import { append, beginning, guest, onBoth } from './store/testing.js';

const silent = { damage: () => undefined, progress: () => undefined };

onBoth(({ open }) => {
  const filled = async (count: number): Promise<{ games: GameStore; ids: readonly string[] }> => {
    const { games } = await open();
    const ids = [];
    for (let i = 0; i < count; i++) {
      const what = beginning(guest(), guest());
      await games.begin(what, 'nothing');
      ids.push(what.id);
    }
    return { games, ids };
  };

  test('intact games, and games of a newer version, are not damaged', async () => {
    const { games, ids } = await filled(20);
    const event = { version: EVENT_VERSION + 1, seq: 2, at: 3_000, kind: 'teleported' } as never;
    await games.append(append(ids[3]!, [{ event }]));
    const progress: number[] = [];
    const checked = await checkGames(games, { ...silent, progress: count => progress.push(count) });
    expect(checked).toEqual({ games: 20, damaged: 0, newer: 1, unlisted: [] });
    expect(progress).toEqual([20]);
  });

  test('a game that grows while it is looked at is not damaged', async () => {
    const { games, ids } = await filled(1);
    const offered = (seq: number) => ({
      event: { version: 1, seq, at: 3_000, kind: 'offered', by: 'white', what: 'draw' } as const,
    });
    const growing: GameStore = {
      ...games,
      load: async (id, since) => {
        await games.append(append(ids[0]!, [offered(2)]));
        return games.load(id, since);
      },
    };
    expect(await checkGames(growing, silent)).toMatchObject({ games: 1, damaged: 0 });
  });

  test('a list that breaks off is read from its other end, and that is reported', async () => {
    const { games, ids } = await filled(5);
    const torn: GameStore = {
      ...games,
      ids: async page => {
        if (page.order === 'asc') throw new StoreTrouble('malformed', 'SQLITE_CORRUPT_INDEX');
        return (await games.ids(page)).slice(0, 4);
      },
    };
    const checked = await checkGames(torn, silent);
    expect(checked).toMatchObject({
      games: 4,
      damaged: 0,
      unlisted: ['SQLITE_CORRUPT_INDEX', 'SQLITE_CORRUPT_INDEX'],
    });
    expect(ids).toHaveLength(5);
  });

  test('a store that is out of reach is not a damaged one', async () => {
    const { games } = await filled(3);
    const away: GameStore = {
      ...games,
      load: () => Promise.reject(new StoreTrouble('away', 'ECONNREFUSED')),
    };
    await expect(checkGames(away, silent)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
