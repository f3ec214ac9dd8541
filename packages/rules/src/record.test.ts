import { corpus, must, optionsOf, startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import { gipf } from './gipf/gipf.js';
import { replay, type GameRecord } from './record.js';
import { readRecordJson, recordJson } from './recordJson.js';
import { readRecordText, recordText } from './recordText.js';
import { gipfAt } from './gipf/testing.js';
import { beginTurn, readTurn, turnText } from './turn.js';
import { findGame } from './games.js';

const opening: GameRecord = {
  game: 'yinsh',
  options: { variant: 'blitz' },
  headers: { White: 'Anna "Nan" \\ B', Black: 'Béla', Date: '2026-11-15' },
  comment: 'with } and \\ in it,\nover two lines',
  turns: [
    { text: 'f6', clock: 599_000 },
    { text: 'g7', clock: 3_723_004, spent: 900, comment: 'close' },
    { text: 'a2' },
  ],
  result: null,
};

const printed = `[Korong "1"]
[Game "yinsh"]
[Variant "blitz"]
[White "Anna \\"Nan\\" \\\\ B"]
[Black "Béla"]
[Date "2026-11-15"]
[Result "*"]

{with \\} and \\\\ in it,
over two lines}
1. f6 [%clk 0:09:59] g7 [%clk 1:02:03.004] [%emt 0:00:00.900] {close}
2. a2
*
`;

const why = (text: string): string => {
  const read = readRecordText(text);
  const played = read.ok ? replay(read.value) : read;
  if (played.ok) return 'accepted';
  const { code, text: excerpt, place, turn } = played.error;
  return [code, excerpt, place, turn].filter(part => part !== undefined).join(' ');
};

const header = '[Game "yinsh"]\n[Variant "standard"]\n';

test('a record is printed with headers, numbered turns, clocks, comments and result', () => {
  expect(recordText(opening)).toBe(printed);
});

test('what is printed is read back equal, in both forms', () => {
  expect(must(readRecordText(printed))).toEqual(opening);
  expect(must(readRecordJson(recordJson(opening)))).toEqual(opening);
  expect(must(replay(opening)).record).toEqual(opening);
});

test('every game of the corpus makes a record that is printed and read back equal, in both forms', () => {
  for (const given of corpus().filter((_, i) => i % 4 === 0)) {
    const { game: name, steps, result } = given;
    const game = must(findGame(name));
    const options = optionsOf(given);
    let turn = beginTurn(startOf(game, options));
    const turns: { text: string }[] = [];
    for (const step of steps) {
      const reading = readTurn(game, turn, step);
      if (reading.status === 'illegal') throw new Error(reading.refusal.code);
      turn = reading.turn;
      if (reading.status === 'complete') {
        turns.push({ text: turnText(game, turn) });
        turn = beginTurn(turn.position);
      }
    }
    if (turn.steps.length > 0) turns.push({ text: turnText(game, turn) });
    const record: GameRecord = { game: name, options, headers: {}, turns, result };
    expect(must(readRecordText(recordText(record)))).toEqual(record);
    expect(must(readRecordJson(recordJson(record)))).toEqual(record);
    expect(must(replay(record)).record).toEqual(record);
  }
});

test('a record may begin with a position; the variant it names must be the same', () => {
  const position = gipf.positionText(gipfAt({ white: 'b2', black: 'c3', reserve: [3, 4], handicap: [2, 0] }));
  const record: GameRecord = {
    game: 'gipf',
    options: { variant: 'basic', handicap: 'white 2' },
    position,
    headers: {},
    turns: [{ text: 'a1-b2' }],
    result: null,
  };
  expect(must(readRecordText(recordText(record)))).toEqual(record);
  expect(must(readRecordJson(recordJson(record)))).toEqual(record);
  expect(replay(record).ok).toBe(true);
  expect(why(recordText({ ...record, options: { variant: 'basic' } }))).toBe('RECORD_HEADER Position 0');
  expect(why(recordText({ ...record, position: 'gipf/2' }))).toBe('POSITION_VERSION gipf/2 0');
});

test('other spellings are read and printed in the one form', () => {
  const played = must(replay(must(readRecordText('[Game "YINSH"] [Variant "standard"] 1. F6 G7 2. A2'))));
  expect(played.record.turns.map(t => t.text)).toEqual(['f6', 'g7', 'a2']);
});

test('a bad record is refused with the reason and the place', () => {
  expect(why('1. f6')).toBe('RECORD_HEADER Game 0');
  expect(why('[Game "chess"]')).toBe('UNKNOWN_GAME chess 0');
  expect(why('[Game "yinsh"]')).toBe('UNKNOWN_VARIANT  0');
  expect(why('[Korong "2"]\n[Game "yinsh"]')).toBe('RECORD_VERSION 2 0');
  expect(why(`${header}[Game "gipf"]`)).toBe('RECORD_HEADER [Game "gipf"] 36');
  expect(why(`${header}1. f6 [White "late"]`)).toBe('RECORD_HEADER [White "late"] 42');
  expect(why(`${header}[1st "x"]`)).toBe('RECORD_HEADER [1st "x"] 36');
  expect(why(`${header}1. f6 {never closed`)).toBe('RECORD_TEXT {never closed 42');
  expect(why(`${header}1. f6 {a} {b}`)).toBe('RECORD_TEXT {b} 46');
  expect(why(`${header}{a} {b}`)).toBe('RECORD_TEXT {b} 40');
  expect(why(`${header}* f6`)).toBe('RECORD_TEXT f6 38');
  expect(why(`${header}2. f6`)).toBe('RECORD_NUMBER 2. 36');
  expect(why(`${header}1. f6 2. g7`)).toBe('RECORD_NUMBER 2. 42');
  expect(why(`${header}[%clk 0:01:00]`)).toBe('RECORD_CLOCK [%clk 0:01:00] 36');
  expect(why(`${header}1. f6 [%clk 0:61:00]`)).toBe('RECORD_CLOCK [%clk 0:61:00] 42');
  expect(why(`${header}1. f6 [%clk 0:01:00] [%clk 0:01:00]`)).toBe('RECORD_CLOCK [%clk 0:01:00] 57');
  expect(why(`${header}[Result "red"]`)).toBe('RECORD_RESULT red 0');
  expect(why(`${header}[Result "white"]\n1. f6 black`)).toBe('RECORD_RESULT white 0');
  expect(why(`${header}1. f6 f6`)).toBe('POINT_OCCUPIED 2');
  expect(why(`${header}1. f6 g77`)).toBe('NO_SUCH_POINT g77 0 2');
  expect(why(' ')).toBe('TEXT_EMPTY  0');
});

test('a result that the players agreed on stands, one against the rules does not', () => {
  expect(why(`${header}1. f6 white`)).toBe('accepted');
  expect(why(`${header}draw`)).toBe('accepted');
  const over = gipf.positionText(gipfAt({ white: 'b2', black: 'c3', reserve: [0, 4], phase: 'over' }));
  const text = `[Game "gipf"][Variant "basic"][Position "${over}"]`;
  expect(why(`${text} black`)).toBe('accepted');
  expect(why(`${text} white`)).toBe('RECORD_RESULT white 0');
  expect(why(text)).toBe('RECORD_RESULT * 0');
});

test('only the last turn may be unfinished', () => {
  const position = gipf.positionText(
    gipfAt({ variant: 'basic', white: 'b2 b3 b4 e5 f5', black: 'h2', reserve: [5, 5] }),
  );
  const text = `[Game "gipf"][Variant "basic"][Position "${position}"]`;
  expect(why(`${text} 1. b6-b5`)).toBe('accepted');
  expect(why(`${text} 1. b6-b5 xb2,b3,b4,b5`)).toBe('TURN_NOT_FINISHED 2');
  expect(why(`${text} 1. b6-b5;xb2,b3,b4,b5 a1-b2`)).toBe('accepted');
});

test('JSON that is no record names the field', () => {
  const good = JSON.parse(recordJson(opening)) as Record<string, unknown>;
  const whyJson = (changes: object): string => {
    const read = readRecordJson(JSON.stringify({ ...good, ...changes }));
    return read.ok ? 'accepted' : [read.error.code, read.error.text, read.error.turn].join(' ').trim();
  };
  expect(whyJson({})).toBe('accepted');
  expect(whyJson({ korong: 2 })).toBe('RECORD_VERSION 2');
  expect(whyJson({ korong: 'x' })).toBe('RECORD_VERSION');
  expect(whyJson({ game: 1 })).toBe('RECORD_JSON game');
  expect(whyJson({ game: 'constructor' })).toBe('UNKNOWN_GAME constructor');
  expect(whyJson({ options: { variant: 1 } })).toBe('RECORD_JSON options');
  expect(whyJson({ headers: [] })).toBe('RECORD_JSON headers');
  expect(whyJson({ headers: { Variant: 'x' } })).toBe('RECORD_JSON headers');
  expect(whyJson({ headers: { Result: 'x' } })).toBe('RECORD_JSON headers');
  expect(whyJson({ headers: { 'no word': 'x' } })).toBe('RECORD_JSON headers');
  expect(whyJson({ position: 3 })).toBe('RECORD_JSON position');
  expect(whyJson({ comment: null })).toBe('RECORD_JSON comment');
  expect(whyJson({ turns: {} })).toBe('RECORD_JSON turns');
  expect(whyJson({ turns: [{ text: 'f6' }, 'g7'] })).toBe('RECORD_JSON turns 2');
  expect(whyJson({ turns: [{ text: 'f6', clock: -1 }] })).toBe('RECORD_JSON turns 1');
  expect(whyJson({ turns: [{ text: 'f6', clock: 1.5 }] })).toBe('RECORD_JSON turns 1');
  expect(whyJson({ turns: [{ text: 'f6', comment: 1 }] })).toBe('RECORD_JSON turns 1');
  expect(whyJson({ turns: [{ text: 'f'.repeat(2_001) }] })).toBe('RECORD_JSON turns 1');
  expect(whyJson({ turns: [{ text: 'f6', clock: 0, extra: 1 }] })).toBe('accepted');
  expect(whyJson({ result: 'red' })).toBe('RECORD_JSON result');
  expect(whyJson({ result: '*' })).toBe('RECORD_JSON result');
  expect(readRecordJson('{').ok).toBe(false);
  expect(readRecordJson('[]').ok).toBe(false);
});
