import { partOfLot, type Match, type PartOfLot } from '@korong/match/core';
import type { Side } from '@korong/rules';
import { lettersOf } from './ids.js';
import type { Entry } from './outbox.js';
import type { ClientOptions } from './types.js';

/** Our part of the lot that is being drawn, if it is neither given nor on its way. */
export const partDue = (
  match: Match | undefined,
  side: Side | undefined,
  secret: () => string,
  sent: readonly Entry[],
): PartOfLot | undefined => {
  if (side === undefined || match?.link?.stage !== 'lot') return undefined;
  const part = partOfLot(match, side, secret());
  const isSent = sent.some(
    ({ message }) =>
      message.kind === 'do' &&
      message.command.kind === part?.kind &&
      'link' in message.command &&
      message.command.link === match.link!.seq,
  );
  return isSent ? undefined : part;
};

/** Whether this is part of a lot: nobody asks for it, the client gives it by itself. */
export const isPart = (kind: string | undefined): boolean => kind === 'seal' || kind === 'nonce';

/** As hard to guess as 32 random bytes. */
const LENGTH = 43;

/** The secret of which our nonces are made: the kept one, or a new one that is kept from now on. */
export const lotSecret = ({
  random,
  keepSecret,
}: Pick<ClientOptions, 'random' | 'keepSecret'>): (() => string) => {
  let secret: string | undefined;
  const made = (): string => {
    const kept = keepSecret?.read();
    if (kept?.length === LENGTH) return kept;
    const fresh = lettersOf(random, LENGTH);
    keepSecret?.write(fresh);
    return fresh;
  };
  return () => (secret ??= made());
};
