import { describe, expect, test } from 'vitest';
import { StoreTrouble, type Store } from './store.js';
import { append, beginning, guest, onBoth, turn } from './testing.js';

const begun = async (store: Store): Promise<{ game: string; white: string; black: string }> => {
  const [white, black] = [guest('Anna'), guest('Béla')];
  const what = beginning(white, black);
  expect(await store.games.begin(what, 'nothing')).toBe(true);
  return { game: what.id, white: white.id, black: black.id };
};

const log = async (store: Store, game: string): Promise<readonly number[]> =>
  (await store.games.load(game, 0))!.events.map(({ event }) => event.seq);

describe('appending', () => {
  onBoth(({ open }) => {
    test('a stored log is there, also for another connection', async () => {
      const store = await open();
      const { game, white } = await begun(store);
      const events = [turn(2, white, 'message-1'), turn(3)];
      expect(await store.games.append(append(game, events))).toEqual({ kind: 'stored' });
      const other = await open('same');
      expect((await other.games.load(game, 1))!.events).toEqual(events);
      expect((await other.games.load(game, 3))!.events).toEqual([]);
      expect((await other.games.load(game, 9e15))!.events).toEqual([]);
    });

    test('the second append with a number is refused, and nothing of it is stored', async () => {
      const store = await open();
      const other = await open('same');
      const { game, white, black } = await begun(store);
      const answers = await Promise.all([
        store.games.append(append(game, [turn(2, white, 'message-a'), turn(3)], { turns: 1 })),
        other.games.append(append(game, [turn(2, black, 'message-b'), turn(3)], { turns: 9 })),
      ]);
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['conflict', 'stored']);
      expect(await log(store, game)).toEqual([1, 2, 3]);
      const winner = answers[0].kind === 'stored' ? 'message-a' : 'message-b';
      expect((await store.games.load(game, 1))!.events[0]!.message).toBe(winner);
      expect((await store.games.summary(game))!.turns).toBe(winner === 'message-a' ? 1 : 9);
    });

    test('a gap is refused, and so is a game that is not there', async () => {
      const store = await open();
      const { game, white } = await begun(store);
      expect(await store.games.append(append(game, [turn(3, white, 'message-1')]))).toEqual({
        kind: 'conflict',
      });
      expect(await store.games.append(append('nosuchgame', [turn(2)]))).toEqual({ kind: 'conflict' });
      expect(await log(store, game)).toEqual([1]);
    });

    test('a repeated message gets the number of its first event, at its own place and at any later one', async () => {
      const store = await open();
      const { game, white, black } = await begun(store);
      await store.games.append(append(game, [turn(2, white, 'message-1')]));
      const repeated = { kind: 'repeated', seq: 2 };
      expect(await store.games.append(append(game, [turn(2, white, 'message-1')]))).toEqual(repeated);
      expect(await store.games.append(append(game, [turn(3, white, 'message-1')]))).toEqual(repeated);
      expect(await store.games.append(append(game, [turn(7, white, 'message-1')]))).toEqual(repeated);
      // Another event before it in the same write changes nothing.
      expect(await store.games.append(append(game, [turn(3), turn(4, white, 'message-1')]))).toEqual(
        repeated,
      );
      expect(await log(store, game)).toEqual([1, 2]);
      // The ids are each player's own, and each game's.
      expect(await store.games.append(append(game, [turn(3, black, 'message-1')]))).toEqual({
        kind: 'stored',
      });
      const second = await begun(store);
      expect(await store.games.append(append(second.game, [turn(2, white, 'message-1')]))).toEqual({
        kind: 'stored',
      });
    });

    test('the same message from two processes at once is stored once', async () => {
      const store = await open();
      const other = await open('same');
      for (let i = 0; i < 20; i++) {
        const { game, white } = await begun(store);
        const write = append(game, [turn(2, white, 'message-1')]);
        const answers = await Promise.all([store.games.append(write), other.games.append(write)]);
        expect(answers.map(({ kind }) => kind).sort()).toEqual(['repeated', 'stored']);
        expect(await log(store, game)).toEqual([1, 2]);
      }
    });

    test('of several events with one message the first has it', async () => {
      const store = await open();
      const { game, white } = await begun(store);
      const both = [turn(2, white, 'message-1'), turn(3, white, 'message-1')];
      expect(await store.games.append(append(game, both))).toEqual({ kind: 'stored' });
      expect((await store.games.load(game, 1))!.events.map(({ message }) => message)).toEqual([
        'message-1',
        undefined,
      ]);
      expect(await store.games.append(append(game, both))).toEqual({ kind: 'repeated', seq: 2 });
    });

    test('a hundred games written at once, some of them wrongly: each gets its own answer', async () => {
      const store = await open();
      const games = await Promise.all(Array.from({ length: 100 }, () => begun(store)));
      await Promise.all(
        games.map(({ game, white }) => store.games.append(append(game, [turn(2, white, 'first-one')]))),
      );
      const answers = await Promise.all(
        games.map(({ game, white }, i) =>
          store.games.append(
            i % 3 === 0
              ? append(game, [turn(3, white, 'another-one')])
              : i % 3 === 1
                ? append(game, [turn(2, white, 'another-one')])
                : append(game, [turn(3, white, 'first-one')]),
          ),
        ),
      );
      const kinds = ['stored', 'conflict', 'repeated'];
      expect(answers.map(({ kind }) => kind)).toEqual(games.map((_, i) => kinds[i % 3]));
      for (const [i, { game }] of games.entries()) {
        expect(await log(store, game)).toEqual(i % 3 === 0 ? [1, 2, 3] : [1, 2]);
      }
    });

    test('several appends to one game at once: consecutive ones are stored', async () => {
      const store = await open();
      const { game } = await begun(store);
      const answers = await Promise.all(
        [2, 3, 3, 4].map(seq => store.games.append(append(game, [turn(seq)]))),
      );
      expect(answers.map(({ kind }) => kind)).toEqual(['stored', 'stored', 'conflict', 'stored']);
      expect(await log(store, game)).toEqual([1, 2, 3, 4]);
    });

    test('two processes write to the same games in opposite orders, and neither waits for the other for ever', async () => {
      const store = await open();
      const other = await open('same');
      const games = await Promise.all(Array.from({ length: 50 }, () => begun(store)));
      for (let seq = 2; seq < 12; seq++) {
        const one = games.map(({ game }) => store.games.append(append(game, [turn(seq)])));
        const two = games.toReversed().map(({ game }) => other.games.append(append(game, [turn(seq)])));
        const [ours, theirs] = await Promise.all([Promise.all(one), Promise.all(two)]);
        const kinds = ours.map(({ kind }, i) => [kind, theirs[games.length - 1 - i]!.kind].sort());
        expect(kinds).toEqual(games.map(() => ['conflict', 'stored']));
      }
    });

    test('with a full queue more writes fail at once, and waiting ones are stored', async () => {
      const store = await open('empty', { queue: 10 });
      const { game } = await begun(store);
      const writes = Array.from({ length: 15 }, (_, i) => store.games.append(append(game, [turn(i + 2)])));
      const settled = await Promise.allSettled(writes);
      const refused = settled.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(5);
      for (const one of refused) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(StoreTrouble);
      expect(await log(store, game)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
      expect(store.waiting()).toBe(0);
    });

    test('a store that closes finishes waiting writes, and then fails', async () => {
      const store = await open();
      const { game } = await begun(store);
      const write = store.games.append(append(game, [turn(2)]));
      await store.close();
      expect(await write).toEqual({ kind: 'stored' });
      await expect(store.games.append(append(game, [turn(3)]))).rejects.toBeInstanceOf(StoreTrouble);
      await expect(store.games.load(game, 0)).rejects.toBeInstanceOf(StoreTrouble);
      expect(await log(await open('same'), game)).toEqual([1, 2]);
    });
  });
});
