import { chapterText, readChapter } from '@korong/study';
import type { GameName, Refusal } from '@korong/rules';

/** Chapters in canonical spelling, each with its game; or which one cannot be read, counted from 1, and why. */
export type ChapterReading =
  | { readonly ok: true; readonly value: readonly { readonly game: GameName; readonly text: string }[] }
  | { readonly ok: false; readonly error: Refusal & { readonly chapter: number } };

export const readChapters = (texts: readonly string[]): ChapterReading => {
  const value: { readonly game: GameName; readonly text: string }[] = [];
  for (const [i, text] of texts.entries()) {
    const read = readChapter(text);
    if (!read.ok) return { ok: false, error: { ...read.error, chapter: i + 1 } };
    value.push({ game: read.value.game, text: chapterText(read.value) });
  }
  return { ok: true, value };
};
