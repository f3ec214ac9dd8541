import { gipf, yinsh, type AnyGame } from '@korong/rules';
import { startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import { Referee } from './referee.js';

interface Answer {
  readonly ok: boolean;
  readonly acts: string | null;
  readonly phase: string;
  readonly steps: readonly string[];
  readonly turn: readonly string[];
  readonly result: string | null;
  readonly position: string;
  readonly code: string;
  readonly message: string;
  readonly at: readonly string[];
}

const refereeOf = (
  game: AnyGame,
  variant: string,
): ((text: string) => Answer) & { raw: (text: string) => string } => {
  const referee = new Referee(game, startOf(game, { variant }));
  const raw = (text: string): string => referee.answer({ text, tooLong: false });
  return Object.assign((text: string) => JSON.parse(raw(text)) as Answer, { raw });
};

const beforeRow =
  'yinsh/1 standard WWWW/7/2w5/3w5/4w5/4w4/5W4/9/8/6B/BBBB act=white phase=move mover=white passes=0';

test('a step, the rest of its turn, a whole turn', () => {
  const ask = refereeOf(yinsh, 'standard');
  expect(ask(`position ${beforeRow}`)).toMatchObject({
    ok: true,
    acts: 'white',
    phase: 'move',
    turn: [],
    position: beforeRow,
  });
  expect(ask('g7-h8')).toMatchObject({
    acts: 'white',
    phase: 'row',
    steps: ['xc3-g7'],
    turn: ['g7-h8'],
    result: null,
  });
  expect(ask('xc3-g7;xa2')).toMatchObject({ acts: 'black', phase: 'move', turn: [] });
  ask(`position ${beforeRow}`);
  expect(ask('g7-h8;xa2')).toMatchObject({ acts: 'black', phase: 'move', turn: [] });
});

test('a refusal says why and where, and changes nothing', () => {
  const ask = refereeOf(yinsh, 'standard');
  const before = ask('f6');
  expect(ask('f6')).toEqual({
    ok: false,
    code: 'POINT_OCCUPIED',
    message: 'f6 is occupied. Choose an empty point.',
    at: ['f6'],
  });
  expect(ask('g7;h8')).toMatchObject({ ok: false, code: 'TURN_ENDED' });
  expect(ask('position nonsense')).toMatchObject({ ok: false, code: 'POSITION_FORMAT' });
  expect(ask('')).toMatchObject({ ok: false, code: 'TEXT_EMPTY' });
  ask('g7');
  expect(ask('undo')).toEqual(before);
});

test('a position text that ends too early is told which word is missing, and what one looks like', () => {
  const ask = refereeOf(yinsh, 'standard');
  const { code, message } = ask('position yinsh/1 standard');
  expect(code).toBe('POSITION_FIELD');
  expect(message).toMatch(
    /^The position text ends too early: word 3 is missing, .* A position of yinsh looks like this: yinsh\/1 standard 4\/7\//,
  );
});

test('`position` alone, and any bad one, is told what a position of this game looks like', () => {
  const ask = refereeOf(gipf, 'tournament');
  const like = / A position of gipf looks like this: gipf\/1 tournament 4\/5\//;
  expect(ask('position')).toMatchObject({ ok: false, code: 'TEXT_EMPTY' });
  expect(ask('position').message).toMatch(/^The text of the position is missing\. /);
  expect(ask('position').message).toMatch(like);
  expect(ask('position foo').message).toMatch(like);
  expect(ask('positions')).toMatchObject({ ok: false, code: 'TEXT_UNREADABLE' });
});

test('undo goes back step by step, over the beginning of a turn, to the start and no further', () => {
  const ask = refereeOf(yinsh, 'standard');
  ask(`position ${beforeRow}`);
  ask('g7-h8;xc3-g7;xa2');
  expect(ask('undo')).toMatchObject({ acts: 'white', phase: 'ring', turn: ['g7-h8', 'xc3-g7'] });
  expect(ask('undo')).toMatchObject({ phase: 'row', turn: ['g7-h8'] });
  expect(ask('undo')).toMatchObject({ phase: 'move', turn: [], position: beforeRow });
  expect(ask('undo')).toEqual({
    ok: false,
    code: 'NOTHING_TO_UNDO',
    message: 'There is nothing to undo.',
    at: [],
  });
});

test('new starts the same game again', () => {
  const ask = refereeOf(gipf, 'tournament');
  const first = ask('new');
  expect(first).toMatchObject({ ok: true, acts: 'white', phase: 'push', turn: [] });
  expect(first.steps).toContain('Ga1-b2');
  ask('Ga1-b2');
  expect(ask('new')).toEqual(first);
});

test('once the game is over nobody acts and no step is left', () => {
  const ask = refereeOf(gipf, 'basic');
  const last =
    'gipf/1 basic w3/5/6/7/6/5/3b handicap=0-0 act=white phase=push mover=white reserve=1-0 entry=single-single settled=none';
  ask(`position ${last}`);
  expect(ask('e1-e2')).toMatchObject({ acts: null, phase: 'over', steps: [], result: 'white' });
  expect(ask('e1-e2')).toMatchObject({ ok: false, code: 'GAME_OVER' });
});

test('the output is ASCII and repeats at most 80 characters of what it refuses', () => {
  const { raw } = refereeOf(yinsh, 'standard');
  for (const text of ['é'.repeat(1000), '\u0000\u001b[31m', '𝄞'.repeat(500), 'position '.repeat(300)]) {
    const answer = raw(text);
    expect(answer).toMatch(/^[ -~]*\n$/);
    const { message } = JSON.parse(answer) as Answer;
    // Sentences without their quotations and the example of a position have at most 100 characters.
    expect(message.replace(/ A position of .*/, '').length).toBeLessThanOrEqual(180);
  }
});
