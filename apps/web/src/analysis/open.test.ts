import { must } from '@korong/testing';
import { recordJson, type GameRecord } from '@korong/rules';
import { mainRecord } from '@korong/study';
import { expect, test } from 'vitest';
import { packText } from '../game/share/link.js';
import { nameFor, openAddress, readAny, sideOf } from './open.js';

const record: GameRecord = {
  game: 'yinsh',
  options: { variant: 'blitz' },
  headers: { White: 'Anna', Black: 'Béla' },
  turns: [{ text: 'f6' }, { text: 'g7' }],
  result: null,
};
const position = 'yinsh/1 standard 4/7/8/9/10/9/10/9/8/7/4 act=white phase=place mover=white passes=0';

test('a position, a record in both forms and a tree are read', () => {
  expect(mainRecord(must(readAny(` ${recordJson(record)} `)))).toEqual(record);
  expect(must(readAny('[Game "yinsh"][Variant "blitz"] 1. f6 (1. a2)')).children).toHaveLength(2);
  expect(must(readAny(position))).toMatchObject({ position, options: { variant: 'standard' } });
  const refused = readAny('[Game "yinsh"][Variant "blitz"] 1. f6 f6');
  expect(refused.ok ? '' : [refused.error.code, refused.error.turn]).toEqual(['POINT_OCCUPIED', 2]);
});

test('an unfinished last turn is left out', () => {
  const row =
    'gipf/1 basic www1/5/6/7/6/5/4 handicap=0-0 act=white phase=push mover=white reserve=12-15 entry=single-single settled=none';
  const text = (turn: string): string => `[Game "gipf"][Variant "basic"][Position "${row}"] 1. ${turn}`;
  expect(must(readAny(text('b6-b5'))).children).toEqual([]);
  expect(must(readAny(text('b6-b5;xb2,b3,b4,b5'))).children).toHaveLength(1);
});

test('an address holds a text and the turn to show', async () => {
  const packed = (await packText('[Game "yinsh"][Variant "blitz"] 1. f6 g7'))!;
  const open = async (hash: string) => must((await openAddress(hash))!).path;
  expect(await open(`#shared=${packed}`)).toEqual([]);
  expect(await open(`#shared=${packed}&at=1`)).toEqual([0]);
  expect(await open(`#shared=${packed}&at=99`)).toEqual([0, 0]);
  expect(await openAddress('#shared=q')).toEqual({ ok: false, error: 'damaged' });
  expect(await openAddress('#')).toBeUndefined();
});

test('an analysis is named after its players, or its game', () => {
  expect(nameFor(must(readAny(recordJson(record))), 'YINSH')).toBe('YINSH: Anna – Béla');
  expect(nameFor(must(readAny(position)), 'YINSH')).toBe('YINSH');
});

test('the reader’s side is the one it was opened with, or the one with the reader’s name', () => {
  const chapter = must(readAny(recordJson(record)));
  expect(sideOf({ chapter, side: 'white' }, 'Béla')).toBe('white');
  expect(['Anna', 'Béla', 'Cili', undefined].map(you => sideOf({ chapter }, you))).toEqual([
    'white',
    'black',
    undefined,
    undefined,
  ]);
  const alone = { ...chapter, headers: { White: 'Anna', Black: 'Anna' } };
  expect(sideOf({ chapter: alone }, 'Anna')).toBeUndefined();
});
