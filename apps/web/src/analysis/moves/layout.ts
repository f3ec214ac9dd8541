// How a tree is written down: the main line in pairs of turns, and beside a turn its comment and the variations that replace it.
import type { Path, TreeNode } from '@korong/study';

export interface Item {
  readonly node: TreeNode;
  readonly path: Path;
}

/** A turn in a line, with the variations that replace it. */
export interface LineItem extends Item {
  readonly variations: readonly Item[];
  /** A second turn has a number only where it does not directly follow the first. */
  readonly numbered: boolean;
}

export interface Pair {
  readonly kind: 'pair';
  /** The number of the pair, from 1 on. */
  readonly number: number;
  readonly first: Item | undefined;
  readonly second: Item | undefined;
}

export interface Aside {
  readonly kind: 'aside';
  readonly key: string;
  readonly comment: string | undefined;
  readonly variations: readonly Item[];
}

/** A line along first children, from `first` on, whose own siblings are written elsewhere. */
export const lineFrom = (first: Item): LineItem[] => {
  const line: LineItem[] = [{ ...first, variations: [], numbered: true }];
  for (let { node, path } = first; node.children.length > 0;) {
    const above = path;
    const before = line.at(-1)!;
    const [next, ...others] = node.children;
    [node, path] = [next!, [...above, 0]];
    const follows = before.node.comment === undefined && before.variations.length === 0;
    line.push({
      node,
      path,
      variations: others.map((other, i) => ({ node: other, path: [...above, i + 1] })),
      numbered: path.length % 2 === 1 || !follows,
    });
  }
  return line;
};

const mainLine = (children: readonly TreeNode[]): LineItem[] => {
  const [first, ...others] = children;
  if (first === undefined) return [];
  const [start, ...rest] = lineFrom({ node: first, path: [0] });
  return [{ ...start!, variations: others.map((node, i) => ({ node, path: [i + 1] })) }, ...rest];
};

/** The main line in pairs. A comment or a variation comes between; what follows it begins a new row. */
export const blocksOf = (children: readonly TreeNode[]): (Pair | Aside)[] => {
  const blocks: (Pair | Aside)[] = [];
  let open: Item | undefined;
  for (const { node, path, variations } of mainLine(children)) {
    const ply = path.length - 1;
    const number = Math.floor(ply / 2) + 1;
    const { comment } = node;
    const interrupts = comment !== undefined || variations.length > 0;
    if (ply % 2 === 0) {
      if (interrupts || node.children.length === 0)
        blocks.push({ kind: 'pair', number, first: { node, path }, second: undefined });
      else open = { node, path };
    } else {
      blocks.push({ kind: 'pair', number, first: open, second: { node, path } });
      open = undefined;
    }
    if (interrupts) blocks.push({ kind: 'aside', key: path.join('.'), comment, variations });
  }
  return blocks;
};
