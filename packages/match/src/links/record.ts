import { recordOf, timeControlText } from '../record.js';
import type { Match } from '../match.js';
import { isLinkedGame, isSide } from './follow.js';
import { isCommit, isNonce } from './lot.js';
import type { LinkUnderWay, Links, PastLink } from './types.js';

/** What a record says about a link: everything that is needed to play it again and to check the lot. */
export interface RecordedLink {
  /** Steps of the turn before it, where there are any. */
  readonly before?: string;
  readonly use: string;
  readonly by: PastLink['by'];
  readonly game: PastLink['game'];
  /** `open`: the match stands in the middle of it, or ended there. */
  readonly how: PastLink['how'] | 'open';
  readonly won: boolean;
  readonly lot?: PastLink['lot'];
  readonly throws?: PastLink['throws'];
  /** Which side of the outer game played White. */
  readonly white?: PastLink['innerWhite'];
  readonly turns?: readonly string[];
  readonly result?: 'white' | 'black' | null;
  readonly ending?: string;
}

const recorded = (
  link: Omit<LinkUnderWay, 'stage' | 'since' | 'reports'>,
  { how, won, throws }: Pick<RecordedLink, 'how' | 'won' | 'throws'>,
): RecordedLink => {
  const { before, use, by, game, lot, innerWhite, inner } = link;
  return {
    ...(before !== '' && { before }),
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
  return links.length === 0 ? undefined : MARK + JSON.stringify(links.map(link => recorded(link, link)));
};

/** Headers that a record of a linked match has: how it is linked, and a link that is not over. */
export const linksHeaders = ({ setup: { links }, link }: Match): Readonly<Record<string, string>> => ({
  ...(links && { Links: linksText(links) }),
  ...(link && { Link: JSON.stringify(recorded(link, { how: 'open', won: false })) }),
});

/** `challenge=1 zertz=yinsh-blitz yinsh=die clock=300+3`, or `always …`. */
const linksText = ({ form, challenges, games, clock }: Links): string =>
  [
    form === 'always' ? form : `${form}=${challenges}`,
    ...Object.entries(games).map(([kind, game]) => `${kind}=${game}`),
    ...(clock ? [`clock=${timeControlText(clock)}`] : []),
  ].join(' ');

/** The links that a comment tells of; none in any other comment, `undefined` where it cannot be understood. */
export const linksIn = (comment: string | undefined): readonly RecordedLink[] | undefined => {
  if (comment?.startsWith(MARK) !== true) return [];
  const links = parsed(comment.slice(MARK.length));
  return Array.isArray(links) && links.every(isRecorded) ? links : undefined;
};

/** The same for whoever only looks. */
export const readLinks = (comment: string | undefined): readonly RecordedLink[] => linksIn(comment) ?? [];

/** The link that a header tells of. */
export const readLink = (header: string): RecordedLink | undefined => {
  const link = parsed(header);
  return isRecorded(link) && link.how === 'open' ? link : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const HOW: readonly unknown[] = ['waived', 'game', 'die', 'away', 'default', 'open'];
const isText = (value: unknown): value is string => typeof value === 'string';
const isMaybe = (value: unknown, check: (value: unknown) => boolean): boolean =>
  value === undefined || check(value);

/** Whether something out of a record has the form of a link. Whether it fits the match is another question. */
const isRecorded = (value: unknown): value is RecordedLink => {
  if (typeof value !== 'object' || value === null) return false;
  const { before, use, by, game, how, won, lot, throws, white, turns, result, ending } = value as Partial<
    Record<keyof RecordedLink, unknown>
  >;
  return (
    isText(use) &&
    isSide(by) &&
    isLinkedGame(game) &&
    HOW.includes(how) &&
    typeof won === 'boolean' &&
    isMaybe(before, isText) &&
    isMaybe(lot, isLot) &&
    isMaybe(throws, Array.isArray) &&
    isMaybe(white, isSide) &&
    isMaybe(turns, all => Array.isArray(all) && all.every(isText)) &&
    isMaybe(result, of => of === null || isSide(of)) &&
    isMaybe(ending, isText)
  );
};

const isLot = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { commit, secret, nonces, sealedFor, sealed, voided } = value as Record<string, unknown>;
  const { white, black } = (nonces ?? {}) as Record<string, unknown>;
  const seals = (sealed ?? {}) as Record<string, unknown>;
  return (
    isCommit(commit) &&
    [secret, white, black].every(each => isMaybe(each, isNonce)) &&
    isMaybe(sealedFor, isText) &&
    [seals.white, seals.black].every(each => isMaybe(each, isCommit)) &&
    isMaybe(voided, each => each === true)
  );
};
