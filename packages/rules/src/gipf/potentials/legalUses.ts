import { other, type Side } from '../../game.js';
import type { Point } from '../../hex/board.js';
import { gipfBoard, isDot } from '../board.js';
import { isGipfPiece, ownerOf } from '../cell.js';
import type { GipfPosition, PotentialKind, UseStep } from '../types.js';
import { loadOf, mayBeTopped } from './stack.js';

/** From every point the six rays over the board, without the dots. */
const WAYS: readonly (readonly (readonly Point[])[])[] = gipfBoard.points.map(p =>
  isDot(p) ? [] : gipfBoard.rays[p]!.map(ray => ray.filter(q => !isDot(q))).filter(ray => ray.length > 0),
);

export const neighbours = (p: Point): readonly Point[] => WAYS[p]!.map(way => way[0]!);

/** The ray from one point through another, if they are in line. */
export const wayTo = (from: Point, to: Point): readonly Point[] | undefined =>
  WAYS[from]!.find(way => way.includes(to));

/** The landing point of a ZÈRTZ along a ray: behind the contiguous pieces (P5). */
export const landing = ({ cells }: GipfPosition, way: readonly Point[]): Point | undefined => {
  const gap = way.findIndex(p => cells[p] === '.');
  return gap > 0 ? way[gap] : undefined;
};

/** The points that a YINSH can reach along a ray (P6). */
export const reach = ({ cells }: GipfPosition, way: readonly Point[]): readonly Point[] => {
  const blocked = way.findIndex(p => cells[p] !== '.');
  return blocked === -1 ? way : way.slice(0, blocked);
};

/** Whether a DVONN of `side` may move onto this cell, if it is adjacent (P7). */
export const dvonnMayTop = ({ cells }: GipfPosition, p: Point, side: Side): boolean =>
  cells[p] === (side === 'white' ? 'b' : 'w') || mayBeTopped(cells[p]!, 'dvonn', side);

export const isEnemyGipf = ({ cells }: GipfPosition, p: Point, side: Side): boolean =>
  isGipfPiece(cells[p]!) && ownerOf(cells[p]!) === other(side);

/** Every use of the potential loaded on a point of the side to act. A TAMSK has none: it acts when pushed to the middle. */
export const usesFrom = (position: GipfPosition, from: Point): UseStep[] => {
  const { cells, toAct, project } = position;
  const potential = loadOf(cells[from]!);
  if (potential === undefined || ownerOf(cells[from]!) !== toAct || project?.denied.includes(from) === true) {
    return [];
  }
  return targets(position, from, potential).flatMap(to => {
    const step: UseStep = { kind: 'use', potential, from, to };
    if (potential !== 'punct' || !isEnemyGipf(position, to, toAct)) return [step];
    const neutralised: UseStep = { ...step, as: 'punct' };
    return position.reserve[toAct] > 0 ? [neutralised, { ...step, as: 'gipf' }] : [neutralised];
  });
};

const targets = (position: GipfPosition, from: Point, kind: PotentialKind): readonly Point[] => {
  const { cells, toAct } = position;
  switch (kind) {
    case 'zertz':
      return WAYS[from]!.flatMap(way => landing(position, way) ?? []);
    case 'yinsh':
      return WAYS[from]!.flatMap(way => reach(position, way));
    case 'dvonn':
      return neighbours(from).filter(p => dvonnMayTop(position, p, toAct));
    case 'punct':
      return neighbours(from).filter(
        p => mayBeTopped(cells[p]!, 'punct', toAct) || isEnemyGipf(position, p, toAct),
      );
    case 'tamsk':
      return [];
  }
};

export const uses = (position: GipfPosition): UseStep[] => {
  const found: UseStep[] = [];
  for (const p of gipfBoard.points) if (position.cells[p] !== '.') found.push(...usesFrom(position, p));
  return found;
};

/** Whether any use is legal. */
export const canUse = (position: GipfPosition): boolean =>
  gipfBoard.points.some(p => usesFrom(position, p).length > 0);
