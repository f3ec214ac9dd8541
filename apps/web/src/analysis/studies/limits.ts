// The limits of studies, said before the server refuses. They are repeated here because the page does not load the schemas; a test
// compares them.
export const MAX_TITLE_LENGTH = 100;
export const MAX_CHAPTERS = 64;
/** In UTF-16 code units, like the two sizes below. */
export const MAX_CHAPTER_LENGTH = 65_536;
/** All chapters of a study together. */
export const MAX_STUDY_SIZE = 262_144;

/** What is too much. `chapter` counts from 1. */
export type Limit =
  | { readonly kind: 'chapters' }
  | { readonly kind: 'chapter'; readonly chapter: number; readonly size: number }
  | { readonly kind: 'study'; readonly size: number };

/** The limit that these chapters break. */
export const limitOf = (chapters: readonly { readonly text: string }[]): Limit | undefined => {
  if (chapters.length > MAX_CHAPTERS) return { kind: 'chapters' };
  const long = chapters.findIndex(({ text }) => text.length > MAX_CHAPTER_LENGTH);
  if (long >= 0) return { kind: 'chapter', chapter: long + 1, size: chapters[long]!.text.length };
  const size = chapters.reduce((sum, { text }) => sum + text.length, 0);
  return size > MAX_STUDY_SIZE ? { kind: 'study', size } : undefined;
};
