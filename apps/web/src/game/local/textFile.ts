// Text out of a file that was picked as a game.
import { encodingOf } from '@korong/formats/encoding';

/** How pictures, archives and documents begin, as Latin-1. */
const SIGNATURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'PK\x03\x04', '%PDF-', '\x1f\x8b'];
const SAMPLE = 8192;
/** Text has tabs and line ends, hardly any other control character. */
const MAX_CONTROL_SHARE = 0.02;

const isControl = (code: number): boolean => code < 32 && code !== 9 && code !== 10 && code !== 13;

/** The units that a text consists of: bytes, or the pairs of UTF-16. */
const unitsOf = (bytes: Uint8Array): Uint8Array | Uint16Array => {
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-8') return bytes;
  const text = new TextDecoder(encoding).decode(bytes);
  return Uint16Array.from(text.split(''), unit => unit.charCodeAt(0));
};

/** Whether a picture, an archive or the like has these bytes: read as text it would be pages of garbage. */
const isBinary = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, SAMPLE);
  const head = String.fromCharCode(...sample.subarray(0, 8));
  if (SIGNATURES.some(signature => head.startsWith(signature))) return true;
  const units = unitsOf(sample);
  return units.includes(0) || units.filter(isControl).length > units.length * MAX_CONTROL_SHARE;
};

/** The text of a file; none if it is binary. Old files are not always UTF-8; of those only names suffer. */
export const textIn = async (file: Blob): Promise<string | undefined> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isBinary(bytes)) return undefined;
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
