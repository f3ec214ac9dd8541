import type { Layer, Layers } from './layers.js';

/** How a kernel reads matrices. */
interface Layout {
  /** Bytes of a weight: 1, or 4 where whole numbers are kept as floats. */
  readonly bytes: number;
  /** What is subtracted from an activation where it is stored. Only bytes are. */
  readonly subtracted: number;
  /** The outputs of the next tile of a matrix with so many left. */
  readonly tileWidth: (left: number) => number;
  /** The order of the taps. */
  readonly taps: readonly number[];
}

/** Inputs come in fours: so many bytes are read at once, and so many floats looked at. */
const GROUP = 4;
const FLOAT_BYTES = 4;

const roundedUp = (number: number, to: number): number => Math.ceil(number / to) * to;

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int32Array | Int8Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The sums that outputs begin with because of what is subtracted from activations. */
const offsetsOf = (
  { inputs, outputs, weights }: Layer,
  first: number,
  end: number,
  subtracted: number,
): Int32Array =>
  Int32Array.from({ length: end - first }, (_, o) => {
    let sum = 0;
    for (let i = 0; i < inputs; i++) sum += weights[i * outputs + first + o]!;
    return subtracted * sum;
  });

/**
 * By tile: as bytes the sum that each output begins with and `[tap][four inputs][output in the tile][input]`, as floats `[tap][input][output in
 * the tile]`. Inputs that fill up the last four have weights of zero.
 */
const packMatrix = (layer: Layer, layout: Layout): Uint8Array[] => {
  const { inputs, outputs, isHexagonal, weights } = layer;
  const taps = isHexagonal ? layout.taps : [0];
  const perTap = inputs / taps.length;
  const width = roundedUp(perTap, GROUP);
  const areBytes = layout.bytes === 1;
  const together = areBytes ? GROUP : 1;
  const parts: Uint8Array[] = [];
  for (let first = 0; first < outputs;) {
    const end = first + layout.tileWidth(outputs - first);
    if (areBytes) parts.push(bytesOf(offsetsOf(layer, first, end, layout.subtracted)));
    const size = taps.length * width * (end - first);
    const packed = areBytes ? new Int8Array(size) : new Float32Array(size);
    let to = 0;
    for (const tap of taps) {
      for (let input = 0; input < width; input += together) {
        for (let output = first; output < end; output++) {
          for (let i = input; i < input + together; i++)
            packed[to++] = i < perTap ? weights[(tap * perTap + i) * outputs + output]! : 0;
        }
      }
    }
    parts.push(bytesOf(packed));
    first = end;
  }
  return parts;
};

/** Everything that the kernel reads, in its order. */
export const packLayers = (layers: Layers, layout: Layout): Uint8Array => {
  const layer = (each: Layer): Uint8Array[] => [
    ...packMatrix(each, layout),
    bytesOf(each.scale),
    bytesOf(each.bias),
  ];
  const planeUnits = new Uint8Array(roundedUp(layers.planeUnits.length, GROUP) * FLOAT_BYTES);
  planeUnits.set(bytesOf(layers.planeUnits));
  const parts = [
    planeUnits,
    ...layer(layers.entry),
    bytesOf(layers.entryUnits),
    ...layers.residuals.flatMap(({ first, spread, second, units }) => [
      ...layer(first),
      bytesOf(spread),
      ...layer(second),
      bytesOf(units),
    ]),
    ...[layers.policyHidden, layers.valuePoints, layers.policy].flatMap(layer),
    bytesOf(layers.value),
  ];
  const packed = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
};
