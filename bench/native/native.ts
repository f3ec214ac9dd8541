// Builds the native yardstick where a compiler is there, and asks it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('perft.cpp', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../.build/native/', import.meta.url));
const BINARY = `${FOLDER}perft`;

/** Whether the yardstick is there, after building it if it has to be. */
const built = (): boolean => {
  if (existsSync(BINARY) && statSync(BINARY).mtimeMs > statSync(SOURCE).mtimeMs) return true;
  mkdirSync(FOLDER, { recursive: true });
  const { status } = spawnSync('g++', ['-O3', '-march=native', '-std=c++20', SOURCE, '-o', BINARY], {
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
};

let ready: boolean | undefined;

/** What the yardstick counts and how long it takes by its own clock; `undefined` where it cannot be built. */
export const nativePerft = (
  game: string,
  variant: string,
  depth: number,
  steps: readonly string[],
): { nodes: number; seconds: number } | undefined => {
  ready ??= built();
  if (!ready) return undefined;
  const line = execFileSync(BINARY, [game, variant, String(depth), ...steps], { encoding: 'utf8' });
  const [, nodes, , speed] = /^(\d+) nodes ([\d.]+) s ([\d.]+) Mn\/s/.exec(line) ?? [];
  return { nodes: Number(nodes), seconds: Number(nodes) / (Number(speed) * 1e6) };
};
