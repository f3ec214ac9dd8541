import { braced, headerLines, numberText, timeNotes, type GameRecord } from '@korong/rules';
import type { Chapter, TreeNode } from './chapter.js';
import { MARK_SIGNS } from './marks.js';

/** The text of a record, with variations in parentheses after the turn that they replace, and marks after turns. */
export const chapterText = (chapter: Chapter): string =>
  [
    ...headerLines(chapter),
    '',
    ...(chapter.comment === undefined ? [] : [braced(chapter.comment)]),
    ...pairsOf(lineText(chapter.children, 0)),
    chapter.result ?? '*',
    '',
  ].join('\n');

/** What one turn of a line prints: its text and notes, then the variations beside it. */
interface Printed {
  readonly ply: number;
  readonly turn: string;
  readonly beside: readonly string[];
}

/** The line of first children; everything beside it is printed with the turn that it replaces. */
const lineText = (first: readonly TreeNode[], ply: number): Printed[] => {
  const line: Printed[] = [];
  for (
    let [children, now] = [first, ply];
    children.length > 0;
    [children, now] = [children[0]!.children, now + 1]
  ) {
    const [main, ...variations] = children;
    line.push({ ply: now, turn: nodeText(main!), beside: variations.map(node => variationText(node, now)) });
  }
  return line;
};

const variationText = (node: TreeNode, ply: number): string => {
  const line = [{ ply, turn: nodeText(node), beside: [] }, ...lineText(node.children, ply + 1)];
  return `(${line.map((printed, i) => withNumber(printed, line[i - 1])).join(' ')})`;
};

/** A second turn has a number only where it does not directly follow the first. */
const withNumber = ({ ply, turn, beside }: Printed, before: Printed | undefined): string => {
  const numbered = ply % 2 === 0 || before === undefined || before.beside.length > 0;
  return [...(numbered ? [numberText(ply)] : []), turn, ...beside].join(' ');
};

const pairsOf = (line: readonly Printed[]): string[] =>
  Array.from({ length: Math.ceil(line.length / 2) }, (_, i) => {
    const pair = line.slice(2 * i, 2 * i + 2);
    return pair.map((printed, j) => withNumber(printed, pair[j - 1])).join(' ');
  });

const nodeText = ({ turn, mark, comment, ...times }: TreeNode): string =>
  [
    mark === undefined ? turn : turn + MARK_SIGNS[mark],
    ...timeNotes(times),
    ...(comment === undefined ? [] : [braced(comment)]),
  ].join(' ');

/** The main line as a record. */
export const mainRecord = ({ children, ...chapter }: Chapter): GameRecord => {
  const turns = [];
  for (let node = children[0]; node !== undefined; node = node.children[0]) {
    const { turn, clock, spent, comment } = node;
    turns.push({
      text: turn,
      ...(clock === undefined ? {} : { clock }),
      ...(spent === undefined ? {} : { spent }),
      ...(comment === undefined ? {} : { comment }),
    });
  }
  return { ...chapter, turns };
};
