import type { Sounds } from './types.js';

/** Small sounds of discs and rings, made on the spot. Silent until the reader has touched the page. */
export const createSounds = (): Sounds & { muted: boolean } => ({ muted: false, play: () => undefined });
