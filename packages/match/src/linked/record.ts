import type { RecordedExtension } from '../extension.js';
import { isCount, isSide, isText, maybe } from '../fields.js';
import type { Match } from '../match.js';
import { isLinkedGame } from './games.js';
import { isCommit, isNonce } from './lot.js';
import { termsText } from './termsText.js';
import type { Contest, PastContest } from './types.js';

/** A link in a record: everything that is needed to replay it and to verify the lot. */
export interface RecordedContest {
  /** Steps of the turn before it, if any. */
  readonly before?: string;
  readonly use: string;
  readonly by: PastContest['by'];
  readonly game: PastContest['game'];
  /** `open`: the match is in the middle of it, or ended there. */
  readonly how: PastContest['how'] | 'open';
  readonly won: boolean;
  readonly lot?: PastContest['lot'];
  readonly throws?: PastContest['throws'];
  readonly draw?: PastContest['draw'];
  /** The side of the outer game that played White. */
  readonly white?: PastContest['innerWhite'];
  readonly turns?: readonly string[];
  readonly result?: 'white' | 'black' | null;
  readonly ending?: string;
  /** Of an open contest, in milliseconds: the time left to the announcing side, and after each turn of the inner game to its player. */
  readonly clock?: number;
  readonly clocks?: readonly number[];
}

const recorded = (
  link: Omit<PastContest, 'turn' | 'won' | 'how'>,
  { how, won, throws, draw }: Pick<RecordedContest, 'how' | 'won' | 'throws' | 'draw'>,
): RecordedContest => {
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
    ...(draw && { draw }),
    ...(innerWhite && { white: innerWhite }),
    ...(inner && {
      turns: inner.turns.map(({ text }) => text),
      result: inner.result?.winner ?? null,
      ...(inner.result && { ending: inner.result.by }),
    }),
  };
};

/** The times of a contest that is not over. */
const timesOf = (
  { setup, clock }: Match,
  { by, inner }: Contest,
): Pick<RecordedContest, 'clock' | 'clocks'> => ({
  ...(setup.clock?.kind === 'fischer' && clock && { clock: clock.left[by] }),
  ...(inner?.clock && { clocks: inner.turns.map(turn => turn.clocks![turn.by]) }),
});

const MARK = '%links ';

/** Headers describe how the match is linked and which contest is unfinished. A comment describes the contests of its turn. */
export const recordContests = (match: Match): RecordedExtension | undefined => {
  const {
    setup: { links },
    linked,
  } = match;
  if (!links || !linked) return undefined;
  const { past, contest, prefix } = linked;
  const turns = new Set(past.map(({ turn }) => turn));
  const told = (turn: number): RecordedContest[] =>
    past.filter(one => one.turn === turn).map(one => recorded(one, one));
  return {
    headers: {
      Links: termsText(links),
      ...(contest && {
        Link: JSON.stringify({
          ...recorded(contest, { how: 'open', won: false }),
          ...timesOf(match, contest),
        }),
      }),
    },
    comments: new Map([...turns].map(turn => [turn, MARK + JSON.stringify(told(turn))])),
    unfinished: prefix,
  };
};

/** The links in a comment; none in an ordinary comment, `undefined` where it cannot be parsed. */
export const contestsIn = (comment: string | undefined): readonly RecordedContest[] | undefined => {
  if (comment?.startsWith(MARK) !== true) return [];
  const links = parsed(comment.slice(MARK.length));
  return Array.isArray(links) && links.every(isRecorded) ? links : undefined;
};

/** The same, with none where it cannot be parsed. */
export const readContests = (comment: string | undefined): readonly RecordedContest[] =>
  contestsIn(comment) ?? [];

/** The link in a header. */
export const readContest = (header: string): RecordedContest | undefined => {
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

const HOW: readonly unknown[] = ['waived', 'game', 'die', 'away', 'default', 'disputed', 'open'];

/** Whether a value from a record has the form of a link. It need not fit the match. */
const isRecorded = (value: unknown): value is RecordedContest => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<keyof RecordedContest, unknown>>;
  const { before, use, by, game, how, won, lot, throws, draw, white, turns, result, ending } = fields;
  return (
    isText(use) &&
    isSide(by) &&
    isLinkedGame(game) &&
    HOW.includes(how) &&
    typeof won === 'boolean' &&
    maybe(isText)(before) &&
    maybe(isLot)(lot) &&
    maybe(Array.isArray)(throws) &&
    maybe(each => each === true)(draw) &&
    maybe(isCount)(fields.clock) &&
    maybe(all => Array.isArray(all) && all.every(isCount))(fields.clocks) &&
    maybe(isSide)(white) &&
    maybe(all => Array.isArray(all) && all.every(isText))(turns) &&
    maybe(of => of === null || isSide(of))(result) &&
    maybe(isText)(ending)
  );
};

const isLot = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { commit, secret, nonces, sealedFor, sealed, voided } = value as Record<string, unknown>;
  const { white, black } = (nonces ?? {}) as Record<string, unknown>;
  const seals = (sealed ?? {}) as Record<string, unknown>;
  return (
    isCommit(commit) &&
    [secret, white, black].every(each => maybe(isNonce)(each)) &&
    maybe(isText)(sealedFor) &&
    [seals.white, seals.black].every(each => maybe(isCommit)(each)) &&
    maybe(each => each === true)(voided)
  );
};
