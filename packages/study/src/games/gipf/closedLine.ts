import { GIPF_ENTRIES, GIPF_LINES } from '@korong/rules';
import type { GipfPosition, GipfStep, Point, Turn } from '@korong/rules';
import type { Comparison } from '../finder.js';

/** The line of a push or a row, as an index into the lines of the board. */
const lineOf = (step: GipfStep): number => {
  const points: readonly Point[] =
    step.kind === 'push'
      ? (GIPF_ENTRIES.find(({ dot, path }) => dot === step.dot && path[0] === step.to)?.path ?? [])
      : step.kind === 'row'
        ? [...step.taken, ...step.kept]
        : [];
  return points.length === 0 ? -1 : GIPF_LINES.findIndex(line => points.every(at => line.includes(at)));
};

const isFull = (position: unknown, line: number): boolean =>
  GIPF_LINES[line]!.every(at => (position as GipfPosition).cells[at] !== '.');

const linesUsed = (turns: readonly Turn<unknown, unknown>[]): number[] =>
  turns.flatMap(({ steps }) => (steps as readonly GipfStep[]).map(lineOf)).filter(line => line >= 0);

/** Turns of the best line in which a line counts as needed: three of the side's own. */
const SOON = 5;

/**
 * The line that the played push fills, so that both its entries are closed (G7), if the side pushes into it or takes a row in it along the
 * best line.
 */
export const closedLine = ({ game, played, best }: Comparison): string | undefined => {
  const [turn] = played;
  const own = best.slice(0, SOON).filter((_, i) => i % 2 === 0);
  const needed = linesUsed(own);
  const line = linesUsed([turn!]).find(
    at => needed.includes(at) && isFull(turn!.position, at) && !isFull(best[0]!.position, at),
  );
  if (line === undefined) return undefined;
  const board = game.boardOf(turn!.start);
  return `${board.name(GIPF_LINES[line]![0]!)}-${board.name(GIPF_LINES[line]!.at(-1)!)}`;
};
