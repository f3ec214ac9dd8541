import { deadlineOf, sideAcross, type Command, type InnerCommand, type Match } from '@korong/match';
import type { InnerPlayerCommand, PlayerCommand } from '@korong/protocol';
import { err, ok, type Side } from '@korong/rules';
import type { Answer } from './game/answer.js';

/** A flag falls only so long after the time is up: a turn may be on its way. */
export const GRACE = 1_000;

/** Facts that the server adds to a player's command. */
export interface Circumstances {
  readonly by: Side;
  readonly now: number;
  /** Milliseconds given back for this turn. */
  readonly lag: number;
  /** The id of the next match, should this agree on one. */
  readonly next: string;
  /** Since when the other side has been absent; undefined while present. */
  readonly absentSince: number | undefined;
  /** The server's commitment for a lot, should this lead to one. */
  readonly promise: () => string;
}

/** The command to the match for a player's command. */
export const commandOf = (match: Match, asked: PlayerCommand, around: Circumstances): Answer<Command> => {
  const { by, now, lag, next, absentSince } = around;
  switch (asked.kind) {
    case 'turn':
      return ok({ ...asked, by, lag });
    case 'resign':
    case 'addTime':
      return ok({ kind: asked.kind, by });
    case 'abort':
      return ok({ kind: 'abort' });
    case 'flag':
      return flagOf(match, now);
    case 'draw':
      return ok({ kind: 'draw', ...answering(asked), by });
    case 'takeback':
      return ok(
        asked.how === 'ask'
          ? { kind: 'takeback', how: 'ask', by, to: asked.to ?? lastTurnOf(match, by) }
          : { kind: 'takeback', ...answering({ ...asked, how: asked.how }), by },
      );
    case 'rematch':
      return ok({ kind: 'rematch', ...answering(asked), by, next });
    case 'claim':
      return claimOf(asked, by, absentSince);
    case 'announce':
      return ok({ ...asked, by, lag, commit: around.promise() });
    case 'challenge':
      return ok({ kind: 'challenge', ...answeringLink(asked), by, commit: around.promise() });
    case 'waive':
      return ok({ kind: 'waive', ...answeringLink(asked), by });
    case 'seal':
      return ok({ kind: 'seal', ...answeringLink(asked), by, hash: asked.hash });
    case 'nonce':
      return ok({ kind: 'nonce', ...answeringLink(asked), by, value: asked.value });
    case 'report':
      return ok({ kind: 'report', ...answeringLink(asked), by, winner: asked.winner });
    case 'inner': {
      const command = innerOf(match, asked.command, around);
      return command.ok ? ok({ kind: 'inner', ...answeringLink(asked), command: command.value }) : command;
    }
  }
};

type Claim = Extract<Command, { kind: 'claim' }>;

const claimOf = ({ what }: Pick<Claim, 'what'>, by: Side, absentSince: number | undefined): Answer<Claim> =>
  absentSince === undefined ? err({ code: 'NOT_ABSENT' }) : ok({ kind: 'claim', by, what, absentSince });

/** In the inner game the player may have the other colour. */
const innerOf = (match: Match, asked: InnerPlayerCommand, around: Circumstances): Answer<InnerCommand> => {
  const by = match.linked?.contest ? sideAcross(match.linked.contest, around.by) : around.by;
  switch (asked.kind) {
    case 'turn':
      return ok({ ...asked, by, lag: around.lag });
    case 'resign':
      return ok({ kind: 'resign', by });
    case 'claim':
      return claimOf(asked, by, around.absentSince);
  }
};

/** The announcement that is answered: a late answer does not count for a later one. */
const answeringLink = ({ link }: { readonly link?: number | undefined }): { readonly link?: number } =>
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
  const wait = (deadlineOf(match) ?? -Infinity) + GRACE - now;
  return wait > 0
    ? err({ code: 'TIME_IS_LEFT', reason: { code: 'TIME_IS_LEFT' }, wait })
    : ok({ kind: 'flag' });
};

/** How many turns stay when a side takes its last turn back; -1, which the match refuses, where it has none. */
const lastTurnOf = (match: Match, by: Side): number => match.turns.findLastIndex(turn => turn.by === by);
