import { styleText } from 'node:util';
import {
  gipf,
  isDot,
  ownerOf,
  yinsh,
  type AnyGame,
  type Board,
  type GipfPosition,
  type YinshPosition,
} from '@korong/rules';

type Style = Parameters<typeof styleText>[0];

/** A piece of text and how it may be coloured. Three characters wide, so that columns stay straight. */
interface Mark {
  readonly text: string;
  readonly style: Style;
}

const WHITE: Style = ['black', 'bgWhite', 'bold'];
const BLACK: Style = ['whiteBright', 'bgBlack', 'bold'];
const QUIET: Style = 'dim';

const EMPTY: Mark = { text: ' . ', style: QUIET };

/** Between two points of a column, for the eye to follow it. */
const BETWEEN: Mark = { text: ' | ', style: QUIET };

const YINSH_MARKS = {
  '.': EMPTY,
  W: { text: '(W)', style: WHITE },
  B: { text: '(B)', style: BLACK },
  w: { text: ' w ', style: WHITE },
  b: { text: ' b ', style: BLACK },
} as const satisfies Record<YinshPosition['cells'][number], Mark>;

const GIPF_MARKS = {
  '.': EMPTY,
  W: { text: '[W]', style: WHITE },
  B: { text: '[B]', style: BLACK },
  w: { text: ' w ', style: WHITE },
  b: { text: ' b ', style: BLACK },
} as const satisfies Record<string, Mark>;

type GipfCell = GipfPosition['cells'][number];

const isMarked = (cell: GipfCell): cell is keyof typeof GIPF_MARKS => cell in GIPF_MARKS;

/** Of a stack its two uppermost pieces: `wZ` is a loaded piece, a star says that more is beneath. */
const gipfMark = (cell: GipfCell): Mark => {
  if (isMarked(cell)) return GIPF_MARKS[cell];
  const letters = cell.slice(1, -1);
  const text = letters.length > 2 ? `*${letters.slice(-2)}` : letters.padStart(2).padEnd(3);
  return { text, style: ownerOf(cell) === 'white' ? WHITE : BLACK };
};

const label = (name: string): Mark => ({ text: name.padStart(2).padEnd(3), style: QUIET });

/** Marks by line and column of a grid in which points of a column are two lines apart, neighbouring columns one. */
type Grid = Map<number, Map<number, Mark>>;

const put = (grid: Grid, line: number, column: number, mark: Mark): void => {
  const marks = grid.get(line) ?? new Map<number, Mark>();
  grid.set(line, marks.set(column, mark));
};

/** Line on the screen, counted downwards from the centre of the board. */
const lineOf = ({ q, r }: Board['spots'][number]): number => q - 2 * r;

const yinshGrid = ({ cells }: YinshPosition, names: boolean): Grid => {
  const grid: Grid = new Map();
  const { spots, points, columns } = yinsh.board;
  for (const p of points) {
    const mark = names && cells[p] === '.' ? label(spots[p]!.name) : YINSH_MARKS[cells[p]!];
    put(grid, lineOf(spots[p]!), spots[p]!.q, mark);
  }
  for (const column of columns) {
    for (const p of column.slice(1)) put(grid, lineOf(spots[p]!) + 1, spots[p]!.q, BETWEEN);
    const [low, high] = [spots[column.at(0)!]!, spots[column.at(-1)!]!];
    put(grid, lineOf(low) + 1, low.q, label(low.name));
    put(grid, lineOf(high) - 1, high.q, label(high.name));
  }
  return grid;
};

const gipfGrid = ({ cells }: GipfPosition, names: boolean): Grid => {
  const grid: Grid = new Map();
  const { spots, points, columns } = gipf.board;
  for (const p of points) {
    const named = isDot(p) || (names && cells[p] === '.');
    const mark = named ? label(spots[p]!.name) : gipfMark(cells[p]!);
    put(grid, lineOf(spots[p]!), spots[p]!.q, mark);
  }
  for (const column of columns.filter(c => !c.every(isDot))) {
    for (const p of column.slice(1)) put(grid, lineOf(spots[p]!) + 1, spots[p]!.q, BETWEEN);
  }
  return grid;
};

const COLUMN_WIDTH = 4;

const printed = (grid: Grid, coloured: boolean): string => {
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

export interface DrawOptions {
  readonly coloured: boolean;
  /** Write the name of every empty point where it lies. */
  readonly names: boolean;
}

/** The board in text. Letters tell the pieces apart; colours only help. */
export const drawBoard = (game: AnyGame, position: unknown, { coloured, names }: DrawOptions): string =>
  printed(
    game === yinsh ? yinshGrid(position as YinshPosition, names) : gipfGrid(position as GipfPosition, names),
    coloured,
  );
