import { readFileSync } from 'node:fs';
import { MATCH_CODES, MAX_EVENTS, MAX_EVENTS_FOR_OFFERS, MAX_TAKEBACKS } from '@korong/match';
import { match } from '@korong/messages/en/match';
import { CODES } from '@korong/rules';
import { expect, test } from 'vitest';
import { filesBelow, sourcesOf, textOf } from './repository.ts';

const sentences: Readonly<Record<string, string>> = match;
const sorted = (codes: Iterable<string>): string[] => [...codes].sort();

test('every code of a match has a sentence and a line in docs/match.md, and there are no others', () => {
  const documented = [...textOf('docs/match.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code!);
  expect(sorted(documented)).toEqual(sorted(MATCH_CODES));
  const worded = Object.keys(sentences).filter(key => /^[A-Z_]+$/.test(key));
  expect(sorted(worded)).toEqual(sorted(MATCH_CODES));
  for (const code of MATCH_CODES) expect(sentences[code]).toMatch(/\S/);
});

test('no code of a match is also a reason of the rules', () => {
  expect(MATCH_CODES.filter(code => (CODES as readonly string[]).includes(code))).toEqual([]);
});

test('every code of a match is given somewhere and tested somewhere', () => {
  const textsOf = (files: readonly string[]): string =>
    files.map(file => readFileSync(file, 'utf8')).join('\n');
  const library = textsOf(sourcesOf('packages/match').filter(file => !file.endsWith('codes.ts')));
  const tests = textsOf(filesBelow('packages/match/src').filter(file => file.endsWith('.test.ts')));
  expect(MATCH_CODES.filter(code => !library.includes(`'${code}'`))).toEqual([]);
  expect(MATCH_CODES.filter(code => !tests.includes(code))).toEqual([]);
});

test('sentences for refusals use only what a refusal carries', () => {
  for (const code of MATCH_CODES) {
    for (const [, name] of sentences[code]!.matchAll(/\{(\w+)\}/g)) expect(name).toBe('number');
  }
});

test('there is a sentence for every way a match can end by what the players do', () => {
  const endings = ['resignation', 'time', 'agreement', 'absence', 'absenceDraw', 'length', 'aborted'].map(
    by => `over.${by}`,
  );
  expect(sorted(Object.keys(sentences).filter(key => key.startsWith('over.')))).toEqual(sorted(endings));
});

test('docs/match.md and the changelog name the bounds of a match as they are', () => {
  const numbers = (text: string): string[] => text.match(/\d[\d,]*(?= events)/g) ?? [];
  const named = [MAX_EVENTS, MAX_EVENTS_FOR_OFFERS].map(number => number.toLocaleString('en'));
  expect(new Set(numbers(textOf('docs/match.md')))).toEqual(new Set(named));
  expect(textOf('docs/match.md')).toContain(`may have ${WORDS[MAX_TAKEBACKS]!} turns taken back`);
  expect(textOf('CHANGELOG.md')).toContain(
    `at most ${named[0]!} events and is a draw then; from ${named[1]!} on`,
  );
});

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
