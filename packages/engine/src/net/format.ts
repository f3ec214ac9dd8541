import { err, isGameName, ok, type GameName, type Result } from '@korong/rules';
import { readFloat16s } from './float16.js';
import { layersOf, type NetShape } from './layers.js';
import { viewOf } from './viewOf.js';

/** Why bytes are not a usable net. */
export const NET_CODES = [
  'NET_NOT_A_NET', // the magic number is wrong
  'NET_VERSION', // unknown version
  'NET_HEADER', // the header is cut off, too long, no JSON, or a size in it is missing or out of bounds
  'NET_GAME', // for an unknown game, or with another number of points or planes than the game has
  'NET_SIZE', // fewer or more weights than the header announces
  'NET_WEIGHTS', // a weight is not a finite number
] as const;
type NetCode = (typeof NET_CODES)[number];

export interface NetFile extends NetShape {
  readonly game: GameName;
  /** How the net was made; for people only. */
  readonly training: Readonly<Record<string, unknown>>;
  /** In the order of the file. */
  readonly weights: Float32Array;
}

const MAGIC = [0x4b, 0x4e, 0x45, 0x54]; // KNET
const VERSION = 1;
const PREFIX = 12;
const MAX_HEADER_LENGTH = 0x10000;
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

type Header = Omit<NetFile, 'weights'>;

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
  const rest = bytes.subarray(PREFIX + length);
  if (rest.length !== 2 * layersOf(header.value).size) return err('NET_SIZE');
  const weights = readFloat16s(rest);
  return weights.every(Number.isFinite) ? ok({ ...header.value, weights }) : err('NET_WEIGHTS');
};
