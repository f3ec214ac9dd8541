import type { Report } from '@korong/engine';
import { allGames, type MatchEvent } from '@korong/match';
import { isComplete, replay, type GameName } from '@korong/rules';
import { reviewGame } from '@korong/study';
import type { ReviewTask } from '../store/studyStores.js';

/** Of a longer game the rest is not reviewed. */
const MAX_TURNS = 400;

/** What a review of this log has to search; undefined if it cannot be replayed. */
export const makeReviewTask = (log: string): ReviewTask | undefined => {
  const match = allGames.replayEvents(JSON.parse(log) as readonly MatchEvent[]);
  if (!match.ok) return undefined;
  const played = replay(allGames.recordOf(match.value));
  if (!played.ok) return undefined;
  const { game, start, turns, record } = played.value;
  const whole = turns.filter(turn => isComplete(game, turn)).slice(0, MAX_TURNS);
  return {
    game: game.name,
    start: game.positionText(start),
    turns: record.turns.slice(0, whole.length).map(({ text }) => text),
  };
};

interface ReviewSource {
  readonly task: ReviewTask;
  /** A JSON array of reports for each part, in order. */
  readonly reports: readonly string[];
}

/** The review as JSON. */
export const makeReview = ({ task, reports }: ReviewSource): string => {
  const all = reports.flatMap(part => JSON.parse(part) as readonly Report[]);
  return JSON.stringify(reviewGame(task.game as GameName, task.start, task.turns, all));
};
