import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { after, legal, randomness } from '../testing.js';
import { gipfAt } from './testing.js';
import { gipf } from './gipf.js';
import { captured } from './material.js';

const BASIC =
  'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none';
const STANDARD =
  'gipf/1 standard B2W/5/6/W5B/6/5/B2W handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none';
const TOURNAMENT =
  'gipf/1 tournament 4/5/6/7/6/5/4 handicap=0-0 act=white phase=push mover=white reserve=18-18 entry=gipf-gipf settled=none';

/** `accepted`, or the code of the refusal. */
const verdict = (text: string): string => {
  const result = gipf.readPosition(text);
  return result.ok ? 'accepted' : result.error.code;
};

/** The code with the offending part of the text and its place. */
const trouble = (text: string): unknown => {
  const result = gipf.readPosition(text);
  return result.ok ? 'accepted' : [result.error.code, result.error.place, result.error.text];
};

/** The text with some of its fields replaced: `changed(BASIC, 'act=black', 'mover=black')`. */
const changed = (text: string, ...fields: string[]): string =>
  fields.reduce((now, field) => {
    const key = field.slice(0, field.indexOf('=') + 1);
    return now.replace(new RegExp(` ${key}\\S+`), ` ${field}`);
  }, text);

const withBoard = (text: string, board: string): string => text.replace(/ \S+\/\S+/, ` ${board}`);

test('the starting positions as text', () => {
  const start = (variant: string): string =>
    gipf.positionText(gipf.start(must(gipf.readOptions({ variant }))));
  expect([start('basic'), start('standard'), start('tournament')]).toEqual([BASIC, STANDARD, TOURNAMENT]);
  for (const text of [BASIC, STANDARD, TOURNAMENT]) {
    expect(gipf.positionText(must(gipf.readPosition(text)))).toBe(text);
  }
  expect(must(gipf.readPosition(`  ${BASIC} `))).toEqual(must(gipf.readPosition(BASIC)));
});

test('every position of a game can be written and read again', () => {
  const options = [
    { variant: 'basic', handicap: 'black 3' },
    { variant: 'standard' },
    { variant: 'tournament' },
  ];
  for (const [seed, fields] of [...options, ...options, ...options, ...options].entries()) {
    const below = randomness(seed);
    let position = gipf.start(must(gipf.readOptions(fields)));
    for (let i = 0; i < 150; i++) {
      expect(must(gipf.readPosition(gipf.positionText(position)))).toEqual(position);
      const steps = gipf.steps(position);
      if (steps.length === 0) break;
      position = gipf.play(position, steps[below(steps.length)]!);
    }
  }
});

test('a row to be settled, with a line that was left standing', () => {
  const text =
    'gipf/1 tournament WWWW/5/6/7/6/5/bbbb handicap=0-0 act=black phase=row mover=white reserve=10-12 entry=any-single settled=b2-b5';
  // Black has a GIPF-piece too, or would have lost.
  const position = must(gipf.readPosition(withBoard(text, 'WWWW/5/6/6B/6/5/bbbb')));
  expect(position.settled).toEqual([0]);
  expect(legal(gipf, position)).toEqual(['xh2,h3,h4,h5']);
  expect(gipf.positionText(position)).toBe(withBoard(text, 'WWWW/5/6/6B/6/5/bbbb'));
  expect(verdict(text)).toBe('IMPOSSIBLE_PIECES');
});

test('several lines left standing are written in one order', () => {
  const text = gipf.positionText(
    gipfAt({
      variant: 'tournament',
      white: 'Gb2 Gb3 Gb4 Gb5 Ge2 Ge3 Ge4 Ge5',
      black: 'Gh5 g2 g3 g4 g5',
      entry: ['any', 'single'],
      phase: 'row',
      toAct: 'black',
      mover: 'white',
      settled: [0, 3],
    }),
  );
  expect(text).toContain(' settled=b2-b5,e2-e8');
  expect(verdict(text)).toBe('accepted');
  expect(trouble(changed(text, 'settled=e2-e8,b2-b5'))).toEqual([
    'POSITION_FIELD',
    text.length - 'b2-b5'.length,
    'b2-b5',
  ]);
  expect(verdict(changed(text, 'settled=b2-b5,b2-b5'))).toBe('POSITION_FIELD');
  expect(trouble(changed(text, 'settled=b5-b2'))).toEqual([
    'POSITION_FIELD',
    text.indexOf('settled=') + 'settled='.length,
    'b5-b2',
  ]);
  for (const lines of ['', 'b2', 'b2-b5,', 'b2-b5,none', 'b2-b4', 'a1-a5']) {
    expect(verdict(`${changed(text, 'settled=none').slice(0, -'none'.length)}${lines}`)).toBe(
      'POSITION_FIELD',
    );
  }
});

