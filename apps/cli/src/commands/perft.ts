import { message } from '@korong/messages';
import { boardAt, perftBoard } from '@korong/engine';
import { perft, type AnyGame } from '@korong/rules';

const total = (nodes: number, seconds: number): string =>
  message('perft.total', {
    nodes,
    seconds: seconds.toFixed(3),
    speed: (nodes / Math.max(seconds, 1e-6) / 1e6).toFixed(1),
  });

/** The move generator to count with. */
export const BOARDS = ['rules', 'engine'] as const;
export type BoardChoice = (typeof BOARDS)[number];

const counterOf = (game: AnyGame, choice: BoardChoice): ((position: unknown, depth: number) => number) => {
  if (choice === 'rules') return (position, depth) => perft(game, position, depth);
  return (position, depth) => perftBoard(boardAt(game.name, game.positionText(position)), depth);
};

/** Counts and prints; with `divide`, one line for each first step before the total. */
export const runPerft = (
  game: AnyGame,
  position: unknown,
  depth: number,
  divide: boolean,
  choice: BoardChoice,
  now: () => number,
  print: (line: string) => void,
): void => {
  const count = counterOf(game, choice);
  const began = now();
  let nodes = 0;
  if (divide) {
    for (const step of game.steps(position)) {
      const below = depth === 1 ? 1 : count(game.play(position, step), depth - 1);
      print(`${game.stepText(step)} ${below}`);
      nodes += below;
    }
  } else nodes = count(position, depth);
  print(total(nodes, (now() - began) / 1000));
};
