import type { Study } from '@korong/protocol';
import { beforeEach, expect, test } from 'vitest';
import { changeChapter, insertChapter, type StudyContent } from './content.js';
import { MAX_CHAPTER_LENGTH, MAX_CHAPTERS } from './limits.js';
import { StudySaver } from './saver.js';
import { settled, studyWith, TestClock, TestDevice, TestServer, YOU } from './testing.js';

let server: TestServer;
let device: TestDevice;
let clock: TestClock;
let replaced: number;
beforeEach(() => {
  server = new TestServer(studyWith('1. f6', '1. a2'));
  device = new TestDevice();
  clock = new TestClock();
  replaced = 0;
});

/** The owner's page, with what the device has of the study. */
const page = async (key = 'page', study: Study = server.study): Promise<StudySaver> =>
  new StudySaver(study, await device.list(), {
    api: server.api,
    copies: device,
    later: clock.later,
    now: clock.now,
    page: key,
    told: isReplaced => (replaced += Number(isReplaced)),
  });

const edited = ({ content }: { content: StudyContent }, text: string, chapter = 0): StudyContent =>
  changeChapter(content, content.chapters[chapter]!.key, { text });
const textsOf = ({ chapters }: Pick<Study, 'chapters'> | StudyContent): string[] =>
  chapters.map(({ text }) => text);
const untouched = studyWith('1. f6', '1. a2').chapters[1]!.text;

test('edits of a moment are one request; later ones are made on the new revision', async () => {
  const saver = await page();
  saver.change(edited(saver, 'one'));
  saver.change(edited(saver, 'two'));
  expect([saver.state.kind, clock.delays.length, device.kept.size]).toEqual(['saving', 1, 1]);
  await clock.pass();
  expect(saver.state).toEqual({ kind: 'saved' });
  saver.change(edited(saver, 'three'));
  await clock.pass();
  expect(server.arrived.map(({ revision, chapters }) => [revision, chapters[0]!.text])).toEqual([
    [1, 'two'],
    [2, 'three'],
  ]);
  expect([server.study.revision, device.kept.size]).toEqual([3, 0]);
});

test('an edit while a request is on its way follows it, on the revision that it made', async () => {
  const saver = await page();
  const release = server.hold();
  saver.change(edited(saver, 'one'));
  await clock.pass();
  saver.change(edited(saver, 'two'));
  expect([server.arrived.length, clock.delays]).toEqual([0, []]);
  release();
  await settled();
  expect(server.arrived.map(({ revision }) => revision)).toEqual([1, 2]);
  expect([textsOf(server.study)[0], saver.state.kind, device.kept.size]).toEqual(['two', 'saved', 0]);
});

test('what was undone is not sent', async () => {
  const saver = await page();
  const before = saver.content;
  saver.change(edited(saver, 'one'));
  saver.change({ ...before });
  await clock.pass();
  expect([server.arrived, saver.state.kind, device.kept.size]).toEqual([[], 'saved', 0]);
});

test('an outage is told, the changes stay on the device and are sent again, more and more rarely', async () => {
  const saver = await page();
  server.troubles.push(
    { code: 'UNREACHABLE' },
    { code: 'TRY_AGAIN' },
    { code: 'TOO_MANY_REQUESTS', wait: 7 },
  );
  saver.change(edited(saver, 'one'));
  await clock.pass();
  expect(saver.state).toEqual({ kind: 'waiting', error: { code: 'UNREACHABLE' } });
  expect([clock.delays, device.kept.size]).toEqual([[2_000], 1]);
  saver.change(edited(saver, 'two'));
  expect([saver.state.kind, clock.delays]).toEqual(['waiting', [2_000]]);
  await clock.pass();
  expect(clock.delays).toEqual([4_000]);
  await clock.pass();
  expect(clock.delays).toEqual([7_000]);
  await saver.flush();
  expect([saver.state.kind, textsOf(server.study)[0], device.kept.size]).toEqual(['saved', 'two', 0]);
});

