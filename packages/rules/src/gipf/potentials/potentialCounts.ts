import type { BySide } from '../../game.js';
import type { PotentialKind, Potentials } from '../types.js';
import { POTENTIAL_KINDS, kindOf, letterOf } from './kinds.js';

const NONE = 'none';

export const NO_POTENTIALS: Potentials = { zertz: 0, yinsh: 0, dvonn: 0, tamsk: 0, punct: 0 };

export const isNothing = (potentials: Potentials): boolean =>
  POTENTIAL_KINDS.every(kind => potentials[kind] === 0);

export const withOneLess = (potentials: Potentials, kind: PotentialKind): Potentials => ({
  ...potentials,
  [kind]: potentials[kind] - 1,
});

/** `Z3Y3`, always in the same order; `none` if empty. */
const potentialsText = (potentials: Potentials): string =>
  POTENTIAL_KINDS.filter(kind => potentials[kind] > 0)
    .map(kind => letterOf(kind) + String(potentials[kind]))
    .join('') || NONE;

/** The reverse; `undefined` for any other text. */
const readPotentials = (text: string): Potentials | undefined => {
  const read = { ...NO_POTENTIALS };
  for (const [, letter, count] of text.matchAll(/([A-Z])([1-6])/g)) {
    const kind = kindOf(letter!);
    if (kind !== undefined) read[kind] = Number(count);
  }
  return potentialsText(read) === text ? read : undefined;
};

/** Both sides' potentials: `Z3Y3` if they are the same, otherwise White's and Black's, `Z3Y3-D6`. */
export const bothText = ({ white, black }: BySide<Potentials>): string => {
  const [first, second] = [potentialsText(white), potentialsText(black)];
  return first === second ? first : `${first}-${second}`;
};

/** The potentials of a setup: at least one side has some (P1). */
export const readAgreed = (text: string): BySide<Potentials> | undefined =>
  text === NONE ? undefined : readBoth(text);

export const readBoth = (text: string): BySide<Potentials> | undefined => {
  const [first = '', second = first, ...more] = text.split('-');
  const [white, black] = [readPotentials(first), readPotentials(second)];
  if (white === undefined || black === undefined || more.length > 0) return undefined;
  return bothText({ white, black }) === text ? { white, black } : undefined;
};
