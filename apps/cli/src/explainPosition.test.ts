import { expect, test } from 'vitest';
import { gameNamed, type GameName } from '@korong/rules';
import { explainPosition } from './explainPosition.js';

const YINSH = 'yinsh/1 standard 4/7/8/9/10/9/10/9/8/7/4 act=white phase=place mover=white passes=0';
const GIPF =
  'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none';

const why = (name: GameName, text: string, usual?: string): string => {
  const game = gameNamed(name);
  const read = game.readPosition(text);
  if (read.ok) throw new Error('a good position');
  return explainPosition(game, text, read.error, usual);
};

test.each([
  ['yinsh/1 foo', 'This game has no variant “foo”. Its variants are standard, blitz.'],
  [
    'yinsh/1 standard',
    'The position text ends too early: word 3 is missing, which looks like “4/7/8/9/10/9/10/9/8/7/4”.',
  ],
  ['yinsh/1', 'The position text ends too early: word 2 is missing, which looks like “standard”.'],
  [YINSH.replace('standard', 'fast'), 'This game has no variant “fast”. Its variants are standard, blitz.'],
  [
    `  ${YINSH.replace('act=white', 'act=red')}`,
    'Word 4 of the position text cannot be “act=red”: a word like “act=white” belongs there.',
  ],
  [
    YINSH.replace(' phase=place', ''),
    'Word 5 of the position text cannot be “mover=white”: a word like “phase=place” belongs there.',
  ],
  [`${YINSH} more`, 'This part of the position text is missing, unknown or out of place: “more”.'],
  [YINSH.replace('4/7', '4/x'), 'The board in the position text is wrong at character 20.'],
  ['yinsh/7', 'This position text has an unknown version: “yinsh/7”.'],
])('%s: what is wrong with it, and what is right', (text, wrong) => {
  expect(why('yinsh', text)).toBe(`${wrong} A position of yinsh looks like this: ${YINSH}`);
});

test('a text of another game is told what is right in its own', () => {
  const text = GIPF.replace('reserve=12-12', 'reserve=12');
  expect(why('gipf', text)).toBe(
    `Word 8 of the position text cannot be “reserve=12”: a word like “reserve=12-12” belongs there. A position of gipf looks like this: ${GIPF}`,
  );
});

const PROJECT = [
  'gipf/1 standard B2W/5/6/W5B/6/5/B2W handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=loaded-loaded',
  'settled=none potentials=Z2Y2 pieces=18 linked=no stock=Z2Y2 extra=none denied=none',
].join(' ');

test('the example has the variant and the options of the text', () => {
  expect(why('gipf', PROJECT.replace('pieces', 'piece'))).toBe(
    `Word 12 of the position text cannot be “piece=18”: a word like “pieces=18” belongs there. A position of gipf looks like this: ${PROJECT}`,
  );
  expect(why('gipf', 'gipf/1 tournament x')).toMatch(/looks like this: gipf\/1 tournament 4\/5\//);
  expect(why('gipf', PROJECT.replace('=Z2Y2 ', '=Q2 '))).toMatch(/“Q2” is not valid\. .* gipf\/1 standard /);
});

test('without a variant it is that of the game in hand', () => {
  expect(why('gipf', 'gipf/1', PROJECT)).toContain(`looks like this: ${PROJECT}`);
  expect(why('gipf', 'gipf/1 standard x', PROJECT)).toContain(`looks like this: ${PROJECT}`);
  expect(why('gipf', 'gipf/1 basic x', PROJECT)).toContain(`looks like this: ${GIPF}`);
});

test('a position that no game leads to is no matter of spelling', () => {
  expect(why('yinsh', YINSH.replace('phase=place', 'phase=move'))).not.toContain('looks like');
});
