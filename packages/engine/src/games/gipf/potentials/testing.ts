// Shared by the tests of GIPF with potentials. Not part of the library.
import {
  POTENTIAL_KINDS,
  gipf,
  isDot,
  type GipfCell,
  type GipfPosition,
  type GipfStep,
  type OptionFields,
  type Point,
  type StakedStep,
} from '@korong/rules';

/** Possible setups: the presets of the pages, and some that they leave out. */
export const PROJECTS: readonly OptionFields[] = [
  { variant: 'standard', potentials: 'Z3Y3' },
  { variant: 'standard', potentials: 'Y6', linked: 'yes' },
  { variant: 'tournament', potentials: 'Z3Y3D3T3P3' },
  { variant: 'standard', potentials: 'Z3Y3D3T3P3', linked: 'yes' },
  { variant: 'tournament', potentials: 'D6P6-T6P6', pieces: '24' },
  { variant: 'basic', handicap: 'black 2', potentials: 'Z1Y2D6', linked: 'Zy' },
  { variant: 'tournament', potentials: 'none-Z2T1P4', pieces: '16-20', linked: 'zTp' },
];

export const projectStart = (fields: OptionFields): GipfPosition => {
  const options = gipf.readOptions(fields);
  if (!options.ok) throw new Error(options.error.code);
  return gipf.start(options.value);
};

/**
 * The text of a position with only these pieces on the board, `c3:wZ d4:B e5:w`. White is to act, and no potentials are left to come in.
 */
export const projectText = (
  board: string,
  change: Partial<GipfPosition> = {},
  fields: OptionFields = { variant: 'standard', potentials: 'Z6Y6D6T6P6', pieces: '24' },
): string => {
  const start = projectStart(fields);
  const cells = start.cells.map((): GipfCell => '.');
  for (const item of board.split(' ')) {
    const [name = '', letters = ''] = item.split(':');
    cells[gipf.board.find(name)!] =
      letters.length === 1 && /[wbWB]/.test(letters) ? (letters as GipfCell) : `[${letters}]`;
  }
  const nothing = { zertz: 0, yinsh: 0, dvonn: 0, tamsk: 0, punct: 0 };
  const drawn: GipfPosition = {
    ...start,
    cells,
    reserve: { white: 5, black: 5 },
    entry: { white: 'single', black: 'single' },
    project: { ...start.project!, stock: { white: nothing, black: nothing } },
    ...change,
  };
  const text = gipf.positionText(drawn);
  const read = gipf.readPosition(text);
  if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
  return text;
};

// A slow, independent step counter: it tries everything that could be written down and asks the rules for a refusal. It shares no code with
// the generator of the rules.

const inside = gipf.board.points.filter(p => !isDot(p));
const dots = gipf.board.points.filter(isDot);

const pushes: readonly GipfStep[] = dots.flatMap(dot =>
  inside.flatMap(to => [
    ...(['single', 'gipf', ...POTENTIAL_KINDS] as const).map((piece): GipfStep => ({
      kind: 'push',
      dot,
      to,
      piece,
    })),
    { kind: 'extra', dot, to } as const,
  ]),
);

const usesFrom = (from: Point): GipfStep[] =>
  POTENTIAL_KINDS.flatMap(potential =>
    inside.flatMap((to): GipfStep[] => [
      { kind: 'use', potential, from, to },
      { kind: 'use', potential, from, to, as: 'punct' },
      { kind: 'use', potential, from, to, as: 'gipf' },
    ]),
  );

/** Every stretch of a line with every choice of what stays. */
const rows: readonly GipfStep[] = gipf.board.lines
  .map(line => line.filter(p => !isDot(p)))
  .flatMap(line =>
    line.flatMap((_, from) =>
      line.slice(from + 1).flatMap((_, i) => {
        const stretch = line.slice(from, from + i + 2);
        return Array.from({ length: 1 << stretch.length }, (_, choice): GipfStep => {
          const kept = stretch.filter((_, place) => (choice >> place) & 1);
          return { kind: 'row', taken: stretch.filter(p => !kept.includes(p)), kept };
        });
      }),
    ),
  );

const withDenied = (step: GipfStep): GipfStep[] =>
  step.kind === 'row' || step.kind === 'forgo' || step.kind === 'denied'
    ? [step]
    : [step, { kind: 'denied', use: step as StakedStep }];

/** All candidates: uses only from occupied points, rows only when rows are due. */
const conceivable = ({ phase, cells }: GipfPosition): readonly GipfStep[] => {
  if (phase === 'row') return rows;
  const uses = inside.filter(p => cells[p] !== '.').flatMap(usesFrom);
  return [...pushes, ...uses, { kind: 'forgo' } as const].flatMap(withDenied);
};

/** The legal steps, found by testing every candidate. */
export const slowSteps = (position: GipfPosition): GipfStep[] =>
  conceivable(position).filter(step => gipf.why(position, step) === undefined);

export const slowPerft = (position: GipfPosition, depth: number): number => {
  const steps = slowSteps(position);
  return depth <= 1
    ? steps.length
    : steps.reduce((leaves, step) => leaves + slowPerft(gipf.play(position, step), depth - 1), 0);
};
