import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import type { Refusal } from '../refusal.js';
import { after, randomness, refused } from '../testing.js';
import { yinshAt } from './testing.js';
import { beginTurn, readTurn, turnText } from '../turn.js';
import type { YinshPosition, YinshStep } from './types.js';
import { yinsh } from './yinsh.js';

const { board } = yinsh;
const at = (name: string) => board.find(name)!;
const start = yinsh.start({ variant: 'standard' });

/** The jump i8-f5 over the black g6 completes g5-g9 for White. */
const black = { rings: 'k7 k8 k9 k10 j11', markers: 'g6' };
const jump = yinshAt({ white: { rings: 'a2 a3 a4 a5 i8', markers: 'g5 g7 g8 g9' }, black });
/** The same with g4 too: a run of six, two ways to take five. */
const six = yinshAt({ white: { rings: 'a2 a3 a4 a5 i8', markers: 'g4 g5 g7 g8 g9' }, black });
/** White at the start of a turn: a row to take, and a ring on d3 for the move. */
const rowFirst = yinshAt({
  white: { rings: 'a2 a3 a4 a5 d3', markers: 'g5 g6 g7 g8 g9' },
  black: { rings: 'k7 k8 k9 k10 j11', markers: 'c3' },
  phase: 'row',
  mover: 'black',
});

/** The text as printed again, and whether the turn is complete. */
const printed = (position: YinshPosition, text: string): string => {
  const reading = readTurn(yinsh, beginTurn<YinshPosition, YinshStep>(position), text);
  if (reading.status === 'illegal') return JSON.stringify(reading.refusal);
  return `${turnText(yinsh, reading.turn)} ${reading.status}`;
};

const refusal = (position: YinshPosition, text: string): Refusal | undefined => {
  const reading = readTurn(yinsh, beginTurn<YinshPosition, YinshStep>(position), text);
  return reading.status === 'illegal' ? reading.refusal : undefined;
};

test('steps are written f6, f6-f9, xc3-g7, xf6 and pass', () => {
  expect(yinsh.stepText({ kind: 'place', at: at('f6') })).toBe('f6');
  expect(yinsh.stepText({ kind: 'move', from: at('f6'), to: at('f9') })).toBe('f6-f9');
  expect(yinsh.stepText({ kind: 'move', from: at('f9'), to: at('f6') })).toBe('f9-f6');
  expect(yinsh.stepText({ kind: 'row', from: at('c3'), to: at('g7') })).toBe('xc3-g7');
  expect(yinsh.stepText({ kind: 'ring', at: at('f6') })).toBe('xf6');
  expect(yinsh.stepText({ kind: 'pass' })).toBe('pass');
});

test.each([
  ['c3', 'g7', 'xc3-g7'],
  ['c3', 'g3', 'xc3-g3'],
  ['f2', 'f6', 'xf2-f6'],
  ['e6', 'e10', 'xe6-e10'], // 6 comes before 10
])('the lower letter, then the lower number, comes first in a row: %s %s', (low, high, text) => {
  expect(yinsh.stepText({ kind: 'row', from: at(low), to: at(high) })).toBe(text);
  expect(yinsh.stepText({ kind: 'row', from: at(high), to: at(low) })).toBe(text);
});

test('every step of a few games is read back from what is printed', () => {
  for (const seed of [11, 12]) {
    const below = randomness(seed);
    for (let now = start; yinsh.steps(now).length > 0;) {
      const steps = yinsh.steps(now);
      for (const step of steps) expect(must(yinsh.readStep(now, yinsh.stepText(step)))).toEqual([step]);
      now = yinsh.play(now, steps[below(steps.length)]!);
    }
  }
});

test.each([
  ['i8-f5;xg5-g9;xa5', 'complete'],
  ['i8-f5;xg5-g9', 'incomplete'],
  ['i8-f5', 'incomplete'],
  ['a5-b5', 'complete'],
])('a turn is its steps joined by semicolons: %s, %s', (text, status) => {
  expect(printed(jump, text)).toBe(`${text} ${status}`);
});

