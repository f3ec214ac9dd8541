import type { Study } from '@korong/protocol';
import { MAX_STUDY_SIZE, MAX_CHAPTER_LENGTH, MAX_TITLE_LENGTH, MAX_CHAPTERS } from '@korong/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdminCommand } from '../adminCommands.js';
import { running, type Running } from '../testing/pages.js';
import { guestOf, playerOf, visitor, type Visitor } from './testing.js';

const PASSWORD = 'correct horse battery';

let server: Running;
let anna: Visitor;
let bela: Visitor;

const account = async (name: string): Promise<Visitor> => {
  const who = visitor(server);
  expect((await who.ask('POST', '/api/account', { name, password: PASSWORD })).status).toBe(200);
  return who;
};

beforeAll(async () => {
  server = await running({ KORONG_LIMIT_STUDIES: '20' });
  anna = await account('Anna');
  bela = await account('Bela');
});
afterAll(() => server.close());

const chapter = (turns: string): string => `[Game "yinsh"]\n[Variant "standard"]\n\n${turns}\n`;
const STUDY = {
  title: 'The first rings',
  visibility: 'private',
  chapters: [{ title: 'Centre', text: chapter('1. f6 {the centre} g7 (1... e5 !?) *') }],
};

const made = async (who: Visitor, more: object = {}): Promise<string> => {
  const { status, body } = await who.ask('POST', '/api/studies', { ...STUDY, ...more });
  expect([status, body]).toMatchObject([200, { revision: 1 }]);
  return (body as { id: string }).id;
};
const read = async (who: Visitor, id: string): Promise<Study> =>
  (await who.ask('GET', `/api/studies/${id}`)).body as Study;
const said = async (answer: ReturnType<Visitor['ask']>): Promise<unknown[]> => {
  const { status, body } = await answer;
  return [status, body];
};
const NONE = [404, { error: 'STUDY_NOT_FOUND' }];

test('a study is kept, read, changed and deleted', async () => {
  const id = await made(anna);
  const study = await read(anna, id);
  expect(study).toMatchObject({ id, title: STUDY.title, revision: 1, owner: { name: 'Anna' } });
  expect(study.chapters[0]).toMatchObject({ title: 'Centre', game: 'yinsh' });
  expect(study.chapters[0]!.text).toContain('{the centre}');
  const chapters = [
    ...study.chapters.map(({ title, text }) => ({ title, text })),
    { title: 'Two', text: chapter('a2') },
  ];
  const change = { title: 'Rings', visibility: 'link', revision: 1, chapters };
  expect(await said(anna.ask('POST', `/api/studies/${id}`, change))).toEqual([200, { id, revision: 2 }]);
  // The answer was lost, and the page sends it again.
  expect(await said(anna.ask('POST', `/api/studies/${id}`, change))).toEqual([200, { id, revision: 2 }]);
  expect(await read(bela, id)).toMatchObject({
    title: 'Rings',
    revision: 2,
    chapters: [{ title: 'Centre' }, { title: 'Two' }],
  });
  expect(await said(anna.ask('DELETE', `/api/studies/${id}`))).toEqual([204, '']);
  expect(await said(anna.ask('GET', `/api/studies/${id}`))).toEqual(NONE);
});

test('a change on an older revision is refused with the newer study, and nothing is lost', async () => {
  const id = await made(anna);
  const change = { ...STUDY, revision: 1 };
  expect((await anna.ask('POST', `/api/studies/${id}`, { ...change, title: 'Here' })).status).toBe(200);
  const refused = await anna.ask('POST', `/api/studies/${id}`, { ...change, title: 'There' });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      error: 'STUDY_CHANGED',
      reason: { study: { id, revision: 2, title: 'Here', chapters: [{ title: 'Centre' }] } },
    },
  ]);
  expect(
    (await anna.ask('POST', `/api/studies/${id}`, { ...change, title: 'There', revision: 2 })).status,
  ).toBe(200);
  expect(await read(anna, id)).toMatchObject({ title: 'There', revision: 3 });
});

test('others see a study by link or in the list, never a private one, and change none', async () => {
  const ids = await Promise.all(['private', 'link', 'public'].map(visibility => made(anna, { visibility })));
  const stranger = visitor(server);
  expect(await said(stranger.ask('GET', `/api/studies/${ids[0]!}`))).toEqual(NONE);
  expect(await said(bela.ask('GET', `/api/studies/${ids[0]!}`))).toEqual(NONE);
  for (const id of ids.slice(1)) expect(await read(stranger, id)).toMatchObject({ id });
  const listed = async (who: Visitor, query = ''): Promise<string[]> =>
    ((await who.ask('GET', `/api/studies${query}`)).body as { studies: Study[] }).studies.map(({ id }) => id);
  expect((await listed(bela)).filter(id => ids.includes(id))).toEqual([ids[2]]);
  expect((await listed(bela, '?owner=Anna')).filter(id => ids.includes(id))).toEqual([ids[2]]);
  expect((await listed(anna, '?owner=anna')).filter(id => ids.includes(id)).toSorted()).toEqual(
    ids.toSorted(),
  );
  expect(await said(bela.ask('GET', '/api/studies?owner=Nobody'))).toEqual([404, { error: 'NO_ACCOUNT' }]);
  for (const id of ids) {
    expect(await said(bela.ask('POST', `/api/studies/${id}`, { ...STUDY, revision: 1 }))).toEqual(NONE);
    expect(await said(bela.ask('DELETE', `/api/studies/${id}`))).toEqual(NONE);
  }
  const guest = await guestOf(server, 'Gast');
  expect(await said(guest.ask('POST', '/api/studies', STUDY))).toEqual([403, { error: 'NEEDS_ACCOUNT' }]);
  expect(await said(stranger.ask('POST', '/api/studies', STUDY))).toEqual([401, { error: 'NO_SESSION' }]);
});

