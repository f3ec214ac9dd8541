import type { Match } from '@korong/match';
import type { PlayerCommand } from '@korong/protocol';

/** Adds the event numbers that the player saw. A command that arrives late then has no effect on later events. */
export const withSeenEvents = (command: PlayerCommand, match: Match | undefined): PlayerCommand => {
  if (match === undefined) return command;
  switch (command.kind) {
    case 'turn':
    case 'announce':
      return { seen: match.events.length, ...command };
    case 'challenge':
    case 'waive':
    case 'seal':
    case 'nonce':
    case 'inner':
    case 'report':
      return match.linked?.contest ? { link: match.linked.contest.seq, ...command } : command;
    case 'draw':
    case 'takeback':
    case 'rematch': {
      const offer = command.how === 'ask' ? undefined : match.offers[command.kind];
      return offer === undefined ? command : { ...command, offer: offer.seq };
    }
    case 'resign':
    case 'abort':
    case 'flag':
    case 'addTime':
    case 'claim':
      return command;
  }
};
