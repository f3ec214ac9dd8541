import { gipf, turnText } from '@korong/rules';
import { describe, expect, test } from 'vitest';
import {
  beginDraft,
  canUndo,
  dropPoint,
  holdPoint,
  isDone,
  keepDraft,
  labelAt,
  overlayAt,
  nextChoice,
  resumeDraft,
  takeOffer,
  touchPoint,
  undo,
  type Draft,
} from './draft.js';
import type { AnyGameUi } from '../../games/gameUi.js';
import { positionOn, gameUiFor } from '../../games/all.js';
import { completions, typeSteps } from './typeTurn.js';
import { corpus, inEnglish, offeredIn, planStep, startOf } from '../../games/testing.js';
import type { YinshSelection } from '../../games/yinsh/selection.js';

type AnyDraft = Draft<unknown, unknown>;
const ASKING = { forced: false };
const FORCED = { forced: true };

const at = (text: string, options = ASKING): { ui: AnyGameUi; draft: AnyDraft } => {
  const ui = gameUiFor(text.startsWith('yinsh') ? 'yinsh' : 'gipf');
  return { ui, draft: beginDraft(ui, positionOn(ui, text), options) };
};

const touchAll = (ui: AnyGameUi, draft: AnyDraft, points: string, options = ASKING): AnyDraft =>
  points.split(' ').reduce((now, point) => touchPoint(ui, now, point, options), draft);

const rowOf = ({ selection }: AnyDraft): string | undefined => (selection as YinshSelection).row;

const steps = (ui: AnyGameUi, draft: AnyDraft): string => turnText(ui.game, draft.turn);

test('every game of the corpus can be played by touches alone, and the record is the same', () => {
  for (const record of corpus()) {
    const { ui, position } = startOf(record);
    let draft = beginDraft(ui, position, ASKING);
    const made: string[] = [];
    for (const text of record.steps) {
      if (isDone(ui, draft)) {
        made.push(...steps(ui, draft).split(';'));
        draft = beginDraft(ui, draft.turn.position, ASKING);
      }
      ({ draft } = planStep(ui, draft, text, ASKING));
    }
    made.push(...steps(ui, draft).split(';'));
    expect(made).toEqual(record.steps);
  }
});

// White has seven markers in column e (e3 to e9).
const SEVEN =
  'yinsh/1 standard WW2/7/8/9/2wwwwwww1/9/W9/9/8/4B2/BBBB act=white phase=row mover=black passes=0';

describe('YINSH: a run of seven', () => {
  const { ui, draft } = at(SEVEN);

  test('a marker that only one row has takes that row', () => {
    expect(steps(ui, touchAll(ui, draft, 'e3'))).toBe('xe3-e7');
    expect(steps(ui, touchAll(ui, draft, 'e9'))).toBe('xe5-e9');
  });
  test('the two ends of any row name it, in either order', () => {
    for (const [ends, step] of [
      ['e3 e7', 'xe3-e7'],
      ['e4 e8', 'xe4-e8'],
      ['e8 e4', 'xe4-e8'],
      ['e5 e9', 'xe5-e9'],
    ] as const) {
      expect(steps(ui, touchAll(ui, draft, ends))).toBe(step);
    }
  });
  test('the same marker again goes round the rows that hold it, and the button takes the chosen one', () => {
    const seen = [1, 2, 3].map(n => rowOf(touchAll(ui, draft, Array(n).fill('e6').join(' '))));
    expect(new Set(seen)).toEqual(new Set(['xe3-e7', 'xe4-e8', 'xe5-e9']));
    const chosen = touchAll(ui, draft, 'e6');
    expect(inEnglish(overlayAt(ui, chosen).offer!)).toBe('Take e4 to e8');
    expect(steps(ui, takeOffer(ui, chosen, ASKING))).toBe('xe4-e8');
  });
  test('going on to the next row visits all of them', () => {
    const seen: (string | undefined)[] = [];
    let now = draft;
    for (let i = 0; i < 3; i++) seen.push(rowOf((now = nextChoice(ui, now))));
    expect(seen).toEqual(['xe3-e7', 'xe4-e8', 'xe5-e9']);
  });
  test('putting down what is in hand comes before taking steps back', () => {
    const chosen = touchAll(ui, draft, 'e6');
    expect(canUndo(chosen)).toBe(true);
    expect(undo(ui, chosen).selection).toEqual({});
    expect(canUndo(undo(ui, chosen))).toBe(false);
  });
});

