import { recordOf } from '../record.js';
import type { Match } from '../match.js';
import type { PastLink } from './types.js';

/** What a record says about a link: everything that is needed to play it again and to check the lot. */
export interface RecordedLink {
  readonly use: string;
  readonly by: PastLink['by'];
  readonly game: PastLink['game'];
  readonly how: PastLink['how'];
  readonly won: boolean;
  readonly lot?: PastLink['lot'];
  readonly throws?: PastLink['throws'];
  /** Which side of the outer game played White. */
  readonly white?: PastLink['innerWhite'];
  readonly turns?: readonly string[];
  readonly result?: unknown;
  readonly ending?: string;
}

const recorded = (link: PastLink): RecordedLink => {
  const { use, by, game, how, won, lot, throws, innerWhite, inner } = link;
  return {
    use,
    by,
    game,
    how,
    won,
    ...(lot && { lot }),
    ...(throws && { throws }),
    ...(innerWhite && { white: innerWhite }),
    ...(inner && {
      turns: recordOf(inner).turns.map(({ text }) => text),
      result: inner.result?.winner ?? null,
      ...(inner.result && { ending: inner.result.by }),
    }),
  };
};

const MARK = '%links ';

/** The links of a turn as the text of a comment. */
export const linksComment = ({ pastLinks = [] }: Match, turn: number): string | undefined => {
  const links = pastLinks.filter(link => link.turn === turn);
  return links.length === 0 ? undefined : MARK + JSON.stringify(links.map(recorded));
};

/** The links that a comment tells of; none in any other comment. */
export const readLinks = (comment: string | undefined): readonly RecordedLink[] => {
  if (comment?.startsWith(MARK) !== true) return [];
  try {
    const links: unknown = JSON.parse(comment.slice(MARK.length));
    return Array.isArray(links) ? (links as RecordedLink[]) : [];
  } catch {
    return [];
  }
};
