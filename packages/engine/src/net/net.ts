import type { NetFile } from './format.js';
import type { Neighbours } from './geometry.js';
import { createScalarNet } from './scalar.js';
import { createSimdNet } from './simd.js';

/**
 * A net ready to evaluate. Write planes into `inputs`, call `run`, read `policy` and `values`; all three are the same arrays
 * for the whole life of the net, and `run` allocates nothing (but for the scalar kind).
 *
 * `policy` holds every plane of every point and not only the cells that somebody asks for: that is four per cent of the time
 * of the smallest net we use, and less of the others, for an interface without a list of cells.
 */
export interface Net {
  readonly kind: 'relaxed' | 'simd' | 'scalar';
  readonly maxBatch: number;
  /** `[position][point][plane]` */
  readonly inputs: Float32Array;
  /** Evaluates the first `count` positions of `inputs`, 1 to `maxBatch`. */
  run(count: number): void;
  /** `[position][point][policy plane]` */
  readonly policy: Float32Array;
  /** `[position][2]`: o[0], whose sigmoid is the expected result, and o[1], the expected difference. */
  readonly values: Float32Array;
}

/** The fastest net that this machine can run. */
export const createNet = (file: NetFile, neighbours: Neighbours, maxBatch = 8): Net =>
  createSimdNet('relaxed', file, neighbours, maxBatch) ??
  createSimdNet('simd', file, neighbours, maxBatch) ??
  createScalarNet(file, neighbours, maxBatch);
