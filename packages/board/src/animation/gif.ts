// An animated picture. Apart from the rest, so that it is fetched only when one is made.
import { Encoder } from 'modern-gif';

/** A picture of red, green, blue and opacity, a byte each. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

export interface Frames {
  readonly width: number;
  readonly height: number;
  /** How long each picture is shown, and the last one. */
  readonly milliseconds: number;
  readonly last: number;
}

/** A GIF of these pictures that begins anew after the last one. */
export const gifOf = async (
  { width, height, milliseconds, last }: Frames,
  pictures: readonly Pixels[],
): Promise<Uint8Array> => {
  const encoder = new Encoder({ width, height, maxColors: 255 });
  for (const [i, data] of pictures.entries()) {
    await encoder.encode({ data, delay: i === pictures.length - 1 ? last : milliseconds });
  }
  return new Uint8Array(await encoder.flush('arrayBuffer'));
};
