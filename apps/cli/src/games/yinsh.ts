import { message } from '@korong/messages';
import { RINGS_TO_WIN, yinsh, type YinshPosition } from '@korong/rules';
import { BETWEEN, BLACK, EMPTY, WHITE, label, lineOf, put, type Grid, type Mark } from '../grid.js';
import { sideName } from './common.js';
import type { TerminalView } from './terminalView.js';

const MARKS = {
  '.': EMPTY,
  W: { text: '(W)', style: WHITE },
  B: { text: '(B)', style: BLACK },
  w: { text: ' w ', style: WHITE },
  b: { text: ' b ', style: BLACK },
} as const satisfies Record<YinshPosition['cells'][number], Mark>;

/** The names of the column ends stand beyond the board. */
const grid = ({ cells }: YinshPosition, names: boolean): Grid => {
  const drawn: Grid = new Map();
  const { spots, points, columns } = yinsh.board;
  for (const p of points) {
    const mark = names && cells[p] === '.' ? label(spots[p]!.name) : MARKS[cells[p]!];
    put(drawn, lineOf(spots[p]!), spots[p]!.q, mark);
  }
  for (const column of columns) {
    for (const p of column.slice(1)) put(drawn, lineOf(spots[p]!) + 1, spots[p]!.q, BETWEEN);
    const [low, high] = [spots[column.at(0)!]!, spots[column.at(-1)!]!];
    put(drawn, lineOf(low) + 1, low.q, label(low.name));
    put(drawn, lineOf(high) - 1, high.q, label(high.name));
  }
  return drawn;
};

export const yinshView: TerminalView<YinshPosition> = {
  optionFlags: [],
  grid,
  sideName,
  ask: position => {
    const example = yinsh.stepText(yinsh.steps(position)[0]!);
    const phase = example === 'pass' ? 'pass' : (position.phase as Exclude<typeof position.phase, 'over'>);
    return message(`ask.yinsh.${phase}`, { side: sideName(position.toAct), example });
  },
  state: ({ taken, pool, variant }) =>
    message('state.yinsh', { ...taken, pool, goal: RINGS_TO_WIN[variant] }),
  legend: () => message('legend.yinsh'),
  notation: () => message('play.help.yinsh'),
};
