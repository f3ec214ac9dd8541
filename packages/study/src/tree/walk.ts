// Walks through a tree. Nothing here recurses along a line: lines may be long.
import { MAX_NESTING, MAX_TURNS, type Chapter, type Path, type TreeNode } from './chapter.js';

type Branch = Chapter | TreeNode;

/** The nodes from the first turn to the one at `path`, or `undefined` if there is none. */
export const nodesAlong = (chapter: Chapter, path: Path): readonly TreeNode[] | undefined => {
  const nodes: TreeNode[] = [];
  let at: Branch = chapter;
  for (const index of path) {
    const next: TreeNode | undefined = at.children[index];
    if (next === undefined) return undefined;
    nodes.push(next);
    at = next;
  }
  return nodes;
};

/** The node at `path`; the chapter itself at the empty path. */
export const nodeAt = (chapter: Chapter, path: Path): Branch | undefined =>
  path.length === 0 ? chapter : nodesAlong(chapter, path)?.at(-1);

/** The path from `path` on along first children. */
export const lineEnd = (chapter: Chapter, path: Path = []): Path => {
  const end = [...path];
  for (let at = nodeAt(chapter, path); at !== undefined && at.children.length > 0; at = at.children[0])
    end.push(0);
  return end;
};

/** Whether a path goes along first children only. */
export const isMainLine = (path: Path): boolean => path.every(index => index === 0);

/** The deepest node on the way to `path` that exists. */
export const nearestPath = (chapter: Chapter, path: Path): Path => {
  let length = path.length;
  while (nodesAlong(chapter, path.slice(0, length)) === undefined) length--;
  return path.slice(0, length);
};

/** The chapter with another branch at `path`, which must exist. */
export const withBranch = (chapter: Chapter, path: Path, change: (branch: Branch) => Branch): Chapter => {
  const nodes = nodesAlong(chapter, path);
  if (nodes === undefined) throw new Error(`no node at ${path.join('.')}`);
  const branches: Branch[] = [chapter, ...nodes];
  let changed: Branch = change(branches.at(-1)!);
  for (let i = path.length - 1; i >= 0; i--) {
    const above: Branch = branches[i]!;
    changed = { ...above, children: above.children.with(path[i]!, changed as TreeNode) };
  }
  return changed as Chapter;
};

/** Whether a chapter is larger than its text form may be. */
export const isTooLarge = (chapter: Chapter): boolean => {
  let turns = 0;
  const open: { branch: Branch; nesting: number }[] = [{ branch: chapter, nesting: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    turns += next.branch.children.length;
    if (turns > MAX_TURNS || next.nesting > MAX_NESTING) return true;
    for (const [i, branch] of next.branch.children.entries())
      open.push({ branch, nesting: next.nesting + (i === 0 ? 0 : 1) });
  }
  return false;
};
