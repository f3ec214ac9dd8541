import type { Match, MatchRules } from '@korong/match';
import type { PlayerCommand } from '@korong/protocol';
import type { Side } from '@korong/rules';
import { lettersOf } from './ids.js';
import type { Entry } from './outbox.js';
import type { ClientOptions } from './types.js';

type Part = Extract<PlayerCommand, { readonly kind: 'seal' | 'nonce' }>;

/** Our part of the lot that is being drawn, if it is neither given nor on its way. */
export const partDue = (
  { automatic }: MatchRules,
  match: Match,
  side: Side,
  secret: () => string,
  sent: readonly Entry[],
): Part | undefined => {
  const command = automatic(match, side, secret);
  if (command?.kind !== 'seal' && command?.kind !== 'nonce') return undefined;
  const { by: _, ...part } = command;
  const isSent = sent.some(
    ({ message }) =>
      message.kind === 'do' &&
      message.command.kind === part.kind &&
      'link' in message.command &&
      message.command.link === part.link,
  );
  return isSent ? undefined : part;
};

/** Whether this is part of a lot, which the client gives without being asked. */
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
