/** The part of WebAssembly that is used here. Plain ES2023 does not declare it, and a machine may lack it. */
interface WebAssemblyApi {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

declare const WebAssembly: WebAssemblyApi;

/** The exports of a binary without imports; `undefined` if this machine, or the page's policy, refuses it. */
export const instantiate = (bytes: Uint8Array): unknown => {
  try {
    // Without WebAssembly the name itself throws.
    if (!WebAssembly.validate(bytes)) return undefined;
    return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  } catch {
    return undefined;
  }
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64; plain ES2023 has no decoder. */
export const fromBase64 = (text: string): Uint8Array => {
  const digits = Array.from(text.replace(/=+$/, ''), c => ALPHABET.indexOf(c));
  return Uint8Array.from({ length: (digits.length * 3) >> 2 }, (_, i) => {
    const first = Math.floor((i * 4) / 3);
    const used = 2 * (i % 3) + 2;
    return ((digits[first]! << used) | (digits[first + 1]! >> (6 - used))) & 0xff;
  });
};