test('a turn may begin with the row that the other side made', () => {
  expect(printed(rowFirst, 'xg5-g9')).toBe('xg5-g9 incomplete');
  expect(printed(rowFirst, 'xg5-g9;xa5')).toBe('xg5-g9;xa5 incomplete');
  expect(printed(rowFirst, 'xg5-g9;xa5;d3-b3')).toBe('xg5-g9;xa5;d3-b3 complete');
});

test('a turn that ends the game may lack its move', () => {
  const last = yinshAt({
    variant: 'blitz',
    white: { rings: 'a2 a3 a4 a5 d3', markers: 'g5 g6 g7 g8 g9' },
    black: { rings: 'k7 k8 k9 k10 j11' },
    phase: 'row',
    mover: 'black',
  });
  expect(printed(last, 'xg5-g9;xa5')).toBe('xg5-g9;xa5 complete');
  expect(refused(yinsh, last, 'xg5-g9;xa5;d3-b3')).toBe('TURN_ENDED');
});

test('pass is a turn', () => {
  const walled = yinshAt({ white: { rings: 'a2 a3 a4 a5' }, black: { rings: 'b2 b3 b4 b5 b6' } });
  for (const text of ['pass', 'Pass', 'PASS']) expect(printed(walled, text)).toBe('pass complete');
});

test.each([
  'i8-f5;xg5-g9xa5',
  'i8-f5xg5-g9xa5',
  'I8-F5XG9-G5XA5',
  'i8-f5;xa5',
  'I8-F5;XG5-G9;XA5',
  'I8-F5;XG5-G9XA5',
  'I8-F5;XA5',
  ' i8-f5 ; xg5-g9 ; xa5 ',
  'i8-f5;xg9-g5;xa5',
])('"%s" is read as i8-f5;xg5-g9;xa5', text => {
  expect(printed(jump, text)).toBe('i8-f5;xg5-g9;xa5 complete');
});

test.each(['xg5-g9xa5;d3-b3', 'xa5;d3-b3', 'XA5;D3-B3'])(
  '"%s" is read as xg5-g9;xa5;d3-b3, rows at the start of a turn too',
  text => {
    expect(printed(rowFirst, text)).toBe('xg5-g9;xa5;d3-b3 complete');
  },
);

test('the row may be left unsaid only where exactly one row step is legal', () => {
  expect(refused(yinsh, six, 'i8-f5;xa5')).toBe('ROW_MUST_BE_TAKEN g4 g5 g6 g7 g8 g9');
  expect(printed(six, 'i8-f5;xg5-g9xa5')).toBe('i8-f5;xg5-g9;xa5 complete');
  const made = after(yinsh, six, 'i8-f5;xg4-g8');
  expect(printed(made, 'xa5')).toBe('xa5 complete');
});

test('with the row left unsaid the ring still has to be an own one', () => {
  expect(refused(yinsh, jump, 'i8-f5;xk7')).toBe('NOT_YOUR_RING k7');
  expect(refused(yinsh, jump, 'i8-f5;xg5-g9xk7')).toBe('NOT_YOUR_RING k7');
  expect(refused(yinsh, jump, 'i8-f5;xb2')).toBe('NO_RING_THERE b2');
  expect(refused(yinsh, jump, 'i8-f5;xg6')).toBe('NO_RING_THERE g6');
});

test('a refused step leaves the position as it was', () => {
  const before = yinsh.positionText(jump);
  expect(refused(yinsh, jump, 'i8-f5;xg5-g9;xk7')).toBe('NOT_YOUR_RING k7');
  expect(yinsh.positionText(jump)).toBe(before);
});

