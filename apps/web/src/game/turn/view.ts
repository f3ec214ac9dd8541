// The visible state of a game: the view of the board, and the question.
import type { Arrow, Mark, View } from '@korong/board';
import { awaited, positionAt, type Match } from '@korong/match';
import { SIDES, type Side } from '@korong/rules';
import { isDone, labelAt, overlayAt } from './draft.js';
import { lastTurn } from './turns.js';
import type { AnyGameUi, Choice, Overlay, Say } from '../../games/gameUi.js';
import type { AnyTurn, State } from './state.js';

/** The latest position is shown. */
export const isLive = ({ at, match }: State): boolean => at === match.turns.length;

/** The draft, if it is shown. */
export const draftOf = (state: State): State['draft'] => (isLive(state) ? state.draft : undefined);

/** The premove, if it is shown. */
export const premoveOf = (state: State): State['premove'] =>
  isLive(state) && !state.draft && !state.match.result ? state.premove : undefined;

/** The draft that a touch of the board goes on with. */
export const touchedOf = (state: State): State['draft'] => draftOf(state) ?? premoveOf(state)?.draft;

export const shownPosition = (state: State): unknown =>
  draftOf(state)?.turn.position ?? positionAt(state.match, state.at);

/** The engine's report about the position shown. A low level may have looked at nothing: then there is none. */
export const thoughtOf = ({ game }: AnyGameUi, state: State): State['thought'] => {
  const { thought } = state;
  if (thought === undefined || thought.report.lines.length === 0) return undefined;
  return thought.position === game.positionText(shownPosition(state)) ? thought : undefined;
};

export const overlayOf = (ui: AnyGameUi, state: State, hover?: string): Overlay | undefined => {
  const draft = draftOf(state);
  const premove = premoveOf(state);
  return draft ? overlayAt(ui, draft, hover) : premove?.overlay(hover);
};

/** The choice beside the board. It can be changed only during one's own turn. */
export const choiceOf = (ui: AnyGameUi, state: State): Choice | undefined => {
  const draft = draftOf(state);
  const premove = premoveOf(state);
  // A premove that was begun has its own choice; otherwise the other side's is shown.
  const begun = premove?.isBegun ? premove.draft : undefined;
  const choosing = draft ?? begun;
  const choice = ui.choice?.(begun?.turn.position ?? shownPosition(state), choosing?.selection ?? {});
  return choice && { ...choice, free: choice.free && choosing !== undefined && !isDone(ui, choosing) };
};

export interface Looks {
  readonly turned: boolean;
  readonly coordinates: boolean;
  readonly hover: string | undefined;
  /** The turn that led to the position shown. */
  readonly last: AnyTurn | undefined;
  /** Undefined until the sentences are loaded. */
  readonly speak: (say: Say) => string | undefined;
}

export const viewOf = (ui: AnyGameUi, state: State, looks: Looks): View => {
  const draft = draftOf(state);
  const premove = premoveOf(state);
  const overlay = overlayOf(ui, state, looks.hover);
  // During a turn its own steps are the last ones marked.
  const latest = draft && draft.turn.steps.length > 0 ? draft.turn : looks.last;
  const last = latest ? lastTurn(ui, latest) : { marks: {}, arrows: [] };
  const hint = hinted(ui, state);
  const busy =
    hint.arrows.length > 0 ||
    (overlay !== undefined &&
      (overlay.rows.length > 0 ||
        overlay.arrows.length > 0 ||
        touchedOf(state)?.selection.held !== undefined));
  const note = noteOf(ui, state, overlay, looks);
  return {
    ...ui.contents(shownPosition(state)),
    marks: merged(
      last.marks,
      overlay?.marks,
      hint.marks,
      note && draft?.refusal ? { [note.at]: ['wrong'] } : undefined,
    ),
    rows: overlay?.rows,
    ghosts: overlay?.ghosts,
    heat: overlay?.heat,
    // With a selection the marks of the last turn would distract.
    arrows: [...(busy ? [] : last.arrows), ...(overlay?.arrows ?? []), ...hint.arrows],
    turned: looks.turned,
    coordinates: looks.coordinates,
    note,
    draggable: overlay?.draggable ?? premove?.draggable,
  };
};

/** The tooltip of a point: the reason for a refusal, or the pieces of a stack. */
const noteOf = (
  ui: AnyGameUi,
  state: State,
  overlay: Overlay | undefined,
  { hover, speak }: Looks,
): View['note'] => {
  const refusal = touchedOf(state)?.refusal;
  const at = refusal?.at ?? overlay?.stack?.at ?? hover;
  if (at === undefined) return undefined;
  const stack = draftOf(state) ? undefined : ui.sayStack?.(shownPosition(state), at);
  const what = refusal?.why ?? overlay?.stack?.what ?? stack;
  const text = what && speak(what);
  return text === undefined ? undefined : { at, text };
};

const hintOf = ({ hint }: State): AnyTurn | undefined => (hint === 'asked' ? undefined : hint?.turn);

/** The hint or the premove. */
const hinted = (
  ui: AnyGameUi,
  state: State,
): { marks: Readonly<Record<string, readonly Mark[]>>; arrows: readonly Arrow[] } => {
  const premove = premoveOf(state);
  const turn = premove?.isSet ? premove.draft.turn : hintOf(state);
  if (turn === undefined) return { marks: {}, arrows: [] };
  const [first] = turn.steps;
  const { points, arrows } = ui.marks(turn.start, first);
  const ends = arrows.length > 0 ? arrows.flatMap(({ from, to }) => [from, to]) : points;
  const { hint } = state;
  if (hint !== undefined && hint !== 'asked' && hint.part === 'start')
    return { marks: Object.fromEntries(ends.slice(0, 1).map(point => [point, ['hint']])), arrows: [] };
  return {
    marks: Object.fromEntries(ends.map(point => [point, ['hint']])),
    arrows: arrows.map(arrow => ({ ...arrow, tone: 'hint' })),
  };
};

type SomeMarks = Readonly<Record<string, readonly Mark[]>> | undefined;

const merged = (...all: readonly SomeMarks[]): NonNullable<SomeMarks> => {
  const marks: Record<string, readonly Mark[]> = {};
  for (const some of all) {
    for (const [point, here] of Object.entries(some ?? {})) marks[point] = [...(marks[point] ?? []), ...here];
  }
  return marks;
};

/** The description of a point: with the possible actions during one's own turn, otherwise only its pieces. */
export const labelOf = (ui: AnyGameUi, state: State, point: string): Say => {
  const premove = premoveOf(state);
  const draft = draftOf(state) ?? (premove?.isBegun ? premove.draft : undefined);
  return draft ? labelAt(ui, draft, point) : ui.sayPoint(shownPosition(state), point);
};

/** The side to move in the position shown, or to answer; undefined where both are, and once the game is over. */
export const shownSide = (state: State): Side | undefined => {
  const { match, at } = state;
  return isLive(state) ? awaited(match) : match.turns[at]?.by;
};

/** The side of the only person at this device; `undefined` if there are two of them, or none. */
export const readerOf = ({ setup: { players } }: Pick<Match, 'setup'>): Side | undefined => {
  const people = SIDES.filter(side => players[side].level === undefined);
  return people.length === 1 ? people[0] : undefined;
};
