import { gipf, type GipfPosition, type Point } from '@korong/rules';
import { cause, type Cause, type Mark } from '../../cause.js';
import type { Playback } from '../../playback.js';
import { cross, dueRows, isGipfAt, keptByDefault, rowThrough, stepKeeping, type DueRow } from './rows.js';

/** `Remove C 4` or `Preserve C 4`. */
export interface RowWord {
  readonly word: 'remove' | 'preserve';
  readonly point: Point;
  readonly mark: Mark;
}

const positionOf = (play: Playback): GipfPosition => play.position as GipfPosition;

const isInRow = (position: GipfPosition, p: Point): boolean =>
  dueRows(position).some(({ points }) => points.includes(p));

/** Whether a word is about a GIPF-piece in a row; otherwise it names a row to take. */
const isFate = (position: GipfPosition, { word, point }: RowWord): boolean =>
  word === 'preserve' || (isGipfAt(position, point) && isInRow(position, point));

/** Takes the rows that the words name, in their order. What they say about GIPF-pieces may come later. */
export const takeNamed = (play: Playback, words: readonly RowWord[]): Cause | undefined => {
  const start = positionOf(play);
  const fates = words.map(one => (isFate(start, one) ? one : undefined));
  for (const [i, { point, mark }] of words.entries()) {
    if (fates[i]) continue;
    if (play.isOver) {
      play.dropped++;
      continue;
    }
    const row = rowThrough(positionOf(play), point);
    if (row === undefined)
      return cause('STEP_REFUSED', mark, { code: 'NOT_A_ROW', at: [gipf.board.name(point)] });
    take(play, row, fates, i);
  }
  return undefined;
};

/** Takes every row of the side that pushed, unless two of them cross. */
export const takeRest = (play: Playback, words: readonly RowWord[], start: GipfPosition): void => {
  const fates = words.map(one => (isFate(start, one) ? one : undefined));
  for (;;) {
    const position = positionOf(play);
    const rows = dueRows(position);
    const [first] = rows;
    if (first === undefined || play.isOver || position.toAct !== position.mover) return;
    if (rows.some((a, i) => rows.slice(i + 1).some(b => cross(a, b)))) return;
    take(play, first, fates, words.length);
  }
};

/** Takes one row. `at`: the words before it count first. */
const take = (play: Playback, row: DueRow, fates: readonly (RowWord | undefined)[], at: number): void => {
  const position = positionOf(play);
  const byDefault = keptByDefault(position, row);
  const others = dueRows(position).filter(({ points }) => points.join() !== row.points.join());
  const stays = (p: Point): boolean => {
    const said = (from: number, to?: number): RowWord | undefined =>
      fates.slice(from, to).findLast(fate => fate?.point === p);
    const again = others.some(({ points }) => points.includes(p));
    const fate = said(0, at) ?? (again ? undefined : said(at));
    return fate === undefined ? byDefault.includes(p) : fate.word === 'preserve';
  };
  play.play(
    stepKeeping(
      row,
      row.points.filter(p => isGipfAt(position, p) && stays(p)),
    )!,
  );
};
