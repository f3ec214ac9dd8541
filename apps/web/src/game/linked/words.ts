// Sentences about contests.
import type { Match, PastContest } from '@korong/match';
import { other, type Side } from '@korong/rules';
import type { Translate } from '../../frame/i18n.js';
import { NAMES } from '../../games/gipf/potentials/names.js';
import type { Contests } from './contest.js';

type T = Translate<'project'>;

/** A use as text: `Zc3-f6`, `Pc3-d4=G`. */
export const about = (use: string): { kind: string; from: string; to: string } => {
  const [, letter = '', from = '', to = ''] = /^(.)(\w+)-(\w+)/.exec(use) ?? [];
  return { kind: Object.values(NAMES).find(name => name.startsWith(letter)) ?? '', from, to };
};

/** The question while the outer game waits. It replaces the question of the outer game. */
export const contestAsks = (
  t: T,
  contests: Pick<Contests, 'seat' | 'nameOf'>,
  match: Match,
): string | undefined => {
  const contest = match.linked?.contest;
  if (!contest || match.result) return undefined;
  const announced = t('link.announced', { name: contests.nameOf(contest.by), ...about(contest.use) });
  if (contest.stage === 'away') return `${announced} ${t('link.away')}`;
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

/** The result of a contest. */
export const contestEnded = (
  t: T,
  nameOf: (side: Side) => string,
  { by, use, how, won, throws }: PastContest,
): string => {
  const name = nameOf(by);
  const values = { ...about(use), name };
  const [a, b] = throws ?? [];
  const thrown =
    a === undefined || b === undefined ? '' : `${t('link.die', { name, other: nameOf(other(by)), a, b })} `;
  return thrown + t(how === 'waived' ? 'link.waived' : won ? 'link.won' : 'link.lost', values);
};
