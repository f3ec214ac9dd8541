import type { Beat } from '@korong/board';
import type { Turn } from '@korong/rules';
import { marksOf } from '../../games/common.js';
import type { Arrows, Marks, Say, GameUi } from '../../games/gameUi.js';

/** Each step of a turn with the position it was made in. */
const walked = <P, S>(ui: GameUi<P, S>, turn: Pick<Turn<P, S>, 'start' | 'steps'>): { at: P; step: S }[] => {
  let at = turn.start;
  return turn.steps.map(step => {
    const here = { at, step };
    at = ui.game.play(at, step);
    return here;
  });
};

type Played<P, S> = Pick<Turn<P, S>, 'start' | 'steps'>;

/** The marks that show what the last turn was. */
export const lastTurn = <P, S>(
  ui: GameUi<P, S>,
  turn: Played<P, S>,
): { readonly marks: Marks; readonly arrows: Arrows } => {
  const marked = walked(ui, turn).map(({ at, step }) => ui.marks(at, step));
  return {
    marks: marksOf(['last', marked.flatMap(({ points }) => points)]),
    arrows: marked.flatMap(({ arrows }) => arrows),
  };
};

/** The motions of a turn from step `since` on. */
export const turnBeats = <P, S>(ui: GameUi<P, S>, turn: Played<P, S>, since = 0): readonly Beat[] =>
  walked(ui, turn)
    .slice(since)
    .flatMap(({ at, step }) => ui.beats(at, step));

/** A turn in words from step `since` on; complete enough to rebuild the record. */
export const tellTurn = <P, S>(ui: GameUi<P, S>, turn: Played<P, S>, since = 0): readonly Say[] =>
  walked(ui, turn)
    .slice(since)
    .flatMap(({ at, step }) => ui.sayStep(at, step));
