import { isRight, type Judgement, type ReviewedTurn } from '@korong/study';
import type { Translate } from '../../frame/i18n.js';
import type { PlayableUi } from '../../games/fetch.js';
import { lineMatch } from '../../game/solve/lineMatch.js';
import type { SolveTask, TryVerdict } from '../../game/solve/task.js';
import { findingTexts, judgedText } from '../review/words.js';
import type { Lesson } from './lessons.js';
import type { Judged, TryJudge } from './tryJudge.js';

type T = Translate<'analysis' | 'review' | 'puzzles' | 'play' | 'table'>;

/** As many turns of a line as can be shown; the search may have ended within a turn. */
const shownLine = (ui: PlayableUi, { position, turn }: Lesson): readonly string[] => {
  for (let n = turn.line.length; n > 1; n--) {
    const line = turn.line.slice(0, n);
    if (lineMatch(ui, position, line)) return line;
  }
  return [turn.best];
};

/** The first point of a turn, as it is written: where its first step begins. */
const beginning = ({ best }: ReviewedTurn): string | undefined => /[a-z]\d+/.exec(best)?.[0];

const rightWords = (t: T, { turn }: Lesson, { judgement }: ReviewedTurn): readonly string[] =>
  judgement === 'good' ? [t('learn.good'), t('review.better', { text: turn.best })] : [t('learn.best')];

const wrongWords = (t: T, { turn: played }: Lesson, turn: ReviewedTurn): readonly string[] => [
  turn === played ? t('learn.same') : t('why.better'),
  judgedText(t, turn as ReviewedTurn & { readonly judgement: Judgement }),
];

const verdictOf = (t: T, lesson: Lesson, judged: Judged): TryVerdict => {
  if (judged.kind === 'stopped') return { kind: 'none' };
  if (judged.kind === 'failed') return { kind: 'none', told: [t(`trouble.${judged.failure}`)] };
  const { turn, reply } = judged;
  if (isRight(turn)) return { kind: 'right', told: rightWords(t, lesson, turn) };
  return { kind: 'wrong', line: reply === undefined ? [] : [reply], told: wrongWords(t, lesson, turn) };
};

/** A lesson as a task. */
export const taskOf = (ui: PlayableUi, t: T, lesson: Lesson, judge: TryJudge): SolveTask => {
  const { n, game, position, turn } = lesson;
  const at = beginning(turn);
  return {
    id: String(n),
    game,
    position,
    solution: shownLine(ui, lesson),
    judge: async ([text]) => {
      const verdict = verdictOf(t, lesson, await judge.judge(lesson, text!));
      // A reply that cannot be shown is left out.
      const isShown = verdict.kind !== 'wrong' || lineMatch(ui, position, [text!, ...verdict.line]);
      return isShown ? verdict : { ...verdict, line: [] };
    },
    stop: () => {
      judge.stop();
    },
    question: [t('learn.find', { side: t(`side.${turn.side}`) })],
    hint: [...findingTexts(t, turn), ...(at === undefined ? [] : [t('learn.hint', { point: at })])],
  };
};
