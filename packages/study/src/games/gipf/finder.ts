import type { GameFinder } from '../finder.js';
import { closedLine } from './closedLine.js';
import { lostGipfPiece } from './gipfPieces.js';
import { emptyReserve } from './reserve.js';

export type GipfFinding =
  /** The reserve is empty after so many turns of the side; in the best line it is not. */
  | { readonly kind: 'runs-out-of-reserve'; readonly values: { readonly turns: number } }
  /** The GIPF-piece on this point goes: in the turn itself, or captured in the next one. After the best turn it stays. */
  | { readonly kind: 'loses-gipf-piece'; readonly values: { readonly at: string } }
  /** The push leaves no empty point in the line, which the best line goes on to use. */
  | { readonly kind: 'closes-line'; readonly values: { readonly line: string } };

/** `xb2,b3,b4(b5)`: what is taken, then what stays. */
const ROW = /^x(\w+(?:,\w+)*)(?:\((\w+(?:,\w+)*)\))?$/;

const letterThenNumber = (a: string, b: string): number =>
  a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));

const rowOf = (step: string): string | undefined => {
  const [, taken, kept] = ROW.exec(step) ?? [];
  if (taken === undefined) return undefined;
  const points = [...taken.split(','), ...(kept?.split(',') ?? [])].sort(letterThenNumber);
  return `${points[0]!}-${points.at(-1)!}`;
};

export const gipfFinder: GameFinder<GipfFinding> = {
  kinds: ['runs-out-of-reserve', 'loses-gipf-piece', 'closes-line'],
  rowOf,
  unit: 100,
  find: comparison => {
    const found: GipfFinding[] = [];
    const turns = emptyReserve(comparison);
    if (turns !== undefined) found.push({ kind: 'runs-out-of-reserve', values: { turns } });
    const at = lostGipfPiece(comparison);
    if (at !== undefined) found.push({ kind: 'loses-gipf-piece', values: { at } });
    const line = closedLine(comparison);
    if (line !== undefined) found.push({ kind: 'closes-line', values: { line } });
    return found;
  },
};
