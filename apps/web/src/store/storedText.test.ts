import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedIds } from './storedIds.js';
import { storedText } from './storedText.js';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a text is read back, replaced and removed', () => {
  const text = storedText('key');
  expect(text.read()).toBeNull();
  text.write('one');
  expect(text.read()).toBe('one');
  text.write(null);
  expect(text.read()).toBeNull();
});

test('forbidden storage keeps nothing and throws nothing', () => {
  const forbidden = storedText('key', () => {
    throw new Error('forbidden');
  });
  forbidden.write('one');
  expect(forbidden.read()).toBeNull();
});

test('a list holds an id once and drops the oldest', () => {
  const ids = storedIds('ids', 2);
  for (const id of ['a', 'b', 'a', 'c']) ids.add(id);
  expect(ids.all()).toEqual(['a', 'c']);
  ids.remove('a');
  expect(ids.all()).toEqual(['c']);
});

test.each(['{', '7', '{"0":"a"}', '[1,{}]'])('a damaged list is empty: %s', text => {
  localStorage.setItem('ids', text);
  expect(storedIds('ids', 2).all()).toEqual([]);
});
