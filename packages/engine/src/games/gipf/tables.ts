// Geometry of the GIPF board in flat arrays, and the numbering of its steps. Points are numbered without the dots.
import { GIPF_ENTRIES, GIPF_LINES, gipf, isDot, type Point } from '@korong/rules';

const { board } = gipf;
const points = board.points.filter(p => !isDot(p));
export const POINT_COUNT = points.length;
const numbers = new Map(points.map((p, i) => [p, i]));

/** Maps a point of the rules to its number here, and back. */
export const toRules = (p: number): Point => points[p]!;
export const fromRules = (p: Point): number => numbers.get(p)!;
export const pointName = (p: number): string => board.name(toRules(p));

// A cell is a sum of these bits, or 0 if the point is empty.
export const PIECE = 1;
export const BLACK = 2;
export const GIPF_PIECE = 4;

/** The 21 lines, each from its lower end up. */
const lines = GIPF_LINES.map(line => line.map(fromRules));
export const LINE_COUNT = lines.length;
export const LENGTH = Uint8Array.from(lines, line => line.length);
/** Seven places a line. */
export const ALONG = new Uint8Array(LINE_COUNT * 7);
/** By point, three each: the lines through it and its place on them. */
export const LINE = new Uint8Array(POINT_COUNT * 3);
export const PLACE = new Uint8Array(POINT_COUNT * 3);
const through = new Uint8Array(POINT_COUNT);
for (const [line, along] of lines.entries()) {
  for (const [place, p] of along.entries()) {
    ALONG[line * 7 + place] = p;
    LINE[p * 3 + through[p]!] = line;
    PLACE[p * 3 + through[p]!++] = place;
  }
}
/** Direction (0 to 2) from the lower end of a line to its upper one. */
export const AXIS = Uint8Array.from(lines, line => board.direction(toRules(line[0]!), toRules(line[1]!))!);

/** The lines that are files: all points in the order of their numbers. */
export const FILES = Uint8Array.from(lines.keys())
  .filter(line => AXIS[line] === 0)
  .sort((a, b) => ALONG[a * 7]! - ALONG[b * 7]!);

/** From every point the ways over the board, without those of no length. */
export const WAYS: readonly (readonly (readonly number[])[])[] = points.map(p =>
  board.rays[p]!.map(ray => ray.filter(q => !isDot(q)).map(fromRules)).filter(way => way.length > 0),
);

/** The 42 entries: the line entered, and whether from its upper end. */
const entries = GIPF_ENTRIES.map(({ dot, path }) => {
  const points = path.map(fromRules);
  const line = lines.findIndex(l => l.length === points.length && points.every(p => l.includes(p)));
  return { dot, to: points[0]!, line, fromAbove: lines[line]![0] !== points[0] };
});
export const ENTRY_COUNT = entries.length;
export const ENTRY_LINE = Uint8Array.from(entries, e => e.line);
export const FROM_ABOVE = Uint8Array.from(entries, e => Number(e.fromAbove));
/** First point entered, and the direction (0 to 5) of the push. */
export const ENTRY_TO = Uint8Array.from(entries, e => e.to);
/** The dot of an entry, a point of the rules. */
export const dotOf = (entry: number): Point => entries[entry]!.dot;
export const ENTRY_DIRECTION = Uint8Array.from(entries, e => AXIS[e.line]! + (e.fromAbove ? 3 : 0));

// Step numbers: an entry and the piece that enters; or a line and which of its seven places keep their piece.
export const ROW = ENTRY_COUNT * 2;
export const pushStep = (entry: number, gipfPiece: boolean): number => entry * 2 + Number(gipfPiece);
export const rowStep = (line: number, kept: number): number => ROW + (line << 7) + kept;
export const STEPS = ROW + (LINE_COUNT << 7);

/** Whether seven bits contain four in a row. */
export const HAS_FOUR = Uint8Array.from({ length: 128 }, (_, bits) =>
  Number((bits & (bits >> 1) & (bits >> 2) & (bits >> 3)) !== 0),
);

/** The contiguous part of `occupied` around four adjacent bits of `own`. */
export const RUN = new Uint8Array(128 * 128);
for (let own = 0; own < 128; own++) {
  if (HAS_FOUR[own] === 0) continue;
  for (let occupied = 0; occupied < 128; occupied++) {
    if ((occupied & own) !== own) continue;
    let run = own & (own >> 1) & (own >> 2) & (own >> 3);
    for (let i = 0; i < 7; i++) run |= ((run << 1) | (run >> 1)) & occupied;
    RUN[(own << 7) | occupied] = run;
  }
}

/** The text of a push; the text of a row needs the board. */
export const pushText = (step: number): string => {
  const { dot, to } = entries[step >> 1]!;
  return `${step & 1 ? 'G' : ''}${board.name(dot)}-${pointName(to)}`;
};
