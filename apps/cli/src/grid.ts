import { styleText } from 'node:util';
import type { Board } from '@korong/rules';

type Style = Parameters<typeof styleText>[0];

/** A text and its colour. Three characters wide, so that columns stay straight. */
export interface Mark {
  readonly text: string;
  readonly style: Style;
}

export const WHITE: Style = ['black', 'bgWhite', 'bold'];
export const BLACK: Style = ['whiteBright', 'bgBlack', 'bold'];
const QUIET: Style = 'dim';

export const EMPTY: Mark = { text: ' . ', style: QUIET };

/** Between two points of a column, as a guide for the eye. */
export const BETWEEN: Mark = { text: ' | ', style: QUIET };

export const label = (name: string): Mark => ({ text: name.padStart(2).padEnd(3), style: QUIET });

/** Marks by line and column. Points of a column are two lines apart, neighbouring columns are offset by one. */
export type Grid = Map<number, Map<number, Mark>>;

export const put = (grid: Grid, line: number, column: number, mark: Mark): void => {
  const marks = grid.get(line) ?? new Map<number, Mark>();
  grid.set(line, marks.set(column, mark));
};

/** The line on the screen, counted downwards from the centre of the board. */
export const lineOf = ({ q, r }: Board['spots'][number]): number => q - 2 * r;

const COLUMN_WIDTH = 4;

export const printed = (grid: Grid, coloured: boolean): string => {
  const lines = [...grid.keys()];
  const columns = [...grid.values()].flatMap(marks => [...marks.keys()]);
  const [top, bottom, left] = [Math.min(...lines), Math.max(...lines), Math.min(...columns)];
  const printLine = (marks: ReadonlyMap<number, Mark>): string => {
    let text = '';
    let width = 0;
    for (const [column, mark] of [...marks].sort(([a], [b]) => a - b)) {
      const gap = (column - left) * COLUMN_WIDTH - width;
      text +=
        ' '.repeat(gap) +
        (coloured ? styleText(mark.style, mark.text, { validateStream: false }) : mark.text);
      width += gap + mark.text.length;
    }
    return text.trimEnd();
  };
  return Array.from({ length: bottom - top + 1 }, (_, i) => printLine(grid.get(top + i) ?? new Map())).join(
    '\n',
  );
};
