import type { BySide, OptionFields } from '../../game.js';
import { err, ok, refuseText, type Refusal, type Result } from '../../refusal.js';
import { PIECES } from '../board.js';
import * as plain from '../options.js';
import type { GipfOptions, GipfVariant, ProjectOptions } from '../types.js';
import { bothText, readAgreed } from './potentialCounts.js';
import { readStakes, refuseStakes, stakesText } from './stakes.js';

export const OPTION_NAMES = [...plain.OPTION_NAMES, 'potentials', 'pieces', 'linked'];

const MIN_PIECES = 12;
const MAX_PIECES = 24;

/** `18`, or White's and Black's, `18-20`. */
export const piecesText = ({ white, black }: BySide<number>): string =>
  white === black ? String(white) : `${white}-${black}`;

/** The reverse, within the limits of P1; `undefined` for any other text. */
export const readPieces = (text: string): BySide<number> | undefined => {
  const [white = NaN, black = white] = text.split('-').map(Number);
  const isWithin = [white, black].every(count => count >= MIN_PIECES && count <= MAX_PIECES);
  return isWithin && piecesText({ white, black }) === text ? { white, black } : undefined;
};

/**
 * `potentials`, `Z3Y3` or White's and Black's `Z3Y3-D6`, makes it GIPF as a project. It comes with `pieces`, `20` or `18-20`, and `linked`,
 * which says what may be denied: `yes` for every use, or the kinds (see stakes.ts).
 */
export const readOptions = (fields: OptionFields): Result<GipfOptions, Refusal> => {
  const { potentials, pieces, linked, ...others } = fields;
  const read = plain.readOptions(others, potentials !== undefined);
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
  const potentials = readAgreed(text);
  if (potentials === undefined) return err(refuseText('BAD_POTENTIALS', text));
  const pieces = readPieces(count ?? String(PIECES[variant]));
  if (pieces === undefined) return err(refuseText('BAD_PIECES', count ?? ''));
  const stakes = readStakes(linked ?? 'no', potentials);
  return stakes ? ok({ pieces, potentials, linked: stakes }) : err(refuseStakes(linked ?? '', potentials));
};

/** An option that has its usual value is not written. */
const agreed = (name: string, text: string, usual: string): OptionFields =>
  text === usual ? {} : { [name]: text };

export const optionFields = (options: GipfOptions): OptionFields => {
  const { variant, project } = options;
  return {
    ...plain.optionFields(options),
    ...(project && { potentials: bothText(project.potentials) }),
    ...(project && agreed('pieces', piecesText(project.pieces), String(PIECES[variant]))),
    ...(project && agreed('linked', stakesText(project), 'no')),
  };
};
