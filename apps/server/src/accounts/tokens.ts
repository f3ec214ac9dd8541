import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Without characters that are mistaken for others in handwriting. */
const CLEAR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const signs = (count: number, alphabet: string): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

export const newPlayerId = (): string => signs(14, LETTERS);

/** The token in a session's cookie. The store has only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** For secrets that cannot be guessed; passwords, which can be, need a slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Twenty signs of five bits each, in groups to read aloud. */
export const newRecoveryCode = (): string => signs(20, CLEAR).replace(/(.{5})(?=.)/g, '$1-');

export const newPassword = (): string => signs(16, CLEAR).replace(/(.{4})(?=.)/g, '$1-');

/** Without regard to case and separators. */
export const recoveryHash = (code: string): string => hashOf(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
