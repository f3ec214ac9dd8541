import { must } from '@korong/testing';
import { gipf } from '@korong/rules';
import { expect, test } from 'vitest';
import { told } from '../../testing.js';
import { rowThrough } from './rows.js';

/** A game: for each turn the words of a seat, parted by commas; the seats alternate. */
const sgf = (setup: string, turns: readonly string[], about = ''): string =>
  `(;GM[gipf]SU[${setup}]${about}${turns
    .map((words, i) => `\n${[...words.split(', '), 'Done'].map(word => `; P${i % 2}[${word}]`).join('')}`)
    .join('')}\n)`;
const push = (text: string): string => text.replace(/(\w)(\d)-(\w)(\d)/, 'Dropb $1 $2, Dropb $3 $4');
const game = (setup: string, ...turns: string[]): string => told(sgf(setup, turns))[0]!;

/** Black pushes where nothing comes of it. */
const BLACK = ['c7-c6', 'c1-c2', 'g7-g6', 'g1-g2', 'c7-c6'];
/** White pushes so, and Black beside it; the last turn of White has more words. */
const pushing = (white: string, times: number, more = ''): string[] =>
  Array.from({ length: times }, (_, i) => [push(white), push(BLACK[i]!)])
    .flat()
    .slice(0, -1)
    .with(-1, push(white) + more);

test('the rows of the side that pushed are taken by its Done; own GIPF-pieces stay unless removed', () => {
  const rest = 'e1-e2 c7-c6 e1-e2 c1-c2 e1-e2;';
  expect(game('gipf-standard 0 102', ...pushing('E1-E2', 3))).toBe(
    `gipf standard * unfinished: ${rest}xe2,e3,e4(e5)`,
  );
  for (const more of [', Remove E 5', ', Remove E 3, Remove E 5', ', Remove E 5, Remove E 1']) {
    expect(game('GIPF-Standard', ...pushing('E1-E2', 3, more))).toBe(
      `gipf standard * unfinished: ${rest}xe2,e3,e4,e5`,
    );
  }
  expect(game('gipf-standard', ...pushing('E1-E2', 3, ', Remove E 5, Preserve E 5'))).toContain(
    'xe2,e3,e4(e5)',
  );
  expect(game('gipf-standard', ...pushing('E1-E2', 3, ', Remove B 5'))).toBe(
    'STEP_REFUSED NOT_A_ROW 6 P0[Remove B 5]',
  );
});

test('GIPF-pieces of the opponent go, unless preserved', () => {
  const rest = 'e9-e8 c7-c6 e9-e8 c1-c2 e9-e8 g7-g6 e9-e8;';
  expect(game('gipf-standard', ...pushing('E9-E8', 4))).toBe(
    `gipf standard * unfinished: ${rest}xe4,e5,e6,e7,e8`,
  );
  expect(game('gipf-standard', ...pushing('E9-E8', 4, ', Preserve E 4'))).toBe(
    `gipf standard * unfinished: ${rest}xe5,e6,e7,e8(e4)`,
  );
});

test('rows that the opponent made are removed before the own push', () => {
  // White has four in column e only after Black has pushed the fourth into place.
  const turns = ['e1-e2', 'c1-c2', 'e1-e2', 'c7-c6', 'i5-h5', 'g1-g2'].map(push);
  expect(game('gipf', ...turns)).toContain('unfinished');
  const missing = sgf('gipf', [...['e1-e2', 'c1-c2', 'e1-e2', 'c7-c6', 'e1-e2'].map(push), 'Remove E 3']);
  expect(told(missing)).toEqual(['STEP_REFUSED NOT_A_ROW 7 P1[Remove E 3]']);
});

test.each([
  ['Dropb E 1, Dropb E 2', 'e1-e2'],
  ['Pick wr 0, Dropb A 1, Dropb E 1, Dropb E 2', 'e1-e2'],
  ['Dropb E 1, SlideFrom E 1 E 2', 'e1-e2'],
  ['slide E 1 E 2', 'e1-e2'],
  ['Dropb E 1, Dropb E 2, Pickb E 2, Dropb I 3, Dropb H 3', 'i3-h3'],
  ['Dropb E 1, Dropb E 2, Pickb E 2, Drop wr 0, Pick wr 0, Dropb I 3, Dropb H 3', 'i3-h3'],
])('a push: %s', (words, step) => {
  expect(game('gipf 0 102', words)).toBe(`gipf basic * unfinished: ${step}`);
});

