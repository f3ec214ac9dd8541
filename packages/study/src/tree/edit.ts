// Changes to a chapter. Each returns a new chapter, which is legal if the given one is.
import { err, gameNamed, isComplete, ok, turnText, type Refusal, type Result } from '@korong/rules';
import type { Chapter, Path, TreeNode } from './chapter.js';
import type { Mark } from './marks.js';
import { playAfter, ruledResult, turnsAlong } from './play.js';
import { isTooLarge, nodeAt, withBranch } from './walk.js';

export interface Edited {
  readonly chapter: Chapter;
  /** Where to look after the change. */
  readonly path: Path;
}

const TOO_LARGE: Refusal = { code: 'RECORD_SIZE', at: [] };

/** Plays a turn at `path`: follows the child with this turn, or adds one after the others. */
export const addTurn = (chapter: Chapter, path: Path, text: string): Result<Edited, Refusal> => {
  const game = gameNamed(chapter.game);
  const played = playAfter(chapter, turnsAlong(chapter, path).at(-1)!, text);
  if (!played.ok) return played;
  if (!isComplete(game, played.value)) return err({ code: 'TURN_NOT_FINISHED', at: [] });
  const turn = turnText(game, played.value);
  const { children } = nodeAt(chapter, path)!;
  const known = children.findIndex(child => child.turn === turn);
  if (known >= 0) return ok({ chapter, path: [...path, known] });
  const node: TreeNode = { turn, children: [] };
  const changed = withBranch(chapter, path, branch => ({ ...branch, children: [...branch.children, node] }));
  if (isTooLarge(changed)) return err(TOO_LARGE);
  return ok({ chapter: withResult(chapter, changed), path: [...path, children.length] });
};

/** Moves the variation at `path` one place towards the main line. */
export const promote = (chapter: Chapter, path: Path): Result<Edited, Refusal> => {
  const index = path.at(-1) ?? 0;
  return index === 0 ? ok({ chapter, path }) : moved(chapter, path, index - 1);
};

/** Makes every turn on the way to `path` the first of its siblings. */
export const makeMainLine = (chapter: Chapter, path: Path): Result<Edited, Refusal> => {
  let changed: Edited = { chapter, path };
  for (let length = 1; length <= path.length; length++) {
    const here = [...changed.path.slice(0, length)];
    const next = moved(changed.chapter, here, 0);
    if (!next.ok) return next;
    changed = { chapter: next.value.chapter, path: [...next.value.path, ...path.slice(length)] };
  }
  return ok(changed);
};

const moved = (chapter: Chapter, path: Path, to: number): Result<Edited, Refusal> => {
  const above = path.slice(0, -1);
  const from = path.at(-1)!;
  const changed = withBranch(chapter, above, branch => {
    const node = branch.children[from]!;
    return { ...branch, children: branch.children.toSpliced(from, 1).toSpliced(to, 0, node) };
  });
  if (isTooLarge(changed)) return err(TOO_LARGE);
  return ok({ chapter: withResult(chapter, changed), path: [...above, to] });
};

/** Deletes the turn at `path` and everything after it. At the start it deletes all turns. */
export const remove = (chapter: Chapter, path: Path): Edited => {
  const above = path.slice(0, -1);
  const changed = withBranch(chapter, above, branch => ({
    ...branch,
    children: path.length === 0 ? [] : branch.children.toSpliced(path.at(-1)!, 1),
  }));
  return { chapter: withResult(chapter, changed), path: above };
};

/** Sets the comment at `path`; an empty one is none. */
export const setComment = (chapter: Chapter, path: Path, comment: string): Chapter =>
  withBranch(chapter, path, ({ comment: _, ...branch }) => ({
    ...branch,
    ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
  }));

/** Sets or clears the mark of the turn at `path`. */
export const setMark = (chapter: Chapter, path: Path, mark: Mark | undefined): Chapter =>
  path.length === 0
    ? chapter
    : withBranch(chapter, path, branch => {
        const { mark: _, ...rest } = branch as TreeNode;
        return mark === undefined ? rest : { ...rest, mark };
      });

/** The result follows the end of the main line. One that the players agreed on stays until the rules say another. */
const withResult = (before: Chapter, after: Chapter): Chapter => {
  const ruled = ruledResult(after);
  const result = ruled ?? (ruledResult(before) === undefined ? before.result : null);
  return { ...after, result };
};
