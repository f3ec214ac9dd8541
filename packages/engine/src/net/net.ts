import type { NetFile } from './format.js';
import type { Neighbours } from './geometry.js';
import { createScalarNet } from './scalar.js';
import { createSimdNet, type SimdKind } from './simd.js';

/**
 * A net ready to evaluate. Write planes into `inputs`, call `run`, read `policy` and `values`. All three are the same arrays for the life
 * of the net, and `run` allocates nothing (except in the scalar kind).
 *
 * `policy` holds every plane of every point, not only the cells that are read. That costs four per cent of the time of our smallest net,
 * and less for larger ones, and saves a list of cells in the interface.
 */
export interface Net {
  readonly kind: SimdKind | 'scalar';
  readonly maxBatch: number;
  /** `[position][point][plane]` */
  readonly inputs: Float32Array;
  /** Evaluates the first `count` positions of `inputs`, 1 to `maxBatch`. */
  run(count: number): void;
  /** `[position][point][policy plane]` */
  readonly policy: Float32Array;
  /**
   * `[position][valueOutputs]`: o[0], whose sigmoid is the expected result, o[1], the expected difference, and perhaps o[2], the
   * steps to the end.
   */
  readonly values: Float32Array;
}

/** The fastest kind of net on this machine. All kinds give the same numbers on every machine. */
export const createNet = (file: NetFile, neighbours: Neighbours, maxBatch = 8): Net =>
  createSimdNet('bytes', file, neighbours, maxBatch) ??
  createSimdNet('relaxed', file, neighbours, maxBatch) ??
  createSimdNet('simd', file, neighbours, maxBatch) ??
  createScalarNet(file, neighbours, maxBatch);
