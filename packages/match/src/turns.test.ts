import { findGame, gipf, readRecordText, recordText, replay, yinsh } from '@korong/rules';
import { corpus, must, optionsOf } from '@korong/testing';
import { expect, test } from 'vitest';
import { allGames } from './allGames.js';
import { positionAt, positionOf, toAct } from './match.js';
import { after, begun, codeOf, FIVE_AND_THREE, played, refusalOf, start, turn, turnsOf } from './testing.js';

const ONE_MOVE =
  'yinsh/1 blitz WWWW/7/2w5/3w5/4w5/4w4/5W4/9/8/6B/BBBB act=white phase=move mover=white passes=0';

test('a match begins with its setup; the options are kept in the one spelling', () => {
  const match = begun({ game: 'gipf', options: { variant: 'basic', handicap: 'white=2' } });
  expect(match.setup.options).toEqual({ variant: 'basic', handicap: 'white 2' });
  expect([match.id, toAct(match), match.turns, match.result]).toEqual(['m1', 'white', [], undefined]);
  expect(positionOf(match)).toEqual(gipf.start({ variant: 'basic', handicap: { white: 2, black: 0 } }));
  expect(match.events).toEqual([{ ...start(match.setup), kind: 'started', version: 1, seq: 1, at: 0 }]);
});

test('a match begins with a position', () => {
  const match = begun({ options: { variant: 'blitz' }, position: ONE_MOVE });
  expect(yinsh.positionText(positionOf(match) as never)).toBe(ONE_MOVE);
});

test('what cannot begin is refused, with what the rules say', () => {
  expect(refusalOf(undefined, start({ game: 'chess' }))).toMatchObject({
    code: 'SETUP_REFUSED',
    reason: { code: 'UNKNOWN_GAME', choices: ['yinsh', 'gipf'] },
  });
  expect(refusalOf(undefined, start({ options: { variant: 'x' } }))).toMatchObject({
    code: 'SETUP_REFUSED',
    reason: { code: 'UNKNOWN_VARIANT' },
  });
  expect(refusalOf(undefined, start({ position: 'nothing' }))).toMatchObject({
    code: 'SETUP_REFUSED',
    reason: { code: 'POSITION_FORMAT' },
  });
  expect(refusalOf(undefined, start({ position: ONE_MOVE }))).toMatchObject({
    code: 'SETUP_REFUSED',
    reason: { code: 'RECORD_HEADER' },
  });
});

test('a position in which the game is over is no beginning', () => {
  const over = played(begun({ options: { variant: 'blitz' }, position: ONE_MOVE }), ['g7-h8;xc3-g7;xa2']);
  const position = yinsh.positionText(positionOf(over) as never);
  expect(codeOf(undefined, start({ options: { variant: 'blitz' }, position }))).toBe('POSITION_OVER');
});

test.each(['', '  ', 'a'.repeat(61), 'a\nb', 'a\u0000'])('a player cannot be called %j', name => {
  const white = { name: 'Anna' };
  expect(codeOf(undefined, start({ players: { white, black: { name } } }))).toBe('BAD_NAME');
  expect(codeOf(undefined, start({ players: { white: { name }, black: white } }))).toBe('BAD_NAME');
});

test.each([
  [999, 0],
  [86_400_001, 0],
  [1_500.5, 0],
  [Number.NaN, 0],
  [1_000, -1],
  [1_000, 0.5],
  [1_000, 86_400_001],
])('no clock has %d ms and %d ms a turn', (initial, increment) => {
  expect(codeOf(undefined, start({ clock: { kind: 'fischer', initial, increment } }))).toBe('BAD_CLOCK');
});

test('a match starts once, and nothing else is done before', () => {
  expect(codeOf(begun(), start())).toBe('ALREADY_STARTED');
  expect(codeOf(undefined, { kind: 'resign', by: 'white' })).toBe('NOT_STARTED');
});

test('turns are made one after the other, in any spelling, and kept in one', () => {
  const match = played(begun(), ['F6', 'g7']);
  expect(match.turns.map(({ by, text }) => [by, text])).toEqual([
    ['white', 'f6'],
    ['black', 'g7'],
  ]);
  expect(toAct(match)).toBe('white');
  expect(match.events.map(({ seq, kind }) => [seq, kind])).toEqual([
    [1, 'started'],
    [2, 'turn'],
    [3, 'turn'],
  ]);
});

