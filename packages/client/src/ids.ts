const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

export const lettersOf = (random: () => number, length: number): string =>
  Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)] ?? 'A').join('');

/** A unique message id. It serves as the idempotency key. */
export const newId = (random: () => number): string => lettersOf(random, LENGTH);
