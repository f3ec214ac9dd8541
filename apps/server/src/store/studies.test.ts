import { expect, test } from 'vitest';
import type { Store } from './store.js';
import type { StudyContent } from './studyStores.js';
import { newId, onBoth } from './testing.js';

const BOUNDS = { studies: 5, bytes: 10_000 };

const content = (title: string, more: Partial<StudyContent> = {}): StudyContent => ({
  title,
  visibility: 'public',
  chapters: [{ title: 'First', game: 'yinsh', text: '[Game "yinsh"]' }],
  ...more,
});

const account = async ({ players }: Store, name: string): Promise<string> => {
  const id = newId(14);
  await players.makeAccount(id, name, name.toLowerCase(), { password: 'p', recovery: 'r' });
  return id;
};

onBoth(({ open }) => {
  test('a study is kept, changed by its revision, and gone with its owner', async () => {
    const store = await open();
    const anna = await account(store, 'Anna');
    const id = newId(10);
    expect(await store.studies.add(id, anna, content('Rings'), BOUNDS)).toBe('added');
    const kept = await store.studies.find(id);
    expect(kept).toMatchObject({
      ...content('Rings'),
      id,
      revision: 1,
      owner: { id: anna, name: 'Anna', account: true },
    });
    expect(kept!.updatedAt).toBe(kept!.createdAt);
    const changed = content('Rows', { visibility: 'private', chapters: [] });
    expect(await store.studies.change(id, newId(14), 1, changed, BOUNDS)).toBe('stale');
    expect(await store.studies.change(id, anna, 2, changed, BOUNDS)).toBe('stale');
    expect(await store.studies.change(id, anna, 1, changed, BOUNDS)).toBe('changed');
    expect(await store.studies.find(id)).toMatchObject({ ...changed, revision: 2 });
    expect(await store.studies.remove(id, newId(14))).toBe(false);
    await store.players.erase(anna, 'Anonymous');
    expect(await store.studies.find(id)).toBeUndefined();
    expect(await store.studies.add(newId(10), anna, content('Late'), BOUNDS)).not.toBe('added');
    expect(await store.studies.remove(id)).toBe(false);
  });

  test('of changes on the same revision one is kept, whichever process makes them', async () => {
    const [store, other] = [await open(), await open('same')];
    const anna = await account(store, 'Anna');
    const id = newId(10);
    await store.studies.add(id, anna, content('Rings'), BOUNDS);
    const made = await Promise.all(
      [store, other, store, other, store].map((one, i) =>
        one.studies.change(id, anna, 1, content(`Change ${i}`), BOUNDS),
      ),
    );
    expect(made.toSorted()).toEqual(['changed', 'stale', 'stale', 'stale', 'stale']);
    const { title, revision } = (await store.studies.find(id))!;
    expect([title, revision]).toEqual([`Change ${made.indexOf('changed')}`, 2]);
  });

  test('the bounds of an account hold, however many are added at once', async () => {
    const [store, other] = [await open(), await open('same')];
    const anna = await account(store, 'Anna');
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 === 0 ? store : other).studies.add(newId(10), anna, content('Rings'), BOUNDS),
      ),
    );
    expect(many.filter(one => one === 'added')).toHaveLength(BOUNDS.studies);
    expect(new Set(many)).toEqual(new Set(['added', 'tooMany']));
    const bela = await account(store, 'Bela');
    const large = content('Large', { chapters: [{ title: 'x', game: 'gipf', text: 'é'.repeat(4_000) }] });
    const id = newId(10);
    expect(await store.studies.add(id, bela, large, BOUNDS)).toBe('added');
    expect(await store.studies.add(newId(10), bela, large, BOUNDS)).toBe('tooLarge');
    expect(await store.studies.change(id, bela, 1, large, BOUNDS)).toBe('changed');
    const larger = content('Large', { chapters: [...large.chapters, ...large.chapters] });
    expect(await store.studies.change(id, bela, 2, larger, BOUNDS)).toBe('tooLarge');
    expect(await store.studies.find(id)).toMatchObject({ revision: 2, ...large });
    expect(
      await store.studies.add(newId(10), bela, content('Small'), { studies: undefined, bytes: 10_000 }),
    ).toBe('added');
  });

  test('lists show what is public, and owners all of theirs, a page at a time', async () => {
    const store = await open();
    const [anna, bela] = [await account(store, 'Anna'), await account(store, 'Bela')];
    for (const [owner, title, visibility] of [
      [anna, 'A1', 'public'],
      [anna, 'A2', 'private'],
      [bela, 'B1', 'public'],
      [bela, 'B2', 'link'],
      [anna, 'A3', 'public'],
    ] as const) {
      expect(await store.studies.add(newId(10), owner, content(title, { visibility }), BOUNDS)).toBe('added');
      // The order is that of the store's clock.
      await new Promise(resolve => setTimeout(resolve, 2));
    }
    const titles = async (page: object): Promise<string[]> =>
      (await store.studies.list({ limit: 10, ...page })).studies.map(({ title }) => title);
    expect(await titles({})).toEqual(['A3', 'B1', 'A1']);
    expect(await titles({ viewer: anna })).toEqual(['A3', 'B1', 'A1']);
    expect(await titles({ owner: anna, viewer: anna })).toEqual(['A3', 'A2', 'A1']);
    expect(await titles({ owner: anna, viewer: bela })).toEqual(['A3', 'A1']);
    const first = await store.studies.list({ limit: 2 });
    expect(first.studies[0]!.chapters).toEqual([{ title: 'First', game: 'yinsh' }]);
    expect(await titles({ after: first.next })).toEqual(['A1']);
    expect(await titles({ after: 'nonsense' })).toEqual([]);
  });
});
