import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, meIfOnline } from '../api/api.js';
import { keepPlayer, keepYou, knownYou, YOU } from './you.js';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (body: unknown): void => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(body === undefined ? new Response(null, { status: 204 }) : Response.json(body)),
  );
};

test('a new name keeps the games, another player does not, and no player leaves nothing', () => {
  keepYou({ id: 'anna', name: 'Anna', due: ['abc'] });
  keepPlayer({ id: 'anna', name: 'Anna B' });
  expect(knownYou()).toEqual({ id: 'anna', name: 'Anna B', due: ['abc'] });
  keepPlayer({ id: 'ben', name: 'Ben' });
  expect(knownYou()).toEqual({ id: 'ben', name: 'Ben', due: [] });
  keepPlayer(null);
  expect([knownYou(), kept.size]).toEqual([undefined, 0]);
});

test('what is damaged is nothing', () => {
  kept.set(YOU, '{');
  expect(knownYou()).toBeUndefined();
});

test('answers of the server that name the reader are kept; signing out forgets', async () => {
  const player = { id: 'anna', name: 'Anna', account: false };
  answer({ player });
  await api.guest('Anna');
  expect(knownYou()?.name).toBe('Anna');
  answer({ games: [] });
  await api.search({});
  expect(knownYou()?.name).toBe('Anna');
  answer(undefined);
  await api.signOut();
  expect(knownYou()).toBeUndefined();
  answer({ player });
  await api.me();
  answer({ player: null });
  await api.me();
  expect(knownYou()).toBeUndefined();
});

test('a page asks nobody by itself without a network', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ player: null })));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await meIfOnline()).toEqual({ ok: false, error: { code: 'UNREACHABLE' } });
  expect(fetch).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await meIfOnline()).toEqual({ ok: true, value: { player: null } });
  expect(fetch).toHaveBeenCalledOnce();
});
