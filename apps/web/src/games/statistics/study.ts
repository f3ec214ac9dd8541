// Counts of the games that nets played against themselves (docs/pictures/study-*.json), and what is figured out from them. The page of
// statistics and docs/pictures/study.ts, which draws the pictures of the docs, share it.

/** Won, lost, drawn, cut at the most steps: of White, or of the side that is spoken of. */
export type Results = readonly [number, number, number, number];
export type ByName<T> = Readonly<Record<string, T>>;

/** What may happen several times in a game, with half of its 95 % interval. */
export interface Ratio {
  readonly count: number;
  readonly of: number;
  readonly half: number;
}
export interface Chance {
  readonly results: Results;
  readonly firstRing: { readonly own: number; readonly other: number; readonly none: number };
}
export interface Chances {
  readonly games: number;
  readonly at: readonly number[];
  readonly taken: Chance;
  readonly left: Chance;
}
export interface Kind {
  readonly games: number;
  readonly distinct: number;
  readonly results: Results;
  readonly length: { readonly mean: number; readonly deviation: number };
}
export interface YinshVariant {
  readonly placed: readonly (readonly number[])[];
  readonly byFirstRing: ByName<Results>;
  readonly order: ByName<Results>;
  readonly given: Ratio;
  readonly completed: ByName<Ratio>;
  readonly chance: Chances;
  readonly firstTakenAt: readonly number[];
}
export interface YinshStudy {
  readonly kinds: ByName<Kind>;
  readonly orbits: readonly (readonly string[])[];
  readonly standard: YinshVariant;
  readonly blitz: YinshVariant;
  readonly taken: Chances;
  readonly left: Chances;
  readonly random: {
    readonly byOrbit: readonly Results[];
    readonly byNearer: ByName<Results>;
    readonly bySpread: ByName<Results>;
  };
  readonly apart: ByName<{
    readonly own: readonly number[];
    readonly other: readonly number[];
    readonly ownSideBySide: Ratio;
    readonly otherSideBySide: Ratio;
  }>;
}
export interface GipfStudy {
  readonly kinds: ByName<Kind>;
  readonly endings: ByName<{ readonly noGipf: number; readonly noReserve: number }>;
  readonly first: ByName<{ readonly firstRow: Results; readonly firstCapture: Results }>;
  readonly brought: ByName<Results>;
  readonly bringing: ByName<{ readonly results: Results; readonly lostByGipfs: number }>;
}

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Wilson's 95 % interval. */
export const share = (part: number, count: number): Share => {
  const z = 1.96;
  const p = count ? part / count : 0.5;
  const middle = (p + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half = (z * Math.sqrt((p * (1 - p)) / count + (z / (2 * count)) ** 2)) / (1 + z ** 2 / count);
  return { share: p, low: middle - half, high: middle + half, count };
};
export const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** Won games and half of those without a winner. */
export const score = (r: Results): Share => share(r[0] + (r[2] + r[3]) / 2, total(r));
/** Of the games that were played to their end. */
export const decided = (r: Results): Share => share(r[0], r[0] + r[1]);
export const sum = (...all: readonly Results[]): Results =>
  all.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]], [0, 0, 0, 0]);
export const turned = (r: Results): Results => [r[1], r[0], r[2], r[3]];

/** The share with its interval. */
export const shareOf = ({ count, of, half }: Ratio): Share => ({
  share: count / of,
  low: count / of - half,
  high: count / of + half,
  count: of,
});

// ---- YINSH

/** Share of rings on each single point of an orbit. */
export const density = (study: YinshStudy, counts: readonly number[], orbit: number): number =>
  counts[orbit]! / total(counts) / study.orbits[orbit]!.length;

/** How the side does that first has `own` rings off while the other one has `other`. */
export const afterScore = (study: YinshStudy, own: number, other: number): Results => {
  const found = Object.entries(study.standard.order).flatMap(([order, r]) => {
    const taken = order.slice(0, own + other);
    const ofWhite = taken.replaceAll('b', '').length;
    if (taken.length < own + other) return [];
    if (own === other) return ofWhite === own ? [taken.endsWith('w') ? r : turned(r)] : [];
    return ofWhite === own ? [r] : ofWhite === other ? [turned(r)] : [];
  });
  return sum(...found);
};

/** The results of sides whose rings were placed by lot, as White and as Black. */
export const ofRandomRings = (study: YinshStudy): readonly Results[] => [
  study.kinds['random rings of white']!.results,
  turned(study.kinds['random rings of black']!.results),
];

// ---- GIPF

/** The results of the side with `k` pieces more, as White and as Black. */
export const withHandicap = (study: GipfStudy, k: number): readonly [Results, Results] => [
  study.kinds[`basic, white ${k} more`]!.results,
  turned(study.kinds[`basic, black ${k} more`]!.results),
];

/** The numbers of GIPF-pieces that were tried. */
export const GIPF_COUNTS = [1, 2, 3, 4, 5, 6, 7];

/** Tournament games by the numbers of GIPF-pieces that White and Black chose. */
export const pairsBrought = (
  study: GipfStudy,
): readonly { readonly by: readonly number[]; readonly r: Results }[] =>
  Object.entries(study.brought).map(([pair, r]) => ({ by: pair.split('-').map(Number), r }));

/** The games in which White (0) or Black (1) chose to bring in `k` GIPF-pieces. */
export const chosen = (study: GipfStudy, side: number, k: number): number =>
  total(
    pairsBrought(study)
      .filter(({ by }) => by[side] === k)
      .map(({ r }) => total(r)),
  );

export const tournamentGames = (study: GipfStudy): number =>
  total(pairsBrought(study).map(({ r }) => total(r)));

/** The results of a side that had to bring in `k` GIPF-pieces. */
export const forced = (study: GipfStudy, k: number): Results =>
  sum(study.bringing[`white ${k}`]!.results, study.bringing[`black ${k}`]!.results);
