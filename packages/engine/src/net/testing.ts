// Shared by the tests of the nets: nets of seeded random numbers, and files with any content.
import type { NetFile } from './format.js';
import type { GameName } from '@korong/rules';
import { SEARCH_GAMES } from '../games/games.js';
import type { Neighbours } from './geometry.js';
import { layersIn, wholeLayers, type NetShape } from './layers.js';

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

/** Random weights in which every layer matters and activations stay in their range. */
export const randomNet = (
  game: GameName,
  channels: number,
  blocks: number,
  seed: number,
  other: Partial<NetShape> = {},
): NetFile => {
  const shape = { ...shapeOf(game, channels, blocks), ...other };
  const next = randomNumbers(seed);
  const size = layersIn(shape, new Float32Array(), new Int8Array());
  const floats = Float32Array.from({ length: size.floats }, () => next() / 2);
  const bytes = Int8Array.from({ length: size.bytes }, () => Math.round(127 * next()));
  const { layers } = layersIn(shape, floats, bytes);
  const set = (numbers: Float32Array, around: number): void => {
    for (let i = 0; i < numbers.length; i++) numbers[i] = around * (1 + next() / 2);
  };
  for (const { inputs, scale } of wholeLayers(layers)) set(scale, 1 / (2000 * Math.sqrt(inputs)));
  set(layers.planeUnits, 100);
  set(layers.entryUnits, 40);
  for (const { first, spread, units } of layers.residuals) {
    // Its output is in activations.
    set(first.scale, 40 / (2000 * Math.sqrt(first.inputs)));
    for (let i = 0; i < spread.length; i++) spread[i] = next() / (40 * shape.points * Math.sqrt(channels));
    set(units, 40);
  }
  set(layers.policyHidden.scale, 40 / (2000 * Math.sqrt(channels)));
  return { ...shape, training: {}, layers };
};

/** A weights file with that header, these floats and these bytes. */
export const netBytes = (
  header: unknown,
  floats: ArrayLike<number>,
  weights: ArrayLike<number>,
  version = 2,
): Uint8Array => {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = Math.ceil(json.length / 4) * 4;
  const begin = 12 + length;
  const bytes = new Uint8Array(begin + 4 * floats.length + weights.length).fill(0x20);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('KNET'));
  view.setUint32(4, version, true);
  view.setUint32(8, length, true);
  bytes.set(json, 12);
  for (let i = 0; i < floats.length; i++) view.setFloat32(begin + 4 * i, floats[i]!, true);
  for (let i = 0; i < weights.length; i++) view.setInt8(begin + 4 * floats.length + i, weights[i]!);
  return bytes;
};