test('positions after every turn are there; beyond them is nothing', () => {
  const match = played(begun(), ['f6', 'g7']);
  const texts = [0, 1, 2].map(n => allGames.gameOf(match).positionText(positionAt(match, n)));
  expect(new Set(texts).size).toBe(3);
  expect(positionAt(match, 2)).toBe(positionOf(match));
  expect([positionAt(match, 3), positionAt(match, -1)]).toEqual([undefined, undefined]);
});

test('a turn is refused that is stale, the other side’s, not legal or not whole', () => {
  const match = played(begun(), ['f6']);
  const command = { kind: 'turn', by: 'black', answers: 1, text: 'g7' } as const;
  expect(refusalOf(match, { ...command, answers: 0 })).toEqual({ code: 'STALE_TURN', number: 1 });
  expect(codeOf(match, { ...command, answers: 2 })).toBe('STALE_TURN');
  expect(codeOf(match, { ...command, by: 'white' })).toBe('NOT_YOUR_TURN');
  expect(refusalOf(match, { ...command, text: 'f6' })).toEqual({
    code: 'TURN_REFUSED',
    reason: { code: 'POINT_OCCUPIED', at: ['f6'] },
  });
  const row = begun({ options: { variant: 'blitz' }, position: ONE_MOVE });
  expect(codeOf(row, turn(row, 'g7-h8'))).toBe('TURN_INCOMPLETE');
  expect(codeOf(match, command)).toBe('accepted');
});

test('the rules end a match', () => {
  const match = played(begun({ options: { variant: 'blitz' }, position: ONE_MOVE }), ['g7-h8;xc3-g7;xa2']);
  expect(match.result).toEqual({ winner: 'white', by: 'rings' });
  expect([toAct(match), codeOf(match, turn(match, 'a3'))]).toEqual([undefined, 'MATCH_OVER']);
});

test('the record has names, date, clock and how it ended', () => {
  const match = after(played(begun({ clock: FIVE_AND_THREE }), ['f6', 'g7'], 10), [
    { kind: 'resign', by: 'white' },
    25_000,
  ]);
  const record = allGames.recordOf(match, '2026-11-15');
  expect(record).toEqual({
    game: 'yinsh',
    options: { variant: 'standard' },
    headers: {
      White: 'Anna',
      Black: 'Béla',
      Date: '2026-11-15',
      TimeControl: '300+3',
      Termination: 'resignation',
    },
    turns: [
      { text: 'f6', clock: 300_000 },
      { text: 'g7', clock: 293_000 },
    ],
    result: 'black',
  });
  expect(must(readRecordText(recordText(record)))).toEqual(record);
  expect(allGames.recordOf(begun())).toMatchObject({
    headers: { White: 'Anna', Black: 'Béla' },
    result: null,
  });
  const aborted = after(begun({ options: { variant: 'blitz' }, position: ONE_MOVE }), [{ kind: 'abort' }]);
  expect(allGames.recordOf(aborted)).toMatchObject({ position: ONE_MOVE, result: null });
  const drawn = after(begun(), [{ kind: 'draw', how: 'agreed' }]);
  expect(allGames.recordOf(drawn).result).toBe('draw');
});

test('the record of a match by days says so, and has no clocks', () => {
  const clock = { kind: 'days', perTurn: 3 * 86_400_000 } as const;
  const record = allGames.recordOf(played(begun({ clock, seats: 'apart' }), ['f6', 'g7'], 10));
  expect(record.headers.TimeControl).toBe('1/259200');
  expect(record.turns).toEqual([{ text: 'f6' }, { text: 'g7' }]);
  expect(must(replay(record)).turns).toHaveLength(2);
});

test('every game of the corpus goes through a match and comes out as its record', () => {
  const games = corpus();
  expect(games).toHaveLength(272);
  for (const given of games) {
    const options = optionsOf(given);
    const first = begun({ game: given.game, options });
    const { turns, rest } = turnsOf(must(findGame(given.game)), first.start, given.steps);
    const match = played(first, turns);
    expect(match.turns.map(t => t.text)).toEqual(turns);
    expect(match.result ? (match.result.winner ?? 'draw') : null).toBe(given.result);
    if (rest !== '') expect(codeOf(match, turn(match, rest))).toBe('TURN_INCOMPLETE');
    expect(must(replay(allGames.recordOf(match))).turns.at(-1)?.position).toEqual(positionOf(match));
    expect(must(allGames.replayEvents(JSON.parse(JSON.stringify(match.events)) as unknown[]))).toEqual(match);
  }
});

test('a command changes no match that was there before', () => {
  const match = begun({ clock: FIVE_AND_THREE });
  const before = JSON.stringify(match);
  must(allGames.apply(match, turn(match, 'f6'), 1));
  expect(JSON.stringify(match)).toBe(before);
});
