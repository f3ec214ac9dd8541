// What the tests of potentials share: positions by what stands where. Not part of the library.
import { must } from '@korong/testing';
import type { BySide, Side } from '../../game.js';
import { gipfBoard } from '../board.js';
import { gipf } from '../gipf.js';
import type { Entry, GipfCell, GipfPosition, Potentials, ProjectState } from '../types.js';
import { readBoth } from './potentialCounts.js';
import { readStakes } from './stakes.js';

interface ProjectSketch {
  /** `c3:wZ d4:B e5:bD`: point and stack from bottom to top, or a single letter without a stack. */
  readonly board: string;
  readonly variant?: GipfPosition['variant'];
  /** The setup, and the potentials not yet brought in. */
  readonly potentials?: string;
  readonly stock?: string;
  readonly reserve?: readonly [number, number];
  readonly entry?: readonly [Entry, Entry];
  readonly toAct?: Side;
  readonly mover?: Side;
  readonly phase?: GipfPosition['phase'];
  readonly pieces?: number;
  readonly linked?: string;
  readonly extra?: ProjectState['extra'];
}

const both = (text: string): BySide<Potentials> => {
  const read = readBoth(text);
  if (read === undefined) throw new Error(text);
  return read;
};

export const projectAt = (sketch: ProjectSketch): GipfPosition => {
  const { variant = 'standard', toAct = 'white', phase = 'push', pieces = 24, stock = 'none' } = sketch;
  const potentials = both(sketch.potentials ?? 'Z6Y6D6T6P6');
  const cells = gipfBoard.points.map((): GipfCell => '.');
  for (const item of sketch.board.split(' ')) {
    const [name = '', letters = ''] = item.split(':');
    cells[gipfBoard.find(name)!] = /^[wbWB]$/.test(letters) ? (letters as GipfCell) : `[${letters}]`;
  }
  const [white, black] = sketch.reserve ?? [5, 5];
  const [whiteEntry, blackEntry] = sketch.entry ?? ['single', 'single'];
  const drawn: GipfPosition = {
    variant,
    cells,
    handicap: { white: 0, black: 0 },
    toAct,
    phase,
    mover: sketch.mover ?? toAct,
    reserve: { white, black },
    entry: { white: whiteEntry, black: blackEntry },
    settled: [],
    project: {
      pieces: { white: pieces, black: pieces },
      potentials,
      linked: readStakes(sketch.linked ?? 'no', potentials)!,
      stock: both(stock),
      extra: sketch.extra ?? 'none',
      denied: [],
      deniedEntries: [],
    },
  };
  return must(gipf.readPosition(gipf.positionText(drawn)));
};

/** `c3:wZ d4:B …`, all occupied points. */
export const boardOf = ({ cells }: GipfPosition): string =>
  gipfBoard.points
    .filter(p => cells[p] !== '.')
    .map(p => `${gipfBoard.name(p)}:${cells[p]!.replace(/[[\]]/g, '')}`)
    .join(' ');
