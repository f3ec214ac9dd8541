import { expect, test } from 'vitest';
import type { Store } from './store.js';
import type { OpeningTurn } from './studyStores.js';
import { append, beginning, guest, newId, onBoth, turn } from './testing.js';

const ENGINE = { id: newId(14), name: 'Korong 3', account: false, level: 3 };

/** A finished game; gives its id. */
const finished = async (
  { games }: Store,
  endedAt: number,
  { winner = 'white', listed = true, engine = false }: Partial<Finished> = {},
): Promise<string> => {
  const start = beginning(guest('Anna'), engine ? ENGINE : guest('Bela'), { listed });
  await games.begin(start, 'nothing');
  await games.append(append(start.id, [turn(2)], { status: 'over', winner, ending: 'resignation', endedAt }));
  return start.id;
};

interface Finished {
  readonly winner: 'white' | 'black' | null;
  readonly listed: boolean;
  readonly engine: boolean;
}

const opening = (...turns: readonly string[]): OpeningTurn[] =>
  turns.map((text, i) => ({ position: `position ${i}`, turn: text }));

onBoth(({ open }) => {
  test('finished games that are listed are uncounted, the one that ended first first', async () => {
    const store = await open();
    const ids = [await finished(store, 30), await finished(store, 10), await finished(store, 20)];
    await finished(store, 5, { listed: false });
    await store.games.begin(beginning(guest(), guest()), 'nothing');
    const due = await store.explorer.uncounted(10);
    expect(due.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(due[0]).toEqual({ id: ids[1], winner: 'white', by: 'people', endedAt: 10 });
    expect(await store.explorer.uncounted(1)).toHaveLength(1);
  });

  test('counts add up by position, turn and players, with the latest four games', async () => {
    const store = await open();
    for (const [i, winner] of (['white', 'black', null, 'white', 'white'] as const).entries())
      await finished(store, 10 + i, { winner });
    await finished(store, 20, { engine: true });
    const due = await store.explorer.uncounted(10);
    for (const game of due) expect(await store.explorer.count(game, opening('f6', 'g7'))).toBe(true);
    const people = due.filter(({ by }) => by === 'people').map(({ id }) => id);
    expect((await store.explorer.turns('position 1')).toSorted((a, b) => b.games - a.games)).toEqual([
      {
        turn: 'g7',
        by: 'people',
        games: 5,
        white: 3,
        black: 1,
        lastAt: 14,
        latest: people.toReversed().slice(0, 4),
      },
      { turn: 'g7', by: 'engine', games: 1, white: 1, black: 0, lastAt: 20, latest: [due.at(-1)!.id] },
    ]);
    expect(await store.explorer.turns('position 2')).toEqual([]);
    expect(await store.explorer.uncounted(10)).toEqual([]);
  });

  test('a game counts once, however many processes count it, and a turn once in a game', async () => {
    const [store, other] = [await open(), await open('same')];
    for (let i = 0; i < 20; i++) await finished(store, i);
    const due = await store.explorer.uncounted(50);
    // In opposite orders, so that processes that locked rows as they come would wait for each other.
    const turns = opening(...Array.from({ length: 20 }, (_, i) => `turn ${i}`));
    const answers = await Promise.all([
      ...due.map(game => store.explorer.count(game, turns)),
      ...due.toReversed().map(game => other.explorer.count(game, [...turns.toReversed(), turns[3]!])),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(20);
    for (let i = 0; i < 20; i++)
      expect(await other.explorer.turns(`position ${i}`)).toMatchObject([
        { turn: `turn ${i}`, games: 20, white: 20 },
      ]);
  });
});
