// Potentials in the overlay and in the sentences of GIPF.
import { gipf, other, potentialOf, type GipfPosition, type GipfStep, type StakedStep } from '@korong/rules';
import { NOTHING, ask, marksOf, piece, sideSay } from '../../common.js';
import { chosenRow } from '../selection.js';
import {
  askedHolding,
  choiceOf,
  isSettled,
  labelEntry,
  labelRow,
  lookEntry,
  overlayRow,
  sayPoint as sayPlainPoint,
  sayStep as sayPlainStep,
} from '../overlay.js';
import { entering, find, name, pushed, stackAt } from '../view.js';
import {
  agreedEntrants,
  allUses,
  chosenUse,
  entrantOf,
  entrantsOf,
  extrasOf,
  pushesOf,
  usesFrom,
} from './selection.js';
import { naming } from './say.js';
import { NAMES } from './names.js';
import { previewUse, withoutTamsk, type UseStep } from './view.js';
import type { Entrant, GipfSelection } from '../selection.js';
import type { Choice, Overlay, Say, SayKey } from '../../gameUi.js';

/** The pieces of the stack under the pointer. */
export const sayStack = (position: GipfPosition, point: string): Say | undefined =>
  stackAt(position, find(point)).length > 1 ? sayPoint(position, point) : undefined;

export const overlay = (
  position: GipfPosition,
  selection: GipfSelection,
  hover: string | undefined,
): Overlay => {
  // A held piece has its targets around it: a note must not cover them.
  const what = hover === undefined || selection.held !== undefined ? undefined : sayStack(position, hover);
  return { ...overlayAt(position, selection, hover), ...(what && { stack: { at: hover!, what } }) };
};

const overlayAt = (position: GipfPosition, selection: GipfSelection, hover: string | undefined): Overlay => {
  const { phase, toAct } = position;
  switch (phase) {
    case 'push':
      return overlayMove(position, selection, hover);
    case 'extra':
      return {
        ...lookEntry(
          withoutTamsk(position),
          extrasOf(position),
          [piece('tamsk', toAct)],
          selection.held,
          hover,
        ),
        ask: selection.held === undefined ? ask('due.extra', toAct) : askedHolding(selection.held, position),
        offer: { key: 'offer.forgo' },
      };
    case 'row': {
      const rows = overlayRow(gipf, position, selection, hover);
      const chosen = chosenRow(gipf, position, selection);
      return chosen && chosen.mayStay.length > 0 ? { ...rows, ask: ask('due.take.loaded', toAct) } : rows;
    }
    case 'over':
      return { ...NOTHING, ask: { key: 'due.over' } };
  }
};

const overlayMove = (
  position: GipfPosition,
  selection: GipfSelection,
  hover: string | undefined,
): Overlay => {
  const { held } = selection;
  const open = pushesOf(position, selection);
  const usable = [...new Set(allUses(position).map(({ from }) => name(from)))];
  const uses = usesFrom(position, held ?? hover);
  const using = uses.length > 0;
  const entry = using
    ? lookEntry(position, open, [], undefined, undefined)
    : lookEntry(position, open, open[0] ? entering(position, open[0]) : [], held, hover);
  const common = {
    touchable: [...new Set([...entry.touchable, ...usable, ...uses.map(({ to }) => name(to))])],
    draggable: [...entry.draggable, ...usable],
    ask: asked(position, selection, usable.length > 0, open.length > 0),
  };
  if (!using) {
    // Uses of the other side are shown, but cannot be touched.
    const theirs = held === undefined ? usesFrom(asOther(position), hover) : [];
    const marks = withMarks(entry.marks, marksOf(['may', usable]));
    return { ...entry, marks, arrows: [...entry.arrows, ...waysOf(furthest(theirs))], ...common };
  }
  const chosen = chosenUse(position, selection);
  const meant = chosen ?? (held === undefined ? undefined : uses.find(({ to }) => name(to) === hover));
  return {
    ...NOTHING,
    ...common,
    marks: marksOf(
      ['may', held === undefined ? [...Object.keys(entry.marks), ...usable] : usable],
      ['held', held === undefined ? [] : [held]],
      ['target', uses.map(({ to }) => name(to))],
      ['chosen', chosen ? [name(chosen.to)] : []],
    ),
    ghosts: meant ? previewUse(position, meant) : {},
    arrows: waysOf(meant ? [meant] : uses.filter(({ potential }) => potential !== 'yinsh')),
    ...(chosen && {
      several: uses.filter(({ to }) => to === chosen.to).length > 1,
      next: { key: 'offer.other' },
      offer: {
        key: chosen.as === 'gipf' ? 'offer.convert' : 'offer.neutralise',
        values: { point: name(chosen.to) },
      },
    }),
  };
};

/** The same position with the other side to act. */
const asOther = (position: GipfPosition): GipfPosition => {
  const side = other(position.toAct);
  return { ...position, toAct: side, mover: side };
};

