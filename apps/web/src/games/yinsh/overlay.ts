import { yinsh, type YinshPosition, type YinshStep } from '@korong/rules';
import { NOTHING, ask, marksOf, outlines, sideSay, thing } from '../common.js';
import type { Overlay, Say } from '../gameUi.js';
import { chosenRow, isOwnRing, movesFrom, rowsOf, type YinshRow, type YinshSelection } from './selection.js';
import { find, flipped, name, preview, standing, stretch } from './view.js';

export const overlay = (
  position: YinshPosition,
  selection: YinshSelection,
  hover: string | undefined,
): Overlay => {
  const { toAct, phase } = position;
  const at = yinsh.steps(position).flatMap(step => ('at' in step ? [name(step.at)] : []));
  switch (phase) {
    case 'place':
      return {
        ...NOTHING,
        ghosts: hover !== undefined && at.includes(hover) ? { [hover]: [{ kind: 'ring', side: toAct }] } : {},
        touchable: at,
        ask: ask('due.place', toAct),
      };
    case 'ring':
      return { ...NOTHING, marks: marksOf(['may', at]), touchable: at, ask: ask('due.ring', toAct) };
    case 'row':
      return overlayRow(position, selection, hover);
    case 'move':
      return overlayMove(position, selection, hover);
    case 'over':
      return { ...NOTHING, ask: { key: 'due.over' } };
  }
};

const overlayMove = (
  position: YinshPosition,
  { held }: YinshSelection,
  hover: string | undefined,
): Overlay => {
  const { toAct } = position;
  const steps = yinsh.steps(position);
  if (steps[0]?.kind === 'pass') {
    return { ...NOTHING, ask: ask('due.pass', toAct), offer: { key: 'offer.pass' } };
  }
  const rings = [...new Set(steps.flatMap(step => (step.kind === 'move' ? [name(step.from)] : [])))];
  if (held === undefined) {
    // Touching a ring shows its destinations; so does hovering, more quietly.
    const targets = hover === undefined ? [] : movesFrom(position, hover).map(move => name(move.to));
    return {
      ...NOTHING,
      marks: marksOf(['may', rings], ['target', targets]),
      touchable: rings,
      draggable: rings,
      ask: ask('due.move', toAct),
    };
  }
  const targets = movesFrom(position, held).map(move => name(move.to));
  const to = hover !== undefined && targets.includes(hover) ? find(hover) : undefined;
  return {
    ...NOTHING,
    marks: marksOf(
      ['held', [held]],
      ['target', targets],
      ['flip', to === undefined ? [] : flipped(position, find(held), to).map(name)],
    ),
    ghosts: to === undefined ? {} : preview(position, find(held), to),
    touchable: [...rings, ...targets],
    draggable: rings,
    ask: ask('due.target', toAct, { point: held }),
  };
};

const rowEnds = ({ points }: YinshRow): { from: string; to: string } => ({
  from: points[0]!,
  to: points.at(-1)!,
});

const overlayRow = (
  position: YinshPosition,
  selection: YinshSelection,
  hover: string | undefined,
): Overlay => {
  const { toAct } = position;
  const rows = rowsOf(position);
  const all = [...new Set(rows.flatMap(row => row.points))];
  const chosen = chosenRow(position, selection);
  const over = rows.filter(row => hover !== undefined && row.points.includes(hover));
  const shown = chosen ?? (over.length === 1 ? over[0] : undefined);
  return {
    ...NOTHING,
    marks: marksOf(['row', all], ['chosen', shown?.points ?? []]),
    rows: outlines(rows, shown),
    several: rows.length > 1,
    touchable: all,
    ask: chosen
      ? ask('due.row.chosen', toAct, rowEnds(chosen))
      : ask(rows.length > 1 ? 'due.row.several' : 'due.row', toAct, { n: rows.length }),
    ...(chosen ? { offer: { key: 'offer.row', values: rowEnds(chosen) } } : {}),
  };
};

const valuesOf = (position: YinshPosition, point: string) => {
  const there = standing(position, point);
  return { point, thing: there ? thing(there) : ({ key: 'thing.empty' } satisfies Say) };
};

export const sayPoint = (position: YinshPosition, point: string): Say => ({
  key: 'point',
  values: valuesOf(position, point),
});

/** The description of a point: its name, its pieces and the possible actions. */
export const label = (position: YinshPosition, selection: YinshSelection, point: string): Say => {
  const there = standing(position, point);
  const values = valuesOf(position, point);
  const bare: Say = { key: 'point', values };
  switch (position.phase) {
    case 'place':
      return there ? bare : { key: 'point.place', values };
    case 'ring':
      return isOwnRing(position, point) ? { key: 'point.ring', values } : bare;
    case 'row': {
      const rows = rowsOf(position).filter(row => row.points.includes(point));
      if (rows.length === 0) return bare;
      const chosen = chosenRow(position, selection)?.points.includes(point);
      return chosen
        ? { key: 'point.row.chosen', values }
        : { key: 'point.row', values: { ...values, n: rows.length } };
    }
    case 'move':
      return labelMove(position, selection, point, values) ?? bare;
    case 'over':
      return bare;
  }
};

const labelMove = (
  position: YinshPosition,
  { held }: YinshSelection,
  point: string,
  values: NonNullable<Say['values']>,
): Say | undefined => {
  if (isOwnRing(position, point)) {
    const n = movesFrom(position, point).length;
    if (n === 0) return { key: 'point.stuck', values };
    return { key: held === point ? 'point.held' : 'point.movable', values: { ...values, n } };
  }
  if (held === undefined) return undefined;
  const move = movesFrom(position, held).find(m => name(m.to) === point);
  if (!move) return undefined;
  const n = flipped(position, move.from, move.to).length;
  return n === 0
    ? { key: 'point.target', values: { ...values, from: held } }
    : { key: 'point.target.flips', values: { ...values, from: held, n } };
};

export const sayStep = (position: YinshPosition, step: YinshStep): readonly Say[] => {
  const side = sideSay(position.toAct);
  switch (step.kind) {
    case 'place':
      return [{ key: 'told.place', values: { side, at: name(step.at) } }];
    case 'move': {
      const values = { side, from: name(step.from), to: name(step.to) };
      const at = flipped(position, step.from, step.to).map(name);
      return [
        at.length === 0
          ? { key: 'told.move', values }
          : { key: 'told.move.flips', values: { ...values, at, n: at.length } },
      ];
    }
    case 'row': {
      const points = stretch(step.from, step.to).map(name);
      return [{ key: 'told.row', values: { side, from: points[0]!, to: points.at(-1)! } }];
    }
    case 'ring':
      return [{ key: 'told.ring', values: { side, at: name(step.at) } }];
    case 'pass':
      return [{ key: 'told.pass', values: { side } }];
  }
};