test('POSITION_FORMAT and POSITION_VERSION: another game, another version', () => {
  expect(trouble(BASIC.replace('gipf/1', 'yinsh/1'))).toEqual(['POSITION_FORMAT', 0, 'yinsh/1']);
  expect(verdict('hello')).toBe('POSITION_FORMAT');
  expect(trouble(BASIC.replace('gipf/1', 'gipf/2'))).toEqual(['POSITION_VERSION', 0, 'gipf/2']);
  expect(trouble(BASIC.replace('gipf/1', 'gipf'))).toEqual(['POSITION_VERSION', 0, 'gipf']);
  expect(verdict(' ')).toBe('TEXT_EMPTY');
  expect(verdict(BASIC.padEnd(500))).toBe('accepted');
  expect(verdict(BASIC.padEnd(4_001))).toBe('TEXT_TOO_LONG');
});

test('POSITION_FIELD: every word has its place and its values', () => {
  const place = (key: string): number => BASIC.indexOf(`${key}=`) + key.length + 1;
  expect(trouble(BASIC.replace('basic', 'blitz'))).toEqual(['POSITION_FIELD', 7, 'blitz']);
  const wrong = [
    ['act', 'red'],
    ['act', ''],
    ['phase', 'move'],
    ['mover', 'White'],
    ['handicap', '0'],
    ['handicap', '0-0-0'],
    ['reserve', '12'],
  ] as const;
  for (const [key, value] of wrong) {
    const text = BASIC.replace(new RegExp(`${key}=\\S+`), `${key}=${value}`);
    expect(trouble(text)).toEqual(['POSITION_FIELD', place(key), value]);
  }
  const firstOfPair = [
    ['handicap', 'x-0', 'x'],
    ['reserve', '012-12', '012'],
    ['reserve', '100-12', '100'],
    ['reserve', '-12', ''],
    ['entry', 'all-single', 'all'],
  ] as const;
  for (const [key, value, part] of firstOfPair) {
    expect(trouble(changed(BASIC, `${key}=${value}`))).toEqual(['POSITION_FIELD', place(key), part]);
  }
  expect(trouble(changed(BASIC, 'reserve=12-1x'))).toEqual(['POSITION_FIELD', place('reserve') + 3, '1x']);
  expect(trouble(changed(BASIC, 'entry=single-x'))).toEqual(['POSITION_FIELD', place('entry') + 7, 'x']);
  expect(trouble(changed(BASIC, 'settled=all'))).toEqual(['POSITION_FIELD', place('settled'), 'all']);
});

test('POSITION_FIELD: words that lack, that are too many or in another order', () => {
  const cut = BASIC.slice(0, -' settled=none'.length);
  expect(trouble(cut)).toEqual(['POSITION_FIELD', cut.length, 'settled']);
  expect(trouble('gipf/1')).toEqual(['POSITION_FIELD', 6, '']);
  expect(trouble(`${BASIC} more`)).toEqual(['POSITION_FIELD', BASIC.length + 1, 'more']);
  const swapped = BASIC.replace('act=white phase=push', 'phase=push act=white');
  expect(trouble(swapped)).toEqual(['POSITION_FIELD', BASIC.indexOf('act='), 'phase=push']);
});

