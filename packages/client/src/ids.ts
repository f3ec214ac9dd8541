const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** A message id that nobody else has. */
export const newId = (random: () => number): string =>
  Array.from({ length: LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)] ?? 'A').join('');
