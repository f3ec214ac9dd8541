/** A point as an index into the tables of its board. Points are numbered in the order of their names: letter, then number. */
export type Point = number & { readonly brand: 'Point' };

/** The position of a point: axial coordinates around the centre of the board. Same letter means same `q`. */
export interface Spot {
  readonly name: string;
  readonly q: number;
  readonly r: number;
}

/** The six directions clockwise from "up the column". A direction and its opposite are three apart. */
export const DIRECTIONS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
] as const;

/** Directions 0, 1 and 2 lead from the lower name to the higher one. */
const FORWARD = [0, 1, 2] as const;

/** The geometry of one board, built from its spots once and never changed. */
export interface Board {
  readonly spots: readonly Spot[];
  readonly points: readonly Point[];
  readonly columns: readonly (readonly Point[])[];
  /** `rays[p][d]`: the points met when leaving `p` in direction `d`, nearest first. */
  readonly rays: readonly (readonly (readonly Point[])[])[];
  /** Every maximal line of at least two points, from its lower name to its higher one. */
  readonly lines: readonly (readonly Point[])[];
  /**
   * The symmetries of the board as permutations: `symmetries[k][p]` is the image of `p`. Twelve for a regular hexagon, fewer for other
   * shapes. The first is the identity.
   */
  readonly symmetries: readonly (readonly Point[])[];
  name(p: Point): string;
  find(name: string): Point | undefined;
  /** The direction in which `to` lies from `from`, if the two are on one line. */
  direction(from: Point, to: Point): number | undefined;
}

const at = (q: number, r: number): string => `${q},${r}`;

interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Rotates by a sixth clockwise. */
const turned = ({ q, r }: Axial): Axial => ({ q: r, r: r - q });

/** The symmetries of the plane: rotations by zero to five sixths, then the same after a reflection. */
const TURNS: readonly ((spot: Axial) => Axial)[] = [false, true].flatMap(mirrored =>
  [0, 1, 2, 3, 4, 5].map(sixths => ({ q, r }: Axial) => {
    let spot: Axial = mirrored ? { q: r, r: q } : { q, r };
    for (let i = 0; i < sixths; i++) spot = turned(spot);
    return spot;
  }),
);

const least = (spots: readonly Axial[]): Axial => ({
  q: Math.min(...spots.map(spot => spot.q)),
  r: Math.min(...spots.map(spot => spot.r)),
});

const compareSpots = (a: Spot, b: Spot): number => a.q - b.q || a.r - b.r;

export const makeBoard = (shape: readonly Spot[]): Board => {
  const spots = [...shape].sort(compareSpots);
  const points = spots.map((_, i) => i as Point);
  const byName = new Map(spots.map((spot, i) => [spot.name, i as Point]));
  const byPlace = new Map(spots.map((spot, i) => [at(spot.q, spot.r), i as Point]));
  const spot = (p: Point): Spot => spots[p]!;

  const ray = (from: Point, [dq, dr]: readonly [number, number]): Point[] => {
    const met: Point[] = [];
    let { q, r } = spot(from);
    for (;;) {
      q += dq;
      r += dr;
      const next = byPlace.get(at(q, r));
      if (next === undefined) return met;
      met.push(next);
    }
  };
  const rays = points.map(p => DIRECTIONS.map(direction => ray(p, direction)));

  const startsLine = (p: Point, d: number): boolean =>
    rays[p]![d + 3]!.length === 0 && rays[p]![d]!.length > 0;
  const lines = FORWARD.flatMap(d => points.filter(p => startsLine(p, d)).map(p => [p, ...rays[p]![d]!]));

  // The centre of the board may lie anywhere, so the image is shifted back until its least coordinates are those of the board.
  const corner = least(spots);
  const symmetries = TURNS.flatMap(turn => {
    const image = spots.map(turn);
    const moved = least(image);
    const permutation = image.map(({ q, r }) =>
      byPlace.get(at(q - moved.q + corner.q, r - moved.r + corner.r)),
    );
    return permutation.every(p => p !== undefined) ? [permutation] : [];
  });

  const columns = [...new Set(spots.map(s => s.q))].map(q => points.filter(p => spot(p).q === q));

  const direction = (from: Point, to: Point): number | undefined => {
    const q = spot(to).q - spot(from).q;
    const r = spot(to).r - spot(from).r;
    if (q === 0) return r > 0 ? 0 : r < 0 ? 3 : undefined;
    if (q === r) return q > 0 ? 1 : 4;
    if (r === 0) return q > 0 ? 2 : 5;
    return undefined;
  };

  return {
    spots,
    points,
    columns,
    rays,
    lines,
    symmetries,
    name: p => spot(p).name,
    find: name => byName.get(name),
    direction,
  };
};
