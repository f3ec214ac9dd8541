import { beginTurn, ok, readTurn, turnText } from '@korong/rules';
import { isTimeUp, lagWithin, leftAfterTurn } from './clock.js';
import type { Command } from './commands.js';
import { no, yes, type Decided } from './decision.js';
import { remoteOf, type Context } from './extension.js';
import { isFullForOffers } from './limits.js';
import { gameOf, positionOf, toAct, type Match } from './match.js';
import { decideDraw, decideRematch, decideTakeback } from './offers.js';
import { isRemote } from './setup.js';

/** The decision on a command at the moment `at`, for a match that is running or over. */
export const decide = (context: Context, match: Match, command: Command, at: number): Decided => {
  if (command.kind === 'start') return no('ALREADY_STARTED');
  if (command.kind === 'rematch') return decideRematch(context, match, command);
  if (match.result !== undefined) return no('MATCH_OVER');
  for (const extension of context.extensions) {
    const decided = extension.decide(context, match, command, at);
    if (decided) return decided;
  }
  switch (command.kind) {
    case 'turn':
      return decideTurn(context, match, command, at);
    case 'resign':
      return yes({ kind: 'resigned', by: command.by });
    case 'flag':
      return decideFlag(match, at);
    case 'draw':
      return decideDraw(context, match, command);
    case 'takeback':
      return decideTakeback(context, match, command);
    case 'abort':
      return match.turns.length === 0 ? yes({ kind: 'aborted' }) : no('TOO_LATE_TO_ABORT');
    case 'pause':
      return decidePause(match, at);
    case 'resume':
      return decideResume(match);
    case 'addTime':
    case 'claim':
    case 'outage':
      return isRemote(match.setup) ? remoteOf(context).decide(match, command, at) : no('ONLY_APART');
    default:
      throw new Error(`no extension of this match knows the command ${command.kind}`);
  }
};

const decideTurn = (
  context: Context,
  match: Match,
  command: Extract<Command, { kind: 'turn' }>,
  at: number,
): Decided => {
  const { by, answers, text, seen } = command;
  if (answers !== match.turns.length || hasMoved(match, seen))
    return no('STALE_TURN', { number: match.turns.length });
  if (by !== toAct(match)) return no('NOT_YOUR_TURN');
  if (match.clock?.paused === true) return no('CLOCK_PAUSED');
  const lag = lagWithin(match, command.lag ?? 0, at);
  if (isTimeUp(match, at - lag)) return no('TIME_IS_UP');
  const game = gameOf(context, match);
  const reading = readTurn(game, beginTurn(positionOf(match)), text);
  if (reading.status === 'illegal') return no('TURN_REFUSED', { reason: reading.refusal });
  if (reading.status === 'incomplete') return no('TURN_INCOMPLETE');
  const clock = leftAfterTurn(match, by, at, lag);
  return ok({
    body: {
      kind: 'turn',
      by,
      text: turnText(game, reading.turn),
      ...(clock === undefined ? {} : { clock }),
    },
    position: reading.turn.position,
  });
};

/** Whether the position has changed since that many events, even if it changed back. */
export const hasMoved = ({ events }: Match, seen: number | undefined): boolean =>
  seen !== undefined && events.slice(seen).some(({ kind }) => kind === 'turn' || kind === 'takenBack');

const decideFlag = (match: Match, at: number): Decided => {
  if (match.clock === undefined) return no('NO_CLOCK');
  const by = toAct(match);
  return by !== undefined && isTimeUp(match, at) ? yes({ kind: 'flagged', by }) : no('TIME_IS_LEFT');
};

const decidePause = (match: Match, at: number): Decided => {
  if (isRemote(match.setup)) return no('ONLY_TOGETHER');
  if (match.clock === undefined) return no('NO_CLOCK');
  if (isTimeUp(match, at)) return no('TIME_IS_UP');
  if (isFullForOffers(match)) return no('LOG_FULL');
  return match.clock.since === undefined ? no('CLOCK_STANDS') : yes({ kind: 'paused' });
};

const decideResume = (match: Match): Decided => {
  if (isRemote(match.setup)) return no('ONLY_TOGETHER');
  if (match.clock === undefined) return no('NO_CLOCK');
  return match.clock.paused ? yes({ kind: 'resumed' }) : no('CLOCK_NOT_PAUSED');
};
