import {
  beginTurn,
  gipf,
  isComplete,
  isDot,
  readTurn,
  startOf,
  type GameRecord,
  type GipfPosition,
  type GipfStep,
  type Point,
  type Turn,
} from '@korong/rules';
import { dueRows, isGipfAt, keptByDefault, rowThrough, wholeLine, type DueRow } from './rows.js';

type RowStep = Extract<GipfStep, { kind: 'row' }>;
type PushStep = Extract<GipfStep, { kind: 'push' }>;

/** `e2` as `E 2`. */
const spaced = (p: Point): string => {
  const name = gipf.board.name(p);
  return `${name.charAt(0).toUpperCase()} ${name.slice(1)}`;
};

const rowOf = (position: GipfPosition, { taken, kept }: RowStep): DueRow | undefined =>
  dueRows(position).find(
    ({ points }) =>
      points.length === taken.length + kept.length && taken.concat(kept).every(p => points.includes(p)),
  );

/** A point or dot that names the row. GIPF-pieces do not: a word about them is about them alone. */
const nameOf = (position: GipfPosition, row: DueRow): Point | undefined =>
  [...row.points.filter(p => !isGipfAt(position, p)), ...wholeLine(row.points).filter(isDot)].find(
    p => rowThrough(position, p)?.points.join() === row.points.join(),
  );

/** The words of a turn as boardspace writes them; `undefined` if its words cannot say it. */
const turnNodes = (turn: Turn<GipfPosition, GipfStep>): readonly string[] | undefined => {
  const words: string[] = [];
  /** What was last said about a GIPF-piece in this settlement. */
  let said = new Map<Point, boolean>();
  let position = turn.start;
  for (const step of turn.steps) {
    if (step.kind === 'push') {
      words.push(...pushWords(position, step));
      said = new Map();
    } else if (step.kind === 'row') {
      const row = rowOf(position, step);
      const name = row && nameOf(position, row);
      if (name === undefined) return undefined;
      words.push(...fateWords(position, row!, step, said), `Remove ${spaced(name)}`);
    } else return undefined;
    position = gipf.play(position, step);
  }
  // A turn that lacks steps is not confirmed: that would take its rows.
  return isComplete(gipf, turn) ? [...words, 'Done '] : words;
};

const pushWords = ({ entry, toAct }: GipfPosition, { dot, to, piece }: PushStep): readonly string[] => [
  ...((entry[toAct] !== 'single') === (piece === 'gipf') ? [] : ['Standard']),
  `Dropb ${spaced(dot)}`,
  `Dropb ${spaced(to)}`,
];

const fateWords = (
  position: GipfPosition,
  row: DueRow,
  { kept }: RowStep,
  said: Map<Point, boolean>,
): readonly string[] => {
  const byDefault = keptByDefault(position, row);
  const words: string[] = [];
  for (const p of row.points.filter(one => isGipfAt(position, one))) {
    const stays = kept.includes(p);
    if (stays === (said.get(p) ?? byDefault.includes(p))) continue;
    said.set(p, stays);
    words.push(`${stays ? 'Preserve' : 'Remove'} ${spaced(p)}`);
  }
  return words;
};

export const nodes = (record: GameRecord): readonly (readonly string[])[] | undefined => {
  const start = startOf(gipf, record);
  if (!start.ok) return undefined;
  let position = start.value as GipfPosition;
  const written: (readonly string[])[] = [];
  for (const { text } of record.turns) {
    const reading = readTurn(gipf, beginTurn<GipfPosition, GipfStep>(position), text);
    const words = reading.status === 'illegal' ? undefined : turnNodes(reading.turn);
    if (words === undefined || reading.status === 'illegal') return undefined;
    written.push(words);
    ({ position } = reading.turn);
  }
  return written;
};
