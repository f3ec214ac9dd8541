/** What a turn is worth, in the signs of chess books. */
export const MARK_SIGNS = {
  brilliant: '!!',
  good: '!',
  interesting: '!?',
  dubious: '?!',
  mistake: '?',
  blunder: '??',
} as const;

export type Mark = keyof typeof MARK_SIGNS;

export const MARKS = Object.keys(MARK_SIGNS) as readonly Mark[];

export const isMark = (text: string): text is Mark => Object.hasOwn(MARK_SIGNS, text);

/** PGN's numeric annotation glyphs for the same six. */
const GLYPHS: Readonly<Record<string, Mark>> = {
  $1: 'good',
  $2: 'mistake',
  $3: 'brilliant',
  $4: 'blunder',
  $5: 'interesting',
  $6: 'dubious',
};

export const readMark = (text: string): Mark | undefined =>
  MARKS.find(mark => MARK_SIGNS[mark] === text) ?? (Object.hasOwn(GLYPHS, text) ? GLYPHS[text] : undefined);
