// A line of turns from a position as a match, which is what boards, prompts and drafts of turns know.
import type { MadeTurn, Match } from '@korong/match';
import { beginTurn, readTurn } from '@korong/rules';
import type { AnyGameUi } from '../../games/gameUi.js';

const NOBODY = { name: '' };

/** The match of these turns; undefined if the position or a turn is not legal. */
export const lineMatch = (
  { game, name }: AnyGameUi,
  text: string,
  turns: readonly string[],
): Match | undefined => {
  const start = game.readPosition(text);
  if (!start.ok) return undefined;
  const made: MadeTurn[] = [];
  let position = start.value;
  for (const turn of turns) {
    const read = readTurn(game, beginTurn(position), turn);
    if (read.status !== 'complete') return undefined;
    made.push({ by: game.toAct(position), text: turn, at: 0, position: read.turn.position });
    ({ position } = read.turn);
  }
  const outcome = game.outcome(position);
  return {
    id: '',
    setup: {
      game: name,
      options: game.optionFields(game.options(start.value)),
      position: text,
      players: { white: NOBODY, black: NOBODY },
      seats: 'together',
    },
    start: start.value,
    side: game.toAct(position),
    turns: made,
    offers: {},
    asked: { white: [], black: [] },
    ...(outcome && { result: outcome }),
    events: [],
  };
};
