import { readChapter } from '@korong/study';
import { beforeEach, expect, test } from 'vitest';
import { emptyChapter } from '../open.js';
import { StudySession } from './session.js';
import { studyWith, TestClock, TestDevice, TestServer } from './testing.js';

let server: TestServer;
let clock: TestClock;
let shown: (readonly [number, boolean])[];
beforeEach(() => {
  server = new TestServer(studyWith('1. f6', '1. a2', '1. b1'));
  clock = new TestClock();
  shown = [];
});

const open = (isMine: boolean): StudySession =>
  new StudySession(server.study, isMine, [], {
    api: server.api,
    copies: new TestDevice(),
    later: clock.later,
    now: clock.now,
    shown: (number, anew) => shown.push([number, anew]),
  });
const keyOf = ({ content }: StudySession, n: number): string => content.chapters[n - 1]!.key;
const edit = (session: StudySession, board = session.storage()): void => {
  const chapter = readChapter('[Game "yinsh"]\n[Variant "standard"]\n\n1. k7');
  if (chapter.ok) board.write(chapter.value);
};

test('edits go to the chapter on the board, wherever it is moved', async () => {
  const session = open(true);
  session.choose(2);
  session.move(keyOf(session, 2), 1);
  expect([session.state.number, shown]).toEqual([3, [[3, false]]]);
  edit(session);
  session.storage().rename('  Corner ');
  await clock.pass();
  expect(server.study.chapters[2]).toMatchObject({ title: 'Corner' });
  expect(server.study.chapters[2]!.text).toContain('1. k7');
});

test('a deleted chapter gives the board to the next; it can be put back', () => {
  const session = open(true);
  session.choose(3);
  const last = session.content.chapters[2]!;
  session.remove(last.key);
  expect([session.state.number, shown]).toEqual([2, [[2, true]]]);
  expect(session.state.deleted?.title).toBe('Chapter 3');
  session.restore();
  expect(session.state.deleted).toBeUndefined();
  expect(session.content.chapters.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3']);
  session.remove(keyOf(session, 1));
  expect([session.state.number, shown.at(-1)]).toEqual([1, [1, false]]);
});

test('a new chapter is shown at once, and saved', async () => {
  const session = open(true);
  session.add('Blitz', emptyChapter('yinsh', { variant: 'blitz' }));
  expect(shown).toEqual([[4, true]]);
  await clock.pass();
  expect(server.study.chapters.map(({ title }) => title)).toContain('Blitz');
});

test('readers may try moves, which are kept nowhere', async () => {
  const session = open(false);
  session.choose(2);
  edit(session);
  session.choose(1);
  expect(session.choose(2).text).toContain('1. k7');
  expect([session.state.save, session.state.number]).toEqual([undefined, 2]);
  await clock.pass();
  expect([server.arrived, server.study.revision]).toEqual([[], 1]);
});

test('content from elsewhere keeps the number on the board; the number in an address may be anything', async () => {
  const session = open(true);
  expect(session.choose(99).title).toBe('Chapter 3');
  expect(session.choose(Number('x')).title).toBe('Chapter 1');
  session.choose(2);
  const other = open(true);
  other.retitle('Renamed');
  await clock.pass();
  await session.saver!.look();
  expect(session.state).toMatchObject({ number: 2, isReplaced: true, content: { title: 'Renamed' } });
  expect(shown).toEqual([[2, true]]);
  edit(session);
  expect(session.state.isReplaced).toBe(false);
});

test('a board whose chapter was replaced or deleted changes nothing', async () => {
  const session = open(true);
  const [replaced, other] = [session.storage(), open(true)];
  other.retitle('Renamed');
  await clock.pass();
  await session.saver!.look();
  const newer = session.content;
  edit(session, replaced);
  replaced.rename('Old');
  expect([session.content, session.state.isReplaced]).toEqual([newer, true]);
  const deleted = session.storage();
  session.remove(keyOf(session, 1));
  const left = session.content;
  edit(session, deleted);
  expect([session.content, session.state.deleted?.title]).toEqual([left, 'Chapter 1']);
});