describe('YINSH: a move', () => {
  const start =
    'yinsh/1 standard WWWW/7/2w5/3w5/4w5/4w4/5W4/9/8/6B/BBBB act=white phase=move mover=white passes=0';
  const { ui, draft } = at(start);

  test('a touched ring shows where it may go; being over a place shows what would flip', () => {
    const held = touchAll(ui, draft, 'g7');
    const overlay = overlayAt(ui, held, 'b2');
    expect(overlay.marks.g7).toEqual(['held']);
    expect(overlay.marks.b2).toEqual(['target']);
    expect(overlay.marks.f6).toEqual(['flip']);
    expect(overlay.ghosts.b2).toEqual([{ kind: 'ring', side: 'white' }]);
    expect(inEnglish(labelAt(ui, held, 'b2'))).toBe(
      'b2, empty, the ring from g7 can move here and flips 4 markers',
    );
  });
  test('labels speak of the ring', () => {
    expect(inEnglish(labelAt(ui, draft, 'g7'))).toMatch(/^g7, white ring, can move to \d+ points$/);
    expect(inEnglish(labelAt(ui, draft, 'k7'))).toBe('k7, black ring');
  });
  test('what does not go is explained at the point', () => {
    const why = (points: string): string => inEnglish(touchAll(ui, draft, points).refusal!.why);
    expect(why('k7')).toBe('The ring on k7 is not yours.');
    expect(why('f2')).toBe('There is no ring on f2.');
    expect(why('g7 e6')).toBe('Not on the same line: g7, e6.');
    expect(why('g7 f6')).toBe('There is a marker on f6. A ring must end on an empty point.');
  });
  test('another ring takes the place of the one held; the same one is put down', () => {
    expect(touchAll(ui, draft, 'g7 a2').selection.held).toBe('a2');
    expect(touchAll(ui, draft, 'g7 g7').selection).toEqual({});
  });
  test('a drag is a move', () => {
    expect(steps(ui, dropPoint(ui, draft, 'g7', 'h8', ASKING))).toBe('g7-h8');
    expect(dropPoint(ui, draft, 'g7', 'e6', ASKING).refusal?.at).toBe('e6');
  });
  test('steps are taken back one by one; forced ones go with the step before them', () => {
    const whole = touchAll(ui, draft, 'g7 h8 c3 a2');
    expect(steps(ui, whole)).toBe('g7-h8;xc3-g7;xa2');
    expect(isDone(ui, whole)).toBe(true);
    expect(steps(ui, undo(ui, whole))).toBe('g7-h8;xc3-g7');
    const forced = touchAll(ui, draft, 'g7 h8', FORCED);
    expect(steps(ui, forced)).toBe('g7-h8;xc3-g7');
    expect(steps(ui, undo(ui, forced))).toBe('');
    expect(inEnglish(overlayAt(ui, forced).ask)).toBe('White: choose a ring to remove.');
  });
  test('a draft is kept as text and resumed', () => {
    const half = touchAll(ui, draft, 'g7 h8', FORCED);
    const kept = keepDraft(ui, half);
    expect(kept).toEqual({ text: 'g7-h8;xc3-g7', forced: [1] });
    expect(resumeDraft(ui, draft.turn.start, kept)).toEqual({ ...half, selection: {} });
    expect(resumeDraft(ui, half.turn.position, { text: 'g7-h8', forced: [] })).toBeUndefined();
  });
  test('typed steps, with completion', () => {
    const typed = typeSteps(ui, draft, 'G7-H8;xc3-g7', ASKING);
    expect('draft' in typed && steps(ui, typed.draft)).toBe('g7-h8;xc3-g7');
    const bad = typeSteps(ui, draft, 'g7-e6', ASKING);
    expect('why' in bad && inEnglish(bad.why)).toBe('Not on the same line: g7, e6.');
    expect(completions(ui, draft, 'g7-h')).toEqual(['g7-h8', 'g7-h7']);
    expect(completions(ui, draft, 'g7-h8;x')).toEqual(['g7-h8;xc3-g7']);
  });
  test('a complete turn waits to be sent', () => {
    const whole = touchAll(ui, draft, 'a2 b2');
    expect(inEnglish(overlayAt(ui, whole).ask)).toBe('White: the move is not confirmed yet.');
    expect(inEnglish(touchAll(ui, whole, 'a2').refusal!.why)).toMatch(/complete/);
  });
});

