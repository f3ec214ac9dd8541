// Shared by the tests of the nets: nets of seeded random numbers, and files with any content.
import type { NetFile } from './format.js';
import type { GameName } from '@korong/rules';
import { SEARCH_GAMES } from '../games/games.js';
import type { Neighbours } from './geometry.js';
import { layersOf, type NetShape } from './layers.js';

export const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
};

export const shapeOf = (game: GameName, channels: number, blocks: number): NetShape & { game: GameName } => {
  const { points, planes, policyPlanes } = SEARCH_GAMES[game].usualKind.nets[0]!;
  return {
    ...{ game, points: points.length, planes, channels, blocks },
    ...{ policyPlanes, valueChannels: 32, valueHidden: 64, valueOutputs: 3 },
  };
};

/** The taps of the identity. */
export const neighboursOf = (game: GameName): Neighbours =>
  SEARCH_GAMES[game].usualKind.nets[0]!.symmetries[0]!.neighbours;

/** Random weights in which every layer matters and activations stay around 1. */
export const randomNet = (
  game: GameName,
  channels: number,
  blocks: number,
  seed: number,
  other: Partial<NetShape> = {},
): NetFile => {
  const shape = { ...shapeOf(game, channels, blocks), ...other };
  const next = randomNumbers(seed);
  const { all, size } = layersOf(shape);
  const weights = Float32Array.from({ length: size }, () => next() / 2);
  for (const { inputs, outputs, matrix } of all) {
    const spread = Math.sqrt(3 / inputs);
    for (let i = 0; i < inputs * outputs; i++) weights[matrix + i] = next() * spread;
  }
  return { ...shape, training: {}, weights };
};

/** A weights file with that header and those 16-bit floats. */
export const netBytes = (header: unknown, weights: ArrayLike<number>, version = 1): Uint8Array => {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = Math.ceil(json.length / 4) * 4;
  const bytes = new Uint8Array(12 + length + 2 * weights.length).fill(0x20);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('KNET'));
  view.setUint32(4, version, true);
  view.setUint32(8, length, true);
  bytes.set(json, 12);
  for (let i = 0; i < weights.length; i++) view.setUint16(12 + length + 2 * i, weights[i]!, true);
  return bytes;
};
