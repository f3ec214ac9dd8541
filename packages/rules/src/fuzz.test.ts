import { readFileSync } from 'node:fs';
import { must } from '@korong/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyGame } from './game.js';
import { CODES, games } from './games.js';
import type { Refusal, Result } from './refusal.js';
import { replay } from './record.js';
import { readRecordJson, recordJson } from './recordJson.js';
import { readRecordText, recordText } from './recordText.js';
import { expectEqual, randomness } from './testing.js';
import { beginTurn, readTurn } from './turn.js';

/** Texts that broke something once, or were made to. New finds are added to the file. */
const kept = JSON.parse(
  readFileSync(new URL('../../../fixtures/fuzz/texts.json', import.meta.url), 'utf8'),
) as string[];

const startOf = (game: AnyGame): unknown =>
  game.start(must(game.readOptions({ variant: game.variants[0]! })));

const walk = (game: AnyGame, seed: number): unknown => {
  const random = randomness(seed);
  let position = startOf(game);
  for (let i = random(80); i > 0; i--) {
    const steps = game.steps(position);
    if (steps.length === 0) return position;
    position = game.play(position, steps[random(steps.length)]);
  }
  return position;
};

const walked = new Map<string, unknown>();

/** A position some way into a game, so that the parsers see all phases. Every reader asks for it again. */
const somewhere = (game: AnyGame, seed: number): unknown => {
  const key = `${game.name} ${seed}`;
  if (!walked.has(key)) walked.set(key, walk(game, seed));
  return walked.get(key);
};

const isProper = (refusal: Refusal, text: string): boolean =>
  CODES.includes(refusal.code) &&
  (refusal.text ?? '').length <= 41 &&
  (refusal.place === undefined || (refusal.place >= 0 && refusal.place <= text.length));

const check = (read: (text: string) => Result<unknown, Refusal>, text: string): void => {
  const result = read(text);
  if (!result.ok && !isProper(result.error, text)) expect.fail(`${JSON.stringify(result.error)} for ${text}`);
};

/** Every function that parses foreign text. */
const readers = (seed: number): ((text: string) => Result<unknown, Refusal>)[] => [
  ...games.flatMap(game => [
    (text: string) => game.readStep(somewhere(game, seed), text),
    (text: string): Result<unknown, Refusal> => {
      const reading = readTurn(game, beginTurn(somewhere(game, seed)), text);
      return reading.status === 'illegal'
        ? { ok: false, error: reading.refusal }
        : { ok: true, value: reading };
    },
    (text: string) => game.readPosition(text),
    (text: string) => game.readOptions({ variant: text, handicap: text }),
  ]),
  readRecordText,
  readRecordJson,
];

const checkAll = (text: string, seed: number): void => {
  for (const read of readers(seed)) check(read, text);
};

test('what once broke a parser does not break it again', () => {
  for (const text of kept) for (const seed of [1, 2, 3]) checkAll(text, seed);
});

/** Strings of any code points, including lone surrogates. The library's own `unit: 'binary'` first lists all of Unicode. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.nat(0x10ffff)), { maxLength: 60 })
  .map(points => String.fromCodePoint(...points));

test('any text at all is read or refused with a reason and a place', () => {
  fc.assert(fc.property(anyText, fc.nat(500), checkAll), { numRuns: 2_000, seed: 2 });
});

/** A valid text with a few characters inserted, deleted or replaced. */
const damaged = (good: string, random: (n: number) => number): string => {
  const alphabet = 'abk159wbWBGx-;,()*/= .[]{}"\\%:\n\u0000é\ud800';
  let text = good;
  for (let i = random(4); i >= 0; i--) {
    const at = random(text.length + 1);
    const put = random(3) === 0 ? '' : alphabet.charAt(random(alphabet.length));
    text = text.slice(0, at) + put + text.slice(at + random(2));
  }
  return text;
};

test('damaged steps, positions and records are read or refused, and what is read is printed and read back equal', () => {
  let accepted = 0;
  for (let seed = 0; seed < 3_000; seed++) {
    const random = randomness(seed);
    const game = games[random(games.length)]!;
    const position = somewhere(game, seed);
    const text = damaged(game.positionText(position), random);
    const read = game.readPosition(text);
    if (read.ok) {
      accepted++;
      expectEqual(must(game.readPosition(game.positionText(read.value))), read.value);
      expect(game.steps(read.value).length === 0).toBe(game.outcome(read.value) !== undefined);
      for (const step of game.steps(read.value)) game.play(read.value, step);
    }
    check(t => game.readPosition(t), text);
    const steps = game.steps(position).map(s => game.stepText(s));
    if (steps.length > 0) checkAll(damaged(steps[random(steps.length)]!, random), seed);
  }
  expect(accepted).toBeGreaterThan(100);
});

test('damaged records are read or refused, in both forms', () => {
  for (let seed = 0; seed < 1_500; seed++) {
    const random = randomness(seed);
    const game = games[random(games.length)]!;
    const turns = ['f6', 'g7', 'a2', 'Ga1-b2'].map((text, i) => ({
      text,
      clock: 1000 * i,
      comment: `a } \\ ${i}`,
    }));
    const record = {
      game: game.name,
      options: { variant: game.variants[0]! },
      headers: { White: 'A "B"' },
      turns,
      result: null,
    };
    for (const [good, read] of [
      [recordText(record), readRecordText],
      [recordJson(record), readRecordJson],
    ] as const) {
      const text = damaged(good, random);
      check(read, text);
      const result = read(text);
      if (result.ok) check(() => replay(result.value), text);
    }
  }
});

test('a megabyte of anything is refused at once', () => {
  for (const unit of [
    'a',
    '1',
    'x',
    '(',
    '{',
    '[',
    '"',
    '\\',
    ' ',
    ';',
    '-',
    '\u0000',
    '\ud800',
    '{"a":',
    '[[',
    'xa1,',
  ]) {
    checkAll(unit.repeat(Math.ceil(1_100_000 / unit.length)), 1);
    checkAll(unit.repeat(Math.floor(999_000 / unit.length)), 1);
  }
});
