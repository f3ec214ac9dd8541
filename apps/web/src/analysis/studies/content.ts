// A study as a page edits it: its title, its readers, its chapters. Values and what changes them.
import type { NewStudy, Study } from '@korong/protocol';
import { chapterText, type Chapter } from '@korong/study';
import { newId } from '../../store/index.js';
import { MAX_TITLE_LENGTH } from './limits.js';

export const VISIBILITIES = [
  'private',
  'link',
  'public',
] as const satisfies readonly NewStudy['visibility'][];
export type Visibility = (typeof VISIBILITIES)[number];

export interface StudyChapter {
  /** Follows the chapter when its title, number or text changes. The server does not know it. */
  readonly key: string;
  readonly title: string;
  readonly game: string;
  readonly text: string;
}

export interface StudyContent {
  readonly title: string;
  readonly visibility: Visibility;
  readonly chapters: readonly StudyChapter[];
}

export const contentOf = ({ title, visibility, chapters }: Study): StudyContent => ({
  title,
  visibility,
  chapters: chapters.map(chapter => ({ key: newId(), ...chapter })),
});

/** As it is sent to the server. */
export const sentOf = ({ title, visibility, chapters }: StudyContent): NewStudy => ({
  title,
  visibility,
  chapters: chapters.map(({ title: own, text }) => ({ title: own, text })),
});

export const isSame = (a: StudyContent, b: StudyContent): boolean =>
  a === b || JSON.stringify(sentOf(a)) === JSON.stringify(sentOf(b));

/** Control characters, halves of characters and what reverses the writing direction: no title may have them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;

/** A title that the server takes; empty if nothing is left of it. */
export const cleanTitle = (text: string): string =>
  text
    .replace(/[\t\n\r]+/g, ' ')
    .replace(FORBIDDEN, '')
    .trim()
    .slice(0, MAX_TITLE_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trim();

/** A title with an ending such as “(my version)”, which stays when the title is too long. */
export const titleWith = (title: string, put: (title: string) => string): string => {
  const room = MAX_TITLE_LENGTH - put('').length;
  return cleanTitle(put(cleanTitle(title.slice(0, room))));
};

/** The text without characters that the server refuses. */
export const textOf = (chapter: Chapter): string =>
  chapterText(chapter).replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');

export const newChapter = (title: string, chapter: Chapter): StudyChapter => ({
  key: newId(),
  title,
  game: chapter.game,
  text: textOf(chapter),
});

const withChapters = (content: StudyContent, chapters: readonly StudyChapter[]): StudyContent => ({
  ...content,
  chapters,
});

/** Changes one chapter. The same content if nothing differs. */
export const changeChapter = (
  content: StudyContent,
  key: string,
  changes: Partial<Pick<StudyChapter, 'title' | 'text'>>,
): StudyContent => {
  const chapter = content.chapters.find(one => one.key === key);
  const next = chapter && { ...chapter, ...changes };
  if (!next || (next.title === chapter.title && next.text === chapter.text)) return content;
  return withChapters(
    content,
    content.chapters.map(one => (one === chapter ? next : one)),
  );
};

/** `at`: its index; at the end if there is none. */
export const insertChapter = (
  content: StudyContent,
  chapter: StudyChapter,
  at = content.chapters.length,
): StudyContent => withChapters(content, content.chapters.toSpliced(at, 0, chapter));

export const moveChapter = (content: StudyContent, key: string, by: 1 | -1): StudyContent => {
  const from = content.chapters.findIndex(one => one.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= content.chapters.length) return content;
  return withChapters(content, content.chapters.toSpliced(from, 1).toSpliced(to, 0, content.chapters[from]!));
};

/** The last chapter stays: a study has one at least. */
export const removeChapter = (content: StudyContent, key: string): StudyContent =>
  content.chapters.length === 1
    ? content
    : withChapters(
        content,
        content.chapters.filter(one => one.key !== key),
      );

/** The chapters with another text than in `base`, and those that it does not have. */
export const ownChapters = (base: StudyContent, mine: StudyContent): readonly StudyChapter[] => {
  const before = new Map(base.chapters.map(({ key, text }) => [key, text]));
  return mine.chapters.filter(({ key, text }) => before.get(key) !== text);
};

/** The newer content with the reader's own chapters after it, and his title and visibility where the newer one changed neither. */
export const joinChapters = (
  newer: StudyContent,
  base: StudyContent,
  mine: StudyContent,
  nameOf: (title: string) => string,
): StudyContent => ({
  title: newer.title === base.title ? mine.title : newer.title,
  visibility: newer.visibility === base.visibility ? mine.visibility : newer.visibility,
  chapters: [
    ...newer.chapters,
    ...ownChapters(base, mine).map(chapter => ({
      ...chapter,
      key: newId(),
      title: titleWith(chapter.title, nameOf),
    })),
  ],
});
