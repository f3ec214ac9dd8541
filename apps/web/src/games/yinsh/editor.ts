import type { OwnedPiece } from '@korong/board';
import { other, yinsh, type YinshCell, type YinshPosition } from '@korong/rules';
import { piece } from '../common.js';
import type { PositionEditor } from '../editor.js';
import { find, standing } from './view.js';

const RINGS = 5;

const cellOf = ({ kind, side }: OwnedPiece): YinshCell => {
  const letter = side === 'white' ? 'w' : 'b';
  return kind === 'ring' ? (letter.toUpperCase() as YinshCell) : letter;
};

const count = ({ cells }: YinshPosition, ...kinds: readonly YinshCell[]): number =>
  cells.filter(cell => kinds.includes(cell)).length;

/** With the rings and markers beside the board that fit those on it. */
const counted = (position: YinshPosition): YinshPosition => ({
  ...position,
  pool: yinsh.start({ variant: position.variant }).pool - count(position, 'w', 'b'),
  taken: {
    white: Math.max(0, RINGS - count(position, 'W')),
    black: Math.max(0, RINGS - count(position, 'B')),
  },
});

const isPlacing = (position: YinshPosition): boolean =>
  count(position, 'w', 'b') === 0 && count(position, 'W', 'B') < 2 * RINGS;

export const yinshEditor: PositionEditor<YinshPosition> = {
  pieces: [
    piece('ring', 'white'),
    piece('ring', 'black'),
    piece('marker', 'white'),
    piece('marker', 'black'),
  ],
  holds: () => true,
  at: standing,
  put: (position, point, put) =>
    counted({ ...position, cells: position.cells.with(find(point), put ? cellOf(put) : '.') }),
  empty: position => counted({ ...position, cells: position.cells.map(() => '.' as const) }),
  fields: ({ variant, phase }) => [
    {
      name: 'variant',
      label: 'editor.variant',
      now: variant,
      choices: [
        { value: 'standard', label: 'play.variant.yinsh.standard' },
        { value: 'blitz', label: 'play.variant.yinsh.blitz' },
      ],
    },
    {
      name: 'due',
      label: 'editor.due',
      now: phase === 'ring' ? 'ring' : 'turn',
      choices: [
        { value: 'turn', label: 'editor.due.turn' },
        { value: 'ring', label: 'editor.due.ring' },
      ],
    },
  ],
  set: (position, field, value) =>
    field === 'variant'
      ? { ...position, variant: value === 'blitz' ? 'blitz' : 'standard' }
      : { ...position, phase: value === 'ring' ? 'ring' : 'move' },
  withSide: (position, toAct) => ({ ...position, toAct, mover: toAct }),
  meant: position => {
    const known = { ...position, passes: 0 };
    const others = { ...known, mover: other(known.mover) };
    if (known.phase === 'ring') return [known, others];
    const own = { ...known, mover: known.toAct };
    const placing = { ...own, phase: 'place', taken: { white: 0, black: 0 } } as const;
    const moving = [
      { ...own, phase: 'move' },
      { ...known, phase: 'row' },
      { ...others, phase: 'row' },
    ] as const;
    return isPlacing(position) ? [placing, ...moving] : [...moving, placing];
  },
};
