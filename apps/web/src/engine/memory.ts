/** Bytes for the trees of all workers together. Enough for some ten thousand lines, little enough for a phone. */
export const MEMORY = 48 * 1024 * 1024;
