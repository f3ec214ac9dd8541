// Sentences about contests.
import {
  MAX_REPORTS,
  awayName,
  formOf,
  type Contest,
  type LinkedGame,
  type Match,
  type PastContest,
} from '@korong/match';
import { other } from '@korong/rules';
import type { Translate } from '../../frame/i18n.js';
import { NAMES } from '../../games/gipf/potentials/names.js';
import type { Contests } from './contest.js';

type T = Translate<'project'>;

/** A use as text: `Zc3-f6`, `Pc3-d4=G`. */
export const about = (use: string): { kind: string; from: string; to: string } => {
  const [, letter = '', from = '', to = ''] = /^(.)(\w+)-(\w+)/.exec(use) ?? [];
  return { kind: Object.values(NAMES).find(name => name.startsWith(letter)) ?? '', from, to };
};

/** The game that decides. A game off the screen may have a name. */
export const gameWords = (t: Translate<'project'>, game: LinkedGame): string => {
  const name = awayName(game);
  if (name !== undefined) return t('project.game.away.named', { name });
  return t(`project.game.${game as Exclude<LinkedGame, `away:${string}`>}`);
};

/** Whether a piece comes in if the contest is won, and no use is made. */
export const isEntry = ({ setup: { links } }: Match, { potential }: Pick<Contest, 'potential'>): boolean =>
  links !== undefined && formOf(links, potential) === 'acquire';

/** The question about a game off the screen; both are asked again if they contradict each other. */
const asksAway = (t: T, { round, answered }: Contest): string => {
  const n = round + (answered.length === 2 ? 1 : 0);
  return n > 1 ? t('link.away.again', { n, most: MAX_REPORTS }) : t('link.away');
};

/** The question while the outer game waits. It replaces the question of the outer game. */
export const contestAsks = (
  t: T,
  contests: Pick<Contests, 'seat' | 'nameOf'>,
  match: Match,
): string | undefined => {
  const contest = match.linked?.contest;
  if (!contest || match.result) return undefined;
  const key = isEntry(match, contest) ? 'link.announced.entry' : 'link.announced';
  const announced = t(key, { name: contests.nameOf(contest.by), ...about(contest.use) });
  if (contest.stage === 'away') {
    const game = awayName(contest.game);
    return [announced, asksAway(t, contest), ...(game === undefined ? [] : [`(${game})`])].join(' ');
  }
  if (contest.stage !== 'announced') return t('link.outer');
  const challenger = other(contest.by);
  const name = contests.nameOf(challenger);
  const asked = {
    here: () => t('link.ask', { name, n: match.linked?.challenges?.[challenger] ?? 0 }),
    computer: () => t('link.deciding', { name }),
    away: () => t('link.waiting', { name }),
  }[contests.seat(challenger)]();
  return `${announced} ${asked}`;
};

/** What decided a contest beside its game: a die, or reports that contradict each other. Often nothing. */
export const decidedBy = (
  t: T,
  contests: Pick<Contests, 'nameOf'>,
  { by, how, throws: [a, b] = [0, 0] }: Pick<PastContest, 'by' | 'how' | 'throws'>,
): string => {
  if (how === 'disputed') return t('link.disputed', { most: MAX_REPORTS });
  return a === 0 ? '' : t('link.die', { name: contests.nameOf(by), other: contests.nameOf(other(by)), a, b });
};

/** The result of a contest. */
export const contestEnded = (
  t: T,
  contests: Pick<Contests, 'nameOf'>,
  match: Match,
  contest: PastContest,
): string => {
  const { by, use, how, won } = contest;
  const values = { ...about(use), name: contests.nameOf(by) };
  const result = won ? 'won' : 'lost';
  const usual = how === 'waived' ? 'link.waived' : (`link.${result}` as const);
  const sentence = t(isEntry(match, contest) ? `link.${result}.entry` : usual, values);
  return `${decidedBy(t, contests, contest)} ${sentence}`.trim();
};
