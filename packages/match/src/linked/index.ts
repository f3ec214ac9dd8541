// Linked play (P11): the use of a potential, or its entry, is won in a contest, such as a game that interrupts GIPF.
import type { Extension } from '../extension.js';
import { decideContest } from './decide.js';
import { evolveContest } from './evolve.js';
import { canFollowContest, isContestEventBody, CONTEST_EVENT_KINDS } from './follow.js';
import { maybe } from '../fields.js';
import { partOfLot } from './part.js';
import { recordContests } from './record.js';
import { isContestTerms, whyNotLinked } from './terms.js';
import { contestVersionOf } from './version.js';

/** Pass it to `createMatchRules`, with the games that contests are played in. */
export const linkedPlay: Extension = {
  eventKinds: CONTEST_EVENT_KINDS,
  setupFields: { links: maybe(isContestTerms) },
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
  decide: decideContest,
  canFollow: canFollowContest,
  evolve: evolveContest,
  // The decided steps are part of the turn now.
  afterTurn: (match, text) => {
    if (match.linked?.prefix === undefined) return match;
    const { prefix, ...linked } = match.linked;
    if (!text.startsWith(prefix)) throw new Error('a turn goes on as it was decided');
    return { ...match, linked };
  },
  isEventBody: isContestEventBody,
  versionOf: contestVersionOf,
  record: recordContests,
  automatic: (match, side, secret) => {
    const { contest } = match.linked ?? {};
    const part = contest?.stage === 'lot' ? partOfLot(match, side, secret()) : undefined;
    return part && { ...part, by: side, link: contest!.seq };
  },
};
