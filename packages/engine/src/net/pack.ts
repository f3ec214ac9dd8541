import { layersOf, type NetShape } from './layers.js';

/** The outputs of the last layer, two or three, are not packed. */
const MIN_OUTPUTS = 8;

/**
 * Writes the weights as the kernel reads them: every layer keeps its offset, but each matrix [tap][input][output] becomes [tile][tap][input]
 * [output in the tile], with the taps in the order given. `tileWidth` says how wide the next tile is if so many outputs are left.
 */
export const packWeights = (
  shape: NetShape,
  weights: Float32Array,
  taps: readonly number[],
  tileWidth: (left: number) => number,
  into: Float32Array,
): void => {
  into.set(weights);
  for (const { inputs, outputs, matrix, isHexagonal } of layersOf(shape).all) {
    if (outputs < MIN_OUTPUTS) continue;
    const order = isHexagonal ? taps : [0];
    const perTap = inputs / order.length;
    let to = matrix;
    for (let first = 0; first < outputs;) {
      const end = first + tileWidth(outputs - first);
      for (const tap of order) {
        for (let input = tap * perTap; input < (tap + 1) * perTap; input++) {
          for (let output = first; output < end; output++)
            into[to++] = weights[matrix + input * outputs + output]!;
        }
      }
      first = end;
    }
  }
};
