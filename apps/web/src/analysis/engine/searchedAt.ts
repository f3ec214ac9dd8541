import { positionOf } from '@korong/match';
import { gameNamed } from '@korong/rules';
import { distinctLines, type DistinctLines } from '@korong/study';
import type { AnyGameUi } from '../../games/gameUi.js';
import type { AnalysisState } from '../analysisController.js';
import type { Searched } from './engineRunner.js';

/** What the engine searches while this is shown; nothing if the game is over. */
export const searchedAt = (
  { game }: AnyGameUi,
  { match, chapter }: Pick<AnalysisState, 'match' | 'chapter'>,
): Searched | undefined => {
  if (match.result) return undefined;
  const position = positionOf(match);
  return {
    game: chapter.game,
    start: game.positionText(match.start),
    turns: match.turns.map(({ text }) => text),
    position: game.positionText(position),
    side: game.toAct(position),
  };
};

export const distinctLinesAt = ({ game: name, position: text }: Searched, lines: number): DistinctLines => {
  const game = gameNamed(name);
  const position = game.readPosition(text);
  if (!position.ok) throw new Error(`not a position: ${text}`);
  return distinctLines(game, position.value, lines);
};