test('tournament: GIPF-pieces come in unless they are switched to single ones', () => {
  const first = [push('e1-e2'), push('i3-h3')];
  expect(game('gipf-tournament', ...first, push('e1-e2'), `Standard, ${push('i3-h3')}`, push('e1-e2'))).toBe(
    'gipf tournament * unfinished: Ge1-e2 Gi3-h3 Ge1-e2 i3-h3 Ge1-e2',
  );
  expect(game('gipf-tournament', `${push('e1-e2')}, Standard`)).toBe(
    'STEP_REFUSED GIPF_PIECE_FIRST 2 P0[Standard]',
  );
});

test.each([
  ['Dropb E 1', 'STEP_INCOMPLETE 2 P0[Dropb E 1]'],
  ['Dropb E 2', 'STEP_INCOMPLETE 2 P0[Dropb E 2]'],
  ['Dropb Z 1', 'STEP_INCOMPLETE 2 P0[Dropb Z 1]'],
  ['Zertz E 1', 'OTHER_VARIANT 2 P0[Zertz E 1]'],
  ['Dropb E 1, Dropb F 2', 'STEP_REFUSED NOT_AN_ENTRY 2 P0[Dropb F 2]'],
])('%s', (words, found) => {
  expect(game('gipf', words)).toContain(found);
});

/** No rows come about, and both sides bring in all they have. */
const LONG =
  'a4-b4 f8-e8 c7-d7 a5-b5 i2-h2 d8-d7 a3-b3 d1-d2 h1-h2 i4-h5 f8-f7 i1-h2 b1-c2 e1-e2 a5-b5 i4-h4 c7-d7 g7-g6 b6-c6 a5-b5 a3-b3 i4-h4 f1-f2 d1-d2';

test('until 2009 there were other numbers of pieces: a game that goes on without reserve is refused', () => {
  const turns = [...LONG.split(' '), 'e1-e2'].map(push);
  expect(told(sgf('gipf 0 102', turns))).toEqual([`gipf basic black reserve +1: ${LONG}`]);
  expect(told(sgf('gipf', turns))).toEqual(['OTHER_RESERVE 26 P0[Dropb e 2]']);
  const old = 'DT[Tue Jan 20 12:00:00 UTC 2009]';
  expect(told(sgf('gipf 0 102', turns, old))).toEqual(['OTHER_RESERVE 26 P0[Dropb e 2]']);
  expect(told(`GIPF basic\n${LONG}`)).toEqual([`gipf basic black reserve: ${LONG}`]);
  expect(told(`GIPF basic\n${LONG} e1-e2`)).toEqual(['OTHER_RESERVE 2 e1-e2']);
});

const position = (board: string): ReturnType<typeof gipf.start> =>
  must(
    gipf.readPosition(
      `gipf/1 basic ${board} handicap=0-0 act=white phase=row mover=white reserve=5-12 entry=single-single settled=none`,
    ),
  );

test('a point in two rows means the rising one, the falling one or the column', () => {
  const through = (board: string): string => {
    const row = rowThrough(position(board), gipf.board.find('e5')!)!;
    return [row.points[0]!, row.points.at(-1)!].map(p => gipf.board.name(p)).join('-');
  };
  const rising = { d4: 'w', f5: 'w', g5: 'w' };
  const falling = { c5: 'w', d5: 'w', f4: 'w' };
  const column = { e3: 'w', e4: 'w', e6: 'w' };
  const boardWith = (...some: Record<string, string>[]): string => {
    const cells: Record<string, string> = Object.assign({ e5: 'w' }, ...some) as Record<string, string>;
    const columns = ['b2345', 'c23456', 'd234567', 'e2345678', 'f234567', 'g23456', 'h2345'];
    return columns
      .map(text =>
        Array.from(text.slice(1))
          .map(number => cells[text.charAt(0) + number] ?? '.')
          .join('')
          .replace(/\.+/g, gap => String(gap.length)),
      )
      .join('/');
  };
  expect(through(boardWith(rising, falling))).toBe('d4-g5');
  expect(through(boardWith(falling, column))).toBe('c5-f4');
  expect(through(boardWith(column, rising))).toBe('e3-e6');
});
