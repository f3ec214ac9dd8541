import type { Side } from '@korong/rules';
import { decideClaim } from './absence.js';
import { decideAddTime, decideOutage } from './addedTime.js';
import type { Command, OfferAction } from './commands.js';
import { no, yes, type Decided, type Decision } from './decision.js';
import type { OfferKind } from './events.js';
import { isFullForOffers, MAX_TAKEBACKS } from './limits.js';
import type { Match } from './match.js';

/** What only remote matches decide on. It is passed to `createMatchRules`; a page that plays local games does without. */
export interface RemotePlay {
  /** `settled`: the event if both sides agree. */
  ask(
    match: Match,
    what: OfferKind,
    asking: Extract<OfferAction, { how: 'ask' | 'accept' | 'decline' }>,
    settled: Decision['body'],
    to?: number,
  ): Decided;
  decide(
    match: Match,
    command: Extract<Command, { kind: 'addTime' | 'claim' | 'outage' }>,
    at: number,
  ): Decided;
}

export const remotePlay: RemotePlay = {
  /** An offer cannot be repeated within one turn. Making an offer that the other side has already made accepts it. */
  ask: (match, what, asking, settled, to) => {
    const { by, how } = asking;
    const offer = match.offers[what];
    if (what === 'takeback' && how === 'ask' && takebacksOf(match, by) >= MAX_TAKEBACKS)
      return no('TAKEBACKS_SPENT');
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
  },

  decide: (match, command, at) => {
    switch (command.kind) {
      case 'addTime':
        return decideAddTime(match, command, at);
      case 'claim':
        return decideClaim(match, command, at);
      case 'outage':
        return decideOutage(match, command, at);
    }
  },
};

/** How many takebacks a side has had since the game was this far. */
const takebacksOf = ({ takebacks, turns }: Match, by: Side): number =>
  takebacks && takebacks.furthest >= turns.length ? takebacks[by] : 0;
