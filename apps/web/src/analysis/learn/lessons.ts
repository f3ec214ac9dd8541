// The mistakes of a reviewed game as lessons: positions in which something better is to be found.
import { gameNamed, type Side } from '@korong/rules';
import type { GameReview, Judgement, ReviewedTurn, TriedMistake } from '@korong/study';
import { isWrong } from '../review/words.js';
import { positionsOf, type ReviewQuestion } from '../review/reviewer.js';

export interface LessonChoice {
  /** Whose mistakes; both without it. */
  readonly side: Side | undefined;
  /** Inaccuracies too. */
  readonly inaccuracies: boolean;
}

export interface Lesson extends TriedMistake {
  /** The number of the turn, from 1. */
  readonly n: number;
  readonly turn: ReviewedTurn & { readonly judgement: Judgement };
  /** The best answer to the mistake, if it is known. */
  readonly reply: string | undefined;
}

const isChosen = ({ side, judgement }: ReviewedTurn, choice: LessonChoice): boolean =>
  (choice.side === undefined || choice.side === side) && (choice.inaccuracies || judgement !== 'inaccuracy');

/** The turns that the choice has, in the order of the game. */
export const chosenTurns = ({ turns }: GameReview, choice: LessonChoice): number[] =>
  turns.flatMap((turn, i) => (turn && isWrong(turn) && isChosen(turn, choice) ? [i + 1] : []));

export const lessonsOf = (line: ReviewQuestion, review: GameReview, choice: LessonChoice): Lesson[] => {
  const game = gameNamed(line.game);
  const positions = positionsOf(game, line);
  return chosenTurns(review, choice).map(n => ({
    n,
    game: line.game,
    position: game.positionText(positions[n - 1]),
    turn: review.turns[n - 1] as Lesson['turn'],
    reply: review.turns[n]?.best,
  }));
};