test.each([
  ['', 'TEXT_EMPTY', 0, ''],
  ['  ', 'TEXT_EMPTY', 0, ''],
  ['i8-f5;', 'TEXT_EMPTY', 6, ''],
  ['i8-f5; ;xa5', 'TEXT_EMPTY', 6, ''],
  ['i', 'TEXT_UNREADABLE', 0, 'i'],
  ['8', 'TEXT_UNREADABLE', 0, '8'],
  ['x', 'TEXT_UNREADABLE', 0, 'x'],
  ['i8f5', 'TEXT_UNREADABLE', 0, 'i8f5'],
  ['i8-', 'TEXT_UNREADABLE', 0, 'i8-'],
  ['-f5', 'TEXT_UNREADABLE', 0, '-f5'],
  ['i8 f5', 'TEXT_UNREADABLE', 0, 'i8 f5'],
  ['i8-f5-f6', 'TEXT_UNREADABLE', 0, 'i8-f5-f6'],
  ['i8-f5!', 'TEXT_UNREADABLE', 0, 'i8-f5!'],
  ['(i8-f5', 'TEXT_UNREADABLE', 0, '(i8-f5'],
  ['passe', 'TEXT_UNREADABLE', 0, 'passe'],
  ['  i8_f5', 'TEXT_UNREADABLE', 2, 'i8_f5'],
  ['i8-f5;xg5+g9', 'TEXT_UNREADABLE', 6, 'xg5+g9'],
  ['i8-f5;xg5-g9x', 'TEXT_UNREADABLE', 12, 'x'],
  ['i8-f5;xg5-g9xa5xa4', 'TURN_ENDED', 15, 'xa4'],
  ['l5', 'NO_SUCH_POINT', 0, 'l5'],
  ['a1-a2', 'NO_SUCH_POINT', 0, 'a1'],
  ['i8-f11', 'NO_SUCH_POINT', 3, 'f11'],
  ['I8-F11', 'NO_SUCH_POINT', 3, 'f11'],
  ['i08-f5', 'NO_SUCH_POINT', 0, 'i08'],
  ['ii8-f5', 'NO_SUCH_POINT', 0, 'ii8'],
  ['xa6', 'NO_SUCH_POINT', 1, 'a6'],
  ['i8-f5;xg5-g12', 'NO_SUCH_POINT', 10, 'g12'],
  ['i8-f5;xg5-g9xa6', 'NO_SUCH_POINT', 13, 'a6'],
  ['i8-f5;  xg5-g9xa6', 'NO_SUCH_POINT', 15, 'a6'],
  ['a5-b5;k7-j7', 'TURN_ENDED', 6, 'k7-j7'],
  ['a5-b5xa5', 'TURN_ENDED', 5, 'xa5'],
  [' a5-b5xa5', 'TURN_ENDED', 6, 'xa5'],
  ['i8-f5;xg5-g9;xa5;k7-j7', 'TURN_ENDED', 17, 'k7-j7'],
])('"%s": %s at %i', (text, code, place, part) => {
  expect(refusal(jump, text)).toEqual({ code, at: [], place, text: part });
});

test('two joined steps are refused where the first one ends the game', () => {
  const blitz = yinshAt({
    variant: 'blitz',
    white: { rings: 'a2 a3 a4 a5 d3', markers: 'g5 g6 g7 g8 g9' },
    black: { rings: 'k7 k8 k9 k10 j11' },
    phase: 'ring',
  });
  expect(refusal(blitz, 'xa5xa4')).toEqual({ code: 'TURN_ENDED', at: [], place: 3, text: 'xa4' });
});

test('joined steps are refused by the first of them that does not fit', () => {
  expect(refused(yinsh, jump, 'i8-i8xa5')).toBe('MUST_LEAVE_POINT i8');
  expect(refused(yinsh, jump, 'i8-f5;xg5-g8xa5')).toBe('NOT_FIVE g5 g6 g7 g8');
  expect(refused(yinsh, rowFirst, 'xa5xa4')).toBe('RING_MUST_MOVE');
});

test('a place in a ring placement turn', () => {
  expect(refusal(start, 'f6;f7')).toEqual({ code: 'TURN_ENDED', at: [], place: 3, text: 'f7' });
  expect(refusal(start, 'f6xf7')).toEqual({ code: 'TURN_ENDED', at: [], place: 2, text: 'xf7' });
  expect(printed(start, 'F6')).toBe('f6 complete');
});

test('a text longer than any step is not looked at', () => {
  expect(printed(start, `f6${' '.repeat(198)}`)).toBe('f6 complete');
  expect(refusal(start, `f6${' '.repeat(199)}`)).toMatchObject({ code: 'TEXT_TOO_LONG', place: 200 });
  expect(refusal(start, 'f'.repeat(201))).toEqual({
    code: 'TEXT_TOO_LONG',
    at: [],
    place: 200,
    text: `${'f'.repeat(40)}…`,
  });
});
