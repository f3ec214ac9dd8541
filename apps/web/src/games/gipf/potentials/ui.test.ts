import { gipf, isDot, turnText, type GipfPosition } from '@korong/rules';
import { describe, expect, test } from 'vitest';
import {
  beginDraft,
  isDone,
  labelAt,
  overlayAt,
  nextChoice,
  takeOffer,
  touchPoint,
  type Draft,
} from '../../../game/turn/draft.js';
import { tellTurn, turnBeats } from '../../../game/turn/turns.js';
import type { AnyGameUi } from '../../gameUi.js';
import { gameUiFor } from '../../all.js';
import type { GipfSelection } from '../selection.js';
import { heard, inEnglish, offeredIn, planStep, projectGame, startOf } from '../../testing.js';

type AnyDraft = Draft<unknown, unknown>;
const ASKING = { forced: false };
const ui: AnyGameUi = gameUiFor('gipf', { potentials: 'Z3' });

const GAMES = [
  ...Array.from({ length: 5 }, (_, i) => projectGame(i + 21, { variant: 'standard', potentials: 'T6' })),
  ...Array.from({ length: 6 }, (_, i) =>
    projectGame(i + 1, { variant: 'standard', potentials: 'Z3Y3D3T3P3' }),
  ),
  ...Array.from({ length: 4 }, (_, i) =>
    projectGame(i + 11, { variant: 'tournament', potentials: 'Z3Y3-D4T3P6' }),
  ),
];

/** `use Z`, `Z` for a loaded push, `single`, `row` … A push that a TAMSK earned is written like that of a loaded piece. */
const kindOfText = (text: string): string => {
  if (text.startsWith('x')) return text.includes('(') ? 'row, some stay' : 'row';
  const [, letter, from, as = ''] = /^([A-Z]?)([a-i]\d)?-?(?:[a-i]\d)?(=.)?$/.exec(text)!;
  if (from === undefined) return 'T-';
  if (isDot(gipf.board.find(from)!)) return letter === '' ? 'single' : letter!;
  return `use ${letter!}${as}`;
};

describe('random games with potentials', () => {
  test('have every kind of step in them', () => {
    const all = GAMES.flatMap(({ steps }) => steps);
    const kinds = new Set(all.map(kindOfText));
    expect([...kinds].sort()).toEqual(
      [
        'D',
        'G',
        'P',
        'T',
        'T-',
        'Y',
        'Z',
        'row',
        'row, some stay',
        'single',
        'use D',
        'use P',
        'use P=G',
        'use P=P',
        'use Y',
        'use Z',
      ].sort(),
    );
  });

  test('can be played by touches alone, and the record is the same', () => {
    for (const record of GAMES) {
      let draft: AnyDraft = beginDraft(ui, startOf(record).position, ASKING);
      const made: string[] = [];
      const done = (): void => {
        if (draft.turn.steps.length > 0) made.push(...turnText(ui.game, draft.turn).split(';'));
      };
      for (const text of record.steps) {
        if (isDone(ui, draft)) {
          done();
          draft = beginDraft(ui, draft.turn.position, ASKING);
        }
        ({ draft } = planStep(ui, draft, text, ASKING));
      }
      done();
      expect(made).toEqual(record.steps);
    }
  });

  test('can be written from what is told', () => {
    for (const record of GAMES) {
      let now = startOf(record).position;
      for (const text of record.steps) {
        const read = ui.game.readStep(now, text);
        if (!read.ok) throw new Error(read.error.code);
        expect(tellTurn(ui, { start: now, steps: read.value }).map(inEnglish).map(heard).join(';')).toBe(
          text,
        );
        now = read.value.reduce((p, step) => ui.game.play(p, step), now);
      }
    }
  });

  test('move on the board to what stands there afterwards, but for what a PÜNCT leaves of a GIPF-piece', () => {
    for (const record of GAMES) {
      let now = startOf(record).position;
      for (const text of record.steps) {
        const [step] = (ui.game.readStep(now, text) as { value: readonly unknown[] }).value;
        const after = ui.game.play(now, step);
        if (!text.includes('=')) {
          const moved = afterBeats(ui.contents(now).pieces, turnBeats(ui, { start: now, steps: [step] }));
          expect([text, moved]).toEqual([text, standing(ui.contents(after).pieces)]);
        }
        now = after;
      }
    }
  });
});

