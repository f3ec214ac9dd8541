import type { BySide, OptionFields } from '../game.js';
import { readVariant } from '../options.js';
import { refuseText, type Refusal } from '../reasons.js';
import { err, ok, type Result } from '../result.js';
import { bothText, readBoth } from './potentials/potentials.js';
import { KINDS } from './potentials/stack.js';
import { PIECES } from './board.js';
import type { GipfOptions, GipfVariant, ProjectOptions } from './types.js';

export const VARIANTS: readonly GipfVariant[] = ['basic', 'standard', 'tournament'];

export const OPTION_NAMES = ['variant', 'handicap', 'potentials', 'pieces', 'linked'];

const NO_HANDICAP: BySide<number> = { white: 0, black: 0 };
const MOST = 3;

/** G3: one to three extra pieces, for one side, in the basic game. */
export const isHandicap = (variant: GipfVariant, { white, black }: BySide<number>): boolean =>
  Math.max(white, black) <= (variant === 'basic' ? MOST : 0) && Math.min(white, black) === 0;

/** P1: three to six of every kind that is used, at least one kind a side; twelve to twenty-four basic pieces. */
export const isProject = (variant: GipfVariant, { pieces, potentials }: ProjectOptions): boolean =>
  variant !== 'basic' &&
  pieces >= LEAST_PIECES &&
  pieces <= MOST_PIECES &&
  [potentials.white, potentials.black].every(
    of =>
      KINDS.some(kind => of[kind] > 0) &&
      KINDS.every(kind => of[kind] === 0 || (of[kind] >= LEAST_OF_A_KIND && of[kind] <= MOST_OF_A_KIND)),
  );

const LEAST_PIECES = 12;
const MOST_PIECES = 24;
const LEAST_OF_A_KIND = 3;
const MOST_OF_A_KIND = 6;

/**
 * `handicap` is written `white 2` or `black=1`; without it there is none. `potentials`, `Z3Y3` or White's and Black's `Z3Y3-D6`, makes
 * it GIPF as a project; with it go `pieces`, a number, and `linked`, `yes` where a use may be denied.
 */
export const readOptions = (fields: OptionFields): Result<GipfOptions, Refusal> => {
  const variant = readVariant(fields, VARIANTS, OPTION_NAMES);
  if (!variant.ok) return variant;
  const handicap = readHandicap(variant.value, fields.handicap);
  if (!handicap.ok) return handicap;
  const project = readProject(variant.value, fields);
  if (!project.ok) return project;
  return ok({
    variant: variant.value,
    handicap: handicap.value,
    ...(project.value && { project: project.value }),
  });
};

const readHandicap = (variant: GipfVariant, text: string | undefined): Result<BySide<number>, Refusal> => {
  if (text === undefined) return ok(NO_HANDICAP);
  const match = /^(white|black)[ =]([1-3])$/.exec(text);
  const handicap = match && { ...NO_HANDICAP, [match[1]!]: Number(match[2]) };
  return handicap && isHandicap(variant, handicap) ? ok(handicap) : err(refuseText('BAD_HANDICAP', text));
};

const readProject = (
  variant: GipfVariant,
  fields: OptionFields,
): Result<ProjectOptions | undefined, Refusal> => {
  const { potentials: text, pieces: count, linked } = fields;
  if (text === undefined) {
    const alone = count ?? linked;
    return alone === undefined ? ok(undefined) : err(refuseText('BAD_POTENTIALS', ''));
  }
  const potentials = readBoth(text);
  if (potentials === undefined) return err(refuseText('BAD_POTENTIALS', text));
  if (linked !== undefined && linked !== 'yes' && linked !== 'no') {
    return err(refuseText('UNKNOWN_OPTION', linked));
  }
  const pieces = count === undefined ? PIECES[variant] : Number(/^[1-9][0-9]$/.exec(count)?.[0]);
  if (!(pieces >= LEAST_PIECES && pieces <= MOST_PIECES)) return err(refuseText('BAD_PIECES', count ?? ''));
  const project: ProjectOptions = { pieces, potentials, linked: linked === 'yes' };
  return isProject(variant, project) ? ok(project) : err(refuseText('BAD_POTENTIALS', text));
};

export const optionFields = ({ variant, handicap, project }: GipfOptions): OptionFields => {
  const side = handicap.white > 0 ? 'white' : 'black';
  return {
    variant,
    ...(handicap[side] > 0 && { handicap: `${side} ${handicap[side]}` }),
    ...(project && { potentials: bothText(project.potentials) }),
    ...(project && project.pieces !== PIECES[variant] && { pieces: String(project.pieces) }),
    ...(project?.linked === true && { linked: 'yes' }),
  };
};
