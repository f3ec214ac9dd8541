import { expect, test } from 'vitest';
import { gipf } from './gipf/gipf.js';
import { gipfAt } from './gipf/testing.js';
import { yinshAt } from './yinsh/testing.js';
import { addStep, beginTurn, isComplete, readTurn, turnText, undoStep, type TurnReading } from './turn.js';
import { yinsh } from './yinsh/yinsh.js';

// White completes c3-g7 by moving g7-h8: the fifth marker goes where the ring was.
const beforeRow = yinshAt({
  white: { rings: 'g7 a2 a3 a4 a5', markers: 'c3 d4 e5 f6' },
  black: { rings: 'k7 k8 k9 k10 j11' },
});

const status = <P, S>(reading: TurnReading<P, S>): string =>
  reading.status === 'illegal'
    ? `${reading.status} ${reading.refusal.code} ${reading.refusal.place}`
    : reading.status;

const read = (text: string): TurnReading<typeof beforeRow, unknown> =>
  readTurn(yinsh, beginTurn(beforeRow), text);

test('a turn is illegal, incomplete or complete', () => {
  expect(status(read('g7-h8'))).toBe('incomplete');
  expect(status(read('g7-h8;xc3-g7'))).toBe('incomplete');
  expect(status(read('g7-h8;xc3-g7;xa2'))).toBe('complete');
  expect(status(read('a2-b2'))).toBe('complete');
  expect(status(read('a2-a3'))).toBe('illegal LANDS_ON_RING undefined');
});

test('the place of a refusal counts from the beginning of the whole text', () => {
  expect(status(read('g7-h8;xc3-g7;zz9'))).toBe('illegal NO_SUCH_POINT 13');
  expect(status(read('g7-h8; x?'))).toBe('illegal TEXT_UNREADABLE 7');
});

test('nothing may follow the end of a turn, and nothing is played if one step is refused', () => {
  expect(status(read('a2-b2;k7-j6'))).toBe('illegal TURN_ENDED 6');
  expect(status(read('a2-b2;'))).toBe('illegal TURN_ENDED 6');
  expect(status(read('g7-h8;xc3-g7;xh8;'))).toBe('illegal TURN_ENDED 17');
  expect(status(read(''))).toBe('illegal TEXT_EMPTY 0');
  expect(status(read('g7-h8;;'))).toBe('illegal TEXT_EMPTY 6');
  expect(status(read(' '.repeat(2_001)))).toBe('illegal TEXT_TOO_LONG 2000');
});

test('a turn is read on from where it stands', () => {
  const first = read('g7-h8');
  if (first.status === 'illegal') throw new Error(first.refusal.code);
  const rest = readTurn(
    yinsh,
    first.turn as ReturnType<typeof beginTurn<typeof beforeRow, never>>,
    'xc3-g7;xh8',
  );
  expect(status(rest)).toBe('complete');
  if (rest.status === 'illegal') throw new Error(rest.refusal.code);
  expect(turnText(yinsh, rest.turn)).toBe('g7-h8;xc3-g7;xh8');
  expect(rest.turn.start).toBe(beforeRow);
});

test('steps are taken back one by one until none is left', () => {
  const begun = beginTurn<typeof beforeRow, ReturnType<typeof yinsh.steps>[number]>(beforeRow);
  const step = yinsh.steps(beforeRow).find(s => yinsh.stepText(s) === 'g7-h8')!;
  const once = addStep(yinsh, begun, step);
  expect(isComplete(yinsh, begun)).toBe(false);
  expect(undoStep(yinsh, once)).toEqual(begun);
  expect(undoStep(yinsh, begun)).toBeUndefined();
});

test('a turn that ends the game may lack its move', () => {
  // Black's row of four was made by White's push; taking it captures White's last GIPF-piece.
  const position = gipfAt({
    variant: 'standard',
    white: 'Gf5',
    black: 'b2 c3 d4 e5 Gh5',
    reserve: [5, 5],
    toAct: 'black',
    mover: 'white',
    phase: 'row',
  });
  const reading = readTurn(gipf, beginTurn(position), 'xb2,c3,d4,e5,f5');
  expect(reading.status).toBe('complete');
  if (reading.status === 'illegal') return;
  expect(gipf.outcome(reading.turn.position)).toEqual({ winner: 'black', by: 'gipf-pieces' });
});