test('a lost answer is no change from elsewhere, even if an edit followed it', async () => {
  const saver = await page();
  server.troubles.push('answer lost');
  saver.change(edited(saver, 'one'));
  await clock.pass();
  expect([textsOf(server.study)[0], saver.state.kind]).toEqual(['one', 'waiting']);
  saver.change(edited(saver, 'two'));
  await clock.pass();
  expect([textsOf(server.study)[0], saver.state.kind, device.kept.size]).toEqual(['two', 'saved', 0]);
});

test('without an edit meanwhile, a lost answer is made good by sending the same again', async () => {
  const saver = await page();
  server.troubles.push('answer lost');
  saver.change(edited(saver, 'one'));
  await clock.pass();
  await clock.pass();
  expect([saver.state.kind, server.study.revision, device.kept.size]).toEqual(['saved', 2, 0]);
});

test('who was signed out is told, and sends it after signing in', async () => {
  const saver = await page();
  server.troubles.push({ code: 'NO_SESSION' });
  saver.change(edited(saver, 'one'));
  await clock.pass();
  expect(saver.state).toEqual({ kind: 'refused', error: { code: 'NO_SESSION' } });
  expect([clock.delays, device.kept.size]).toEqual([[], 1]);
  await saver.look();
  expect([saver.state.kind, textsOf(server.study)[0]]).toEqual(['saved', 'one']);
});

test('limits are said before the server is asked', async () => {
  const saver = await page();
  saver.change(edited(saver, 'x'.repeat(MAX_CHAPTER_LENGTH + 1), 1));
  await clock.pass();
  expect(saver.state).toEqual({
    kind: 'limit',
    limit: { kind: 'chapter', chapter: 2, size: MAX_CHAPTER_LENGTH + 1 },
  });
  saver.change(edited(saver, 'short', 1));
  await clock.pass();
  expect([saver.state.kind, server.arrived.length]).toEqual(['saved', 1]);
});

/** Two pages of the same study; the second one saved first. */
const conflict = async (): Promise<StudySaver> => {
  const first = await page('first');
  const second = await page('second');
  second.change(edited(second, 'theirs'));
  await clock.pass();
  first.change(edited(first, 'mine'));
  await clock.pass();
  return first;
};

test('a change from elsewhere overwrites nothing, and nothing overwrites it', async () => {
  const saver = await conflict();
  expect(saver.state).toMatchObject({ kind: 'changed', newer: { revision: 2 } });
  expect([textsOf(server.study)[0], textsOf(saver.content)[0]]).toEqual(['theirs', 'mine']);
  saver.change(edited(saver, 'mine, further'));
  await clock.pass();
  await saver.flush();
  expect([server.study.revision, saver.state.kind]).toEqual([2, 'changed']);
  expect([...device.kept.values()].map(({ content }) => textsOf(content)[0])).toEqual(['mine, further']);
});

test('conflict: the newer one is taken', async () => {
  const saver = await conflict();
  saver.takeNewer();
  await settled();
  expect([saver.state.kind, replaced, device.kept.size]).toEqual(['saved', 1, 0]);
  saver.change(edited(saver, 'both'));
  await clock.pass();
  expect([server.study.revision, textsOf(server.study)]).toEqual([3, ['both', untouched]]);
});

test('conflict: the own chapters follow the newer ones', async () => {
  const saver = await conflict();
  expect(saver.joining).toBe('possible');
  saver.keepAsChapters(title => `${title} (my version)`);
  await clock.pass();
  expect(server.study.chapters.map(({ title, text }) => [title, text])).toEqual([
    ['Chapter 1', 'theirs'],
    ['Chapter 2', untouched],
    ['Chapter 1 (my version)', 'mine'],
  ]);
  expect([saver.state.kind, device.kept.size]).toEqual(['saved', 0]);
});

test('conflict: the own version becomes a private study of its own', async () => {
  const saver = await conflict();
  server.troubles.push({ code: 'TOO_MANY_STUDIES' });
  expect(await saver.keepAsStudy('Mine')).toMatchObject({ ok: false });
  expect([saver.state.kind, device.kept.size]).toEqual(['changed', 1]);
  const made = await saver.keepAsStudy('Mine');
  const copy = server.studies.get(made.ok ? made.value.id : '');
  expect(copy).toMatchObject({ title: 'Mine', visibility: 'private' });
  expect([textsOf(copy!)[0], textsOf(saver.content)[0], saver.state.kind]).toEqual([
    'mine',
    'theirs',
    'saved',
  ]);
});

