import { SIDES, type Side } from '../game.js';
import { readCells } from '../hex/readCells.js';
import { bad, readCount, readFields, readPair, readWord } from '../fields.js';
import type { Code } from '../reasons.js';
import { err, ok, refuse, type Refusal, type Result } from '../refusal.js';
import { split, type Slice } from '../text.js';
import { GIPF_LINES, gipfBoard, pointColumns } from './board.js';
import { GIPF, SINGLE, isGipfPiece } from './cell.js';
import { VARIANTS, isHandicap } from './options.js';
import { captured, onBoard, piecesOf } from './material.js';
import { canMove, lacksGipf } from './play.js';
import { VERSION, lineText } from './positionText.js';
import { dueLines, isRow, runOf } from './rows.js';
import type { Entry, GipfCell, GipfPhase, GipfPosition, ProjectState } from './types.js';

const KEYS = ['', '', 'handicap', 'act', 'phase', 'mover', 'reserve', 'entry', 'settled'];
const LETTERS: readonly GipfCell[] = ['w', 'b', 'W', 'B'];
const PHASES: readonly GipfPhase[] = ['push', 'extra', 'row', 'over'];
const ENTRY: readonly Entry[] = ['gipf', 'any', 'loaded', 'single'];

/** What potentials add to position texts, and the rules that change with them. */
export interface PositionReader {
  /** The keys of the fields after the plain ones. */
  readonly keys: readonly string[];
  readonly isStack?: (text: string) => boolean;
  readonly readProject: (fields: readonly Slice[]) => Result<ProjectState | undefined, Refusal>;
  readonly whyNotProject: (position: GipfPosition) => Code | undefined;
  readonly canMove: (position: GipfPosition) => boolean;
}

export const readPosition = (text: string): Result<GipfPosition, Refusal> =>
  readPositionWith(
    {
      keys: [],
      readProject: () => ok(undefined),
      whyNotProject: ({ phase }) => (phase === 'extra' ? 'IMPOSSIBLE_PHASE' : undefined),
      canMove,
    },
    text,
  );

export const readPositionWith = (reader: PositionReader, text: string): Result<GipfPosition, Refusal> => {
  const fields = readFields(text, 'gipf', VERSION, [...KEYS, ...reader.keys]);
  if (!fields.ok) return fields;
  const [variantField, boardField, handicapField, actField, phaseField, moverField, ...rest] = fields.value;
  const [reserveField, entryField, settledField, ...projectFields] = rest;
  const variant = readWord(variantField!, VARIANTS);
  if (!variant.ok) return variant;
  const board = readCells(pointColumns, gipfBoard.points.length, LETTERS, boardField!.text, reader.isStack);
  if ('place' in board) {
    return bad('POSITION_BOARD', { text: boardField!.text, place: boardField!.place + board.place });
  }
  const handicap = readPair(handicapField!, readCount);
  if (!handicap.ok) return handicap;
  const toAct = readWord(actField!, SIDES);
  if (!toAct.ok) return toAct;
  const phase = readWord(phaseField!, PHASES);
  if (!phase.ok) return phase;
  const mover = readWord(moverField!, SIDES);
  if (!mover.ok) return mover;
  const reserve = readPair(reserveField!, readCount);
  if (!reserve.ok) return reserve;
  const entry = readPair(entryField!, part => readWord(part, ENTRY));
  if (!entry.ok) return entry;
  const settled = readSettled(settledField!);
  if (!settled.ok) return settled;
  const project = reader.readProject(projectFields);
  if (!project.ok) return project;

  const position: GipfPosition = {
    variant: variant.value,
    handicap: handicap.value,
    cells: board.cells,
    toAct: toAct.value,
    phase: phase.value,
    mover: mover.value,
    reserve: reserve.value,
    entry: entry.value,
    settled: settled.value,
    ...(project.value && { project: project.value }),
  };
  const code = whyImpossible(reader, position);
  return code === undefined ? ok(position) : err(refuse(code));
};

/** `none`, or lines by their ends in printing order. */
const readSettled = (slice: Slice): Result<number[], Refusal> => {
  if (slice.text === 'none') return ok([]);
  const lines: number[] = [];
  for (const part of split(slice, ',')) {
    const line = GIPF_LINES.findIndex((_, i) => lineText(i) === part.text);
    if (line <= (lines.at(-1) ?? -1)) return bad('POSITION_FIELD', part);
    lines.push(line);
  }
  return ok(lines);
};

/** Contradictions that no game can produce, as far as counts, rights and phase tell. */
const whyImpossible = (
  { whyNotProject, canMove }: PositionReader,
  position: GipfPosition,
): Code | undefined => {
  const { variant, handicap, phase } = position;
  if (!isHandicap(variant, handicap, position.project !== undefined)) return 'BAD_HANDICAP';
  for (const side of SIDES) {
    const code = whyNotPieces(position, side) ?? whyNotEntry(position, side);
    if (code !== undefined) return code;
  }
  const code = whyNotOpening(position) ?? whyNotSettled(position) ?? whyNotProject(position);
  if (code !== undefined) return code;
  if (phase === 'over') return whyNotOver(position, canMove(position));
  if (SIDES.some(side => lacksGipf(position, side))) return 'IMPOSSIBLE_PIECES';
  if (phase === 'row') return whyNotSettling(position);
  if (phase === 'extra') return whyNotWaiting(position);
  return canMove(position) ? whyNotQuiet(position) : 'IMPOSSIBLE_RESERVE';
};

