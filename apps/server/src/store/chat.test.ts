import { describe, expect, test } from 'vitest';
import { guest, onBoth } from './testing.js';

const GAME = 'game000001';

describe('chat', () => {
  onBoth(({ open }) => {
    test('lines are numbered in each game and read after a number', async () => {
      const store = await open();
      const anna = guest('Anna');
      const say = (game: string, n: number): Promise<number> =>
        store.chat.say({ game, by: anna, message: `message-${n}`, text: `line ${n}`, at: n });
      expect([
        await say(GAME, 1),
        await say(GAME, 2),
        await say('game000002', 3),
        await say(GAME, 4),
      ]).toEqual([1, 2, 1, 3]);
      expect(await store.chat.lines(GAME, 1, 10)).toEqual([
        { n: 2, by: anna, text: 'line 2', at: 2 },
        { n: 3, by: anna, text: 'line 4', at: 4 },
      ]);
      expect((await store.chat.lines(GAME, 0, 2)).map(({ n }) => n)).toEqual([1, 2]);
      expect(await store.chat.lines(GAME, 9e15, 2)).toEqual([]);
      expect(await store.players.chatOf(anna.id)).toHaveLength(4);
      expect((await store.players.chatOf(anna.id))[2]).toEqual({
        game: 'game000002',
        n: 1,
        by: anna,
        text: 'line 3',
        at: 3,
      });
    });

    test('a repeated message is one line and gets its number again', async () => {
      const store = await open();
      const [anna, bela] = [guest('Anna'), guest('Béla')];
      const line = { game: GAME, by: anna, message: 'message-1', text: 'Hello', at: 1 };
      expect(await store.chat.say(line)).toBe(1);
      expect(await store.chat.say({ ...line, by: bela })).toBe(2);
      expect(await store.chat.say(line)).toBe(1);
      expect(await store.chat.lines(GAME, 0, 10)).toHaveLength(2);
    });

    test('many speak at once in two processes: numbers without gaps and doubles', async () => {
      const stores = [await open(), await open('same')];
      const people = [guest('Anna'), guest('Béla')];
      const numbers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          stores[i % 2]!.chat.say({
            game: GAME,
            by: people[i % 2]!,
            message: `message-${i}`,
            text: 'x',
            at: i,
          }),
        ),
      );
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    });

    test('reports are listed newest first and closed once', async () => {
      const store = await open();
      const [anna, bela] = [guest('Anna'), guest('Béla')];
      for (const text of ['rude', 'still rude']) {
        await store.chat.report({ game: GAME, about: bela.id, by: anna.id, text, at: 7 });
      }
      const all = await store.chat.reports(true, 10);
      expect(all.map(({ text }) => text)).toEqual(['still rude', 'rude']);
      const [, first] = all;
      expect(first).toEqual({
        id: first!.id,
        game: GAME,
        about: bela.id,
        by: anna.id,
        text: 'rude',
        at: 7,
        closed: false,
      });
      expect(await store.chat.closeReport(first!.id)).toBe(true);
      expect(await store.chat.closeReport(first!.id)).toBe(false);
      expect(await store.chat.closeReport(12345)).toBe(false);
      expect((await store.chat.reports(true, 10)).map(({ text }) => text)).toEqual(['still rude']);
      expect((await store.chat.reports(false, 10)).map(({ closed }) => closed)).toEqual([false, true]);
    });
  });
});
