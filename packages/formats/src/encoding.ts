// What the bytes of a file are, before they are read as text.

/** The encoding of a file by its first bytes: UTF-16 has a mark at its beginning. */
export const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

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
  const low = encoding === 'utf-16le' ? 0 : 1;
  return Uint16Array.from(
    { length: bytes.length >> 1 },
    (_, i) => bytes[2 * i + low]! | (bytes[2 * i + 1 - low]! << 8),
  );
};

/** Whether a picture, an archive or the like has these bytes: read as text it would be pages of garbage. */
export const isBinary = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, SAMPLE);
  const head = String.fromCharCode(...sample.subarray(0, 8));
  if (SIGNATURES.some(signature => head.startsWith(signature))) return true;
  const units = unitsOf(sample);
  return units.includes(0) || units.filter(isControl).length > units.length * MAX_CONTROL_SHARE;
};
