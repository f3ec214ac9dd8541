import {
  beginTurn,
  err,
  gameNamed,
  isComplete,
  readTurn,
  startOf,
  type GameResult,
  type Refusal,
  type Result,
  type Turn,
} from '@korong/rules';
import type { Chapter, Path } from './chapter.js';
import { lineEnd, nodesAlong } from './walk.js';

export type PlayedTurn = Turn<unknown, unknown>;

/** The position a legal chapter starts from. */
export const startPosition = (chapter: Chapter): unknown => {
  const start = startOf(gameNamed(chapter.game), chapter);
  if (!start.ok) throw new Error(`a chapter with an illegal start: ${start.error.code}`);
  return start.value;
};

/** Reads a whole turn after another. An unfinished one is allowed; nothing can follow it. */
export const playAfter = (
  chapter: Pick<Chapter, 'game'>,
  before: PlayedTurn,
  text: string,
): Result<PlayedTurn, Refusal> => {
  const game = gameNamed(chapter.game);
  if (before.steps.length > 0 && !isComplete(game, before)) return err({ code: 'TURN_NOT_FINISHED', at: [] });
  const reading = readTurn(game, beginTurn(before.position), text);
  return reading.status === 'illegal' ? err(reading.refusal) : { ok: true, value: reading.turn };
};

/** The start, as a turn without steps, then every turn up to `path`. The chapter must be legal and have the path. */
export const turnsAlong = (chapter: Chapter, path: Path): readonly PlayedTurn[] => {
  const nodes = nodesAlong(chapter, path);
  if (nodes === undefined) throw new Error(`no node at ${path.join('.')}`);
  const turns: PlayedTurn[] = [beginTurn(startPosition(chapter))];
  for (const { turn } of nodes) {
    const played = playAfter(chapter, turns.at(-1)!, turn);
    if (!played.ok) throw new Error(`a chapter with an illegal turn: ${turn}, ${played.error.code}`);
    turns.push(played.value);
  }
  return turns;
};

/** The positions from the start to the one at `path`. */
export const positionsAlong = (chapter: Chapter, path: Path): readonly unknown[] =>
  turnsAlong(chapter, path).map(({ position }) => position);

export const positionAt = (chapter: Chapter, path: Path): unknown =>
  turnsAlong(chapter, path).at(-1)!.position;

/** The result by the rules at the end of the main line; `undefined` where the rules have not ended the game. */
export const ruledResult = (chapter: Chapter): Exclude<GameResult, null> | undefined => {
  const outcome = gameNamed(chapter.game).outcome(positionAt(chapter, lineEnd(chapter)));
  return outcome === undefined ? undefined : (outcome.winner ?? 'draw');
};
