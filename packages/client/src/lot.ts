import type { Match } from '@korong/match/core';
import type { Side } from '@korong/rules';
import type { Entry } from './outbox.js';

/** The announcement to whose lot our part is missing, if it is neither given nor on its way. */
export const nonceFor = (
  match: Match | undefined,
  side: Side | undefined,
  sent: readonly Entry[],
): number | undefined => {
  const link = match?.result ? undefined : match?.link;
  if (side === undefined || link?.stage !== 'lot' || link.lot?.nonces[side] !== undefined) return undefined;
  const isSent = sent.some(
    ({ message }) =>
      message.kind === 'do' && message.command.kind === 'nonce' && message.command.link === link.seq,
  );
  return isSent ? undefined : link.seq;
};
