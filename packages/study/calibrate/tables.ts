import { FINDING_KINDS, JUDGEMENTS, type ReviewedTurn } from '@korong/study';
import type { ReviewedGame } from './game.ts';

const print = (cells: readonly (string | number)[]): void => {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
};

const head = (cells: readonly string[]): void => {
  process.stdout.write('\n');
  print(cells);
  print(cells.map(() => '---'));
};

const SHARES = [0.5, 0.75, 0.9, 0.95, 0.99];

const quantile = (sorted: readonly number[], share: number): number =>
  sorted.length === 0 ? NaN : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The judged turns of a level, and its accuracy in each game. */
interface OfLevel {
  readonly turns: ReviewedTurn[];
  readonly accuracies: number[];
}

const byLevel = (games: readonly ReviewedGame[]): Map<number, OfLevel> => {
  const levels = new Map<number, OfLevel>();
  for (const { pairing, review } of games)
    for (const [seat, side] of (['white', 'black'] as const).entries()) {
      const level = pairing.levels[seat]!;
      const known = levels.get(level) ?? { turns: [], accuracies: [] };
      levels.set(level, known);
      known.turns.push(
        ...(review.turns.filter(
          turn => turn?.side === side && turn.judgement !== undefined,
        ) as ReviewedTurn[]),
      );
      const accuracy = review.accuracy[side];
      if (accuracy !== undefined) known.accuracies.push(accuracy);
    }
  return new Map([...levels].sort(([a], [b]) => a - b));
};

const printGame = (title: string, games: readonly ReviewedGame[]): void => {
  process.stdout.write(
    `\n${title}: ${games.length} games, ${mean(games.map(g => g.turns.length)).toFixed(0)} turns and ${mean(games.map(g => g.seconds)).toFixed(1)} s each\n`,
  );
  head([
    'level',
    'turns',
    ...SHARES.map(share => `loss at ${share * 100} %`),
    ...JUDGEMENTS,
    'accuracy',
    'from',
    'to',
  ]);
  for (const [level, { turns, accuracies }] of byLevel(games)) {
    const losses = turns.map(({ loss }) => loss).sort((a, b) => a - b);
    const sorted = [...accuracies].sort((a, b) => a - b);
    print([
      level,
      turns.length,
      ...SHARES.map(share => quantile(losses, share).toFixed(3)),
      ...JUDGEMENTS.map(name =>
        percent(turns.filter(({ judgement }) => judgement === name).length, turns.length),
      ),
      mean(accuracies).toFixed(0),
      quantile(sorted, 0.1).toFixed(0),
      quantile(sorted, 0.9).toFixed(0),
    ]);
  }
};

/** How far the expectation moves by itself, when the best turn is played. */
const printNoise = (games: readonly ReviewedGame[]): void => {
  const best = games.flatMap(
    ({ review }) => review.turns.filter(turn => turn?.judgement === 'best') as ReviewedTurn[],
  );
  const drops = best
    .map(({ side, before, after }) => (before.white - after.white) * (side === 'white' ? 1 : -1))
    .sort((a, b) => a - b);
  process.stdout.write(
    `\nthe expectation drops by itself after the best turn: ${[0.05, ...SHARES].map(share => `${quantile(drops, share).toFixed(3)} at ${share * 100} %`).join(', ')}\n`,
  );
};

const printFindings = (games: readonly ReviewedGame[]): void => {
  const wrong = games.flatMap(
    ({ review }) =>
      review.turns.filter(turn => ['mistake', 'blunder'].includes(turn?.judgement ?? '')) as ReviewedTurn[],
  );
  head(['of mistakes and blunders', 'share']);
  for (const kind of FINDING_KINDS)
    print([
      kind,
      percent(
        wrong.filter(({ findings }) => findings.some(found => found.kind === kind)).length,
        wrong.length,
      ),
    ]);
  print(['none', percent(wrong.filter(({ findings }) => findings.length === 0).length, wrong.length)]);
};

export const printTables = (games: readonly ReviewedGame[]): void => {
  printGame('all', games);
  printNoise(games);
  printFindings(games);
  const names = [...new Set(games.map(({ pairing }) => `${pairing.game} ${pairing.variant}`))].sort();
  for (const name of names) {
    const some = games.filter(({ pairing }) => `${pairing.game} ${pairing.variant}` === name);
    printGame(name, some);
    printNoise(some);
    printFindings(some);
  }
};
