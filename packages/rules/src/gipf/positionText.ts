import type { BySide } from '../game.js';
import { cellsText } from '../hex/cells.js';
import { GIPF_LINES, gipfBoard, pointColumns } from './board.js';
import type { GipfPosition } from './types.js';

export const VERSION = 1;

const pair = ({ white, black }: BySide<string | number>): string => `${white}-${black}`;

export const lineText = (line: number): string =>
  `${gipfBoard.name(GIPF_LINES[line]!.at(0)!)}-${gipfBoard.name(GIPF_LINES[line]!.at(-1)!)}`;

/**
 * `gipf/1 basic w2w/5/… handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none`. Pairs are White's
 * and Black's. Captured pieces follow from the rest. With potentials in play more fields come after these.
 */
export const positionText = (position: GipfPosition): string => {
  const { variant, handicap, cells, toAct, phase, mover, reserve, entry, settled } = position;
  return [
    `gipf/${VERSION} ${variant} ${cellsText(pointColumns, cells)} handicap=${pair(handicap)}`,
    `act=${toAct} phase=${phase} mover=${mover} reserve=${pair(reserve)} entry=${pair(entry)}`,
    `settled=${settled.map(lineText).join(',') || 'none'}`,
  ].join(' ');
};