test('POSITION_BOARD: seven columns of 4, 5, 6, 7, 6, 5, 4 points, and where it goes wrong', () => {
  const board = (text: string): unknown => {
    const result = gipf.readPosition(withBoard(BASIC, text));
    return result.ok ? 'accepted' : [result.error.code, result.error.place, result.error.text];
  };
  const first = 'gipf/1 basic '.length;
  expect(board('b2w/5/6/w5b/6/5/b2w')).toBe('accepted');
  expect(board('b2x/5/6/w5b/6/5/b2w')).toEqual(['POSITION_BOARD', first + 2, 'b2x/5/6/w5b/6/5/b2w']);
  expect(board('b3w/5/6/w5b/6/5/b2w')).toEqual(['POSITION_BOARD', first + 2, 'b3w/5/6/w5b/6/5/b2w']);
  expect(board('b1w/5/6/w5b/6/5/b2w')).toEqual(['POSITION_BOARD', first + 3, 'b1w/5/6/w5b/6/5/b2w']);
  expect(board('b4/5/6/w5b/6/5/b2w')).toEqual(['POSITION_BOARD', first + 1, 'b4/5/6/w5b/6/5/b2w']);
  expect(board('b2w/5/6/w5b/6/5')).toEqual(['POSITION_BOARD', first + 15, 'b2w/5/6/w5b/6/5']);
  expect(board('b2w/5/6/w5b/6/5/b2w/4')).toEqual(['POSITION_BOARD', first + 19, 'b2w/5/6/w5b/6/5/b2w/4']);
});

test('BAD_HANDICAP: up to three, for one side, in the basic game', () => {
  expect(verdict(changed(BASIC, 'handicap=3-0', 'reserve=15-12'))).toBe('accepted');
  expect(verdict(changed(BASIC, 'handicap=0-3', 'reserve=12-15'))).toBe('accepted');
  expect(verdict(changed(BASIC, 'handicap=4-0'))).toBe('BAD_HANDICAP');
  expect(verdict(changed(BASIC, 'handicap=0-4'))).toBe('BAD_HANDICAP');
  expect(verdict(changed(BASIC, 'handicap=1-1'))).toBe('BAD_HANDICAP');
  expect(verdict(changed(STANDARD, 'handicap=1-0'))).toBe('BAD_HANDICAP');
  expect(verdict(changed(TOURNAMENT, 'handicap=0-1', 'reserve=18-19'))).toBe('BAD_HANDICAP');
});

test('IMPOSSIBLE_PIECES: GIPF-pieces, none in basic, three a side in standard, nine in tournament', () => {
  expect(verdict(withBoard(BASIC, 'b2w/5/6/W5b/6/5/b2w'))).toBe('IMPOSSIBLE_PIECES');
  expect(verdict(withBoard(BASIC, 'b2w/5/6/w5B/6/5/b2w'))).toBe('IMPOSSIBLE_PIECES');
  const four = (board: string): string => verdict(changed(withBoard(STANDARD, board), 'reserve=5-5'));
  expect(four('B2W/5/6/W5B/6/5/B2W')).toBe('accepted');
  expect(four('B2W/5/6/W5B/6/2W2/B2W')).toBe('IMPOSSIBLE_PIECES');
  expect(four('B2W/5/6/W5B/6/2B2/B2W')).toBe('IMPOSSIBLE_PIECES');
  const nine = 'WBWB/B3W/W4B/B5W/W4B/B3W/WBWB';
  const at = (board: string): string =>
    verdict(changed(withBoard(TOURNAMENT, board), 'reserve=0-0', 'entry=any-any', 'phase=over'));
  expect(at(nine)).toBe('accepted');
  expect(at(nine.replace('B5W', 'B2W2W'))).toBe('IMPOSSIBLE_PIECES');
  expect(at(nine.replace('B5W', 'B2B2W'))).toBe('IMPOSSIBLE_PIECES');
});

test('IMPOSSIBLE_PIECES: no more pieces on the board than a side has', () => {
  // Sixteen white pieces, never four adjacent, and a black one.
  const sixteen = 'ww1w/w1ww1/1ww1ww/4w2/w1ww2/1w3/w2b';
  const fifteen = sixteen.replace('/1w3/', '/5/');
  const read = (board: string, ...fields: string[]): string =>
    verdict(changed(withBoard(BASIC, board), 'act=black', 'mover=black', 'reserve=0-14', ...fields));
  expect(read(fifteen)).toBe('accepted');
  expect(read(sixteen)).toBe('IMPOSSIBLE_PIECES');
  expect(read(sixteen, 'handicap=1-0')).toBe('accepted');
  expect(read(sixteen, 'handicap=0-1')).toBe('IMPOSSIBLE_PIECES');
});

