import { must } from '@korong/testing';
import { readChapter } from '@korong/study';
import { expect, test } from 'vitest';
import { blocksOf, lineFrom, type Item } from './layout.js';

const { children } = must(
  readChapter(
    '[Game "yinsh"][Variant "standard"] 1. f6 {the centre} (1. a2 g7 (1... h8 2. c1) 2. b1) g7 2. a3 b4 (2... e5) 3. c5',
  ),
);
const name = (item: Item | undefined): string => (item ? `${item.node.turn}@${item.path.join('.')}` : '-');

test('the main line stands in pairs; comments and variations interrupt it', () => {
  const written = blocksOf(children).map(block =>
    block.kind === 'pair'
      ? `${block.number} ${name(block.first)} ${name(block.second)}`
      : `${block.comment ?? ''} (${block.variations.map(name).join(' ')})`,
  );
  expect(written).toEqual([
    '1 f6@0 -',
    'the centre (a2@1)',
    '1 - g7@0.0',
    '2 a3@0.0.0 b4@0.0.0.0',
    ' (e5@0.0.0.1)',
    '3 c5@0.0.0.0.0 -',
  ]);
});

test('a variation is a line with its own variations; a turn after one has a number', () => {
  const line = lineFrom({ node: children[1]!, path: [1] });
  expect(line.map(item => [name(item), item.numbered, item.variations.map(name)])).toEqual([
    ['a2@1', true, []],
    ['g7@1.0', false, ['h8@1.1']],
    ['b1@1.0.0', true, []],
  ]);
});
