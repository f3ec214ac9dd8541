import { describe, expect, test } from 'vitest';
import type { Session } from './store.js';
import { beginning, guest, newId, onBoth, openGame } from './testing.js';

const hashes = { password: 'hash', recovery: 'code' };

const session = (player: string, seenAt: number): Session => ({
  id: newId(20),
  player,
  createdAt: 1_000,
  seenAt,
  device: 'Firefox',
});

describe('players', () => {
  onBoth(({ open }) => {
    test('a guest is found by id, never by name; a second guest may have the name', async () => {
      const store = await open();
      const [anna, other] = [guest('Anna'), guest('Anna')];
      const before = (await store.heartbeat.beat()).now;
      await store.players.addGuest(anna.id, 'Anna');
      await store.players.addGuest(other.id, 'Anna');
      const found = (await store.players.find(anna.id))!;
      expect(found).toEqual({ id: anna.id, name: 'Anna', createdAt: found.createdAt });
      expect(found.createdAt - before).toBeGreaterThanOrEqual(0);
      expect(found.createdAt - before).toBeLessThan(60_000);
      expect(await store.players.findByName('anna')).toBeUndefined();
      expect(await store.players.find('nobody')).toBeUndefined();
    });

    test('a guest becomes an account with its games; the name is taken then', async () => {
      const store = await open();
      const [anna, other] = [guest('Gast'), guest('Anna')];
      await store.players.addGuest(anna.id, 'Gast');
      await store.players.addGuest(other.id, 'Anna');
      const what = beginning(anna, other);
      await store.games.begin(what, 'nothing');
      expect(await store.players.makeAccount(anna.id, 'Anna', 'anna', hashes)).toBe('made');
      expect(await store.players.makeAccount(other.id, 'Ánna', 'anna', hashes)).toBe('taken');
      expect(await store.players.find(other.id)).toMatchObject({ name: 'Anna' });
      expect(await store.players.findByName('anna')).toMatchObject({
        id: anna.id,
        name: 'Anna',
        passwordHash: 'hash',
        recoveryHash: 'code',
      });
      expect((await store.games.search({ player: 'Anna' }, 9)).games.map(({ id }) => id)).toEqual([what.id]);
    });

    test('of two requests for a name at once one gets it', async () => {
      const [one, two] = [await open(), await open('same')];
      const made = await Promise.all(
        [one, two].map(store => store.players.makeAccount(newId(14), 'Anna', 'anna', hashes)),
      );
      expect(made.sort()).toEqual(['made', 'taken']);
    });

    test('passwords change, the recovery code only where a new one is given', async () => {
      const store = await open();
      const { id } = guest();
      await store.players.makeAccount(id, 'Anna', 'anna', hashes);
      await store.players.setPassword(id, 'second');
      expect(await store.players.find(id)).toMatchObject({ passwordHash: 'second', recoveryHash: 'code' });
      await store.players.setPassword(id, 'third', 'new code');
      expect(await store.players.find(id)).toMatchObject({ passwordHash: 'third', recoveryHash: 'new code' });
    });

    test('of two uses of a recovery code at once one succeeds', async () => {
      const [one, two] = [await open(), await open('same')];
      const { id } = guest();
      await one.players.makeAccount(id, 'Anna', 'anna', hashes);
      const got = await Promise.all(
        [one, two].map((store, i) => store.players.recoverPassword(id, 'code', `by ${i}`, `code ${i}`)),
      );
      expect(got.filter(Boolean)).toHaveLength(1);
      const winner = got.indexOf(true);
      expect(await one.players.find(id)).toMatchObject({
        passwordHash: `by ${winner}`,
        recoveryHash: `code ${winner}`,
      });
      expect(await one.players.recoverPassword(id, 'code', 'again', 'again')).toBe(false);
    });

    test('a name is changed unless an account has it', async () => {
      const store = await open();
      const [anna, bela, cili] = [guest(), guest(), guest()];
      await store.players.makeAccount(anna.id, 'Anna', 'anna', hashes);
      await store.players.makeAccount(bela.id, 'Béla', 'bela', hashes);
      await store.players.addGuest(cili.id, 'Rude');
      expect(await store.players.rename(bela.id, 'Anna', 'anna')).toBe('taken');
      expect(await store.players.rename(bela.id, 'BÉLA', 'bela')).toBe('renamed');
      expect(await store.players.rename(cili.id, 'Polite', undefined)).toBe('renamed');
      expect((await store.players.find(bela.id))!.name).toBe('BÉLA');
      expect((await store.players.find(cili.id))!.name).toBe('Polite');
    });

    test('bans and mutes come and go', async () => {
      const store = await open();
      const { id } = guest();
      await store.players.addGuest(id, 'Anna');
      await store.players.setBanned(id, true);
      await store.players.setMuted(id, true);
      const found = (await store.players.find(id))!;
      expect([typeof found.bannedAt, typeof found.mutedAt]).toEqual(['number', 'number']);
      await store.players.setBanned(id, false);
      await store.players.setMuted(id, false);
      expect(Object.keys((await store.players.find(id))!).sort()).toEqual(['createdAt', 'id', 'name']);
    });

    test('an erased player leaves games without a name, and nothing else', async () => {
      const store = await open();
      const [anna, bela] = [guest('Anna'), guest('Béla')];
      await store.players.makeAccount(anna.id, 'Anna', 'anna', hashes);
      const what = beginning(anna, bela);
      await store.games.begin(what, 'nothing');
      await store.games.offer(openGame(anna));
      await store.players.addSession(session(anna.id, 1_000));
      const say = (by: typeof anna, message: string): Promise<number> =>
        store.chat.say({ game: what.id, by, message, text: `said ${message}`, at: 1 });
      await say(bela, 'message-1');
      await say(anna, 'message-2');
      const report = { game: what.id, text: 'rude', at: 1 };
      await store.chat.report({ ...report, about: bela.id, by: anna.id });
      await store.chat.report({ ...report, about: anna.id, by: bela.id });
      expect(await store.chat.reportsBy(anna.id)).toMatchObject([{ about: bela.id, text: 'rude' }]);
      await store.players.erase(anna.id, 'Anonymous');
      expect((await store.chat.reports(false, 9)).map(({ by }) => by)).toEqual([bela.id]);
      expect(await store.players.findAlike('Anna')).toBeUndefined();
      const found = (await store.players.find(anna.id))!;
      expect(found).toEqual({ id: anna.id, name: 'Anonymous', createdAt: found.createdAt });
      expect(await store.players.findByName('anna')).toBeUndefined();
      expect(await store.players.sessionsOf(anna.id)).toEqual([]);
      expect(await store.players.chatOf(anna.id)).toEqual([]);
      expect(await store.games.openGamesOf(anna.id)).toBe(0);
      expect((await store.games.search({ player: 'Anna' }, 9)).games).toEqual([]);
      expect((await store.chat.lines(what.id, 0, 9)).map(({ n }) => n)).toEqual([1]);
      // The number of an erased line is not given again: a reader who has come so far would miss the next one.
      expect(await say(bela, 'message-3')).toBe(3);
      expect((await store.games.countOf(anna.id)).running).toBe(1);
      // The name may be taken by another player.
      expect(await store.players.makeAccount(bela.id, 'Anna', 'anna', hashes)).toBe('made');
    });
  });
});

