// Geometry of the YINSH board in flat arrays, and the numbering of its steps.
import { yinsh, type Point } from '@korong/rules';

const { board } = yinsh;
export const POINT_COUNT = board.points.length;
const AXES = 3;
export const MARKERS = 51;

// What stands on a point.
export const EMPTY = 0;
export const WHITE_RING = 1;
export const BLACK_RING = 2;
export const WHITE_MARKER = 3;
export const BLACK_MARKER = 4;

/** The lines of the board by axis, including the single points at the ends of an axis. */
const lines: Point[][] = [];
/** By point and axis: the line, and the place on it counted from its lower end. */
export const LINE = new Uint8Array(POINT_COUNT * AXES);
export const PLACE = new Uint8Array(POINT_COUNT * AXES);

for (let axis = 0; axis < AXES; axis++) {
  for (const p of board.points) {
    if (board.rays[p]![axis + 3]!.length > 0) continue;
    const line = [p, ...board.rays[p]![axis]!];
    for (const [place, q] of line.entries()) {
      LINE[q * AXES + axis] = lines.length;
      PLACE[q * AXES + axis] = place;
    }
    lines.push(line);
  }
}

export const LINE_COUNT = lines.length;
export const LENGTH = Uint8Array.from(lines, line => line.length);

// Step numbers. A move is its ring's point, its direction and its distance, which makes its policy cells simple.
/** A ring moves by at most ten points, in six directions. */
export const DISTANCES = 10;
export const MOVES_PER_POINT = 6 * DISTANCES;
export const PLACE_RING = POINT_COUNT * MOVES_PER_POINT;
export const TAKE_RING = PLACE_RING + POINT_COUNT;
export const ROW = TAKE_RING + POINT_COUNT;

/** Where a move ends, by its number; 255 where it leaves the board. */
export const MOVE_TO = new Uint8Array(PLACE_RING).fill(255);
for (const p of board.points) {
  for (const [d, ray] of board.rays[p]!.entries()) {
    for (const [i, q] of ray.entries()) MOVE_TO[p * MOVES_PER_POINT + d * DISTANCES + i] = q;
  }
}

/** Where it begins, and its axis. */
export const MOVE_FROM = Uint8Array.from(MOVE_TO, (_, step) => Math.floor(step / MOVES_PER_POINT));
export const MOVE_AXIS = Uint8Array.from(
  MOVE_TO,
  (_, step) => Math.floor((step % MOVES_PER_POINT) / DISTANCES) % AXES,
);

/** Every five adjacent points: their line, the place of the lower end on it, the lower end and the axis. */
export const FIVES = lines.flatMap((line, index) =>
  line.slice(0, Math.max(0, line.length - 4)).map((from, place) => ({
    line: index,
    place,
    from,
    to: line[place + 4]!,
    points: line.slice(place, place + 5),
    axis: board.direction(from, line[place + 4]!)!,
  })),
);
/** Points of all lines, one line after the other, and the start of each line. */
export const ALONG = Uint8Array.from(lines.flat());
export const FIRST_POINT = new Uint8Array(LINE_COUNT);
for (let line = 1; line < LINE_COUNT; line++) FIRST_POINT[line] = FIRST_POINT[line - 1]! + LENGTH[line - 1]!;

export const PASS = ROW + FIVES.length;
export const STEPS = PASS + 1;

/** The number of the first five of a line. The others follow in order. */
export const FIRST_FIVE = Int16Array.from(lines, (_, index) => FIVES.findIndex(five => five.line === index));

/** Ten bits in reverse. */
export const REVERSED = Uint16Array.from({ length: 1024 }, (_, bits) => {
  let reversed = 0;
  for (let i = 0; i < 10; i++) if ((bits >> i) & 1) reversed |= 1 << (9 - i);
  return reversed;
});

/** Whether ten bits contain five in a row. */
export const HAS_FIVE = Uint8Array.from({ length: 1024 }, (_, bits) =>
  Number((bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & (bits >> 4)) !== 0),
);

export const pointName = (p: number): string => board.name(p as Point);

export const stepText = (step: number): string => {
  if (step < PLACE_RING)
    return `${pointName(Math.floor(step / MOVES_PER_POINT))}-${pointName(MOVE_TO[step]!)}`;
  if (step < TAKE_RING) return pointName(step - PLACE_RING);
  if (step < ROW) return `x${pointName(step - TAKE_RING)}`;
  if (step === PASS) return 'pass';
  const { from, to } = FIVES[step - ROW]!;
  return `x${pointName(from)}-${pointName(to)}`;
};
