import type { NetFile } from './format.js';
import type { Neighbours } from './geometry.js';
import { RELAXED_KERNEL, SIMD_KERNEL } from './kernel.generated.js';
import { layersOf } from './layers.js';
import type { Net } from './net.js';
import { packWeights } from './pack.js';
import { runTable, runsIn, tapOrder } from './runs.js';
import { fromBase64, instantiate } from './wasm.js';

interface Place {
  readonly value: number;
}

/** The exports of kernel/kernel.ts. */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  prepare(
    batch: number,
    points: number,
    planes: number,
    channels: number,
    blocks: number,
    policyPlanes: number,
    valueChannels: number,
    valueHidden: number,
    valueOutputs: number,
    floats: number,
    runsPerRow: number,
  ): number;
  readonly tileWidth: (left: number) => number;
  evaluate(count: number): void;
  readonly weights: Place;
  readonly runs: Place;
  readonly inputs: Place;
  readonly policy: Place;
  readonly values: Place;
}

const KERNELS = { relaxed: RELAXED_KERNEL, simd: SIMD_KERNEL } as const;

/** A net on the kernel of that kind, or `undefined` if it does not run here. */
export const createSimdNet = (
  kind: 'relaxed' | 'simd',
  file: NetFile,
  neighbours: Neighbours,
  maxBatch: number,
): Net | undefined => {
  const kernel = instantiate(fromBase64(KERNELS[kind])) as Kernel | undefined;
  if (kernel === undefined) return undefined;

  const { points, planes, channels, blocks, policyPlanes, valueChannels, valueHidden, valueOutputs } = file;
  const { size } = layersOf(file);
  const sizes = [planes, channels, blocks, policyPlanes, valueChannels, valueHidden, valueOutputs] as const;
  if (kernel.prepare(maxBatch, points, ...sizes, size, runsIn(neighbours).length) === 0) return undefined;

  // The memory no longer grows, so views of it stay valid.
  const { buffer } = kernel.memory;
  const floats = (place: Place, length: number): Float32Array =>
    new Float32Array(buffer, place.value, length);
  const table = runTable(neighbours, maxBatch);
  new Int32Array(buffer, kernel.runs.value, table.length).set(table);
  packWeights(file, file.weights, tapOrder(neighbours), kernel.tileWidth, floats(kernel.weights, size));

  return {
    kind,
    maxBatch,
    inputs: floats(kernel.inputs, maxBatch * points * planes),
    policy: floats(kernel.policy, maxBatch * points * policyPlanes),
    values: floats(kernel.values, maxBatch * valueOutputs),
    run: count => {
      if (count > maxBatch) throw new RangeError(`a batch of ${count} where ${maxBatch} is the most`);
      kernel.evaluate(count);
    },
  };
};
