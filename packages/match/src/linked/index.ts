// Linked play (P11): the use of a potential is won in a contest, such as a game that interrupts GIPF.
import type { Extension } from '../extension.js';
import { decideLink } from './decide.js';
import { evolveLink } from './evolve.js';
import { canFollowLink, isLinkHappening, isLinks, LINK_KINDS, whyNotLinked } from './follow.js';
import { maybe } from '../fields.js';
import { partOfLot } from './part.js';
import { recordLinks } from './record.js';
import { versionOfLink } from './version.js';

/** Pass it to `createMatchRules`, with the games that contests are played in. */
export const linkedPlay: Extension = {
  happenings: LINK_KINDS,
  setupFields: { links: maybe(isLinks) },
  whyNotBegin: whyNotLinked,
  begin: match => {
    const { links } = match.setup;
    if (!links) return match;
    const { challenges } = links;
    return {
      ...match,
      linked: {
        past: [],
        ...(challenges !== undefined && { challenges: { white: challenges, black: challenges } }),
      },
    };
  },
  decide: decideLink,
  canFollow: canFollowLink,
  evolve: evolveLink,
  // The decided steps are part of the turn now.
  afterTurn: (match, text) => {
    if (match.linked?.prefix === undefined) return match;
    const { prefix, ...linked } = match.linked;
    if (!text.startsWith(prefix)) throw new Error('a turn goes on as it was decided');
    return { ...match, linked };
  },
  isHappening: isLinkHappening,
  versionOf: versionOfLink,
  record: recordLinks,
  automatic: (match, side, secret) => {
    const { contest } = match.linked ?? {};
    const part = contest?.stage === 'lot' ? partOfLot(match, side, secret()) : undefined;
    return part && { ...part, by: side, link: contest!.seq };
  },
};
