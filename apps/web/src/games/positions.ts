/** Position texts from lists of points, so that a board in the content can be read and checked by eye. */

type Side = 'white' | 'black';

/** First and last number of each column. */
type Columns = Readonly<Record<string, readonly [number, number]>>;

const YINSH: Columns = {
  a: [2, 5],
  b: [1, 7],
  c: [1, 8],
  d: [1, 9],
  e: [1, 10],
  f: [2, 10],
  g: [2, 11],
  h: [3, 11],
  i: [4, 11],
  j: [5, 11],
  k: [7, 10],
};

/** The points only: position texts leave out the dots. */
const GIPF: Columns = { b: [2, 5], c: [2, 6], d: [2, 7], e: [2, 8], f: [2, 7], g: [2, 6], h: [2, 5] };

/** Points by their letter in position texts, separated by blanks. */
type Cells = Readonly<Partial<Record<'W' | 'B' | 'w' | 'b', string>>>;

const column = (letter: string, [first, last]: readonly [number, number], on: ReadonlyMap<string, string>) =>
  Array.from({ length: last - first + 1 }, (_, i) => on.get(letter + String(first + i)) ?? '.')
    .join('')
    .replace(/\.+/g, empty => String(empty.length));

const board = (columns: Columns, cells: Cells): string => {
  const on = new Map(
    Object.entries(cells).flatMap(([piece, names]) => names.split(' ').map(name => [name, piece] as const)),
  );
  return Object.entries(columns)
    .map(([letter, span]) => column(letter, span, on))
    .join('/');
};

interface YinshRest {
  readonly variant?: 'standard' | 'blitz';
  readonly act?: Side;
  readonly phase?: 'place' | 'move' | 'row' | 'ring';
  readonly mover?: Side;
}

/** `W` and `B` are rings, `w` and `b` markers. By default White is to move a ring. */
export const yinshAt = (cells: Cells, rest: YinshRest = {}): string => {
  const { variant = 'standard', act = 'white', phase = 'move', mover = act } = rest;
  return `yinsh/1 ${variant} ${board(YINSH, cells)} act=${act} phase=${phase} mover=${mover} passes=0`;
};

interface GipfRest {
  readonly variant?: 'basic' | 'standard' | 'tournament';
  readonly act?: Side;
  readonly phase?: 'push' | 'row';
  readonly mover?: Side;
  /** White's and Black's reserve; by default all pieces that are not on the board. */
  readonly reserve?: string;
  readonly handicap?: string;
  readonly entry?: string;
}

const ALL = { basic: 15, standard: 18, tournament: 18 };

const count = (names = ''): number => names.split(' ').filter(name => name !== '').length;

/** `w` and `b` are single pieces, `W` and `B` GIPF-pieces. By default White is to push in a basic game. */
export const gipfAt = (cells: Cells, rest: GipfRest = {}): string => {
  const { variant = 'basic', act = 'white', phase = 'push', mover = act } = rest;
  const left = (single: string | undefined, gipf: string | undefined): number =>
    ALL[variant] - count(single) - 2 * count(gipf);
  const { reserve = `${String(left(cells.w, cells.W))}-${String(left(cells.b, cells.B))}` } = rest;
  const { handicap = '0-0', entry = 'single-single' } = rest;
  return [
    `gipf/1 ${variant} ${board(GIPF, cells)} handicap=${handicap} act=${act} phase=${phase}`,
    `mover=${mover} reserve=${reserve} entry=${entry} settled=none`,
  ].join(' ');
};

interface ProjectRest extends Omit<GipfRest, 'variant' | 'phase' | 'handicap'> {
  readonly variant?: 'standard' | 'tournament';
  readonly phase?: 'push' | 'extra' | 'row';
  /** The agreement, and the potentials not yet brought in. */
  readonly potentials?: string;
  readonly stock?: string;
  /** What may be denied: every use, or kinds as the rules write them. */
  readonly linked?: true | string;
  readonly extra?: 'first' | 'then' | 'made';
  /** Points, separated by commas. */
  readonly denied?: string;
}

const PIECES = 18;

/** Basic pieces of a side in a stack: a GIPF-piece is two, potentials are none. */
const basics = (stack: string, side: 'w' | 'b'): number => {
  if (stack.startsWith(side)) return 1;
  return stack === side.toUpperCase() ? 2 : 0;
};

/**
 * GIPF with potentials. Points and stacks, from bottom to top: `b2:w c3:wZ e5:B`. By default White has the move of a standard
 * game.
 */
export const projectAt = (stacks: string, rest: ProjectRest = {}): string => {
  const { variant = 'standard', act = 'white', phase = 'push', mover = act, entry = 'single-single' } = rest;
  const { potentials = 'Z3Y3D3T3P3', stock = 'none', linked = 'no', extra = 'none', denied = 'none' } = rest;
  const named = stacks.split(' ').map(item => item.split(':') as [string, string]);
  const left = (side: 'w' | 'b'): number => named.reduce((n, [, stack]) => n - basics(stack, side), PIECES);
  const { reserve = `${String(left('w'))}-${String(left('b'))}` } = rest;
  const on = new Map(
    named.map(([name, stack]) => [name, stack.length > 1 || /[^wWbB]/.test(stack) ? `[${stack}]` : stack]),
  );
  const columns = Object.entries(GIPF).map(([letter, span]) => column(letter, span, on));
  return [
    `gipf/1 ${variant} ${columns.join('/')} handicap=0-0 act=${act} phase=${phase} mover=${mover}`,
    `reserve=${reserve} entry=${entry} settled=none potentials=${potentials} pieces=${String(PIECES)}`,
    `linked=${linked === true ? 'yes' : linked} stock=${stock} extra=${extra} denied=${denied}`,
  ].join(' ');
};
