import type { GameReview, Judgement, ReviewedTurn } from '@korong/study';
import type { Translate } from '../../frame/i18n.js';

/** What the list of moves shows of a judged turn. */
export interface Judged {
  readonly name: Judgement;
  /** The judgement and what the turn did, in words. */
  readonly text: string;
  /** A sign like those of marks; good turns have none. */
  readonly sign: string;
}

export const SIGNS: Readonly<Partial<Record<Judgement, string>>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The judgements that call for something better. */
export const WRONG = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Wrong = (typeof WRONG)[number];

export const isWrong = (turn: ReviewedTurn): turn is ReviewedTurn & { readonly judgement: Wrong } =>
  turn.judgement !== undefined && turn.judgement in SIGNS;

/** What a turn did wrong, in words. */
export const findingTexts = (t: Translate<'review'>, { findings }: ReviewedTurn): readonly string[] =>
  findings.map(({ kind, values }) => t(`finding.${kind}`, values));

/** A judged turn in words, the findings included. */
export const judgedText = (
  t: Translate<'review'>,
  turn: ReviewedTurn & { readonly judgement: Judgement },
): string => [`${t(`judgement.${turn.judgement}`)}.`, ...findingTexts(t, turn)].join(' ');

/** The path of turn number `n` of the main line, joined with dots. */
const mainPath = (n: number): string => Array.from({ length: n }, () => 0).join('.');

export const judgedTurns = (t: Translate<'review'>, { turns }: GameReview): ReadonlyMap<string, Judged> =>
  new Map(
    turns.flatMap((turn, i) => {
      if (turn?.judgement === undefined) return [];
      const { judgement: name } = turn;
      const text = judgedText(t, { ...turn, judgement: name });
      return [[mainPath(i + 1), { name, text, sign: SIGNS[name] ?? '' }] as const];
    }),
  );
