// Shared by the tests of trees: chapters made at random from a seed.
import { must } from '@korong/testing';
import { beginTurn, gameNamed, games, isComplete, addStep, turnText, type GameName } from '@korong/rules';
import type { Chapter, Path } from './chapter.js';
import { addTurn, setComment, setMark } from './edit.js';
import { MARKS } from './marks.js';
import { positionAt } from './play.js';
import { lineEnd } from './walk.js';

/** A whole number below `n` from a seeded generator. */
export type Random = (n: number) => number;

export const emptyChapter = (game: GameName, variant = gameNamed(game).variants[0]!): Chapter => ({
  game,
  options: { variant },
  headers: {},
  children: [],
  result: null,
});

/** A legal turn at `path`, or `undefined` where the game is over. */
export const randomTurn = (chapter: Chapter, path: Path, random: Random): string | undefined => {
  const game = gameNamed(chapter.game);
  let turn = beginTurn(positionAt(chapter, path));
  while (!isComplete(game, turn)) {
    const steps = game.steps(turn.position);
    if (steps.length === 0) return undefined;
    turn = addStep(game, turn, steps[random(steps.length)]);
  }
  return turnText(game, turn);
};

/** Every path of a chapter, the start included. */
export const allPaths = (chapter: Chapter): Path[] => {
  const paths: Path[] = [];
  const open: { children: Chapter['children']; path: Path }[] = [{ children: chapter.children, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    paths.push(next.path);
    for (const [i, node] of next.children.entries())
      open.push({ children: node.children, path: [...next.path, i] });
  }
  return paths;
};

export const anyPath = (chapter: Chapter, random: Random): Path => {
  const paths = allPaths(chapter);
  return paths[random(paths.length)]!;
};

/** A tree of `turns` turns: mostly the main line, with variations, comments and marks. */
export const randomChapter = (random: Random, turns: number): Chapter => {
  const { name, variants } = games[random(games.length)]!;
  let chapter = emptyChapter(name, variants[random(variants.length)]);
  for (let i = 0; i < turns; i++) {
    const path = random(3) > 0 ? lineEnd(chapter) : anyPath(chapter, random);
    const text = randomTurn(chapter, path, random);
    if (text === undefined) continue;
    const added = must(addTurn(chapter, path, text));
    chapter = added.chapter;
    if (random(4) === 0) chapter = setComment(chapter, added.path, `a } \\ { ( ${i} ) !?\n“é”`);
    if (random(4) === 0) chapter = setMark(chapter, added.path, MARKS[random(MARKS.length)]);
  }
  return random(2) === 0 ? chapter : setComment(chapter, [], 'about all of it');
};
