// The way from the start to a node as a match, which is what boards, prompts and drafts of turns know.
import type { MadeTurn, Match } from '@korong/match';
import { gameNamed } from '@korong/rules';
import { nodesAlong, playAfter, startPosition, type Chapter, type Path } from '@korong/study';

const NOBODY = { name: '' };

/** The turns to the node at `path`. Turns that `before` shares with it are not played again. */
export const lineTo = (chapter: Chapter, path: Path, before?: Match): Match => {
  const game = gameNamed(chapter.game);
  const nodes = nodesAlong(chapter, path)!;
  const start = before?.start ?? startPosition(chapter);
  const turns: MadeTurn[] = [];
  let position = start;
  for (const [i, { turn }] of nodes.entries()) {
    const known = before?.turns[i];
    const goesOn = known?.text === turn && before?.turns[i - 1]?.position === turns[i - 1]?.position;
    turns.push(goesOn ? known : madeTurn(chapter, position, turn));
    position = turns[i]!.position;
  }
  const outcome = game.outcome(position);
  return {
    id: '',
    setup: {
      game: chapter.game,
      options: chapter.options,
      ...(chapter.position === undefined ? {} : { position: chapter.position }),
      players: { white: NOBODY, black: NOBODY },
      seats: 'together',
    },
    start,
    side: game.toAct(position),
    turns,
    offers: {},
    asked: { white: [], black: [] },
    ...(outcome && { result: outcome }),
    events: [],
  };
};

const madeTurn = (chapter: Chapter, position: unknown, text: string): MadeTurn => {
  const played = playAfter(chapter, { start: position, steps: [], position }, text);
  if (!played.ok) throw new Error(`a chapter with an illegal turn: ${text}, ${played.error.code}`);
  return { by: gameNamed(chapter.game).toAct(position), text, at: 0, position: played.value.position };
};
