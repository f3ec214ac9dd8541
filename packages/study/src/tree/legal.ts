import {
  beginTurn,
  err,
  gameNamed,
  ok,
  refuseText,
  startOf,
  turnText,
  type RecordHeaders,
  type Refusal,
  type Result,
} from '@korong/rules';
import type { Chapter, TreeNode } from './chapter.js';
import type { Mark } from './marks.js';
import { playAfter, ruledResult, type PlayedTurn } from './play.js';

/** A turn as it was read, in any spelling and perhaps illegal. */
export interface LooseNode {
  readonly text: string;
  /** Offset in the text. */
  readonly place?: number;
  clock?: number;
  spent?: number;
  comment?: string;
  mark?: Mark;
  readonly children: LooseNode[];
}

/** A node whose children are still to come. */
type Growing = Omit<TreeNode, 'children'> & { readonly children: Growing[] };

interface Task {
  readonly loose: LooseNode;
  readonly children: Growing[];
  readonly turn: PlayedTurn;
  readonly depth: number;
}

/** Checks every turn of a tree and writes it in canonical spelling. Siblings with the same turn become one. */
export const legalChapter = (headers: RecordHeaders, root: LooseNode): Result<Chapter, Refusal> => {
  const game = gameNamed(headers.game);
  const start = startOf(game, headers);
  if (!start.ok) return start;
  const children: Growing[] = [];
  const tasks: Task[] = [{ loose: root, children, turn: beginTurn(start.value), depth: 0 }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const grown = growChildren(headers, task);
    if (!grown.ok) return grown;
    tasks.push(...grown.value.reverse());
  }
  const chapter: Chapter = {
    ...headers,
    ...(root.comment === undefined ? {} : { comment: root.comment }),
    children,
  };
  const ruled = ruledResult(chapter);
  return ruled === undefined || ruled === chapter.result
    ? ok(chapter)
    : err(refuseText('RECORD_RESULT', chapter.result ?? '*'));
};

/** Fills in the children of one node. The tasks to do next are theirs. */
const growChildren = (
  headers: RecordHeaders,
  { loose, children, turn, depth }: Task,
): Result<Task[], Refusal> => {
  const game = gameNamed(headers.game);
  const next = new Map<string, Task>();
  for (const child of loose.children) {
    const played = playAfter(headers, turn, child.text);
    if (!played.ok) return err(located(played.error, child, depth + 1));
    const text = turnText(game, played.value);
    const known = next.get(text);
    if (known) known.loose.children.push(...child.children);
    if (known) continue;
    const node: Growing = { turn: text, ...notesOf(child), children: [] };
    children.push(node);
    next.set(text, { loose: child, children: node.children, turn: played.value, depth: depth + 1 });
  }
  return ok([...next.values()]);
};

const located = (refusal: Refusal, { place }: LooseNode, turn: number): Refusal => {
  const { place: inTurn = 0, ...rest } = refusal;
  return place === undefined ? { ...refusal, turn } : { ...rest, place: place + inTurn, turn };
};

const notesOf = ({ clock, spent, comment, mark }: LooseNode): Omit<TreeNode, 'turn' | 'children'> => ({
  ...(clock === undefined ? {} : { clock }),
  ...(spent === undefined ? {} : { spent }),
  ...(comment === undefined ? {} : { comment }),
  ...(mark === undefined ? {} : { mark }),
});
