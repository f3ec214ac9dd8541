import type { BySide, Side } from '@korong/rules';
import type { OfferAction, Command } from './commands.js';
import { fullClocks } from './clock.js';
import { no, yes, type Decided, type Decision } from './decision.js';
import type { OfferKind } from './events.js';
import { isFullForOffers, MAX_TAKEBACKS } from './limits.js';
import type { Match } from './match.js';
import { isRemote } from './setup.js';

/** An offer cannot be repeated within one turn. Making an offer that the other side has already made accepts it. */
const ask = (
  match: Match,
  what: OfferKind,
  asking: Extract<OfferAction, { how: 'ask' | 'accept' | 'decline' }>,
  settled: Decision['body'],
  to?: number,
): Decided => {
  const { by, how } = asking;
  const offer = match.offers[what];
  if (asking.offer !== undefined && asking.offer !== offer?.seq) return no('NOTHING_ASKED');
  if (how === 'decline') return offer ? yes({ kind: 'declined', what, by }) : no('NOTHING_ASKED');
  if (how === 'accept') {
    if (offer === undefined) return no('NOTHING_ASKED');
    return offer.by === by ? no('OWN_OFFER') : yes(settled);
  }
  if (offer !== undefined) return offer.by !== by && offer.to === to ? yes(settled) : no('ALREADY_ASKED');
  if (match.asked[by].includes(what)) return no('ASKED_THIS_TURN');
  // Each side may ask for a rematch once, however long the game was.
  if (what !== 'rematch' && isFullForOffers(match)) return no('LOG_FULL');
  return yes({ kind: 'offered', what, by, ...(to === undefined ? {} : { to }) });
};

/** Remote players cannot have agreed outside the match. */
const agreed = (match: Match, settled: Decision['body']): Decided =>
  isRemote(match.setup) ? no('ONLY_TOGETHER') : yes(settled);

export const decideDraw = (match: Match, command: OfferAction): Decided =>
  command.how === 'agreed'
    ? agreed(match, { kind: 'drawn' })
    : ask(match, 'draw', command, { kind: 'drawn' });

export const decideTakeback = (match: Match, command: Extract<Command, { kind: 'takeback' }>): Decided => {
  const to = 'to' in command ? command.to : match.offers.takeback?.to;
  if (to === undefined) return no('NOTHING_ASKED');
  if (!Number.isInteger(to) || to < 0 || to >= match.turns.length) return no('NOTHING_TO_TAKE_BACK');
  if (command.how !== 'decline' && isFullForOffers(match)) return no('LOG_FULL');
  if (command.how === 'ask' && takebacksOf(match, command.by) >= MAX_TAKEBACKS) return no('TAKEBACKS_SPENT');
  const clocks = clocksAfter(match, to);
  const settled: Decision['body'] = { kind: 'takenBack', to, ...(clocks && { clocks }) };
  if (command.how === 'agreed') return agreed(match, settled);
  return ask(match, 'takeback', command, settled, to);
};

/** How many takebacks a side has had since the game was this far. */
const takebacksOf = ({ takebacks, turns }: Match, by: Side): number =>
  takebacks && takebacks.furthest >= turns.length ? takebacks[by] : 0;

const clocksAfter = ({ setup, turns }: Match, to: number): BySide<number> | undefined =>
  turns[to - 1]?.clocks ?? fullClocks(setup);

export const decideRematch = (match: Match, command: Extract<Command, { kind: 'rematch' }>): Decided => {
  if (match.result === undefined) return no('MATCH_NOT_OVER');
  if (match.next !== undefined) return no('REMATCH_MADE');
  const settled: Decision['body'] = { kind: 'rematched', next: command.next };
  return command.how === 'agreed' ? agreed(match, settled) : ask(match, 'rematch', command, settled);
};