describe('GIPF: pushes', () => {
  const begin = (variant: 'basic' | 'tournament'): { ui: AnyGameUi; draft: AnyDraft } =>
    at(gipf.positionText(gipf.start({ variant, handicap: { white: 0, black: 0 } })));
  const { ui, draft } = begin('basic');

  test('a dot with two ways asks which, one with a single way pushes at once', () => {
    const held = touchAll(ui, draft, 'a2');
    expect(held.selection.held).toBe('a2');
    expect(overlayAt(ui, held).marks.b2).toEqual(['target']);
    expect(steps(ui, touchAll(ui, held, 'b2'))).toBe('a2-b2');
    expect(steps(ui, touchAll(ui, draft, 'a1'))).toBe('a1-b2');
  });
  test('a drag from a dot with a single way plays nothing before it ends', () => {
    const held = holdPoint(draft, 'a1');
    expect([steps(ui, held), held.selection.held]).toEqual(['', 'a1']);
    expect(steps(ui, dropPoint(ui, held, 'a1', 'b2', ASKING))).toBe('a1-b2');
    expect(undo(ui, held).selection).toEqual({});
  });
  test('the first point may be touched instead of the dot, and the two in either order', () => {
    const held = touchAll(ui, draft, 'c2');
    expect(inEnglish(overlayAt(ui, held).ask)).toMatch(/choose the dot/);
    expect(steps(ui, touchAll(ui, held, 'c1'))).toBe('c1-c2');
  });
  test('being over the target shows what the push moves', () => {
    const overlay = overlayAt(ui, touchAll(ui, draft, 'a2'), 'b2');
    expect(overlay.ghosts.b2).toEqual([{ kind: 'piece', side: 'white' }]);
    expect(Object.values(overlay.ghosts)).toContainEqual([{ kind: 'piece', side: 'black' }]);
  });
  test('what does not go is explained at the point', () => {
    expect(inEnglish(touchAll(ui, draft, 'e5').refusal!.why)).toMatch(/^e5 is not a dot/);
    expect(inEnglish(touchAll(ui, draft, 'a2 e5').refusal!.why)).toMatch(/^You can’t enter a piece there/);
  });
  test('tournament: the first push brings in a GIPF-piece, later ones as chosen', () => {
    const { ui: t, draft: first } = begin('tournament');
    expect(offeredIn(t, first)).toEqual({ now: 'gipf', open: ['gipf'], free: false });
    const made = touchAll(t, first, 'a1');
    expect(steps(t, made)).toBe('Ga1-b2');
    const black = touchAll(t, beginDraft(t, made.turn.position, ASKING), 'i1');
    const third = beginDraft(t, black.turn.position, ASKING);
    expect(offeredIn(t, third)).toEqual({ now: 'gipf', open: ['gipf', 'single'], free: true });
    expect(steps(t, touchAll(t, { ...third, selection: { option: 'single' } }, 'a5'))).toBe('a5-b5');
  });
});
