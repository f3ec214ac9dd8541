import { deadlineOf, sideAcross, type Command, type InnerCommand, type Match } from '@korong/match';
import type { InnerPlayerCommand, PlayerCommand } from '@korong/protocol';
import { err, ok, type Side } from '@korong/rules';
import type { Answer } from './game/answer.js';

/** A flag falls only so long after the time is up: a turn may be on its way. */
export const GRACE = 1_000;

/** Facts that the server adds to a player's command. */
export interface CommandFacts {
  readonly by: Side;
  readonly now: number;
  /** Milliseconds given back for this turn. */
  readonly lag: number;
  /** The id of the next match, should this agree on one. */
  readonly next: string;
  /** Since when the other side has been absent; undefined while present. */
  readonly absentSince: number | undefined;
  /** The server's commitment for a lot, should this lead to one. */
  readonly commitment: () => string;
}

/** The command to the match for a player's command. */
export const commandOf = (match: Match, command: PlayerCommand, facts: CommandFacts): Answer<Command> => {
  const { by, now, lag, next, absentSince } = facts;
  switch (command.kind) {
    case 'turn':
      return ok({ ...command, by, lag });
    case 'resign':
    case 'addTime':
      return ok({ kind: command.kind, by });
    case 'abort':
      return ok({ kind: 'abort' });
    case 'flag':
      return flagOf(match, now);
    case 'draw':
      return ok({ kind: 'draw', ...answering(command), by });
    case 'takeback':
      return ok(
        command.how === 'ask'
          ? { kind: 'takeback', how: 'ask', by, to: command.to ?? lastTurnOf(match, by) }
          : { kind: 'takeback', ...answering({ ...command, how: command.how }), by },
      );
    case 'rematch':
      return ok({ kind: 'rematch', ...answering(command), by, next });
    case 'claim':
      return claimOf(command, by, absentSince);
    case 'announce':
      return ok({ ...command, by, lag, commit: facts.commitment() });
    case 'challenge':
      return ok({ kind: 'challenge', ...answeringContest(command), by, commit: facts.commitment() });
    case 'waive':
      return ok({ kind: 'waive', ...answeringContest(command), by });
    case 'seal':
      return ok({ kind: 'seal', ...answeringContest(command), by, hash: command.hash });
    case 'nonce':
      return ok({ kind: 'nonce', ...answeringContest(command), by, value: command.value });
    case 'report':
      return ok({ kind: 'report', ...answeringContest(command), by, winner: command.winner });
    case 'inner': {
      const inner = innerOf(match, command.command, facts);
      return inner.ok ? ok({ kind: 'inner', ...answeringContest(command), command: inner.value }) : inner;
    }
  }
};

type Claim = Extract<Command, { kind: 'claim' }>;

const claimOf = ({ what }: Pick<Claim, 'what'>, by: Side, absentSince: number | undefined): Answer<Claim> =>
  absentSince === undefined ? err({ code: 'NOT_ABSENT' }) : ok({ kind: 'claim', by, what, absentSince });

/** In the inner game the player may have the other colour. */
const innerOf = (match: Match, command: InnerPlayerCommand, facts: CommandFacts): Answer<InnerCommand> => {
  const by = match.linked?.contest ? sideAcross(match.linked.contest, facts.by) : facts.by;
  switch (command.kind) {
    case 'turn':
      return ok({ ...command, by, lag: facts.lag });
    case 'resign':
      return ok({ kind: 'resign', by });
    case 'claim':
      return claimOf(command, by, facts.absentSince);
  }
};

/** The announcement that is answered: a late answer does not count for a later one. */
const answeringContest = ({ link }: { readonly link?: number | undefined }): { readonly link?: number } =>
  link === undefined ? {} : { link };

/** How it is asked or answered, and to which offer: a late answer does not count for a later one. */
const answering = <How>({
  how,
  offer,
}: {
  readonly how: How;
  readonly offer?: number | undefined;
}): { readonly how: How; readonly offer?: number } => (offer === undefined ? { how } : { how, offer });

/** A flag, called by a player or by a sweep. */
export const flagOf = (match: Match, now: number): Answer<Command> => {
  const waitMs = (deadlineOf(match) ?? -Infinity) + GRACE - now;
  return waitMs > 0
    ? err({ code: 'TIME_IS_LEFT', reason: { code: 'TIME_IS_LEFT' }, waitMs })
    : ok({ kind: 'flag' });
};

/** How many turns stay when a side takes its last turn back; -1, which the match refuses, where it has none. */
const lastTurnOf = (match: Match, by: Side): number => match.turns.findLastIndex(turn => turn.by === by);