type Pieces = ReturnType<AnyGameUi['contents']>['pieces'];
const standing = (pieces: Pieces): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pieces)
      .filter(([, stack]) => stack.length > 0)
      .map(([point, stack]): [string, string] => [
        point,
        stack.map(({ kind, side }) => `${side} ${kind}`).join(' '),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** As the board reads beats: all departures before all arrivals, the topmost fitting piece first. */
const afterBeats = (pieces: Pieces, beats: ReturnType<typeof turnBeats>): Record<string, string> => {
  const now: Record<string, { kind: string; side?: string | undefined }[]> = {};
  for (const [point, stack] of Object.entries(pieces)) now[point] = [...stack];
  for (const beat of beats) {
    for (const motion of beat) {
      if (motion.kind !== 'slide' && motion.kind !== 'remove') continue;
      const stack = now[motion.kind === 'slide' ? motion.from : motion.at] ?? [];
      const i = stack.findLastIndex(p => p.kind === motion.piece.kind && p.side === motion.piece.side);
      // A piece just placed on the dot was not there before.
      expect(i).toBeGreaterThanOrEqual(0);
      stack.splice(i, 1);
    }
    for (const motion of beat) {
      if (motion.kind === 'slide') (now[motion.to] ??= []).push(motion.piece);
      if (motion.kind === 'place') (now[motion.at] ??= []).push(motion.piece);
    }
  }
  return standing(now as unknown as Pieces);
};

const at = (board: string, more = ''): AnyDraft => {
  const text =
    `gipf/1 standard ${board} handicap=0-0 act=white phase=push mover=white reserve=5-5 entry=single-single ` +
    `settled=none potentials=Z3Y3D3T3P3 pieces=18 linked=no stock=none extra=none denied=none`;
  const read = gipf.readPosition(more === '' ? text : text.replace(...(more.split('>') as [string, string])));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return beginDraft(ui, read.value, ASKING);
};
const touchAll = (draft: AnyDraft, points: string): AnyDraft =>
  points.split(' ').reduce((now, point) => touchPoint(ui, now, point, ASKING), draft);
const stepsOf = (draft: AnyDraft): string => turnText(ui.game, draft.turn);
const why = (draft: AnyDraft): string => inEnglish(draft.refusal!.why);

describe('a loaded piece', () => {
  // White: PÜNCT on c3 beside a black GIPF-piece on d4, DVONN on black f3, TAMSK on c5; black loaded YINSH on g3.
  const draft = at('3W/1[wP]1[wT]1/2B3/7/2[bD]3/1[by]3/4');

  test('shows what it can do when it is touched, and says so', () => {
    const held = touchAll(draft, 'c3');
    expect(overlayAt(ui, held).marks).toMatchObject({ c3: ['may', 'held'], d4: ['target'] });
    expect(inEnglish(labelAt(ui, draft, 'c3'))).toBe(
      'c3, white piece with PÜNCT, its potential can go to 1 point',
    );
    expect(inEnglish(labelAt(ui, held, 'd4'))).toBe('d4, black GIPF-piece, the PÜNCT from c3 can go here');
  });

  test('PÜNCT on a GIPF-piece: neutralise or convert, by the button or by touching again', () => {
    const chosen = touchAll(draft, 'c3 d4');
    expect(inEnglish(overlayAt(ui, chosen).offer!)).toBe('Neutralise d4');
    expect(overlayAt(ui, chosen).several).toBe(true);
    expect(stepsOf(takeOffer(ui, chosen, ASKING))).toBe('Pc3-d4=P');
    for (const other of [nextChoice(ui, chosen), touchAll(chosen, 'd4')]) {
      expect(inEnglish(overlayAt(ui, other).offer!)).toBe('Convert d4');
      expect(overlayAt(ui, other).ghosts.d4).toEqual([{ kind: 'gipf', side: 'white' }]);
      expect(stepsOf(takeOffer(ui, other, ASKING))).toBe('Pc3-d4=G');
    }
  });

  test('what stands on each other is listed', () => {
    expect(inEnglish(labelAt(ui, draft, 'f4'))).toBe('f4, white DVONN on top of black piece');
    expect(inEnglish(overlayAt(ui, draft, 'f4').stack!.what)).toBe('f4, white DVONN on top of black piece');
    expect(inEnglish(ui.sayStack!(draft.turn.position, 'f4')!)).toBe('f4, white DVONN on top of black piece');
    expect(why(touchAll(draft, 'f4'))).toBe('f4, white DVONN on top of black piece');
  });

  test('of the other side shows what it could do as well, but cannot be touched', () => {
    const { arrows, touchable } = overlayAt(ui, draft, 'g3');
    expect(arrows.map(({ from, to }) => `${from}-${to}`).sort()).toEqual([
      'g3-d2', // over f3 and e3; behind d2 there is a dot, and f4 is not empty
      'g3-g2',
      'g3-g6',
      'g3-h2',
      'g3-h3',
    ]);
    expect(touchable).not.toContain('g3');
  });

  test('why it can do nothing, or not that', () => {
    expect(why(touchAll(draft, 'c5'))).toMatch(/^You cannot use a TAMSK where it stands/);
    expect(why(touchAll(draft, 'c3 e5'))).toMatch(/c3, e5/);
    expect(touchAll(draft, 'c3 c3').selection).toEqual({});
  });

  test('a dot begins a push all the same', () => {
    expect(stepsOf(touchAll(draft, 'c3 a1'))).toBe('a1-b2');
  });
});

test('what comes in is chosen among what is left, and is what ends no right until told otherwise', () => {
  const start = gipf.readOptions({ variant: 'tournament', potentials: 'Z3D4' });
  if (!start.ok) throw new Error(start.error.code);
  let position: GipfPosition = gipf.start(start.value);
  for (const text of ['Ga1-b2', 'Gi1-h2', 'a5-b5', 'i5-h5'] as const) {
    const attempt = gipf.readStep(position, text === 'a5-b5' ? 'Da5-b5' : text);
    if (!attempt.ok) throw new Error(attempt.error.code);
    position = gipf.play(position, attempt.value[0]!);
    if (text === 'Gi1-h2') {
      expect(offeredIn(ui, beginDraft(ui, position, ASKING))).toEqual({
        now: 'gipf',
        free: true,
        open: ['gipf', 'zertz', 'dvonn', 'single'],
      });
    }
  }
  const draft = beginDraft(ui, position, ASKING);
  expect(offeredIn(ui, draft)).toEqual({ now: 'zertz', free: true, open: ['zertz', 'dvonn', 'single'] });
  expect(stepsOf(touchAll({ ...draft, selection: { option: 'dvonn' } }, 'a1'))).toBe('Da1-b2');
});

test('of a row of GIPF-pieces and loaded pieces one has to go', () => {
  const draft = at(
    '4/[wZ]W[wY]W1/6/7/6/5/B2B',
    'act=white phase=push mover=white>act=white phase=row mover=white',
  );
  const chosen = touchAll(draft, 'c2');
  expect(inEnglish(overlayAt(ui, chosen).offer!)).toBe('Remove 1 piece');
  expect(inEnglish(overlayAt(ui, chosen).ask)).toMatch(/select a GIPF-piece or a loaded piece/);
  const gone = (chosen.selection as GipfSelection).kept!;
  expect(gone).toHaveLength(3);
  const last = ['c2', 'c3', 'c4', 'c5'].find(p => !gone.includes(p))!;
  expect(why(touchAll(chosen, last))).toMatch(/at least one must go/);
});
