import type { Study } from '@korong/protocol';
import { expect, test } from 'vitest';
import { emptyChapter } from '../open.js';
import { MAX_CHAPTERS } from './limits.js';
import { saveAsChapter, saveAsStudy, studiesOf } from './saveAnalysis.js';
import { studyWith, TestServer } from './testing.js';

const chapter = { title: 'New', chapter: emptyChapter('yinsh', { variant: 'blitz' }) };
const titlesOf = ({ chapters }: Study): string[] => chapters.map(({ title }) => title);

test('a new study has the analysis as its chapter', async () => {
  const server = new TestServer();
  const saved = await saveAsStudy(server.api, { title: 'Mine', visibility: 'public' }, chapter);
  expect(saved).toMatchObject({ ok: true, chapter: 1 });
  expect(server.study).toMatchObject({ title: 'Mine', visibility: 'public', chapters: [{ title: 'New' }] });
});

test('a chapter follows those that are there, also when the study is changed in between', async () => {
  const server = new TestServer(studyWith('1. f6'));
  const { api, study } = server;
  const slow: typeof api = {
    ...api,
    study: async id => {
      const read = await api.study(id);
      const chapters = [
        { title: 'Between', text: '*' },
        ...study.chapters.map(({ title, text }) => ({ title, text })),
      ];
      await api.changeStudy(id, { title: study.title, visibility: 'link', chapters, revision: 1 });
      return read;
    },
  };
  expect(await saveAsChapter(slow, study.id, chapter)).toEqual({ ok: true, id: study.id, chapter: 3 });
  expect(titlesOf(server.study)).toEqual(['Between', 'Chapter 1', 'New']);
});

test('a full study is refused before the server does', async () => {
  const server = new TestServer(studyWith(...Array<string>(MAX_CHAPTERS).fill('1. f6')));
  const saved = await saveAsChapter(server.api, server.study.id, chapter);
  expect(saved).toEqual({ ok: false, limit: { kind: 'chapters' } });
  expect(server.arrived).toEqual([]);
});

test('an outage is an answer', async () => {
  const server = new TestServer(studyWith('1. f6'));
  server.troubles.push({ code: 'UNREACHABLE' }, { code: 'NO_SESSION' });
  expect(await saveAsChapter(server.api, server.study.id, chapter)).toMatchObject({
    error: { code: 'UNREACHABLE' },
  });
  expect(await saveAsStudy(server.api, { title: 'x', visibility: 'link' }, chapter)).toMatchObject({
    error: { code: 'NO_SESSION' },
  });
});

test('all pages of a list are read', async () => {
  const { chapters, ...head } = studyWith('1. f6');
  const summary = { ...head, chapters: chapters.map(({ title, game }) => ({ title, game })) };
  const asked: (string | undefined)[] = [];
  const all = await studiesOf(
    {
      studies: ({ after }) => {
        asked.push(after);
        const next = after === undefined ? { next: 'second' } : {};
        return Promise.resolve({ ok: true, value: { studies: [summary], ...next } });
      },
    },
    'you',
  );
  expect([all.ok && all.value.length, asked]).toEqual([2, [undefined, 'second']]);
});