test('what cannot be read is refused by its chapter, and leaves everything as it was', async () => {
  const id = await made(anna);
  const before = await read(anna, id);
  const broken = { ...STUDY.chapters[0], text: chapter('f6 f6') };
  const change = { ...STUDY, revision: 1, chapters: [...STUDY.chapters, broken] };
  expect(await said(anna.ask('POST', `/api/studies/${id}`, change))).toMatchObject([
    422,
    { error: 'BAD_STUDY', reason: { chapter: 2, turn: 2 } },
  ]);
  for (const text of ['', 'nonsense', '{"game":"yinsh"}', '[Game "chess"]', '('.repeat(5_000)])
    expect(
      await said(anna.ask('POST', '/api/studies', { ...STUDY, chapters: [{ title: 'x', text }] })),
    ).toMatchObject([422, { error: 'BAD_STUDY', reason: { chapter: 1 } }]);
  expect(await read(anna, id)).toEqual(before);
});

test('hostile studies: sizes, control characters, half characters, no JSON', async () => {
  const large = (length: number): string => chapter(`{${'x'.repeat(length)}} f6`);
  const many = (count: number, text: string) => ({
    ...STUDY,
    chapters: Array.from({ length: count }, () => ({ title: 'x', text })),
  });
  for (const study of [
    many(1, large(MAX_CHAPTER_LENGTH)),
    many(MAX_CHAPTERS + 1, chapter('f6')),
    many(5, large(MAX_STUDY_SIZE / 4 - 1_000)),
  ])
    expect(await said(anna.ask('POST', '/api/studies', study))).toEqual([413, { error: 'STUDY_TOO_LARGE' }]);
  expect(await said(anna.ask('POST', '/api/studies', { ...STUDY, title: 'x'.repeat(3_000_000) }))).toEqual([
    413,
    { error: 'TOO_LARGE' },
  ]);
  const bad = [
    ...['', '   ', 'a\0b', 'a\nb', 'a\u202Eb', '\ud800', 'x'.repeat(MAX_TITLE_LENGTH + 1)].map(title => ({
      ...STUDY,
      title,
    })),
    ...['a\0b', '\u001b[2J', '\ud800'].map(text => many(1, chapter(`{${text}} f6`))),
    { ...STUDY, visibility: 'all' },
    { ...STUDY, chapters: [] },
    { ...STUDY, more: 1 },
    'not JSON',
    '{"title":',
    '[]',
    '{"__proto__":{"title":"x"}}',
  ];
  for (const body of bad)
    expect(await said(anna.ask('POST', '/api/studies', body))).toEqual([400, { error: 'BAD_REQUEST' }]);
  for (const id of ['x', '../games', '%00', 'a'.repeat(90)])
    expect(await said(anna.ask('GET', `/api/studies/${encodeURIComponent(id)}`))).toEqual(NONE);
  for (const revision of [0, -1, 1.5, '1', 2 ** 31])
    expect((await anna.ask('POST', `/api/studies/aaaaaaaaaa`, { ...STUDY, revision })).status).toBe(400);
});

test('an account has as many studies as the host allows; its export has all of them; both go with it', async () => {
  const cili = await account('Cili');
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) ids.push(await made(cili, { visibility: i === 0 ? 'public' : 'private' }));
  expect(await said(cili.ask('POST', '/api/studies', STUDY))).toEqual([429, { error: 'TOO_MANY_STUDIES' }]);
  const { studies } = (await cili.ask('GET', '/api/account/export')).body as { studies: Study[] };
  expect(studies.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(studies[0]!.chapters[0]!.text).toContain('f6');

  const { store } = server.parts;
  const told = async (command: string, ...words: string[]): Promise<string> =>
    (await runAdminCommand(store, command, words)).lines.join('\n');
  expect(await told('studies')).toContain(ids[0]);
  expect(await told('studies', 'Cili')).toContain(ids[1]);
  expect(await told('studies', 'Nobody')).toContain('Nobody');
  expect(await told('remove-study', ids[1]!)).toContain('deleted');
  expect(await told('remove-study', ids[1]!)).toContain('no study');
  expect(await said(cili.ask('GET', `/api/studies/${ids[1]!}`))).toEqual(NONE);

  await playerOf(cili);
  expect((await cili.ask('DELETE', '/api/account', { password: PASSWORD })).status).toBe(204);
  expect(await said(visitor(server).ask('GET', `/api/studies/${ids[0]!}`))).toEqual(NONE);
});
