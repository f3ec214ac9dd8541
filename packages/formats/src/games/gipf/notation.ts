import {
  err,
  gipf,
  isGipfPiece,
  ok,
  type GipfPosition,
  type GipfStep,
  type Point,
  type Refusal,
  type Result,
} from '@korong/rules';
import { dueRows, stepEmptying } from './rows.js';

const POINTS = /^x(g?[a-i][1-9]\*?(?:,g?[a-i][1-9]\*?)*)$/;

/**
 * Reads what players of GIPF write elsewhere: `na1-c3` for a single piece, `xGf3` where a GIPF-piece is taken, and rows that name only the
 * points that are emptied.
 */
export const readStep = (position: GipfPosition, word: string): Result<readonly GipfStep[], Refusal> => {
  const text = word.replace(/^n(?=[a-i])/, '');
  const [, list] = POINTS.exec(text) ?? [];
  if (list === undefined) return gipf.readStep(position, text);
  if (/g[a-i]/.test(list)) return rowTakingGipfPieces(position, list);
  const read = gipf.readStep(position, text);
  if (read.ok) return read;
  const points = list.split(',').map(name => gipf.board.find(name.replace('*', '')));
  const step = points.includes(undefined) ? undefined : stepEmptying(position, points as Point[]);
  return step ? ok([step]) : read;
};

/** The row step that takes just the GIPF-pieces with a `G`, and of the others at least those that are named. */
const rowTakingGipfPieces = (position: GipfPosition, list: string): Result<readonly GipfStep[], Refusal> => {
  const names = list.split(',').map(name => name.replace('*', ''));
  const marked = names.filter(name => /^g[a-i]/.test(name)).map(name => name.slice(1));
  const plain = names.filter(name => !/^g[a-i]/.test(name));
  const found = dueRows(position)
    .flatMap(({ steps }) => steps)
    .filter(({ taken }) => {
      const nameOf = (p: Point): string => gipf.board.name(p);
      const doubles = taken.filter(p => isGipfPiece(position.cells[p]!)).map(nameOf);
      return (
        doubles.length === marked.length &&
        doubles.every(name => marked.includes(name)) &&
        plain.every(name => taken.map(nameOf).includes(name))
      );
    });
  const [step, second] = found;
  if (step === undefined) return err({ code: 'NOT_A_ROW', at: [...marked, ...plain] });
  return second === undefined ? ok([step]) : err({ code: 'SEVERAL_FIT', at: [] });
};
