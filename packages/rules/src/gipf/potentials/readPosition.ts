import { SIDES, type Side } from '../../game.js';
import type { Point } from '../../hex/board.js';
import { bad, readWord } from '../../fields.js';
import type { Code } from '../../reasons.js';
import { err, ok, type Refusal, type Result } from '../../refusal.js';
import { readPoint, split, type Slice } from '../../text.js';
import { gipfBoard } from '../board.js';
import { ownerOf } from '../cell.js';
import type { GipfPosition, PotentialKind, ProjectState, Stake } from '../types.js';
import * as plain from '../readPosition.js';
import { readPieces } from './options.js';
import { canMove } from './play.js';
import { POTENTIAL_KINDS, kindOf } from './kinds.js';
import { isNothing, readAgreed, readBoth } from './potentialCounts.js';
import { earnsExtra } from './playUse.js';
import { PROJECT_KEYS } from './positionText.js';
import { isStack, loadOf, potentialsIn } from './stack.js';
import { readStakes, refuseStakes } from './stakes.js';

const EXTRA: readonly ProjectState['extra'][] = ['none', 'first', 'then', 'made'];

/** Positions with and without potentials. */
export const readPosition = (text: string): Result<GipfPosition, Refusal> =>
  text.includes(` ${PROJECT_KEYS[0]}=`)
    ? plain.readPositionWith({ keys: PROJECT_KEYS, isStack, readProject, whyNotProject, canMove }, text)
    : plain.readPosition(text);

const readProject = (fields: readonly Slice[]): Result<ProjectState, Refusal> => {
  const [potentialsField, piecesField, linkedField, stockField, extraField, deniedField] = fields;
  const potentials = readAgreed(potentialsField!.text);
  if (potentials === undefined) return bad('BAD_POTENTIALS', potentialsField!);
  const pieces = readPieces(piecesField!.text);
  if (pieces === undefined) return bad('BAD_PIECES', piecesField!);
  const linked = readStakes(linkedField!.text, potentials);
  if (linked === undefined) return err(refuseStakes(linkedField!.text, potentials, linkedField!.place));
  const stock = readBoth(stockField!.text);
  if (stock === undefined) return bad('POSITION_FIELD', stockField!);
  const extra = readWord(extraField!, EXTRA);
  if (!extra.ok) return extra;
  const denied = readDenied(deniedField!);
  if (!denied.ok) return denied;
  return ok({ pieces, potentials, linked, stock, extra: extra.value, ...denied.value });
};

/** `none`, or points and then the letters of kinds, in the order in which they are printed. */
const readDenied = (slice: Slice): Result<Pick<ProjectState, 'denied' | 'deniedEntries'>, Refusal> => {
  const denied: Point[] = [];
  const deniedEntries: PotentialKind[] = [];
  if (slice.text === 'none') return ok({ denied, deniedEntries });
  const rank = (kind: PotentialKind | undefined): number => (kind ? POTENTIAL_KINDS.indexOf(kind) : -1);
  for (const part of split(slice, ',')) {
    const kind = /^[A-Z]$/.test(part.text) ? kindOf(part.text) : undefined;
    if (kind && rank(kind) > rank(deniedEntries.at(-1))) {
      deniedEntries.push(kind);
      continue;
    }
    const point = readPoint(gipfBoard, part);
    const isNext = point.ok && deniedEntries.length === 0 && point.value > (denied.at(-1) ?? -1);
    if (!isNext) return bad('POSITION_FIELD', part);
    denied.push(point.value);
  }
  return ok({ denied, deniedEntries });
};

/** Contradictions that no game with potentials can produce. */
const whyNotProject = (position: GipfPosition): Code | undefined => {
  const project = position.project!;
  return (
    SIDES.map(side => whyNotPotentials(position, project, side)).find(code => code !== undefined) ??
    whyNotExtra(position, project) ??
    whyNotDenied(position, project)
  );
};

const whyNotPotentials = (
  { cells, entry }: GipfPosition,
  { potentials, stock }: ProjectState,
  side: Side,
): Code | undefined => {
  const withinAgreed = POTENTIAL_KINDS.every(
    kind =>
      stock[side][kind] + cells.reduce((n, cell) => n + potentialsIn(cell, kind, side), 0) <=
      potentials[side][kind],
  );
  if (!withinAgreed) return 'IMPOSSIBLE_POTENTIALS';
  const untouched = POTENTIAL_KINDS.every(kind => stock[side][kind] === potentials[side][kind]);
  switch (entry[side]) {
    case 'gipf':
    case 'any':
      return untouched ? undefined : 'IMPOSSIBLE_ENTRY';
    case 'loaded':
      return isNothing(stock[side]) ? 'IMPOSSIBLE_ENTRY' : undefined;
    case 'single':
      return isNothing(stock[side]) ? undefined : 'IMPOSSIBLE_ENTRY';
  }
};

const whyNotExtra = (position: GipfPosition, { extra }: ProjectState): Code | undefined => {
  const { phase } = position;
  if (phase === 'extra') {
    if (!earnsExtra(position)) return 'IMPOSSIBLE_PHASE';
    return extra === 'first' || extra === 'then' ? undefined : 'IMPOSSIBLE_PHASE';
  }
  if (phase === 'push' && earnsExtra(position)) return 'IMPOSSIBLE_PHASE';
  if (extra === 'none') return undefined;
  return extra === 'made' && phase !== 'row' ? undefined : 'IMPOSSIBLE_PHASE';
};

/** While the move of the turn is due, a loaded piece of the side to act may have been denied a use, and a kind it has the entry. */
const whyNotDenied = (
  { cells, entry, toAct, phase }: GipfPosition,
  { denied, deniedEntries, linked, stock }: ProjectState,
): Code | undefined => {
  if (denied.length + deniedEntries.length === 0) return undefined;
  const fit =
    denied.every(p => isOf(linked, loadOf(cells[p]!), 'use') && ownerOf(cells[p]!) === toAct) &&
    deniedEntries.every(kind => isOf(linked, kind, 'entry') && stock[toAct][kind] > 0) &&
    (deniedEntries.length === 0 || entry[toAct] !== 'gipf');
  return fit && (phase === 'push' || phase === 'over') ? undefined : 'IMPOSSIBLE_POTENTIALS';
};

const isOf = (linked: ProjectState['linked'], kind: PotentialKind | undefined, stake: Stake): boolean =>
  kind !== undefined && linked[kind] === stake;
