import { other, type Side } from '@korong/rules';
import { sha256, sha256Bytes } from './sha256.js';
import type { Lot } from './types.js';

/** What the authority promises before it has seen a nonce. */
export const commitTo = (secret: string): string => sha256(secret);

/** What makes a seal one of this lot alone: nobody else's, and no earlier one, can be used again. */
export const sealedForOf = (game: string, announcement: number): string => `${game} ${announcement}`;

/** The hash that a side gives before it shows its nonce. */
export const sealOf = (sealedFor: string, side: Side, nonce: string): string =>
  sha256(`${sealedFor} ${side} ${nonce}`);

/** Whether a side may show this nonce: by the older rule any, else the one that it has sealed. */
export const isSealed = ({ sealedFor, sealed }: Lot, side: Side, nonce: string): boolean =>
  sealedFor === undefined || sealOf(sealedFor, side, nonce) === sealed?.[side];

export const isCommit = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
/** Secrets and nonces: long enough not to be guessed, short enough to be kept. */
export const isNonce = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{16,64}$/.test(text);

/**
 * Bytes that nobody can steer: the authority was bound before it saw a nonce, and each side was before it saw the other one's, even
 * if it is in league with the authority. By the older rule a side that knew the secret could choose its nonce by the other one's.
 */
const bytesOf = ({ secret, nonces }: Lot): Uint8Array =>
  sha256Bytes(`${secret ?? ''}:${nonces.white ?? ''}:${nonces.black ?? ''}`);

/** Which side of the outer game plays White in the game in between. */
export const innerWhiteOf = (lot: Lot, announcing: Side): Side =>
  bytesOf(lot)[0]! % 2 === 0 ? announcing : other(announcing);

/** Bytes from here on would make low throws more likely than high ones. */
const FAIR = 252;

/** The throws of the announcing side and of the other one. */
export const throwsOf = (lot: Lot): readonly [number, number] => {
  const fair = [...bytesOf(lot)].filter(byte => byte < FAIR);
  return [1 + ((fair[0] ?? 0) % 6), 1 + ((fair[1] ?? 0) % 6)];
};
