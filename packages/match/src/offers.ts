import type { BySide } from '@korong/rules';
import type { OfferAction, Command } from './commands.js';
import { fullClocks } from './clock.js';
import { no, yes, type Decided, type Decision } from './decision.js';
import { remoteOf, type Context } from './extension.js';
import { isFullForOffers } from './limits.js';
import type { Match } from './match.js';
import { isRemote } from './setup.js';

/** Remote players cannot have agreed outside the match. */
const agreed = (match: Match, settled: Decision['body']): Decided =>
  isRemote(match.setup) ? no('ONLY_TOGETHER') : yes(settled);

export const decideDraw = (context: Context, match: Match, command: OfferAction): Decided =>
  command.how === 'agreed'
    ? agreed(match, { kind: 'drawn' })
    : remoteOf(context).ask(match, 'draw', command, { kind: 'drawn' });

export const decideTakeback = (
  context: Context,
  match: Match,
  command: Extract<Command, { kind: 'takeback' }>,
): Decided => {
  const to = 'to' in command ? command.to : match.offers.takeback?.to;
  if (to === undefined) return no('NOTHING_ASKED');
  if (!Number.isInteger(to) || to < 0 || to >= match.turns.length) return no('NOTHING_TO_TAKE_BACK');
  if (command.how !== 'decline' && isFullForOffers(match)) return no('LOG_FULL');
  const clocks = clocksAfter(match, to);
  const settled: Decision['body'] = { kind: 'takenBack', to, ...(clocks && { clocks }) };
  if (command.how === 'agreed') return agreed(match, settled);
  return remoteOf(context).ask(match, 'takeback', command, settled, to);
};

const clocksAfter = ({ setup, turns }: Match, to: number): BySide<number> | undefined =>
  turns[to - 1]?.clocks ?? fullClocks(setup);

export const decideRematch = (
  context: Context,
  match: Match,
  command: Extract<Command, { kind: 'rematch' }>,
): Decided => {
  if (match.result === undefined) return no('MATCH_NOT_OVER');
  if (match.next !== undefined) return no('REMATCH_MADE');
  const settled: Decision['body'] = { kind: 'rematched', next: command.next };
  return command.how === 'agreed'
    ? agreed(match, settled)
    : remoteOf(context).ask(match, 'rematch', command, settled);
};