test('IMPOSSIBLE_PIECES: without GIPF-pieces the game is over', () => {
  const none = changed(withBoard(STANDARD, 'b2w/5/6/w5B/6/5/b2w'), 'reserve=9-9');
  expect(verdict(none)).toBe('IMPOSSIBLE_PIECES');
  expect(verdict(changed(none, 'phase=over'))).toBe('accepted');
  expect(gipf.outcome(must(gipf.readPosition(changed(none, 'phase=over'))))).toEqual({
    winner: 'black',
    by: 'gipf-pieces',
  });
  const black = changed(withBoard(STANDARD, 'b2w/5/6/W5b/6/5/b2w'), 'reserve=9-9');
  expect(verdict(black)).toBe('IMPOSSIBLE_PIECES');
  expect(verdict(changed(black, 'phase=over', 'act=black', 'mover=white'))).toBe('accepted');
});

test('IMPOSSIBLE_RESERVE: no more pieces in all than a side has; fewer means captured', () => {
  expect(verdict(changed(BASIC, 'reserve=13-12'))).toBe('IMPOSSIBLE_RESERVE');
  expect(verdict(changed(BASIC, 'reserve=12-13'))).toBe('IMPOSSIBLE_RESERVE');
  expect(verdict(changed(BASIC, 'reserve=13-12', 'handicap=1-0'))).toBe('accepted');
  expect(verdict(changed(STANDARD, 'reserve=13-12'))).toBe('IMPOSSIBLE_RESERVE');
  const position = must(gipf.readPosition(changed(STANDARD, 'reserve=10-5')));
  expect([captured(position, 'white'), captured(position, 'black')]).toEqual([2, 7]);
  const handicap = must(gipf.readPosition(changed(BASIC, 'handicap=0-2', 'reserve=12-5')));
  expect([captured(handicap, 'white'), captured(handicap, 'black')]).toEqual([0, 9]);
});

test('IMPOSSIBLE_RESERVE: who has nothing to push has lost, and nobody else has', () => {
  expect(verdict(changed(BASIC, 'reserve=0-12'))).toBe('IMPOSSIBLE_RESERVE');
  expect(verdict(changed(BASIC, 'reserve=1-0'))).toBe('accepted');
  expect(verdict(changed(BASIC, 'reserve=0-12', 'phase=over'))).toBe('accepted');
  expect(verdict(changed(BASIC, 'reserve=1-0', 'phase=over'))).toBe('IMPOSSIBLE_RESERVE');
  expect(verdict(changed(STANDARD, 'reserve=1-0', 'phase=over'))).toBe('IMPOSSIBLE_RESERVE');
  const black = changed(BASIC, 'reserve=3-0', 'act=black', 'mover=black');
  expect(verdict(black)).toBe('IMPOSSIBLE_RESERVE');
  expect(verdict(changed(black, 'phase=over'))).toBe('accepted');
});

test('IMPOSSIBLE_ENTRY: outside the tournament only single pieces enter', () => {
  for (const entry of ['any-single', 'single-any', 'gipf-single', 'single-gipf']) {
    expect(verdict(changed(BASIC, `entry=${entry}`))).toBe('IMPOSSIBLE_ENTRY');
    expect(verdict(changed(STANDARD, `entry=${entry}`))).toBe('IMPOSSIBLE_ENTRY');
  }
});

