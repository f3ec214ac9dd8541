// A slow, independent step counter: it tries everything that could be written down and asks the rules for a refusal. It shares no code with
// the generator of the rules. Not part of the library.
import { POTENTIAL_KINDS, gipf, isDot, type GipfPosition, type GipfStep, type Point } from '@korong/rules';

const { board } = gipf;
const inside = board.points.filter(p => !isDot(p));
const dots = board.points.filter(isDot);

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
const rows: readonly GipfStep[] = board.lines
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
  step.kind === 'use' || step.kind === 'extra' ? [step, { kind: 'denied', use: step }] : [step];

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
