import { err, isGameName, ok, type GameName, type Result } from '@korong/rules';
import { MAX_ACTIVATION, layersIn, wholeLayers, type Layer, type Layers, type NetShape } from './layers.js';
import { viewOf } from './viewOf.js';

/** Why bytes are not a usable net. */
export const NET_CODES = [
  'NET_NOT_A_NET', // the magic number is wrong
  'NET_VERSION', // unknown version; version 1 is that of training, which training/quantize.py makes ready for playing
  'NET_HEADER', // the header is cut off, too long, no JSON, or a size in it is missing or out of bounds
  'NET_GAME', // for an unknown game, or with another number of points or planes than the game has
  'NET_SIZE', // fewer or more weights than the header announces
  'NET_WEIGHTS', // a weight is not a number, or too large
] as const;
type NetCode = (typeof NET_CODES)[number];

export interface NetFile extends NetShape {
  readonly game: GameName;
  /** How the net was made; for people only. */
  readonly training: Readonly<Record<string, unknown>>;
  readonly layers: Layers;
}

const MAGIC = [0x4b, 0x4e, 0x45, 0x54]; // KNET
const VERSION = 2;
const PREFIX = 12;
const MAX_HEADER_LENGTH = 0x10000;
const FLOAT_BYTES = 4;
/** No float is larger, so that no result is infinite. */
const LARGEST = 2 ** 20;
/** The sums of products stay below this, so that they are exact as floats too. */
const EXACT = 2 ** 24;
/** The kernel works on eight outputs at a time. */
const TILE = 8;
const WIDEST = 512;
const DEEPEST = 64;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWidth = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= TILE && Number(value) <= WIDEST && Number(value) % TILE === 0;

const isDepth = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= DEEPEST;

/** The only UTF-8 decoder in plain ECMAScript is the one for URIs. */
const readUtf8 = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, byte => '%' + byte.toString(16).padStart(2, '0')).join(''));

const readJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(readUtf8(bytes));
  } catch {
    return undefined;
  }
};

type Header = Omit<NetFile, 'layers'>;

const readHeader = (bytes: Uint8Array): Result<Header, NetCode> => {
  const header = readJson(bytes);
  if (!isObject(header)) return err('NET_HEADER');
  const { game, points, planes, channels, blocks, policyPlanes, valueChannels, valueHidden, training } =
    header;
  const { valueOutputs = 2 } = header; // older files do not say it
  if (!isWidth(channels) || !isDepth(blocks) || !isWidth(valueChannels) || !isWidth(valueHidden)) {
    return err('NET_HEADER');
  }
  if (valueOutputs !== 2 && valueOutputs !== 3) return err('NET_HEADER');
  if (training !== undefined && !isObject(training)) return err('NET_HEADER');
  if (typeof game !== 'string' || !isGameName(game)) return err('NET_GAME');
  const net = viewOf(game, { points, planes, policyPlanes })?.encoding;
  if (net === undefined) return err('NET_GAME');
  return ok({
    ...{ game, points: net.points.length, planes: net.planes, policyPlanes: net.policyPlanes },
    ...{ channels, blocks, valueChannels, valueHidden, valueOutputs },
    training: training ?? {},
  });
};

/** Whether no sum of products of this layer can become too large. */
const isExact = ({ weights, outputs }: Layer): boolean => {
  const sums = new Int32Array(outputs);
  for (const [i, weight] of weights.entries()) sums[i % outputs]! += MAX_ACTIVATION * Math.abs(weight);
  return sums.every(sum => sum < EXACT);
};

/** Reads a weights file, see docs/nets.md. */
export const readNet = (bytes: Uint8Array): Result<NetFile, NetCode> => {
  if (bytes.length < PREFIX || MAGIC.some((byte, i) => bytes[i] !== byte)) return err('NET_NOT_A_NET');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) !== VERSION) return err('NET_VERSION');
  const length = view.getUint32(8, true);
  if (length > MAX_HEADER_LENGTH || length % 4 !== 0 || PREFIX + length > bytes.length)
    return err('NET_HEADER');

  const header = readHeader(bytes.subarray(PREFIX, PREFIX + length));
  if (!header.ok) return header;
  const shape = header.value;
  const size = layersIn(shape, new Float32Array(), new Int8Array());
  // A copy, because floats begin at multiples of four; a Buffer's own `slice` makes none.
  const body = new Uint8Array(bytes.subarray(PREFIX + length)).buffer;
  if (body.byteLength !== FLOAT_BYTES * size.floats + size.bytes) return err('NET_SIZE');
  const floats = new Float32Array(body, 0, size.floats);
  const { layers } = layersIn(shape, floats, new Int8Array(body, FLOAT_BYTES * size.floats));
  // Written so that what is no number is refused.
  if (!floats.every(float => Math.abs(float) <= LARGEST)) return err('NET_WEIGHTS');
  if (!wholeLayers(layers).every(isExact)) return err('NET_WEIGHTS');
  return ok({ ...shape, layers });
};
