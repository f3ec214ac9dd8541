// Shared by the benches: how they measure, and midgame positions to measure on.
import { readFileSync } from 'node:fs';
import { findGame, type AnyGame } from '@korong/rules';
import { nativePerft } from './native/native.ts';

export type Print = (figures: object) => void;

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const RUNS = 7;

/** The best of a few runs, because other load only ever makes a run slower. */
export const best = <T extends { readonly seconds: number } | undefined>(measure: () => T): T =>
  Array.from({ length: RUNS }, measure).reduce((a, b) => (a && b && b.seconds < a.seconds ? b : a));

/** Replaces the yardstick's figures where there is none. */
export const NO_YARDSTICK = { native: 'no C++ compiler here' };

interface Row {
  readonly game: string;
  readonly variant: string;
  readonly steps: readonly string[];
  readonly perft: readonly number[];
}

const VARIANTS = [
  ['yinsh', 'standard'],
  ['yinsh', 'blitz'],
  ['gipf', 'basic'],
  ['gipf', 'standard'],
  ['gipf', 'tournament'],
] as const;
const EACH = 3;

const rows = JSON.parse(
  readFileSync(new URL('../fixtures/corpus/perft.json', import.meta.url), 'utf8'),
) as readonly Row[];

/** The largest trees among those from the middle of a game. */
const middle = (game: string, variant: string): readonly Row[] =>
  rows
    .filter(
      row => row.game === game && row.variant === variant && row.steps.length >= 15 && row.steps.length <= 60,
    )
    .sort((a, b) => b.perft.at(-1)! - a.perft.at(-1)!)
    .slice(0, EACH);

export const gameOf = (name: string): AnyGame => {
  const game = findGame(name);
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
};

export const positionOf = (game: AnyGame, variant: string, steps: readonly string[] = []): unknown => {
  const options = game.readOptions({ variant });
  if (!options.ok) throw new Error(options.error.code);
  return steps.reduce((position, text) => {
    const read = game.readStep(position, text);
    if (!read.ok) throw new Error(read.error.code);
    return game.play(position, read.value[0]);
  }, game.start(options.value));
};

/** Positions of a game from all its phases and variants, as texts. */
export const positionsIn = (name: string): string[] => {
  const game = gameOf(name);
  return rows
    .filter(row => row.game === name)
    .map(row => game.positionText(positionOf(game, row.variant, row.steps)));
};

/**
 * The speed of a perft against the native one, a line per variant. `prepare` sets up a position and returns a function that counts its
 * leaves. Times are wall-clock times, as the yardstick's are.
 */
export const benchPerft = (
  print: Print,
  whose: string,
  target: number,
  prepare: (
    name: (typeof VARIANTS)[number][0],
    game: AnyGame,
    position: unknown,
  ) => (depth: number) => number,
): void => {
  for (const [name, variant] of VARIANTS) {
    const game = gameOf(name);
    let [nodes, seconds, nativeSeconds] = [0, 0, 0];
    for (const row of middle(name, variant)) {
      const count = prepare(name, game, positionOf(game, variant, row.steps));
      const depth = row.perft.length + 1;
      const ours = best(() => {
        const began = performance.now();
        return { nodes: count(depth), seconds: (performance.now() - began) / 1000 };
      });
      const native = best(() => nativePerft(name, variant, depth, row.steps));
      if (native && native.nodes !== ours.nodes)
        throw new Error(`counts differ: ${ours.nodes}, ${native.nodes}`);
      nodes += ours.nodes;
      seconds += ours.seconds;
      nativeSeconds += native?.seconds ?? NaN;
    }
    const speed = nodes / seconds / 1e6;
    const nativeSpeed = nodes / nativeSeconds / 1e6;
    print({
      game: name,
      variant,
      nodes,
      [`${whose}Mnps`]: round(speed, 1),
      ...(Number.isNaN(nativeSpeed)
        ? NO_YARDSTICK
        : { nativeMnps: round(nativeSpeed, 1), ratio: round(speed / nativeSpeed, 3), target }),
    });
  }
};
