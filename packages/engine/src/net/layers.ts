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

/** Activations are whole numbers from 0 to this. */
export const MAX_ACTIVATION = 255;

/** A map from activations to numbers: an output is `scale` × the sum of activations × weights, plus `bias`. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** Whether the inputs are those under the seven taps, tap after tap. */
  readonly isHexagonal: boolean;
  /** `[input][output]` */
  readonly weights: Int8Array;
  readonly scale: Float32Array;
  readonly bias: Float32Array;
}

/** The layers of a net. Units are what numbers are multiplied with to become activations. */
export interface Layers {
  readonly planeUnits: Float32Array;
  readonly entry: Layer;
  readonly entryUnits: Float32Array;
  readonly residuals: readonly {
    /** Its output is in activations already. */
    readonly first: Layer;
    /** `[input][output]`: maps the sums of the columns of these activations. */
    readonly spread: Float32Array;
    readonly second: Layer;
    readonly units: Float32Array;
  }[];
  /** Its output is in activations already. */
  readonly policyHidden: Layer;
  readonly policy: Layer;
  readonly valuePoints: Layer;
  /** The weights of the last two layers, which are all floats: `f1 fb1 f2 fb2` of docs/nets.md. */
  readonly value: Float32Array;
}

/** How many floats and bytes a net of this shape has, and its layers if these are they, in the order of the file. */
export const layersIn = (
  shape: NetShape,
  floats: Float32Array,
  bytes: Int8Array,
): {
  readonly layers: Layers;
  readonly floats: number;
  readonly bytes: number;
} => {
  const { planes, channels, policyPlanes, valueChannels, valueHidden, valueOutputs } = shape;
  let float = 0;
  let byte = 0;
  const take = (count: number): Float32Array => floats.subarray(float, (float += count));
  const layer = (inputs: number, outputs: number, isHexagonal = false): Layer => ({
    ...{ inputs, outputs, isHexagonal },
    weights: bytes.subarray(byte, (byte += inputs * outputs)),
    scale: take(outputs),
    bias: take(outputs),
  });
  const convolution = (inputs: number): Layer => layer(TAPS * inputs, channels, true);

  const layers = {
    planeUnits: take(planes),
    entry: convolution(planes),
    entryUnits: take(channels),
    residuals: Array.from({ length: shape.blocks }, () => ({
      first: convolution(channels),
      spread: take(channels * channels),
      second: convolution(channels),
      units: take(channels),
    })),
    policyHidden: layer(channels, channels),
    policy: layer(channels, policyPlanes),
    valuePoints: layer(channels, valueChannels),
    value: take(2 * valueChannels * valueHidden + valueHidden + valueHidden * valueOutputs + valueOutputs),
  };
  return { layers, floats: float, bytes: byte };
};

/** All layers in whole numbers. */
export const wholeLayers = (layers: Layers): Layer[] => [
  layers.entry,
  ...layers.residuals.flatMap(({ first, second }) => [first, second]),
  ...[layers.policyHidden, layers.policy, layers.valuePoints],
];
