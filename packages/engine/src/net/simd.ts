import type { NetFile } from './format.js';
import { OFF_BOARD, TAPS, type Neighbours } from './geometry.js';
import { BYTES_KERNEL, RELAXED_KERNEL, SIMD_KERNEL } from './kernel.generated.js';
import type { Net } from './net.js';
import { packLayers } from './pack.js';
import { runTable, tapOrder } from './runs.js';
import { fromBase64, instantiate } from './wasm.js';

interface Place {
  readonly value: number;
}

/** The exports of kernel/kernel.ts. */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  isFit(): number;
  bytesOf(): number;
  grouped(rows: number): number;
  readonly tileWidth: (left: number) => number;
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
    weightBytes: number,
    tableLength: number,
  ): number;
  evaluate(count: number): void;
  readonly weights: Place;
  readonly table: Place;
  readonly flip: Place;
  readonly inputs: Place;
  readonly policy: Place;
  readonly values: Place;
}

/** Products of bytes, and of floats with relaxed SIMD and without. */
const KERNELS = { bytes: BYTES_KERNEL, relaxed: RELAXED_KERNEL, simd: SIMD_KERNEL } as const;

export type SimdKind = keyof typeof KERNELS;

/** By row of a batch, and of the rows that fill up the last group: the rows under its taps. Off the board is the row of zeros, the last. */
const tapTable = (neighbours: Neighbours, rows: number, zeros: number): Int32Array => {
  const points = neighbours.length / TAPS;
  const order = tapOrder(neighbours);
  return Int32Array.from({ length: zeros * TAPS }, (_, i) => {
    const row = Math.floor(i / TAPS);
    const point = row % points;
    const near = row < rows ? neighbours[point * TAPS + order[i % TAPS]!]! : OFF_BOARD;
    return near === OFF_BOARD ? zeros : row - point + near;
  });
};

/** A net on the kernel of that kind; `undefined` if it does not run here, or not well. */
export const createSimdNet = (
  kind: SimdKind,
  file: NetFile,
  neighbours: Neighbours,
  maxBatch: number,
  binary = fromBase64(KERNELS[kind]),
): Net | undefined => {
  const kernel = instantiate(binary) as Kernel | undefined;
  // A kernel that is fit knows how to store activations.
  if (kernel === undefined || kernel.isFit() === 0) return undefined;

  const { points, planes, channels, blocks, policyPlanes, valueChannels, valueHidden, valueOutputs } = file;
  const packed = packLayers(file.layers, {
    ...{ bytes: kernel.bytesOf(), subtracted: kernel.flip.value },
    ...{ tileWidth: kernel.tileWidth, taps: tapOrder(neighbours) },
  });
  const sizes = [planes, channels, blocks, policyPlanes, valueChannels, valueHidden, valueOutputs] as const;
  const rows = maxBatch * points;
  const table =
    kind === 'bytes' ? tapTable(neighbours, rows, kernel.grouped(rows)) : runTable(neighbours, maxBatch);
  if (kernel.prepare(maxBatch, points, ...sizes, packed.length, table.length) === 0) return undefined;

  // The memory no longer grows, so views of it stay valid.
  const { buffer } = kernel.memory;
  const floats = (place: Place, length: number): Float32Array =>
    new Float32Array(buffer, place.value, length);
  new Int32Array(buffer, kernel.table.value, table.length).set(table);
  new Uint8Array(buffer, kernel.weights.value, packed.length).set(packed);

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