test('IMPOSSIBLE_ENTRY: the rights agree with what has come in', () => {
  expect(verdict(changed(TOURNAMENT, 'reserve=17-18'))).toBe('IMPOSSIBLE_ENTRY');
  expect(verdict(changed(TOURNAMENT, 'reserve=18-16'))).toBe('IMPOSSIBLE_ENTRY');
  // Black cannot have pushed before White.
  expect(verdict(changed(withBoard(TOURNAMENT, '4/5/6/6B/6/5/4'), 'reserve=18-16', 'entry=gipf-any'))).toBe(
    'IMPOSSIBLE_ENTRY',
  );

  const opened = changed(withBoard(TOURNAMENT, '4/5/6/W5B/6/5/4'), 'reserve=16-16', 'entry=any-any');
  expect(verdict(opened)).toBe('accepted');
  for (const entry of ['single-any', 'any-single', 'single-single']) {
    expect(verdict(changed(opened, `entry=${entry}`))).toBe('accepted');
  }
  // A single piece on the board, or an odd number lost, shows that one came in.
  const white = changed(withBoard(opened, 'w3/5/6/W5B/6/5/4'), 'reserve=14-16');
  expect(verdict(white)).toBe('IMPOSSIBLE_ENTRY');
  expect(verdict(changed(white, 'entry=single-any'))).toBe('accepted');
  const black = changed(withBoard(opened, 'b3/5/6/W5B/6/5/4'), 'reserve=16-14');
  expect(verdict(black)).toBe('IMPOSSIBLE_ENTRY');
  expect(verdict(changed(black, 'entry=any-single'))).toBe('accepted');
  expect(verdict(changed(opened, 'reserve=15-16'))).toBe('IMPOSSIBLE_ENTRY');
  expect(verdict(changed(opened, 'reserve=16-13'))).toBe('IMPOSSIBLE_ENTRY');
  expect(verdict(changed(opened, 'reserve=14-12'))).toBe('accepted');
});

test('IMPOSSIBLE_SIDE: White makes the first push, Black the second', () => {
  expect(verdict(changed(TOURNAMENT, 'act=black', 'mover=black'))).toBe('IMPOSSIBLE_SIDE');
  expect(verdict(changed(TOURNAMENT, 'act=black'))).toBe('IMPOSSIBLE_SIDE');
  expect(verdict(changed(TOURNAMENT, 'mover=black'))).toBe('IMPOSSIBLE_SIDE');
  expect(verdict(changed(TOURNAMENT, 'phase=row'))).toBe('IMPOSSIBLE_SIDE');
  expect(verdict(changed(TOURNAMENT, 'phase=over'))).toBe('IMPOSSIBLE_SIDE');
  const second = gipf.positionText(after(gipf, must(gipf.readPosition(TOURNAMENT)), 'Ge1-e2'));
  expect(verdict(second)).toBe('accepted');
  expect(verdict(changed(second, 'act=white', 'mover=white'))).toBe('IMPOSSIBLE_SIDE');
});

test('IMPOSSIBLE_SIDE: who is to push is the mover', () => {
  expect(verdict(changed(BASIC, 'act=black', 'mover=black'))).toBe('accepted');
  expect(verdict(changed(BASIC, 'act=black'))).toBe('IMPOSSIBLE_SIDE');
  expect(verdict(changed(BASIC, 'mover=black'))).toBe('IMPOSSIBLE_SIDE');
  expect(verdict(changed(BASIC, 'reserve=0-12', 'phase=over', 'mover=black'))).toBe('IMPOSSIBLE_SIDE');
});

test('IMPOSSIBLE_ROWS: no push while a row stands, no row to settle where none stands', () => {
  const white = changed(withBoard(BASIC, 'wwww/5/6/6b/6/5/4'), 'reserve=11-14');
  expect(verdict(white)).toBe('IMPOSSIBLE_ROWS');
  expect(verdict(changed(white, 'act=black', 'mover=black'))).toBe('IMPOSSIBLE_ROWS');
  expect(verdict(changed(white, 'phase=row'))).toBe('accepted');
  expect(verdict(changed(white, 'phase=row', 'mover=black'))).toBe('accepted');
  expect(verdict(changed(white, 'phase=row', 'act=black', 'mover=black'))).toBe('IMPOSSIBLE_ROWS');
  expect(verdict(changed(BASIC, 'phase=row'))).toBe('IMPOSSIBLE_ROWS');
  expect(verdict(changed(white, 'reserve=0-14', 'phase=over'))).toBe('IMPOSSIBLE_ROWS');
});

test('IMPOSSIBLE_ROWS: the other side settles only after the mover (G10)', () => {
  const both = changed(withBoard(BASIC, 'wwww/5/6/7/6/5/bbbb'), 'reserve=11-11', 'phase=row');
  expect(verdict(both)).toBe('accepted');
  expect(verdict(changed(both, 'act=black', 'mover=black'))).toBe('accepted');
  expect(verdict(changed(both, 'act=black'))).toBe('IMPOSSIBLE_ROWS');
  expect(verdict(changed(both, 'mover=black'))).toBe('IMPOSSIBLE_ROWS');
});

