import { SIDES, type BySide, type Side } from '../../game.js';
import { bad, readCount, readWord } from '../../fields.js';
import type { Code } from '../../reasons.js';
import type { Refusal } from '../../refusal.js';
import { ok, type Result } from '../../result.js';
import { readPoint, split, type Slice } from '../../text.js';
import { gipfBoard } from '../board.js';
import { ownerOf } from '../cell.js';
import type { GipfPosition, Potentials, ProjectState } from '../types.js';
import * as plain from '../readPosition.js';
import { isPieceCount, isProject } from './options.js';
import { canMove } from './play.js';
import { POTENTIAL_KINDS } from './kinds.js';
import { isNothing, readBoth } from './potentialCounts.js';
import { earnsExtra } from './playUse.js';
import { PROJECT_KEYS } from './positionText.js';
import { isStack, loadOf, potentialsIn } from './stack.js';

const EXTRA: readonly ProjectState['extra'][] = ['none', 'first', 'then', 'made'];

/** Positions with and without potentials. */
export const readPosition = (text: string): Result<GipfPosition, Refusal> =>
  text.includes(` ${PROJECT_KEYS[0]}=`)
    ? plain.readPositionWith({ keys: PROJECT_KEYS, isStack, readProject, whyNotProject, canMove }, text)
    : plain.readPosition(text);

const readProject = (fields: readonly Slice[]): Result<ProjectState, Refusal> => {
  const [potentialsField, piecesField, linkedField, stockField, extraField, deniedField] = fields;
  const potentials = readCounts(potentialsField!);
  if (!potentials.ok) return potentials;
  const pieces = readCount(piecesField!);
  if (!pieces.ok) return pieces;
  if (!isPieceCount(pieces.value)) return bad('BAD_PIECES', piecesField!);
  const linked = readWord(linkedField!, ['yes', 'no']);
  if (!linked.ok) return linked;
  const stock = readCounts(stockField!);
  if (!stock.ok) return stock;
  const extra = readWord(extraField!, EXTRA);
  if (!extra.ok) return extra;
  const denied = readDenied(deniedField!);
  if (!denied.ok) return denied;
  return ok({
    pieces: pieces.value,
    potentials: potentials.value,
    linked: linked.value === 'yes',
    stock: stock.value,
    extra: extra.value,
    denied: denied.value,
  });
};

const readCounts = (slice: Slice): Result<BySide<Potentials>, Refusal> => {
  const read = readBoth(slice.text);
  return read === undefined ? bad('POSITION_FIELD', slice) : ok(read);
};

/** `none`, or points in the order in which they are printed. */
const readDenied = (slice: Slice): Result<ProjectState['denied'], Refusal> => {
  if (slice.text === 'none') return ok([]);
  const points: ProjectState['denied'][number][] = [];
  for (const part of split(slice, ',')) {
    const point = readPoint(gipfBoard, part);
    if (!point.ok || point.value <= (points.at(-1) ?? -1)) return bad('POSITION_FIELD', part);
    points.push(point.value);
  }
  return ok(points);
};

/** Contradictions that no game with potentials can produce. */
const whyNotProject = (position: GipfPosition): Code | undefined => {
  const { variant, handicap } = position;
  const project = position.project!;
  if (!isProject(variant, project) || handicap.white + handicap.black > 0) return 'BAD_POTENTIALS';
  return (
    SIDES.map(side => whyNotPotentials(position, project, side)).find(code => code !== undefined) ??
    whyNotExtra(position, project) ??
    whyNotDenied(position, project)
  );
};

const whyNotPotentials = (
  { cells, entry, reserve }: GipfPosition,
  { potentials, stock, pieces }: ProjectState,
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
      return untouched && reserve[side] === pieces ? undefined : 'IMPOSSIBLE_ENTRY';
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

/** Only a loaded piece of the side to act can have been denied a use, while the move of the turn is due. */
const whyNotDenied = (
  { cells, toAct, phase }: GipfPosition,
  { denied, linked }: ProjectState,
): Code | undefined => {
  if (denied.length === 0) return undefined;
  const fit = denied.every(p => loadOf(cells[p]!) !== undefined && ownerOf(cells[p]!) === toAct);
  return fit && linked && (phase === 'push' || phase === 'over') ? undefined : 'IMPOSSIBLE_POTENTIALS';
};
