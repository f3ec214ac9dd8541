// Potentials cannot be set up by hand; a position with them is kept as it is, but for basic and GIPF-pieces.
import type { OwnedPiece } from '@korong/board';
import {
  SIDES,
  other,
  plainGipf,
  type BySide,
  type Entry,
  type GipfCell,
  type GipfPosition,
  type GipfVariant,
  type Side,
} from '@korong/rules';
import { piece } from '../common.js';
import type { EditorField, PositionEditor } from '../editor.js';
import { find, isDotName, stackAt } from './view.js';
import { whyImpossible } from './editorWhy.js';

const MAX_IN_RESERVE = 21;

const cellOf = ({ kind, side }: OwnedPiece): GipfCell => {
  const letter = side === 'white' ? 'w' : 'b';
  return kind === 'gipf' ? (letter.toUpperCase() as GipfCell) : letter;
};

const weight = (put: OwnedPiece | undefined, side: Side): number =>
  put?.side === side ? (put.kind === 'gipf' ? 2 : 1) : 0;

const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ white: of('white'), black: of('black') });

/** All pieces of the variant, as many as a game begins with. */
const startReserve = (variant: GipfVariant): number => {
  const { reserve, cells } = plainGipf.start({ variant, handicap: { white: 0, black: 0 } });
  const onBoard = cells.reduce((sum, cell) => sum + (cell === 'w' ? 1 : cell === 'W' ? 2 : 0), 0);
  return reserve.white + onBoard;
};

const at = (position: GipfPosition, point: string): OwnedPiece | undefined =>
  stackAt(position, find(point)).at(-1);

/** Pieces come from the reserve and go back to it, as far as it has any. */
const put = (position: GipfPosition, point: string, piece: OwnedPiece | undefined): GipfPosition => {
  const before = at(position, point);
  return {
    ...position,
    cells: position.cells.with(find(point), piece ? cellOf(piece) : '.'),
    reserve: bySide(side => Math.max(0, position.reserve[side] + weight(before, side) - weight(piece, side))),
  };
};

const withVariant = (position: GipfPosition, variant: GipfVariant): GipfPosition => {
  const more = startReserve(variant) - startReserve(position.variant);
  const entry: Entry = variant === 'tournament' ? 'any' : 'single';
  return {
    ...position,
    variant,
    handicap: variant === 'basic' ? position.handicap : { white: 0, black: 0 },
    reserve: bySide(side => Math.max(0, position.reserve[side] + more)),
    entry: { white: entry, black: entry },
  };
};

const reserveField = ({ reserve }: GipfPosition, side: Side): EditorField => ({
  name: `reserve.${side}`,
  label: `editor.reserve.${side}`,
  now: String(reserve[side]),
  choices: Array.from({ length: MAX_IN_RESERVE + 1 }, (_, n) => ({ value: String(n) })),
});

const entryField = ({ entry }: GipfPosition, side: Side): EditorField => ({
  name: `entry.${side}`,
  label: `editor.entry.${side}`,
  now: entry[side] === 'single' ? 'single' : 'any',
  choices: [
    { value: 'any', label: 'editor.entry.any' },
    { value: 'single', label: 'editor.entry.single' },
  ],
});

export const gipfEditor: PositionEditor<GipfPosition> = {
  // A piece that the version does not have is not offered.
  pieces: ({ variant }) => [
    ...SIDES.map(side => piece('piece', side)),
    ...(variant === 'basic' ? [] : SIDES.map(side => piece('gipf', side))),
  ],
  holds: point => !isDotName(point),
  at,
  put,
  empty: position => {
    const all = startReserve(position.variant);
    return {
      ...position,
      cells: position.cells.map(() => '.' as const),
      reserve: bySide(side => all + position.handicap[side]),
      // Nobody has pushed in a piece of a tournament game: White begins, and everything may come in.
      ...(position.variant === 'tournament' && {
        toAct: 'white',
        mover: 'white',
        entry: { white: 'any', black: 'any' },
      }),
    };
  },
  fields: position => [
    {
      name: 'variant',
      label: 'editor.variant',
      now: position.variant,
      choices: plainGipf.variants.map(value => ({
        value,
        label: `play.variant.gipf.${value as GipfVariant}` as const,
      })),
    },
    reserveField(position, 'white'),
    reserveField(position, 'black'),
    ...(position.variant === 'tournament'
      ? [entryField(position, 'white'), entryField(position, 'black')]
      : []),
  ],
  set: (position, field, value) => {
    const [name, side] = field.split('.') as [string, Side];
    if (name === 'variant') return withVariant(position, value as GipfVariant);
    return name === 'reserve'
      ? { ...position, reserve: { ...position.reserve, [side]: Number(value) } }
      : { ...position, entry: { ...position.entry, [side]: value as Entry } };
  },
  withSide: (position, toAct) => ({ ...position, toAct, mover: toAct }),
  meant: position => {
    const { toAct, mover, entry } = position;
    const known: GipfPosition = { ...position, settled: [] };
    const positions: GipfPosition[] = [
      { ...known, mover: toAct, phase: 'push' },
      { ...known, phase: 'row' },
      { ...known, mover: other(mover), phase: 'row' },
    ];
    // Before its first push a side of the tournament may bring in nothing but a GIPF-piece.
    const first = (sides: readonly Side[]): GipfPosition => ({
      ...positions[0]!,
      entry: bySide(side => (sides.includes(side) && entry[side] !== 'single' ? 'gipf' : entry[side])),
    });
    return position.variant === 'tournament'
      ? [...positions, first(['white', 'black']), first(['black'])]
      : positions;
  },
  why: whyImpossible,
};
