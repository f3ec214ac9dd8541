// Linked play (P11): whoever loads this can have games in between.
import { bringInLinkage } from '../linkage.js';
import { decideLink } from './decide.js';
import { evolveLink } from './evolve.js';
import { canFollowLink, isLinkHappening, isPossible } from './follow.js';
import { partOfLot } from './part.js';
import { linksComment, linksHeaders } from './record.js';
import { deadlineOfLink } from './time.js';

bringInLinkage({
  isPossible,
  decide: decideLink,
  evolve: evolveLink,
  canFollow: canFollowLink,
  isHappening: isLinkHappening,
  deadlineOf: deadlineOfLink,
  partOfLot,
  comment: linksComment,
  headers: linksHeaders,
});

export { toAnnounce } from './uses.js';
export { commitTo, innerWhiteOf, sealOf, throwsOf } from './lot.js';
export { linksOfRecord, replayLinked } from './replay.js';
export { readLinks, type RecordedLink } from './record.js';
export { TO_CHALLENGE, TO_DRAW } from './time.js';
