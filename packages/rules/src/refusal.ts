import type { Code } from './reasons.js';

/** Bad input is a value. Exceptions are for our own bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Why something was refused, independent of language. */
export interface Refusal {
  readonly code: Code;
  /** The points concerned, by name. */
  readonly at: readonly string[];
  /** Offset of the error in the text, for errors in a text. */
  readonly place?: number;
  /** The offending part of the text, shortened for display. */
  readonly text?: string;
  /** For an unknown name: the names that are known. */
  readonly choices?: readonly string[];
  /** What would be right in its place, where that depends on the rest of the text. */
  readonly example?: string;
  /** For an error in a turn of a record: its number, counted from 1 over both sides. */
  readonly turn?: number;
}

const EXCERPT = 40;

export const refuse = (code: Code, at: readonly string[] = []): Refusal => ({ code, at });

/** A refusal of the wording: `excerpt` is the offending part, at offset `place`. */
export const refuseText = (code: Code, excerpt: string, place = 0): Refusal => ({
  code,
  at: [],
  place,
  text: excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT)}…` : excerpt,
});
