// SHA-256 (FIPS 180-4). This package does no I/O and uses no platform crypto.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every(p => n % p !== 0)) found.push(n);
  return found;
};

/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;

const K = Int32Array.from(primes(64), p => fraction(Math.cbrt(p)));
const START = Int32Array.from(primes(8), p => fraction(Math.sqrt(p)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The bytes of a text in UTF-8. */
const utf8 = (text: string): number[] =>
  Array.from(text).flatMap(sign => {
    const code = sign.codePointAt(0)!;
    if (code < 0x80) return [code];
    const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
    if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)];
    return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
  });

/** The hash of a text, as 32 bytes. */
export const sha256Bytes = (text: string): Uint8Array => {
  const bytes = utf8(text);
  const blocks = Math.floor((bytes.length + 8) / 64) + 1;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 0x1_0000_0000));
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = START.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    mix(state, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    out.setInt32(i * 4, word);
  });
  return new Uint8Array(out.buffer);
};

const mix = (state: Int32Array, w: Int32Array): void => {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i]! + word) | 0;
  });
};

export const sha256 = (text: string): string =>
  Array.from(sha256Bytes(text), byte => byte.toString(16).padStart(2, '0')).join('');
