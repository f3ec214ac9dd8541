// A record or position as text in the fragment of an address. A browser sends no fragment, so no server sees it.
import { err, ok, type Result } from '@korong/rules';

/** The reason why a link cannot be opened; `tooOld` is the browser. */
export type LinkProblem = 'damaged' | 'tooLong' | 'tooOld';

/** Longer than any real game; what a link unpacks to has to end somewhere. */
export const MAX_TEXT_LENGTH = 200_000;
/** Programs that pass links on cut longer ones. */
export const MAX_LINK_LENGTH = 30_000;

/** The first character names the form of the rest. */
const PLAIN = 'p';
const DEFLATED = 'z';

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0));
  } catch {
    return undefined;
  }
};

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(stream);

/** The bytes of a stream; `undefined` if there are more than `most`. */
const readAll = async (
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > most) {
      void reader.cancel();
      return undefined;
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** A short text for a fragment, at once. */
export const plainText = (text: string): string => PLAIN + base64(new TextEncoder().encode(text));

/** The text for a fragment, deflated if that is shorter; `undefined` if it is too long for a link. */
export const packText = async (text: string): Promise<string | undefined> => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_TEXT_LENGTH) return undefined;
  const deflated =
    typeof CompressionStream === 'undefined'
      ? undefined
      : await readAll(through(bytes, new CompressionStream('deflate-raw')), MAX_TEXT_LENGTH);
  const packed = deflated && deflated.length < bytes.length ? DEFLATED + base64(deflated) : plainText(text);
  return packed.length <= MAX_LINK_LENGTH ? packed : undefined;
};

/** Reads what `packText` wrote. */
export const unpackText = async (packed: string): Promise<Result<string, LinkProblem>> => {
  if (packed.length > MAX_LINK_LENGTH) return err('tooLong');
  const bytes = bytesOf(packed.slice(1));
  if (!bytes || ![PLAIN, DEFLATED].includes(packed.slice(0, 1))) return err('damaged');
  if (packed.startsWith(DEFLATED) && typeof DecompressionStream === 'undefined') return err('tooOld');
  try {
    const unpacked = packed.startsWith(DEFLATED)
      ? await readAll(through(bytes, new DecompressionStream('deflate-raw')), MAX_TEXT_LENGTH)
      : bytes;
    return unpacked ? ok(new TextDecoder('utf-8', { fatal: true }).decode(unpacked)) : err('tooLong');
  } catch {
    return err('damaged');
  }
};
