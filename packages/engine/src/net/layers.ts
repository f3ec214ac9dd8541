import { TAPS } from './geometry.js';

/** The sizes of a net, see docs/nets.md. */
export interface NetShape {
  readonly points: number;
  readonly planes: number;
  readonly channels: number;
  readonly blocks: number;
  readonly policyPlanes: number;
  readonly valueChannels: number;
  readonly valueHidden: number;
  /** 3 where the net says how many steps are left, 2 where it does not. */
  readonly valueOutputs: number;
}

/** An affine map from `inputs` to `outputs` numbers: the offsets of its matrix (output fastest) and its bias in the weights. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** Whether the inputs are those under the seven taps, tap after tap. */
  readonly isHexagonal: boolean;
  readonly matrix: number;
  /** Missing where a layer has none. */
  readonly bias?: number;
}

interface Layers {
  readonly entry: Layer;
  readonly blocks: readonly { readonly first: Layer; readonly second: Layer; readonly spread: Layer }[];
  readonly policyHidden: Layer;
  readonly policy: Layer;
  readonly valuePoints: Layer;
  readonly valueHidden: Layer;
  readonly value: Layer;
  /** All layers in the order of the file. */
  readonly all: readonly Layer[];
  /** Their total number of weights. */
  readonly size: number;
}

/** The offset of every layer in the weights of a net. The kernel counts in the same order. */
export const layersOf = (shape: NetShape): Layers => {
  const { planes, channels, policyPlanes, valueChannels } = shape;
  const all: Layer[] = [];
  let size = 0;
  const take = (count: number): number => {
    size += count;
    return size - count;
  };
  const add = (layer: Layer): Layer => {
    all.push(layer);
    return layer;
  };
  const layer = (inputs: number, outputs: number, isHexagonal = false): Layer =>
    add({ inputs, outputs, isHexagonal, matrix: take(inputs * outputs), bias: take(outputs) });
  const convolution = (inputs: number): Layer => layer(TAPS * inputs, channels, true);

  const entry = convolution(planes);
  const blocks = Array.from({ length: shape.blocks }, () => ({
    first: convolution(channels),
    second: convolution(channels),
    spread: add({
      ...{ inputs: channels, outputs: channels, isHexagonal: false },
      matrix: take(channels * channels),
    }),
  }));
  const policyHidden = layer(channels, channels);
  const policy = layer(channels, policyPlanes);
  const valuePoints = layer(channels, valueChannels);
  const valueHidden = layer(2 * valueChannels, shape.valueHidden);
  const value = layer(shape.valueHidden, shape.valueOutputs);
  return { entry, blocks, policyHidden, policy, valuePoints, valueHidden, value, all, size };
};
