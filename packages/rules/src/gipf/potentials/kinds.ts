import type { PotentialKind } from '../types.js';

export const POTENTIAL_KINDS: readonly PotentialKind[] = ['zertz', 'yinsh', 'dvonn', 'tamsk', 'punct'];

export const LETTERS: Readonly<Record<PotentialKind, string>> = {
  zertz: 'Z',
  yinsh: 'Y',
  dvonn: 'D',
  tamsk: 'T',
  punct: 'P',
};

/** The letter of a kind in texts. On the board Black's are lower case. */
export const letterOf = (kind: PotentialKind): string => LETTERS[kind];
export const kindOf = (letter: string): PotentialKind | undefined => KIND_OF.get(letter);
const KIND_OF = new Map(
  POTENTIAL_KINDS.flatMap((kind): [string, PotentialKind][] => [
    [LETTERS[kind], kind],
    [LETTERS[kind].toLowerCase(), kind],
  ]),
);