test('IMPOSSIBLE_ROWS: only rows of GIPF-pieces stand between two settlements (G14)', () => {
  const at = (board: string, ...fields: string[]): string =>
    verdict(changed(withBoard(TOURNAMENT, board), 'reserve=6-6', 'entry=single-single', ...fields));
  expect(at('WWWW/5/6/6B/6/5/4')).toBe('accepted');
  expect(at('W3/5/6/7/6/5/BBBB')).toBe('accepted');
  expect(at('WWWw/5/6/6B/6/5/4')).toBe('IMPOSSIBLE_ROWS');
  expect(at('W3/5/6/7/6/5/bBBB')).toBe('IMPOSSIBLE_ROWS');
  // All contiguous pieces had to go as well, unless they are GIPF-pieces.
  expect(at('4/WWWWB/6/7/6/5/4')).toBe('accepted');
  expect(at('4/WWWWb/6/6B/6/5/4')).toBe('IMPOSSIBLE_ROWS');
  expect(at('4/5/WWWW1b/6B/6/5/4')).toBe('accepted');
  expect(at('WWWW/5/6/6B/6/5/4', 'reserve=0-6', 'phase=over')).toBe('accepted');
  expect(at('WWWW/5/6/6B/6/5/4', 'settled=b2-b5')).toBe('IMPOSSIBLE_ROWS');
});

test('IMPOSSIBLE_ROWS: a line that was left standing holds a row of GIPF-pieces', () => {
  const at = (board: string, ...fields: string[]): string =>
    verdict(
      changed(withBoard(TOURNAMENT, board), 'reserve=2-2', 'entry=single-single', 'phase=row', ...fields),
    );
  expect(at('WWWW/5/6/6B/6/5/wwww', 'settled=b2-b5')).toBe('accepted');
  expect(at('WWWW/5/6/6B/6/5/wwww', 'settled=h2-h5')).toBe('IMPOSSIBLE_ROWS');
  expect(at('WWWW/5/6/6B/6/5/wwww', 'settled=c2-c6')).toBe('IMPOSSIBLE_ROWS');
  expect(at('WWWW/5/6/6B/6/5/wwww', 'settled=b2-b5,c2-c6')).toBe('IMPOSSIBLE_ROWS');
  expect(at('4/WWWWb/6/6B/6/5/wwww', 'settled=c2-c6')).toBe('IMPOSSIBLE_ROWS');
  expect(at('4/WWWWB/6/7/6/5/wwww', 'settled=c2-c6')).toBe('accepted');
  expect(at('WWWW/5/6/6B/6/5/4', 'settled=b2-b5')).toBe('IMPOSSIBLE_ROWS');
  const standard = changed(withBoard(STANDARD, 'WWWw/5/6/6B/6/5/wwww'), 'reserve=2-2', 'phase=row');
  expect(verdict(standard)).toBe('accepted');
  expect(verdict(changed(standard, 'settled=b2-b5'))).toBe('IMPOSSIBLE_ROWS');
});

test('a game that ended in the middle of a settlement keeps its lines left standing (G17)', () => {
  const position = after(
    gipf,
    gipfAt({ variant: 'tournament', white: 'Gb2 Gb3 Gb4 Gb5 d2 d3 d4 d5', black: 'Gd6', phase: 'row' }),
    'x(b2,b3,b4,b5);xd2,d3,d4,d5,d6',
  );
  expect(gipf.positionText(position)).toBe(
    'gipf/1 tournament WWWW/5/6/7/6/5/4 handicap=0-0 act=white phase=over mover=white reserve=10-16 entry=single-single settled=b2-b5',
  );
  expect(must(gipf.readPosition(gipf.positionText(position)))).toEqual(position);
  // If the game is lost for lack of a reserve, the settlement was complete.
  const reserve = changed(
    withBoard(TOURNAMENT, 'WWWW/5/6/6B/6/5/4'),
    'reserve=0-6',
    'entry=any-any',
    'phase=over',
  );
  expect(verdict(reserve)).toBe('accepted');
  expect(verdict(changed(reserve, 'settled=b2-b5'))).toBe('IMPOSSIBLE_ROWS');
});
