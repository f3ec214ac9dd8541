import { message } from '@korong/messages';
import {
  POTENTIAL_KINDS,
  captured,
  gipf,
  isDot,
  letterOf,
  ownerOf,
  type GipfPosition,
  type GipfStep,
  type Potentials,
} from '@korong/rules';
import { BETWEEN, BLACK, EMPTY, WHITE, label, lineOf, put, type Grid, type Mark } from '../grid.js';
import { sideName } from './common.js';
import { contestedTurn } from './gipf/linked.js';
import type { TerminalView } from './terminalView.js';

type GipfCell = GipfPosition['cells'][number];

const MARKS = {
  '.': EMPTY,
  W: { text: '[W]', style: WHITE },
  B: { text: '[B]', style: BLACK },
  w: { text: ' w ', style: WHITE },
  b: { text: ' b ', style: BLACK },
} as const satisfies Record<string, Mark>;

const isMarked = (cell: GipfCell): cell is keyof typeof MARKS => cell in MARKS;

/** The two uppermost pieces of a stack: `wZ` is a loaded piece, a star means that there are more beneath. */
const markOf = (cell: GipfCell): Mark => {
  if (isMarked(cell)) return MARKS[cell];
  const letters = cell.slice(1, -1);
  const text = letters.length > 2 ? `*${letters.slice(-2)}` : letters.padStart(2).padEnd(3);
  return { text, style: ownerOf(cell) === 'white' ? WHITE : BLACK };
};

/** Dots are always named. */
const grid = ({ cells }: GipfPosition, names: boolean): Grid => {
  const drawn: Grid = new Map();
  const { spots, points, columns } = gipf.board;
  for (const p of points) {
    const named = isDot(p) || (names && cells[p] === '.');
    put(drawn, lineOf(spots[p]!), spots[p]!.q, named ? label(spots[p]!.name) : markOf(cells[p]!));
  }
  for (const column of columns.filter(c => !c.every(isDot))) {
    for (const p of column.slice(1)) put(drawn, lineOf(spots[p]!) + 1, spots[p]!.q, BETWEEN);
  }
  return drawn;
};

const ask = (position: GipfPosition): string => {
  const side = sideName(position.toAct);
  if (position.phase === 'row') {
    return message('ask.gipf.row', { side, example: gipf.stepText(gipf.steps(position)[0]!) });
  }
  return askMove(position, side);
};

/** A move is a push or, with potentials in play, a use. A TAMSK may also have earned a push. */
const askMove = (position: GipfPosition, side: string): string => {
  const steps = gipf.steps(position);
  const like = (isLike: (step: GipfStep) => boolean): string | undefined => {
    const step = steps.find(isLike);
    return step && gipf.stepText(step);
  };
  const use = like(({ kind }) => kind === 'use');
  const extra = like(({ kind }) => kind === 'extra');
  // Not a plain piece while that would end the right to other entrants.
  const isMore = (step: GipfStep): boolean => step.kind === 'push' && step.piece !== 'single';
  const more = position.project === undefined ? undefined : like(isMore);
  const push = more ?? like(({ kind }) => kind === 'push');
  if (position.phase === 'extra') return message('ask.potential.extra', { side, example: extra ?? 'T-' });
  if (push === undefined) return message('ask.potential.use', { side, use: use! });
  return use === undefined
    ? message('ask.gipf.push', { side, example: push })
    : message('ask.potential.push', { side, push, use });
};

const state = (position: GipfPosition): string => {
  const reserves = message('state.gipf', {
    ...position.reserve,
    whiteLost: captured(position, 'white'),
    blackLost: captured(position, 'black'),
  });
  if (position.project === undefined) return reserves;
  const { white, black } = position.project.stock;
  return `${reserves}\n${message('state.potentials', { white: counted(white), black: counted(black) })}`;
};

/** `Z3Y2`, in the letters of the notation. */
const counted = (stock: Potentials): string =>
  POTENTIAL_KINDS.filter(kind => stock[kind] > 0)
    .map(kind => `${letterOf(kind)}${stock[kind]}`)
    .join('') || message('state.potentials.none');

export const gipfView: TerminalView<GipfPosition> = {
  optionFlags: [
    { flags: '--handicap <side=N>', help: 'help.handicap' },
    { flags: '--potentials <list>', help: 'help.potentials' },
    { flags: '--pieces <n>', help: 'help.pieces', needs: '--potentials Z3Y3' },
    { flags: '--linked [kinds]', help: 'help.linked', needs: '--potentials Z3Y3' },
  ],
  grid,
  sideName,
  ask,
  state,
  legend: ({ project }) => message('legend.gipf') + (project ? `\n${message('legend.potentials')}` : ''),
  thinkAloud: (seat, position, ask, stop) =>
    contestedTurn(seat, position, (_, step) => ask(gipf.stepText(step)), stop),
  notation: ({ project }) =>
    message('play.help.gipf') + (project ? `\n${message('play.help.potentials')}` : ''),
};
