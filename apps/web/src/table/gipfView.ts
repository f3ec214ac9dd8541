import type { Beat, Motion, Piece } from '@korong/board';
import {
  captured,
  gipf,
  isDot,
  other,
  type GipfCell,
  type GipfPosition,
  type GipfStep,
  type Point,
  type Side,
} from '@korong/rules';
import { piece } from './common.js';
import type { Arrows, Setting, Stacks } from './types.js';

export type PushStep = Extract<GipfStep, { kind: 'push' }>;

const { board } = gipf;
export const name = (p: Point): string => board.name(p);
export const find = (point: string): Point => board.find(point)!;
export const isDotName = (point: string): boolean => isDot(find(point));

const PIECES: Readonly<Record<GipfCell, Piece | undefined>> = {
  '.': undefined,
  w: piece('piece', 'white'),
  b: piece('piece', 'black'),
  W: piece('gipf', 'white'),
  B: piece('gipf', 'black'),
};

export const pieceAt = ({ cells }: GipfPosition, p: Point): Piece | undefined => PIECES[cells[p]!];

export const setting = (position: GipfPosition): Setting => {
  const pieces: Record<string, readonly Piece[]> = {};
  for (const p of board.points) {
    const here = pieceAt(position, p);
    if (here) pieces[name(p)] = [here];
  }
  const tray = (side: Side) => ({
    reserve: position.reserve[side],
    captured: captured(position, other(side)),
  });
  return { game: 'gipf', pieces, trays: { white: tray('white'), black: tray('black') } };
};

/** The points of the line that a push enters, the first of them first. */
export const pathOf = ({ dot, to }: Pick<PushStep, 'dot' | 'to'>): readonly Point[] =>
  board.rays[dot]![board.direction(dot, to)!]!.filter(p => !isDot(p));

/** What a push moves: from where to where, the furthest first. The piece that enters is not among them. */
export const pushed = (
  position: GipfPosition,
  step: PushStep,
): readonly { readonly from: Point; readonly to: Point; readonly piece: Piece }[] => {
  const path = pathOf(step);
  const gap = path.findIndex(p => position.cells[p] === '.');
  return path
    .slice(0, Math.max(gap, 0))
    .map((from, i) => ({ from, to: path[i + 1]!, piece: pieceAt(position, from)! }))
    .reverse();
};

export const entering = ({ toAct }: GipfPosition, step: PushStep): Piece =>
  piece(step.piece === 'gipf' ? 'gipf' : 'piece', toAct);

/** A piece onto the dot, then the whole line one point on; a row leaves together. */
export const beats = (position: GipfPosition, step: GipfStep): readonly Beat[] => {
  if (step.kind === 'row') {
    const gone = step.taken.map((p): Motion => ({
      kind: 'remove',
      at: name(p),
      piece: pieceAt(position, p)!,
      to: position.toAct,
    }));
    return gone.length > 0 ? [gone] : [];
  }
  const entrant = entering(position, step);
  return [
    [{ kind: 'place', at: name(step.dot), piece: entrant }],
    [
      ...pushed(position, step).map(({ from, to, piece: moved }): Motion => ({
        kind: 'slide',
        from: name(from),
        to: name(to),
        piece: moved,
      })),
      { kind: 'slide', from: name(step.dot), to: name(step.to), piece: entrant },
    ],
  ];
};

/** The points where a push leaves something else than before, the piece that enters first. */
export const landings = (position: GipfPosition, step: PushStep): readonly Point[] => [
  step.to,
  ...pushed(position, step)
    .map(({ to }) => to)
    .reverse(),
];

export const trace = (
  position: GipfPosition,
  step: GipfStep,
): { readonly points: readonly string[]; readonly arrows: Arrows } =>
  step.kind === 'row'
    ? { points: step.taken.map(name), arrows: [] }
    : {
        points: landings(position, step).map(name),
        arrows: [{ from: name(step.dot), to: name(step.to), tone: 'last' }],
      };

/** How the line would stand after the push. */
export const preview = (position: GipfPosition, step: PushStep): Stacks => ({
  [name(step.to)]: [entering(position, step)],
  ...Object.fromEntries(pushed(position, step).map(({ to, piece: moved }) => [name(to), [moved]])),
});
