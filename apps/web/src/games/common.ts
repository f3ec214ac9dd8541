import type { Mark, OwnedPiece, PieceKind } from '@korong/board';
import type { Side } from '@korong/rules';
import type { Overlay, Marks, RowChoice, Say, SayKey } from './gameUi.js';

export const sideSay = (side: Side): Say => ({ key: `side.${side}` });

export const piece = (kind: PieceKind, side: Side): OwnedPiece => ({ kind, side });

export const thing = ({ kind, side }: OwnedPiece): Say => ({ key: `thing.${kind}.${side}` });

/** Marks by point, merged from lists; a point may have several. */
export const marksOf = (...lists: readonly (readonly [Mark, Iterable<string>])[]): Marks => {
  const marks: Record<string, Mark[]> = {};
  for (const [mark, points] of lists) {
    for (const point of points) {
      const here = (marks[point] ??= []);
      if (!here.includes(mark)) here.push(mark);
    }
  }
  return marks;
};

/** The choice after `id` in the list, cyclically; the first if there is none. */
export const nextOf = <T extends RowChoice>(choices: readonly T[], id: string | undefined): T | undefined =>
  choices[(choices.findIndex(choice => choice.id === id) + 1) % choices.length];

/** A prompt for a side. */
export const ask = (key: SayKey, side: Side, values: Say['values'] = {}): Say => ({
  key,
  values: { side: sideSay(side), ...values },
});

/** An empty overlay. */
export const NOTHING: Omit<Overlay, 'ask'> = {
  marks: {},
  ghosts: {},
  arrows: [],
  rows: [],
  several: false,
  touchable: [],
  draggable: [],
};

/** Outlines: every row that can be taken, the chosen one last and strongest. */
export const outlines = (choices: readonly RowChoice[], chosen: RowChoice | undefined): Overlay['rows'] => [
  ...choices
    .filter(choice => choice.id !== chosen?.id)
    .map(({ points }) => ({ points, tone: 'row' as const })),
  ...(chosen ? [{ points: chosen.points, tone: 'chosen' as const }] : []),
];
