import { other, type Side } from '@korong/rules';
import { sha256, sha256Bytes } from './sha256.js';
import type { Lot } from './types.js';

/** The authority's commitment, made before it has seen a nonce. */
export const commitTo = (secret: string): string => sha256(secret);

/** Binds a seal to this lot, so that it cannot be replayed in another lot. */
export const sealedForOf = (game: string, announcement: number): string => `${game} ${announcement}`;

/** A side's commitment to its nonce, made before it shows the nonce. */
export const sealOf = (sealedFor: string, side: Side, nonce: string): string =>
  sha256(`${sealedFor} ${side} ${nonce}`);

/** Whether a side may show this nonce: by the older rule any nonce, otherwise the sealed one. */
export const isSealed = ({ sealedFor, sealed }: Lot, side: Side, nonce: string): boolean =>
  sealedFor === undefined || sealOf(sealedFor, side, nonce) === sealed?.[side];

export const isCommit = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
/** Secrets and nonces: too long to guess, short enough to store. */
export const isNonce = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{16,64}$/.test(text);

/**
 * Commit-reveal: random bytes that no party can steer. The authority was bound before it saw a nonce. Each side was bound before it saw the
 * other side's nonce, even if it colludes with the authority. By the older rule a side that knew the secret could choose its nonce to suit
 * the other one.
 */
const bytesOf = ({ secret, nonces }: Lot): Uint8Array =>
  sha256Bytes(`${secret ?? ''}:${nonces.white ?? ''}:${nonces.black ?? ''}`);

/** The side of the outer game that plays White in the inner game. */
export const innerWhiteOf = (lot: Lot, announcing: Side): Side =>
  bytesOf(lot)[0]! % 2 === 0 ? announcing : other(announcing);

/** Bytes from here on are skipped, as they would make low throws more likely than high ones. */
const FAIR = 252;

/** The throws of the announcing side and of the other one. */
export const throwsOf = (lot: Lot): readonly [number, number] => {
  const fair = [...bytesOf(lot)].filter(byte => byte < FAIR);
  return [1 + ((fair[0] ?? 0) % 6), 1 + ((fair[1] ?? 0) % 6)];
};