/** For each direction, the use that goes furthest: uses are in that order. */
const furthest = (uses: readonly UseStep[]): readonly UseStep[] => [
  ...new Map(uses.map(use => [gipf.board.direction(use.from, use.to), use])).values(),
];

const waysOf = (uses: readonly UseStep[]): Overlay['arrows'] =>
  uses.map(({ from, to }) => ({ from: name(from), to: name(to), tone: 'may' }));

const withMarks = (some: Overlay['marks'], more: Overlay['marks']): Overlay['marks'] => {
  const marks = { ...some };
  for (const [point, here] of Object.entries(more)) marks[point] = [...(marks[point] ?? []), ...here];
  return marks;
};

export const choice = (position: GipfPosition, selection: GipfSelection): Choice | undefined =>
  isSettled(position)
    ? undefined
    : choiceOf(entrantOf(position, selection), agreedEntrants(position), entrantsOf(position), labelOf);

const labelOf = (entrant: Entrant): Say =>
  entrant === 'single' || entrant === 'gipf'
    ? { key: `choice.${entrant}` }
    : { key: 'choice.kind', values: { kind: NAMES[entrant] } };

const asked = (position: GipfPosition, selection: GipfSelection, canUse: boolean, canPush: boolean): Say => {
  const { toAct, entry } = position;
  const { held, target } = selection;
  if (target !== undefined) return ask('due.use.as', toAct, { point: target });
  const [use] = usesFrom(position, held);
  if (use) return ask('due.use', toAct, { point: held!, kind: NAMES[use.potential] });
  if (held !== undefined) return askedHolding(held, position);
  if (!canPush) return ask('due.use.only', toAct);
  if (entry[toAct] === 'gipf') return ask('due.push.gipf', toAct);
  return ask(canUse ? 'due.push.use' : entry[toAct] === 'single' ? 'due.push' : 'due.push.loaded', toAct);
};

export const sayPoint = (position: GipfPosition, point: string): Say =>
  sayPlainPoint(position, point, naming);

export const label = (position: GipfPosition, selection: GipfSelection, point: string): Say => {
  const { held } = selection;
  if (position.phase === 'over') return sayPoint(position, point);
  if (position.phase === 'row') return labelRow(gipf, position, selection, point, naming);
  if (position.phase === 'extra') {
    return labelEntry(withoutTamsk(position), extrasOf(position), held, point, naming);
  }
  const values = { point, thing: naming(position, point) };
  const target = usesFrom(position, held).find(({ to }) => name(to) === point);
  if (target && held !== point) {
    const key = selection.target === point ? 'point.use.chosen' : 'point.use.target';
    return { key, values: { ...values, from: held!, kind: NAMES[target.potential] } };
  }
  const uses = usesFrom(position, point);
  if (uses.length > 0) {
    const n = new Set(uses.map(({ to }) => to)).size;
    return { key: held === point ? 'point.use.held' : 'point.use', values: { ...values, n } };
  }
  return labelEntry(position, pushesOf(position, selection), held, point, naming);
};

export const sayStep = (position: GipfPosition, step: GipfStep): readonly Say[] => {
  const side = sideSay(position.toAct);
  switch (step.kind) {
    case 'row':
      return sayPlainStep(position, step);
    case 'push': {
      if (step.piece === 'single' || step.piece === 'gipf') return sayPlainStep(position, step);
      const n = pushed(position, step).length;
      const values = { side, kind: NAMES[step.piece], from: name(step.dot), to: name(step.to), n };
      return [{ key: n > 0 ? 'told.loaded.moves' : 'told.loaded', values }];
    }
    case 'use':
      return [{ key: USED[step.as ?? 'plain'], values: { side, ...used(step) } }];
    case 'extra': {
      const n = pushed(withoutTamsk(position), step).length;
      return [{ key: n > 0 ? 'told.extra.moves' : 'told.extra', values: { side, ...used(step), n } }];
    }
    case 'forgo':
      return [{ key: 'told.forgo', values: { side } }];
    case 'denied':
      return [{ key: deniedKey(step.use), values: { side, ...used(step.use) } }];
  }
};

const USED = {
  plain: 'told.use',
  punct: 'told.use.neutralise',
  gipf: 'told.use.convert',
} as const satisfies Record<string, SayKey>;

const DENIED = {
  plain: 'told.denied',
  punct: 'told.denied.neutralise',
  gipf: 'told.denied.convert',
} as const satisfies Record<string, SayKey>;

const deniedKey = (step: StakedStep): SayKey => {
  if (step.kind === 'push') return 'told.denied.loaded';
  return step.kind === 'extra' ? 'told.denied.extra' : DENIED[step.as ?? 'plain'];
};

const used = (step: StakedStep): { kind: string; from: string; to: string } => ({
  kind: NAMES[potentialOf(step)!],
  from: name(step.kind === 'use' ? step.from : step.dot),
  to: name(step.to),
});
