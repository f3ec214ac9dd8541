import type { Match, MatchRules } from '@korong/match';
import type { PlayerCommand } from '@korong/protocol';
import type { Side } from '@korong/rules';
import { lettersOf } from './ids.js';
import type { Entry } from './outbox.js';
import type { ClientOptions } from './types.js';

type Part = Extract<PlayerCommand, { readonly kind: 'seal' | 'nonce' }>;

/** Our part of the lot that is being drawn, unless it is already given or on its way. */
const partDue = (
  { automatic }: MatchRules,
  match: Match,
  side: Side,
  secret: () => string,
  pending: readonly Entry[],
): Part | undefined => {
  const command = automatic(match, side, secret);
  if (command?.kind !== 'seal' && command?.kind !== 'nonce') return undefined;
  const { by: _, ...part } = command;
  const isPending = pending.some(
    ({ message }) =>
      message.kind === 'do' &&
      message.command.kind === part.kind &&
      'link' in message.command &&
      message.command.link === part.link,
  );
  return isPending ? undefined : part;
};

/** Finds our parts of lots, each once per connection. */
interface LotParts {
  readonly next: (rules: MatchRules, match: Match, side: Side, pending: readonly Entry[]) => Part | undefined;
  /** A new connection. */
  readonly restart: () => void;
}

export const createLotParts = (secret: () => string): LotParts => {
  let given: string | undefined;
  return {
    next: (rules, match, side, pending) => {
      const part = partDue(rules, match, side, secret, pending);
      const name = part && `${part.kind} ${part.link}`;
      if (part === undefined || name === given) return undefined;
      given = name;
      return part;
    },
    restart: () => {
      given = undefined;
    },
  };
};

/** Whether this command is part of a lot. The client sends those by itself. */
export const isPart = (kind: string | undefined): boolean => kind === 'seal' || kind === 'nonce';

/** As hard to guess as 32 random bytes. */
const LENGTH = 43;

/** The secret that our nonces derive from: the stored one, or a new one that is stored now. */
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
