import type { BySide, OptionFields } from '../game.js';
import { readVariant } from '../options.js';
import { err, ok, refuseText, type Refusal, type Result } from '../refusal.js';
import type { GipfOptions, GipfVariant } from './types.js';

export const VARIANTS: readonly GipfVariant[] = ['basic', 'standard', 'tournament'];

export const OPTION_NAMES = ['variant', 'handicap'];

const NO_HANDICAP: BySide<number> = { white: 0, black: 0 };
const MAX_HANDICAP = 3;

/** One to three extra pieces for one side, in the basic game (G3) or with potentials (P1). */
export const isHandicap = (
  variant: GipfVariant,
  { white, black }: BySide<number>,
  withPotentials: boolean,
): boolean =>
  Math.max(white, black) <= (variant === 'basic' || withPotentials ? MAX_HANDICAP : 0) &&
  Math.min(white, black) === 0;

/** `handicap` is written `white 2` or `black=1`; without it there is none. */
export const readOptions = (fields: OptionFields, withPotentials = false): Result<GipfOptions, Refusal> => {
  const variant = readVariant(fields, VARIANTS, OPTION_NAMES);
  if (!variant.ok) return variant;
  const { handicap: text } = fields;
  if (text === undefined) return ok({ variant: variant.value, handicap: NO_HANDICAP });
  const match = /^(white|black)[ =]([1-3])$/.exec(text);
  const handicap = match && { ...NO_HANDICAP, [match[1]!]: Number(match[2]) };
  return handicap && isHandicap(variant.value, handicap, withPotentials)
    ? ok({ variant: variant.value, handicap })
    : err(refuseText('BAD_HANDICAP', text));
};

export const optionFields = ({ variant, handicap }: GipfOptions): OptionFields => {
  const side = handicap.white > 0 ? 'white' : 'black';
  return { variant, ...(handicap[side] > 0 && { handicap: `${side} ${handicap[side]}` }) };
};
