import type { GameSummary } from '@korong/protocol';
import { expect, test } from 'vitest';
import type { Answer, GameAnswer } from '../api/api.js';
import { openRemote } from './remote.js';

const answered = (status: GameSummary['status']): Answer<GameAnswer> => {
  const seats = { white: { id: 'a', name: 'Anna' }, black: { id: 'b', name: 'Béla' } };
  return { ok: true, value: { game: { id: 'x', status, seats } as unknown as GameSummary } };
};
const failed = (code: 'GAME_NOT_FOUND' | 'UNREACHABLE') => ({ ok: false, error: { code } }) as const;

/** What the page gets of these answers; `you` is the reader's id. */
const opening = (game: Answer<GameAnswer>, record: Answer<string>, you?: string) =>
  openRemote('x', { game: () => Promise.resolve(game), record: () => Promise.resolve(record) }, you);

const RECORD = { ok: true, value: '[Game "yinsh"]' } as const;

test('a finished game is open to everybody; players have a side', async () => {
  const open = (you?: string) => opening(answered('over'), RECORD, you);
  expect(await open('b')).toEqual({ ok: true, value: { record: RECORD.value, side: 'black' } });
  expect(await open('c')).toEqual({ ok: true, value: { record: RECORD.value, side: undefined } });
  expect(await open()).toMatchObject({ ok: true, value: { side: undefined } });
});

test('a game that runs, waits, is not there or cannot be asked for is a reason', async () => {
  const problem = async (game: Answer<GameAnswer>, record: Answer<string> = RECORD) => {
    const opened = await opening(game, record);
    return opened.ok ? undefined : opened.error;
  };
  expect(await problem(answered('running'))).toBe('running');
  expect(await problem({ ok: true, value: { open: {} as never } })).toBe('running');
  expect(await problem(failed('GAME_NOT_FOUND'), failed('GAME_NOT_FOUND'))).toBe('gone');
  expect(await problem(failed('UNREACHABLE'))).toBe('unreachable');
  expect(await problem(answered('over'), failed('UNREACHABLE'))).toBe('unreachable');
});
