import {
  isGipfPiece,
  ownerOf,
  type GipfPosition,
  type GipfStep,
  type Point,
  type Side,
  type Turn,
} from '@korong/rules';
import { countedBoard, someTurn } from '../../review/turns.js';
import type { Comparison } from '../finder.js';

const hasGipfPiece = ({ cells }: GipfPosition, side: Side, at: Point): boolean =>
  isGipfPiece(cells[at]!) && ownerOf(cells[at]!) === side;

/** The GIPF-pieces of `side` that a row of this turn takes off. */
const taken = (game: Comparison['game'], turn: Turn<unknown, unknown>, side: Side): Point[] => {
  let position = turn.start as GipfPosition;
  const gone: Point[] = [];
  for (const step of turn.steps as readonly GipfStep[]) {
    if (step.kind === 'row') gone.push(...step.taken.filter(at => hasGipfPiece(position, side, at)));
    position = game.play(position, step) as GipfPosition;
  }
  return gone;
};

const count = ({ cells }: GipfPosition, side: Side): number =>
  cells.filter(cell => isGipfPiece(cell) && ownerOf(cell) === side).length;

/** Whether the side to act can take a GIPF-piece of `side` off in one turn. */
const canBeTaken = ({ game, side }: Comparison, position: unknown): boolean => {
  const now = count(position as GipfPosition, side);
  const { board } = countedBoard(game, position);
  return someTurn(board, () => {
    const read = game.readPosition(board.text());
    return read.ok && count(read.value as GipfPosition, side) < now;
  });
};

/** The point of a GIPF-piece that the side loses and would not lose after the best turn. */
export const lostGipfPiece = (comparison: Comparison): string | undefined => {
  const { game, side, played, best } = comparison;
  const [turn, reply] = played;
  const nameOf = (at: Point): string => game.boardOf(turn!.start).name(at);
  const own = taken(game, turn!, side);
  const ownInBest = taken(game, best[0]!, side);
  if (own.length > ownInBest.length) return nameOf(own[0]!);
  const [captured] = reply === undefined ? [] : taken(game, reply, side);
  if (captured === undefined || canBeTaken(comparison, best[0]!.position)) return undefined;
  return nameOf(captured);
};
