import { message } from '@korong/messages';
import { perft, type AnyGame } from '@korong/rules';

const total = (nodes: number, seconds: number): string =>
  message('perft.total', {
    nodes,
    seconds: seconds.toFixed(3),
    speed: (nodes / Math.max(seconds, 1e-6) / 1e6).toFixed(1),
  });

/** Counts and prints; with `divide` one line for each first step before the total. */
export const runPerft = (
  game: AnyGame,
  position: unknown,
  depth: number,
  divide: boolean,
  now: () => number,
  print: (line: string) => void,
): void => {
  const began = now();
  let nodes = 0;
  if (divide) {
    for (const step of game.steps(position)) {
      const below = depth === 1 ? 1 : perft(game, game.play(position, step), depth - 1);
      print(`${game.stepText(step)} ${below}`);
      nodes += below;
    }
  } else nodes = perft(game, position, depth);
  print(total(nodes, (now() - began) / 1000));
};
