// Builds the native yardsticks if there is a compiler, and runs them.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FLAGS = ['-O3', '-march=native', '-std=c++20'];
const MORE_FLAGS = { perft: [], net: ['-ffast-math'] } as const;
type Name = keyof typeof MORE_FLAGS;

const FOLDER = fileURLToPath(new URL('../../.build/native/', import.meta.url));

const binaries = new Map<Name, string | undefined>();

/** The path of the yardstick, built if necessary; `undefined` if it cannot be built. */
const built = (name: Name): string | undefined => {
  if (binaries.has(name)) return binaries.get(name);
  const source = fileURLToPath(new URL(`${name}.cpp`, import.meta.url));
  const binary = FOLDER + name;
  let ready = existsSync(binary) && statSync(binary).mtimeMs > statSync(source).mtimeMs;
  if (!ready) {
    mkdirSync(FOLDER, { recursive: true });
    const flags = [...FLAGS, ...MORE_FLAGS[name]];
    ready = spawnSync('g++', [...flags, source, '-o', binary], { stdio: ['ignore', 2, 2] }).status === 0;
  }
  binaries.set(name, ready ? binary : undefined);
  return binaries.get(name);
};

/** The yardstick's leaf count and its own time. */
export const nativePerft = (
  game: string,
  variant: string,
  depth: number,
  steps: readonly string[],
): { nodes: number; seconds: number } | undefined => {
  const binary = built('perft');
  if (binary === undefined) return undefined;
  const line = execFileSync(binary, [game, variant, String(depth), ...steps], { encoding: 'utf8' });
  const [, nodes, , speed] = /^(\d+) nodes ([\d.]+) s ([\d.]+) Mn\/s/.exec(line) ?? [];
  return { nodes: Number(nodes), seconds: Number(nodes) / (Number(speed) * 1e6) };
};

/** CPU time in milliseconds that the yardstick takes for one evaluation with the net in that file. */
export const nativeNetTime = (file: string): number | undefined => {
  const binary = built('net');
  if (binary === undefined) return undefined;
  return Number(/([\d.]+) ms/.exec(execFileSync(binary, [file, 'bench'], { encoding: 'utf8' }))?.[1]);
};

/** The yardstick's evaluation of a position with the net in that file. */
export const nativeNetOutput = (
  file: string,
  planes: Float32Array,
): { values: readonly number[]; policy: readonly number[] } | undefined => {
  const binary = built('net');
  if (binary === undefined) return undefined;
  const text = execFileSync(binary, [file, 'eval'], { input: planes.join(' '), encoding: 'utf8' });
  const numbers = text.split(' ').map(Number);
  return { values: numbers.slice(0, 2), policy: numbers.slice(2) };
};
