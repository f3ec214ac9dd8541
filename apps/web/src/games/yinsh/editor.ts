import type { OwnedPiece } from '@korong/board';
import { RINGS_TO_WIN, SIDES, other, yinsh, type YinshCell, type YinshPosition } from '@korong/rules';
import { piece } from '../common.js';
import type { EditorWords, PositionEditor } from '../editor.js';
import { find, standing } from './view.js';

const RINGS = 5;
const ROW = 5;

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

const ringsOf = (position: YinshPosition) => ({
  white: count(position, 'W'),
  black: count(position, 'B'),
});

const whyRings = (position: YinshPosition, t: EditorWords): string => {
  const rings = ringsOf(position);
  const over = SIDES.find(side => rings[side] > RINGS);
  if (over) {
    return t('editor.why.rings.many', { side: t(`side.${over}`), n: rings[over], most: RINGS });
  }
  if (position.phase !== 'ring' && isPlacing(position)) return t('editor.why.rings.turns', rings);
  // A side that has taken as many as win has won already.
  const least = RINGS - RINGS_TO_WIN[position.variant] + 1;
  const under = SIDES.find(side => rings[side] < least)!;
  return t('editor.why.rings.few', { side: t(`side.${under}`), n: rings[under], least });
};

/** With the last marker the game is over; for a ring to be taken, those of a row are back in the pool. */
const whyMarkers = (position: YinshPosition, t: EditorWords): string => {
  const all = yinsh.start({ variant: position.variant }).pool;
  const most = all - (position.phase === 'ring' ? ROW : 1);
  return t('editor.why.markers', { n: count(position, 'w', 'b'), most });
};

const whySide = (position: YinshPosition, t: EditorWords): string => {
  const { white, black } = ringsOf(position);
  const side = t(white === black ? 'side.white' : 'side.black');
  return t('editor.why.side', { side, control: t('editor.side') });
};

export const yinshEditor: PositionEditor<YinshPosition> = {
  pieces: () => [
    piece('ring', 'white'),
    piece('ring', 'black'),
    piece('marker', 'white'),
    piece('marker', 'black'),
  ],
  holds: () => true,
  at: standing,
  put: (position, point, put) =>
    counted({ ...position, cells: position.cells.with(find(point), put ? cellOf(put) : '.') }),
  // White begins.
  empty: position =>
    counted({
      ...position,
      cells: position.cells.map(() => '.' as const),
      phase: 'place',
      toAct: 'white',
      mover: 'white',
    }),
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
  why: (position, code, t) => {
    if (code === 'IMPOSSIBLE_RINGS') return whyRings(position, t);
    if (code === 'IMPOSSIBLE_MARKERS') return whyMarkers(position, t);
    return code === 'IMPOSSIBLE_SIDE' ? whySide(position, t) : undefined;
  },
};
