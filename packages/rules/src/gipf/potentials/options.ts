import type { OptionFields } from '../../game.js';
import { refuseText, type Refusal } from '../../refusal.js';
import { err, ok, type Result } from '../../result.js';
import { PIECES } from '../board.js';
import * as plain from '../options.js';
import type { GipfOptions, GipfVariant, ProjectOptions } from '../types.js';
import { bothText, readBoth } from './potentialCounts.js';
import { POTENTIAL_KINDS } from './kinds.js';

export const OPTION_NAMES = [...plain.OPTION_NAMES, 'potentials', 'pieces', 'linked'];

/** P1: three to six of every kind in use, at least one kind per side; twelve to twenty-four basic pieces. */
export const isProject = (variant: GipfVariant, { pieces, potentials }: ProjectOptions): boolean =>
  variant !== 'basic' &&
  isPieceCount(pieces) &&
  [potentials.white, potentials.black].every(
    of =>
      POTENTIAL_KINDS.some(kind => of[kind] > 0) &&
      POTENTIAL_KINDS.every(
        kind => of[kind] === 0 || (of[kind] >= LEAST_OF_A_KIND && of[kind] <= MOST_OF_A_KIND),
      ),
  );

export const isPieceCount = (pieces: number): boolean => pieces >= LEAST_PIECES && pieces <= MOST_PIECES;

const LEAST_PIECES = 12;
const MOST_PIECES = 24;
const LEAST_OF_A_KIND = 3;
const MOST_OF_A_KIND = 6;

/**
 * `potentials`, `Z3Y3` or White's and Black's `Z3Y3-D6`, makes it GIPF as a project. It comes with `pieces`, a number, and `linked`, which
 * is `yes` where a use may be denied.
 */
export const readOptions = (fields: OptionFields): Result<GipfOptions, Refusal> => {
  const { potentials, pieces, linked, ...others } = fields;
  const read = plain.readOptions(others);
  if (!read.ok) return read;
  const project = readProject(read.value.variant, { potentials, pieces, linked });
  return project.ok ? ok({ ...read.value, ...(project.value && { project: project.value }) }) : project;
};

const readProject = (
  variant: GipfVariant,
  { potentials: text, pieces: count, linked }: Readonly<Record<string, string | undefined>>,
): Result<ProjectOptions | undefined, Refusal> => {
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
  if (!isPieceCount(pieces)) return err(refuseText('BAD_PIECES', count ?? ''));
  const project: ProjectOptions = { pieces, potentials, linked: linked === 'yes' };
  return isProject(variant, project) ? ok(project) : err(refuseText('BAD_POTENTIALS', text));
};

export const optionFields = (options: GipfOptions): OptionFields => {
  const { variant, project } = options;
  return {
    ...plain.optionFields(options),
    ...(project && { potentials: bothText(project.potentials) }),
    ...(project && project.pieces !== PIECES[variant] && { pieces: String(project.pieces) }),
    ...(project?.linked === true && { linked: 'yes' }),
  };
};
