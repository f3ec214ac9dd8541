import { describe, expect, test } from 'vitest';
import type { PlayerInfo } from '@korong/protocol';
import { append, beginning, guest, newId, onBoth, openGame, turn } from './testing.js';

const engine = (level: number): PlayerInfo => ({
  id: `engine${String(level).padStart(8, '0')}`,
  name: `Level ${level}`,
  account: false,
  level,
});

describe('open games', () => {
  onBoth(({ open }) => {
    test('wait until a player accepts, once', async () => {
      const store = await open();
      const other = await open('same');
      const [anna, bela, cili] = [guest('Anna'), guest('Béla'), guest('Cili')];
      const offer = openGame(anna, { clock: { kind: 'fischer', initial: 60_000, increment: 1_000 } });
      await store.games.offer(offer);
      expect(await other.games.openGame(offer.id)).toEqual(offer);
      expect(await store.games.load(offer.id, 0)).toBeUndefined();
      const answers = await Promise.all([
        store.games.begin(beginning(anna, bela, { id: offer.id }), 'open'),
        other.games.begin(beginning(anna, cili, { id: offer.id }), 'open'),
      ]);
      expect(answers.toSorted()).toEqual([false, true]);
      const kept = await store.games.load(offer.id, 0);
      expect(kept!.seats.black).toEqual(answers[0] ? bela : cili);
      expect(kept!.events).toHaveLength(1);
      expect(await store.games.openGame(offer.id)).toBeUndefined();
    });

    test('are listed newest first, public ones only, and counted by player', async () => {
      const store = await open();
      const anna = guest('Anna');
      const offers = [3_000, 1_000, 2_000].map(createdAt => openGame(anna, { createdAt }));
      for (const offer of offers) await store.games.offer(offer);
      await store.games.offer(openGame(anna, { listed: false }));
      await store.games.offer(openGame(guest(), { createdAt: 500 }));
      const listed = async (most: number): Promise<readonly number[]> =>
        (await store.games.openGames(most)).map(({ createdAt }) => createdAt);
      expect(await listed(4)).toEqual([3_000, 2_000, 1_000, 500]);
      // Where there is no room for all, the first game of every player comes before the third of any.
      expect(await listed(3)).toEqual([3_000, 2_000, 500]);
      expect(await listed(1)).toEqual([3_000]);
      expect(await store.games.openGamesOf(anna.id)).toBe(4);
      expect(await store.games.openGamesOf(guest().id)).toBe(0);
    });

    test('from one address do not fill the list, under any name', async () => {
      const store = await open();
      for (let i = 0; i < 8; i++)
        await store.games.offer(openGame(guest(), { createdAt: 5_000 + i }), 'one place');
      const others = [1_000, 1_001, 1_002].map(createdAt => openGame(guest(), { createdAt }));
      await store.games.offer(others[0]!, 'another place');
      await store.games.offer(others[1]!);
      await store.games.offer(others[2]!);
      expect((await store.games.openGames(5)).map(({ createdAt }) => createdAt)).toEqual([
        5_007, 5_006, 1_002, 1_001, 1_000,
      ]);
      expect(await store.games.openGames(5)).not.toContainEqual(
        expect.objectContaining({ origin: expect.anything() as unknown }),
      );
      expect(await store.games.listedFrom('one place')).toBe(8);
      expect(await store.games.listedFrom('another place')).toBe(1);
      expect(await store.games.listedFrom('nowhere')).toBe(0);
    });

    test('are cancelled by their own player alone, and cannot be accepted then', async () => {
      const store = await open();
      const [anna, bela] = [guest('Anna'), guest('Béla')];
      const offer = openGame(anna);
      await store.games.offer(offer);
      expect(await store.games.cancelOpenGame(offer.id, bela.id)).toBe(false);
      expect(await store.games.cancelOpenGame(offer.id, anna.id)).toBe(true);
      expect(await store.games.cancelOpenGame(offer.id, anna.id)).toBe(false);
      expect(await store.games.begin(beginning(anna, bela, { id: offer.id }), 'open')).toBe(false);
    });
  });
});