test('conflict: where the newer study is full, its own study is left', async () => {
  const saver = await page('first');
  const other = await page('second');
  let full = other.content;
  while (full.chapters.length < MAX_CHAPTERS)
    full = insertChapter(full, { ...full.chapters[0]!, key: String(full.chapters.length) });
  other.change(full);
  await clock.pass();
  saver.change(edited(saver, 'mine'));
  await clock.pass();
  expect([saver.state.kind, saver.joining]).toEqual(['changed', 'full']);
});

test('who only looks gets what was changed elsewhere', async () => {
  const saver = await page('first');
  const other = await page('second');
  other.change(edited(other, 'theirs'));
  await clock.pass();
  await saver.look();
  expect([textsOf(saver.content)[0], saver.state.kind, replaced]).toEqual(['theirs', 'saved', 1]);
  await saver.look();
  expect(replaced).toBe(1);
});

test('the next page sends what a closed one could not', async () => {
  const closed = await page('closed');
  server.troubles.push({ code: 'UNREACHABLE' });
  closed.change(edited(closed, 'one'));
  closed.close();
  await settled();
  expect([clock.delays, device.kept.size, server.study.revision]).toEqual([[], 1, 1]);
  const next = await page('next');
  expect([textsOf(next.content)[0], next.state.kind, [...device.kept.keys()]]).toEqual([
    'one',
    'saving',
    ['next'],
  ]);
  await clock.pass();
  expect([textsOf(server.study)[0], next.state.kind, device.kept.size]).toEqual(['one', 'saved', 0]);
});

test('what two closed pages left is offered one after the other', async () => {
  const [first, second] = [await page('first'), await page('second')];
  server.troubles.push({ code: 'UNREACHABLE' }, { code: 'UNREACHABLE' });
  for (const [saver, text] of [
    [first, 'older'],
    [second, 'later'],
  ] as const) {
    saver.change(edited(saver, text));
    saver.close();
  }
  await settled();
  expect(device.kept.size).toBe(2);
  const next = await page('next');
  await clock.pass();
  expect([textsOf(server.study)[0], next.state.kind, textsOf(next.content)[0]]).toEqual([
    'later',
    'changed',
    'older',
  ]);
  next.keepAsChapters(title => `${title}, mine`);
  await clock.pass();
  expect(textsOf(server.study)).toEqual(['later', untouched, 'older']);
  expect([next.state.kind, device.kept.size]).toEqual(['saved', 0]);
});

test('a copy that has arrived after all, or that is another account’s, is not offered', async () => {
  const closed = await page('closed');
  server.troubles.push('answer lost');
  closed.change(edited(closed, 'one'));
  closed.close();
  await settled();
  const [copy] = await device.list();
  await device.keep({ ...copy!, key: 'foreign', owner: { ...YOU, id: 'someone' } });
  const next = await page('next');
  expect([next.state.kind, [...device.kept.keys()]]).toEqual(['saved', ['foreign']]);
});

test('a study that is gone is told; the changes can become a study', async () => {
  const saver = await page();
  server.studies.clear();
  saver.change(edited(saver, 'one'));
  await clock.pass();
  expect(saver.state).toMatchObject({ kind: 'refused', error: { code: 'STUDY_NOT_FOUND' } });
  await saver.keepAsStudy('Rings');
  expect([textsOf(server.study)[0], device.kept.size]).toEqual(['one', 0]);
});

test('a device without storage is told', async () => {
  device.permits = false;
  const saver = await page();
  saver.change(edited(saver, 'one'));
  await settled();
  expect(saver.isKept).toBe(false);
  await clock.pass();
  expect(saver.state.kind).toBe('saved');
});

test('a deleted study leaves nothing behind', async () => {
  const saver = await page();
  saver.change(edited(saver, 'one'));
  expect((await saver.delete()).ok).toBe(true);
  expect([server.studies.size, device.kept.size, clock.delays]).toEqual([0, 0, []]);
});