const whyNotPieces = (position: GipfPosition, side: Side): Code | undefined => {
  const { variant, cells } = position;
  const gipfs = cells.filter(cell => cell === GIPF[side]).length;
  if (variant === 'basic' && cells.some(isGipfPiece)) return 'IMPOSSIBLE_PIECES';
  const most = variant === 'standard' ? 3 : Math.floor(piecesOf(position, side) / 2);
  if (gipfs > most) return 'IMPOSSIBLE_PIECES';
  if (onBoard(position, side) > piecesOf(position, side)) return 'IMPOSSIBLE_PIECES';
  return captured(position, side) < 0 ? 'IMPOSSIBLE_RESERVE' : undefined;
};

/** G5: an empty board before the first push, and no single piece before the first one was brought in. */
const whyNotEntry = (position: GipfPosition, side: Side): Code | undefined => {
  const { variant, cells, entry, reserve, project } = position;
  const right = entry[side];
  if (right === 'loaded' && project === undefined) return 'IMPOSSIBLE_ENTRY';
  if (right === 'single' || right === 'loaded') return undefined;
  if (variant !== 'tournament') return 'IMPOSSIBLE_ENTRY';
  if (right === 'gipf') {
    return reserve[side] === piecesOf(position, side) ? undefined : 'IMPOSSIBLE_ENTRY';
  }
  if (project !== undefined) return undefined; // a PÜNCT may have left one of two
  const single = cells.includes(SINGLE[side]) || captured(position, side) % 2 === 1;
  return single ? 'IMPOSSIBLE_ENTRY' : undefined;
};

/** White pushes first. So a side that has not pushed yet is next, and Black never pushes before White. */
const whyNotOpening = (position: GipfPosition): Code | undefined => {
  const { entry, toAct, mover, phase } = position;
  if (entry.white !== 'gipf' && entry.black !== 'gipf') return undefined;
  const next = entry.white === 'gipf' ? 'white' : 'black';
  if (next === 'white' && entry.black !== 'gipf') return 'IMPOSSIBLE_ENTRY';
  // Until Black's first push White has made at most one, which brought in a GIPF-piece.
  if (next === 'black' && entry.white !== 'any') return 'IMPOSSIBLE_ENTRY';
  if (onBoard(position, 'white') !== (next === 'white' ? 0 : 2)) return 'IMPOSSIBLE_PIECES';
  if (captured(position, 'white') > 0) return 'IMPOSSIBLE_RESERVE';
  return toAct === next && mover === next && phase === 'push' ? undefined : 'IMPOSSIBLE_SIDE';
};

/** G14: a row left standing consists of GIPF-pieces. The contiguous ones in its line may be of either side. */
const isLeftStanding = ({ cells, variant }: GipfPosition, line: number): boolean =>
  variant === 'tournament' &&
  SIDES.some(
    side =>
      isRow(cells, GIPF_LINES[line]!, side) &&
      runOf(cells, GIPF_LINES[line]!, side).every(p => isGipfPiece(cells[p]!)),
  );

const whyNotSettled = (position: GipfPosition): Code | undefined => {
  const { settled, phase } = position;
  if (phase === 'push' && settled.length > 0) return 'IMPOSSIBLE_ROWS';
  return settled.every(line => isLeftStanding(position, line)) ? undefined : 'IMPOSSIBLE_ROWS';
};

/** An extra push is due, before or after the move of the turn. */
const whyNotWaiting = (position: GipfPosition): Code | undefined =>
  position.mover === position.toAct ? undefined : 'IMPOSSIBLE_SIDE';

/** Between settlements the only rows are those left standing, or those that wait for the move after an extra push. */
const whyNotQuiet = (position: GipfPosition): Code | undefined => {
  if (position.mover !== position.toAct) return 'IMPOSSIBLE_SIDE';
  const rows = SIDES.flatMap(side => dueLines(position, side));
  if (position.project?.extra === 'made') return rows.length > 0 ? undefined : 'IMPOSSIBLE_ROWS';
  return rows.every(line => isLeftStanding(position, line)) ? undefined : 'IMPOSSIBLE_ROWS';
};

const whyNotSettling = (position: GipfPosition): Code | undefined => {
  const { toAct, mover } = position;
  if (dueLines(position, toAct).length === 0) return 'IMPOSSIBLE_ROWS';
  return toAct !== mover && dueLines(position, mover).length > 0 ? 'IMPOSSIBLE_ROWS' : undefined;
};

const whyNotOver = (position: GipfPosition, canMove: boolean): Code | undefined => {
  if (SIDES.some(side => lacksGipf(position, side))) return undefined;
  if (canMove) return 'IMPOSSIBLE_RESERVE';
  return position.settled.length > 0 ? 'IMPOSSIBLE_ROWS' : whyNotQuiet(position);
};
