const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

export const lettersOf = (random: () => number, length: number): string =>
  Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)] ?? 'A').join('');

/** A message id that nobody else has. */
export const newId = (random: () => number): string => lettersOf(random, LENGTH);