describe('sessions', () => {
  onBoth(({ open }) => {
    test('are found, listed by when they were seen, touched and ended', async () => {
      const store = await open();
      const { id } = guest();
      await store.players.addGuest(id, 'Anna');
      const [one, two, three] = [session(id, 1_000), session(id, 2_000), session(id, 3_000)];
      for (const each of [one, two, three]) await store.players.addSession(each);
      await store.players.addSession(session(guest().id, 1_000));
      expect(await store.players.session(one.id)).toEqual(one);
      await store.players.touchSession(one.id, 4_000);
      expect(await store.players.sessionsOf(id)).toEqual([{ ...one, seenAt: 4_000 }, three, two]);
      await store.players.endSession(three.id);
      expect(await store.players.session(three.id)).toBeUndefined();
      await store.players.endOtherSessions(id, two.id);
      expect(await store.players.sessionsOf(id)).toEqual([two]);
      await store.players.endOtherSessions(id, undefined);
      expect(await store.players.sessionsOf(id)).toEqual([]);
    });

    test('old sessions are forgotten, with guests who have no other data', async () => {
      const store = await open();
      const [alone, playing, waiting, account, away, here] = Array.from({ length: 6 }, () => guest());
      const { now } = await store.heartbeat.beat();
      for (const { id, name } of [alone!, playing!, waiting!, away!, here!])
        await store.players.addGuest(id, name);
      await store.players.makeAccount(account!.id, 'Anna', 'anna', hashes);
      await store.games.begin(beginning(playing!, guest()), 'nothing');
      await store.games.offer(openGame(waiting!, { createdAt: now + 120_000 }));
      const old = openGame(away!, { createdAt: 1_000 });
      await store.games.offer(old);
      await store.players.addSession(session(away!.id, now - 1));
      await store.players.addSession(session(here!.id, now + 120_000));
      expect(await store.players.forgetOld(now + 60_000)).toBe(1);
      const kept = async (id: string): Promise<boolean> => (await store.players.find(id)) !== undefined;
      const all = [alone!, playing!, waiting!, account!, away!, here!];
      expect(await Promise.all(all.map(({ id }) => kept(id)))).toEqual([
        false,
        true,
        true,
        true,
        false,
        true,
      ]);
      expect(await store.games.openGame(old.id)).toBeUndefined();
    });

    test('many old ones are forgotten in portions, none is passed over', async () => {
      const store = await open();
      const { now } = await store.heartbeat.beat();
      const people = Array.from({ length: 1_200 }, () => guest());
      await Promise.all(people.map(({ id, name }) => store.players.addGuest(id, name)));
      await Promise.all(people.map(({ id }) => store.players.addSession(session(id, 1_000))));
      const playing = people.filter((_, i) => i % 3 === 0);
      await Promise.all(playing.map(one => store.games.begin(beginning(one, one), 'nothing')));
      expect(await store.players.forgetOld(now + 600_000)).toBe(1_200);
      const left = await Promise.all(people.map(({ id }) => store.players.find(id)));
      expect(left.map(found => found !== undefined)).toEqual(people.map((_, i) => i % 3 === 0));
    });
  });
});
