// Puzzles of one game as text, which packs well: a head, then puzzles with the same variant, theme and proof below a line that names
// them. A puzzle is a line with fields between tabs: id, rating, the position without game and variant, and its solutions.
import { err, gameNamed, isGameName, ok, type GameName, type Result } from '@korong/rules';
import { THEMES, type Theme } from '../games/themes.js';
import type { ProofKind, RatedPuzzle } from './puzzle.js';

const HEAD = 'korong-puzzles/1';
const GROUP = '=';
const PROOFS: readonly ProofKind[] = ['exhaustive', 'margin'];

export type PuzzleFileProblem = 'notPuzzles' | 'damaged';

const groupOf = ({ variant, theme, proof }: RatedPuzzle): string => [GROUP, variant, theme, proof].join(' ');

const startOf = (game: GameName, variant: string): string => `${game}/1 ${variant} `;

const lineOf = ({ id, rating, game, variant, position, solutions }: RatedPuzzle): string => {
  const start = startOf(game, variant);
  if (!position.startsWith(start)) throw new Error(`not a position of ${start}: ${position}`);
  return [id, rating, position.slice(start.length), ...solutions.map(line => line.join(' '))].join('\t');
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The easiest of a group come first. */
const inOrder = (a: RatedPuzzle, b: RatedPuzzle): number =>
  compare(groupOf(a), groupOf(b)) || a.rating - b.rating || compare(a.id, b.id);

/** The text of some puzzles of one game; the same whatever their order. */
export const writePuzzles = (game: GameName, puzzles: readonly RatedPuzzle[]): string => {
  const lines = [`${HEAD} ${game}`];
  let group = '';
  for (const puzzle of [...puzzles].sort(inOrder)) {
    const next = groupOf(puzzle);
    if (next !== group) lines.push(next);
    group = next;
    lines.push(lineOf(puzzle));
  }
  return `${lines.join('\n')}\n`;
};

type Group = Pick<RatedPuzzle, 'variant' | 'theme' | 'proof'>;

const readGroup = (game: GameName, line: string): Group | undefined => {
  const [mark, variant, theme, proof, ...rest] = line.split(' ');
  const known =
    mark === GROUP &&
    rest.length === 0 &&
    gameNamed(game).variants.includes(variant ?? '') &&
    (THEMES as readonly string[]).includes(theme ?? '') &&
    (PROOFS as readonly string[]).includes(proof ?? '');
  return known ? { variant: variant!, theme: theme as Theme, proof: proof as ProofKind } : undefined;
};

const ID = /^[0-9a-z]{7}$/;
const RATING = /^\d{1,4}$/;

const readLine = (game: GameName, group: Group, line: string): RatedPuzzle | undefined => {
  const [id, rating, position, ...solutions] = line.split('\t');
  const whole = ID.test(id!) && RATING.test(rating ?? '') && position !== undefined && position !== '';
  if (!whole || solutions.length === 0) return undefined;
  const lines = solutions.map(solution => solution.split(' '));
  if (lines.some(turns => turns.includes(''))) return undefined;
  return {
    id: id!,
    game,
    variant: group.variant,
    position: startOf(game, group.variant) + position,
    theme: group.theme,
    solutions: lines,
    proof: group.proof,
    rating: Number(rating),
  };
};

/** Reads what `writePuzzles` wrote. Positions and turns are not looked into. */
export const readPuzzles = (text: string): Result<readonly RatedPuzzle[], PuzzleFileProblem> => {
  const [head, ...lines] = text.split('\n');
  const [mark, game] = head!.split(' ');
  if (mark !== HEAD || game === undefined || !isGameName(game)) return err('notPuzzles');
  if (lines.pop() !== '') return err('damaged');
  const puzzles: RatedPuzzle[] = [];
  let group: Group | undefined;
  for (const line of lines) {
    if (line.startsWith(GROUP)) {
      group = readGroup(game, line);
      if (group === undefined) return err('damaged');
      continue;
    }
    const puzzle = group && readLine(game, group, line);
    if (puzzle === undefined) return err('damaged');
    puzzles.push(puzzle);
  }
  return ok(puzzles);
};
