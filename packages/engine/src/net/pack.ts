import { layersOf, type NetShape } from './layers.js';

/** The number of outputs that the kernel computes at a time. */
const TILE = 8;

/**
 * Writes the weights in the kernel's order: everything keeps its offset, but each matrix [input][output] becomes [output / 8][input][output
 * % 8]. The last layer, with its two outputs, is unchanged.
 */
export const packWeights = (shape: NetShape, weights: Float32Array, into: Float32Array): void => {
  into.set(weights);
  for (const { inputs, outputs, matrix } of layersOf(shape).all) {
    if (outputs % TILE !== 0) continue;
    for (let input = 0; input < inputs; input++) {
      for (let output = 0; output < outputs; output++) {
        const column = output % TILE;
        into[matrix + (output - column) * inputs + input * TILE + column] =
          weights[matrix + input * outputs + output]!;
      }
    }
  }
};
