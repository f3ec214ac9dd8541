import type { OpenGame, ServerMessage } from '@korong/protocol';
import { must } from '@korong/testing';
import { afterEach, expect, test } from 'vitest';
import {
  BLITZ,
  closeAll,
  Guest,
  house,
  messageId,
  newShared,
  newStore,
  person,
  type House,
} from './testing.js';

afterEach(closeAll);

type Listed = Extract<ServerMessage, { kind: 'lobby' }>;

const look = ({ rooms }: House): { readonly heard: Listed[]; readonly leave: () => void } => {
  const heard: Listed[] = [];
  const leave = rooms.lobby(`socket-${messageId()}`, text => heard.push(JSON.parse(text) as Listed));
  return { heard, leave };
};

const ids = ({ heard }: { readonly heard: Listed[] }): readonly string[] | undefined =>
  heard.at(-1)?.games.map(({ id }) => id);

test('the list is the same for all players, in every process, with the numbers of games and players', async () => {
  const [store, shared] = [await newStore(), await newShared()];
  const [one, two] = [await house({ store, shared }), await house({ store, shared })];
  const [here, there] = [look(one), look(two)];
  await expect.poll(() => [ids(here), ids(there)]).toEqual([[], []]);
  const { id } = must(await one.rooms.create(person('Anna'), BLITZ));
  await expect.poll(() => [ids(here), ids(there)]).toEqual([[id], [id]]);
  must(await two.rooms.accept(id, person('Béla')));
  await expect.poll(() => [ids(here), ids(there)]).toEqual([[], []]);
  // Counts are looked at now and then.
  await expect.poll(() => here.heard.at(-1)).toMatchObject({ running: 1, connected: 2 });
  // A later subscriber is shown it at once; one that has left gets nothing more.
  const late = look(one);
  expect(ids(late)).toEqual([]);
  there.leave();
  const before = there.heard.length;
  must(await one.rooms.create(person('Carl'), BLITZ));
  await expect.poll(() => ids(late)?.length).toBe(1);
  expect(there.heard).toHaveLength(before);
});

test('many changes are few messages', async () => {
  const here = await house();
  const lobby = look(here);
  await expect.poll(() => ids(lobby)).toEqual([]);
  const carl = person('Carl');
  const began = performance.now();
  for (let i = 0; i < 50; i++) {
    const { id } = must(await here.rooms.create(carl, BLITZ));
    if (i < 49) must(await here.rooms.cancelOpenGame(id, carl));
  }
  await expect.poll(() => ids(lobby)?.length).toBe(1);
  // Once a second, and what there was before.
  expect(lobby.heard.length).toBeLessThan((performance.now() - began) / 1_000 + 3);
});

test('a game whose player has left is not listed, unless it is played by days', async () => {
  const here = await house();
  const [anna, bela, carl] = [person('Anna'), person('Béla'), person('Carl')];
  const old = (id: string, by: OpenGame['by'], clock?: OpenGame['clock']): OpenGame => ({
    ...BLITZ,
    id,
    by,
    ...(clock && { clock }),
    createdAt: here.rooms.now() - 3_600_000,
  });
  await here.store.games.offer(old('abandoned1', anna));
  await here.store.games.offer(old('waitingfor', bela));
  await here.store.games.offer(old('daysdays10', carl, { kind: 'days', perTurn: 86_400_000 }));
  await new Guest(here.rooms, bela, 'waitingfor').watch();
  const lobby = look(here);
  await expect.poll(() => [...(ids(lobby) ?? [])].sort()).toEqual(['daysdays10', 'waitingfor']);
});
