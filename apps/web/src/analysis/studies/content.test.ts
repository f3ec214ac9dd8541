import * as schemas from '@korong/protocol/http';
import { expect, test } from 'vitest';
import { emptyChapter } from '../open.js';
import {
  changeChapter,
  cleanTitle,
  contentOf,
  insertChapter,
  isSame,
  joinChapters,
  moveChapter,
  newChapter,
  ownChapters,
  removeChapter,
  sentOf,
  textOf,
  titleWith,
} from './content.js';
import * as limits from './limits.js';
import { studyWith } from './testing.js';

const content = contentOf(studyWith('1. f6', '1. a2', '1. b1'));
const [first, second] = content.chapters.map(({ key }) => key) as [string, string, string];
const titles = ({ chapters }: typeof content): string[] => chapters.map(({ title }) => title);

test('chapters are moved, deleted and put back; the last one stays', () => {
  expect(titles(moveChapter(content, second, -1))).toEqual(['Chapter 2', 'Chapter 1', 'Chapter 3']);
  expect(moveChapter(content, first, -1)).toBe(content);
  const without = removeChapter(content, second);
  expect(titles(without)).toEqual(['Chapter 1', 'Chapter 3']);
  expect(isSame(insertChapter(without, content.chapters[1]!, 1), content)).toBe(true);
  const one = contentOf(studyWith('1. f6'));
  expect(removeChapter(one, one.chapters[0]!.key)).toBe(one);
});

test('own chapters are those with another text, wherever they stand, and new ones', () => {
  const mine = moveChapter(changeChapter(content, second, { text: 'mine' }), second, 1);
  const added = insertChapter(mine, newChapter('New', emptyChapter('yinsh', { variant: 'blitz' })));
  expect(ownChapters(content, added).map(({ title }) => title)).toEqual(['Chapter 2', 'New']);
  expect(ownChapters(content, changeChapter(content, first, { title: 'Named' }))).toEqual([]);
});

test('what only one side changed of title and visibility stays', () => {
  const newer = { ...contentOf(studyWith('1. f6')), visibility: 'public' as const };
  const mine = { ...content, title: 'Mine', visibility: 'private' as const };
  const joined = joinChapters(newer, content, mine, title => title);
  expect([joined.title, joined.visibility, joined.chapters.length]).toEqual(['Mine', 'public', 1]);
});

test.each([
  ['  Two\nlines\t', 'Two lines'],
  ['\u202Eabc\u0007', 'abc'],
  ['\u2028', ''],
  ['x'.repeat(99) + '😀', 'x'.repeat(99)],
])('the title %j becomes one that the server takes', (given, title) => {
  expect(cleanTitle(given)).toBe(title);
  const study = { ...sentOf(content), title: title || 'x' };
  expect(schemas.newStudy.safeParse(study).success).toBe(true);
});

test('an ending stays when a title is too long', () => {
  const title = titleWith('x'.repeat(100), given => `${given} (mine)`);
  expect([title.length, title.endsWith('x (mine)')]).toEqual([100, true]);
});

test('a comment with control characters is sent without them', () => {
  const chapter = { ...emptyChapter('gipf', { variant: 'basic' }), comment: 'a\u0007b\nc\uD800' };
  expect(textOf(chapter)).toContain('ab\nc');
  const study = { ...sentOf(content), chapters: [{ title: 'x', text: textOf(chapter) }] };
  expect(schemas.newStudy.safeParse(study).success).toBe(true);
});

test('the limits are those of the server', () => {
  const { MAX_TITLE_LENGTH, MAX_CHAPTERS, MAX_CHAPTER_LENGTH, MAX_STUDY_SIZE } = schemas;
  expect(limits).toMatchObject({ MAX_TITLE_LENGTH, MAX_CHAPTERS, MAX_CHAPTER_LENGTH, MAX_STUDY_SIZE });
});

test('each limit is found', () => {
  const of = (n: number, size: number): { text: string }[] =>
    Array<{ text: string }>(n).fill({ text: 'x'.repeat(size) });
  expect(limits.limitOf(of(64, 10))).toBeUndefined();
  expect(limits.limitOf(of(65, 10))).toEqual({ kind: 'chapters' });
  expect(limits.limitOf(of(4, 65_536))).toBeUndefined();
  expect(limits.limitOf(of(1, 65_537))).toEqual({ kind: 'chapter', chapter: 1, size: 65_537 });
  expect(limits.limitOf(of(5, 65_000))).toEqual({ kind: 'study', size: 325_000 });
});