describe('games', () => {
  onBoth(({ open }) => {
    test('begun from nothing begin once, however many try', async () => {
      const store = await open();
      const other = await open('same');
      const what = beginning(guest('Anna'), engine(3));
      const tries = await Promise.all(
        [store, other, store, other].map(one => one.games.begin(what, 'nothing')),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      const kept = (await store.games.load(what.id, 0))!;
      expect(kept).toEqual({ seats: what.seats, listed: true, events: [what.started] });
    });

    test('have their summary from beginning to end', async () => {
      const store = await open();
      const [anna, bela] = [guest('Anna'), guest('Béla')];
      const what = beginning(anna, bela, { at: 5_000 });
      await store.games.begin(what, 'nothing');
      const summary = {
        id: what.id,
        game: 'yinsh',
        options: { variant: 'standard' },
        seats: { white: anna, black: bela },
        startedAt: 5_000,
      };
      expect(await store.games.summary(what.id)).toEqual({ ...summary, status: 'running', turns: 0 });
      await store.games.append(append(what.id, [turn(2)]));
      expect(await store.games.summary(what.id)).toEqual({ ...summary, status: 'running', turns: 1 });
      const end = { status: 'over', turns: 2, winner: 'black', ending: 'rings', endedAt: 9_000 } as const;
      await store.games.append(append(what.id, [turn(3)], end));
      expect(await store.games.summary(what.id)).toEqual({ ...summary, ...end });
      // What comes after the end, such as the offer of a rematch, leaves it as it was.
      await store.games.append(append(what.id, [turn(4)], { ...end, endedAt: 10_000 }));
      expect(await store.games.summary(what.id)).toEqual({ ...summary, ...end });
      expect(await store.games.summary('nosuchgame')).toBeUndefined();
    });

    test('a draw is stored without a winner', async () => {
      const store = await open();
      const what = beginning(guest(), guest());
      await store.games.begin(what, 'nothing');
      const end = { status: 'over', winner: null, ending: 'agreement', endedAt: 3_000 } as const;
      await store.games.append(append(what.id, [turn(2)], end));
      expect(await store.games.summary(what.id)).toMatchObject({
        status: 'over',
        winner: null,
        ending: 'agreement',
      });
    });

    test('have their links, the awaited side and its deadline, while they run', async () => {
      const store = await open();
      const links = { form: 'challenge', challenges: 2, games: { yinsh: 'die', dvonn: 'away' } } as const;
      const clock = { kind: 'fischer', initial: 60_000, increment: 0 } as const;
      const offer = openGame(guest(), { game: 'gipf', links: { ...links, clock } });
      await store.games.offer(offer);
      expect((await store.games.openGame(offer.id))?.links).toEqual({ ...links, clock });
      const state = { status: 'running', turns: 0, waitsFor: 'white' } as const;
      const plain = beginning(guest(), guest(), { state });
      const linked = { ...plain, started: { event: { ...plain.started.event, links } } } as typeof plain;
      await store.games.begin(linked, 'nothing');
      const summary = await store.games.summary(plain.id);
      expect([summary?.links, summary?.waitsFor]).toEqual([links, 'white']);
      await store.games.append(append(plain.id, [turn(2)], { waitsFor: 'black', deadline: 9_000 }));
      expect(await store.games.summary(plain.id)).toMatchObject({ waitsFor: 'black', deadline: 9_000 });
      await store.games.append(append(plain.id, [turn(3)]));
      expect((await store.games.summary(plain.id))?.waitsFor).toBeUndefined();
      const end = { status: 'over', winner: null, ending: 'agreement', endedAt: 3_000 } as const;
      await store.games.append(append(plain.id, [turn(4)], { ...end, waitsFor: 'black', deadline: 9_000 }));
      expect((await store.games.search({}, 1)).games[0]).toMatchObject({ links, status: 'over' });
      const over = await store.games.summary(plain.id);
      expect([over?.waitsFor, over?.deadline]).toEqual([undefined, undefined]);
    });

    test('are swept by their deadline, the most overdue first, while they run', async () => {
      const store = await open();
      const begin = async (deadline?: number): Promise<string> => {
        const state = { status: 'running', turns: 0, ...(deadline !== undefined && { deadline }) } as const;
        const what = beginning(guest(), guest(), { state });
        await store.games.begin(what, 'nothing');
        return what.id;
      };
      const [late, later, soon] = [await begin(2_000), await begin(1_000), await begin(3_001)];
      await begin();
      expect(await store.games.overdue(3_000, 10)).toEqual([later, late]);
      expect(await store.games.overdue(3_000, 1)).toEqual([later]);
      await store.games.append(append(later, [turn(2)], { deadline: 9_000 }));
      expect(await store.games.overdue(3_001, 10)).toEqual([late, soon]);
      await store.games.append(append(late, [turn(2)], { status: 'over', deadline: 2_000, endedAt: 1 }));
      expect(await store.games.overdue(3_001, 10)).toEqual([soon]);
    });

    test('have times in whole milliseconds, however fine the clock', async () => {
      const store = await open();
      const state = { status: 'running', turns: 0, deadline: 1_000.4, thinkingSince: 999.6 } as const;
      const what = beginning(engine(1), guest(), { state, at: 5_000.3 });
      await store.games.begin(what, 'nothing');
      expect(await store.games.overdue(1_000.2, 10)).toEqual([what.id]);
      expect(await store.games.unanswered(1_000.2, 10)).toEqual([what.id]);
      const end = { status: 'over', turns: 1, winner: null, ending: 'agreement', endedAt: 6_000.7 } as const;
      expect(await store.games.append(append(what.id, [turn(2)], end))).toEqual({ kind: 'stored' });
      expect(await store.games.summary(what.id)).toMatchObject({ startedAt: 5_000, endedAt: 6_001 });
    });

    test('are swept where an engine owes an answer', async () => {
      const store = await open();
      const state = { status: 'running', turns: 0, thinkingSince: 1_000 } as const;
      const what = beginning(engine(1), guest(), { state });
      await store.games.begin(what, 'nothing');
      expect(await store.games.unanswered(999, 10)).toEqual([]);
      expect(await store.games.unanswered(1_000, 10)).toEqual([what.id]);
      await store.games.append(append(what.id, [turn(2)]));
      expect(await store.games.unanswered(5_000, 10)).toEqual([]);
    });

    test('are counted: all running ones, and those of a player', async () => {
      let time = 0;
      const store = await open('empty', { now: () => time });
      const anna = guest('Anna');
      const games = [beginning(anna, guest()), beginning(guest(), anna), beginning(guest(), guest())];
      expect(await store.games.runningCount()).toBe(0);
      for (const what of games) await store.games.begin(what, 'nothing');
      expect(await store.games.runningCount()).toBe(0);
      time += 1_000;
      expect(await store.games.runningCount()).toBe(3);
      await store.games.append(append(games[0]!.id, [turn(2)], { status: 'over', endedAt: 1 }));
      time += 1_000;
      expect(await store.games.runningCount()).toBe(2);
      expect(await store.games.countOf(anna.id)).toEqual({ running: 1, over: 1 });
      expect(await store.games.countOf(guest().id)).toEqual({ running: 0, over: 0 });
    });

    test('give their log as text, the same as event by event', async () => {
      const store = await open();
      const what = beginning(guest('Anna "A"'), guest('Béla'));
      await store.games.begin(what, 'nothing');
      for (let seq = 2; seq <= 12; seq++) await store.games.append(append(what.id, [turn(seq)]));
      for (const since of [0, 1, 2, 11, 12, 99]) {
        const { seats, events } = (await store.games.load(what.id, since))!;
        const text = (await store.games.loadText(what.id, since))!;
        expect(text.seats).toEqual(seats);
        expect(JSON.parse(text.events)).toEqual(events.map(({ event }) => event));
      }
      expect(await store.games.loadText('nothing', 0)).toBeUndefined();
    });

    test('show the names that people have now, in seats, lists and logs', async () => {
      const store = await open();
      const anna = guest('Anna');
      const [offer, what] = [openGame(anna), beginning(anna, engine(2))];
      await store.games.offer(offer);
      await store.games.begin(what, 'nothing');
      const seen = async (): Promise<readonly unknown[]> => {
        const kept = (await store.games.load(what.id, 0))!;
        const first = kept.events[0]!.event;
        return [
          kept.seats.white,
          first.kind === 'started' && first.players.white.name,
          (await store.games.search({}, 10)).games[0]!.seats.white,
          (await store.games.openGame(offer.id))?.by,
        ];
      };
      expect(await seen()).toEqual([anna, 'Anna', anna, anna]);
      const annie = { ...anna, name: 'Annie', account: true };
      await store.players.makeAccount(anna.id, 'Annie', 'annie', { password: 'p', recovery: 'r' });
      expect(await seen()).toEqual([annie, 'Annie', annie, annie]);
      const anne = { ...annie, name: 'Anne' };
      await store.players.rename(anna.id, 'Anne', 'anne');
      expect(await seen()).toEqual([anne, 'Anne', anne, anne]);
      const nobody = { ...anna, name: 'Anonymous' };
      await store.players.erase(anna.id, 'Anonymous');
      expect(await seen()).toEqual([nobody, 'Anonymous', nobody, undefined]);
      expect((await store.games.load(what.id, 0))!.seats.black).toEqual(engine(2));
    });
  });
});

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-15T12:00:00Z');

describe('searching', () => {
  onBoth(({ open }) => {
    test('gives pages that neither repeat nor pass over anything, also while games begin', async () => {
      const store = await open();
      const begun: string[] = [];
      // Several with the same time: the id decides.
      for (let i = 0; i < 25; i++) {
        const what = beginning(guest(), guest(), { at: NOON + Math.floor(i / 4) });
        await store.games.begin(what, 'nothing');
        begun.push(what.id);
      }
      const found: string[] = [];
      let after: string | undefined;
      do {
        const page = await store.games.search({ ...(after !== undefined && { after }) }, 10);
        found.push(...page.games.map(({ id }) => id));
        after = page.next;
        await store.games.begin(beginning(guest(), guest(), { at: NOON + 1_000 }), 'nothing');
      } while (after !== undefined);
      expect(found).toEqual(begun.toReversed());
      expect((await store.games.search({ after: 'nonsense' }, 10)).games).toEqual([]);
    });

    test('a page that is just full has no next one', async () => {
      const store = await open();
      for (let i = 0; i < 2; i++) await store.games.begin(beginning(guest(), guest()), 'nothing');
      expect((await store.games.search({}, 2)).next).toBeUndefined();
      expect((await store.games.search({}, 1)).next).toBeDefined();
    });

    test('finds by player, game, variant, status and day', async () => {
      const store = await open();
      const [anna, bela] = [guest('Anna'), guest('Béla')];
      const gipf = beginning(anna, guest(), { at: NOON });
      const started = { ...gipf.started.event, game: 'gipf', options: { variant: 'tournament' } };
      const games = {
        gipf: { ...gipf, started: { event: started } } as typeof gipf,
        over: beginning(bela, anna, { at: NOON - DAY, state: { status: 'over', turns: 4, endedAt: NOON } }),
        old: beginning(bela, guest(), { at: NOON - 2 * DAY }),
      };
      for (const what of Object.values(games)) expect(await store.games.begin(what, 'nothing')).toBe(true);
      const find = async (search: Parameters<typeof store.games.search>[0]): Promise<readonly string[]> =>
        (await store.games.search(search, 10)).games.map(
          ({ id }) => Object.entries(games).find(([, what]) => what.id === id)![0],
        );
      expect(await find({})).toEqual(['gipf', 'over', 'old']);
      expect(await find({ player: anna.id })).toEqual(['gipf', 'over']);
      expect(await find({ player: 'ANNA' })).toEqual(['gipf', 'over']);
      expect(await find({ player: 'be\u0301la' })).toEqual(['over', 'old']);
      expect(await find({ player: 'nobody' })).toEqual([]);
      expect(await find({ game: 'gipf' })).toEqual(['gipf']);
      expect(await find({ game: 'yinsh' })).toEqual(['over', 'old']);
      expect(await find({ variant: 'tournament' })).toEqual(['gipf']);
      expect(await find({ game: 'yinsh', variant: 'tournament' })).toEqual([]);
      expect(await find({ status: 'over' })).toEqual(['over']);
      expect(await find({ status: 'running', player: 'Béla' })).toEqual(['old']);
      expect(await find({ from: '2026-11-14' })).toEqual(['gipf', 'over']);
      expect(await find({ to: '2026-11-14' })).toEqual(['over', 'old']);
      expect(await find({ from: '2026-11-14', to: '2026-11-14', player: 'Anna' })).toEqual(['over']);
    });

    test('an account comes before guests of its name', async () => {
      const store = await open();
      const [account, namesake] = [guest('Anna'), guest('anna')];
      await store.players.makeAccount(account.id, 'Anna', 'anna', { password: 'p', recovery: 'r' });
      const [ours, theirs] = [beginning(account, guest()), beginning(namesake, guest())];
      for (const what of [ours, theirs]) await store.games.begin(what, 'nothing');
      const ids = async (player: string): Promise<readonly string[]> =>
        (await store.games.search({ player }, 10)).games.map(({ id }) => id);
      expect(await ids('Anna')).toEqual([ours.id]);
      expect(await ids(namesake.id)).toEqual([theirs.id]);
    });

    test('a game between namesakes is found once', async () => {
      const store = await open();
      const what = beginning(guest('Anna'), guest('Anna'));
      await store.games.begin(what, 'nothing');
      expect((await store.games.search({ player: 'Anna' }, 10)).games.map(({ id }) => id)).toEqual([what.id]);
    });

    test('games that are not listed are found by their own players alone, by name or among all', async () => {
      const store = await open();
      const [anna, bela] = [guest('Anna'), guest('Béla')];
      const what = beginning(anna, bela, { listed: false, id: newId(10) });
      await store.games.begin(what, 'nothing');
      const found = async (viewer?: string, player?: string): Promise<number> =>
        (await store.games.search(player === undefined ? {} : { player }, 10, viewer)).games.length;
      expect(await found()).toBe(0);
      expect(await found(undefined, 'Anna')).toBe(0);
      expect(await found(guest().id, 'Anna')).toBe(0);
      expect(await found(anna.id, 'Anna')).toBe(1);
      expect(await found(bela.id, 'Anna')).toBe(1);
      expect(await found(guest().id)).toBe(0);
      expect(await found(bela.id)).toBe(1);
      expect((await store.games.load(what.id, 0))!.listed).toBe(false);
      for (let i = 0; i < 4; i++)
        await store.games.begin(beginning(anna, bela, { listed: i % 2 === 0 }), 'nothing');
      const pages: string[] = [];
      for (let after: string | undefined = ''; after !== undefined;) {
        const page = await store.games.search(after === '' ? {} : { after }, 2, anna.id);
        pages.push(...page.games.map(({ id }) => id));
        after = page.next;
      }
      const all = await store.games.search({ player: 'Anna' }, 10, anna.id);
      expect(pages).toEqual(all.games.map(({ id }) => id));
      expect(pages).toHaveLength(5);
    });

    test('all ids are found through either table, from either end, a page at a time', async () => {
      const store = await open();
      const ids = [];
      for (let i = 0; i < 7; i++) {
        const what = beginning(guest(), guest(), { listed: i % 2 === 0 });
        await store.games.begin(what, 'nothing');
        ids.push(what.id);
      }
      ids.sort();
      for (const table of ['games', 'heads'] as const) {
        expect(await store.games.ids({ table, order: 'asc', limit: 3 })).toEqual(ids.slice(0, 3));
        expect(await store.games.ids({ table, order: 'asc', after: ids[2]!, limit: 9 })).toEqual(
          ids.slice(3),
        );
        expect(await store.games.ids({ table, order: 'desc', after: ids[2]!, limit: 9 })).toEqual(
          ids.slice(0, 2).reverse(),
        );
      }
      await store.games.append(append(ids[0]!, [turn(2), turn(3)]));
      expect(await store.games.lastOf(ids[0]!)).toBe(3);
      expect(await store.games.lastOf('nothing')).toBeUndefined();
    });
  });
});
