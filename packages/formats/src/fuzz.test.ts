import { readdirSync } from 'node:fs';
import { CODES, replay } from '@korong/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMAT_CODES } from './reading.js';
import { readGames } from './readGames.js';
import { fixture, randomness } from './testing.js';

const files = readdirSync(new URL('../../../fixtures/formats/', import.meta.url))
  .filter(name => !name.endsWith('.md'))
  .map(fixture);

/** Every game is read and replays, or is refused with a code, a line and an excerpt. How many were read. */
const check = (text: string): number => {
  const lines = text.split(/\r\n?|\n/).length;
  const games = readGames(text);
  if (games.length === 0) expect.fail(`nothing said about ${JSON.stringify(text)}`);
  for (const game of games) {
    if (game.ok) {
      if (!replay(game.value.record).ok) expect.fail(`does not replay: ${JSON.stringify(text)}`);
      continue;
    }
    const { code, line, excerpt, place, reason } = game.error;
    const proper =
      FORMAT_CODES.includes(code) &&
      line >= 1 &&
      line <= lines &&
      place >= 0 &&
      place <= text.length &&
      excerpt.length <= 61 &&
      (reason === undefined || CODES.includes(reason.code));
    if (!proper) expect.fail(`${JSON.stringify(game.error)} for ${JSON.stringify(text)}`);
  }
  return games.filter(game => game.ok).length;
};

/** Strings of any code points, including lone surrogates. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.nat(0x10ffff)), { maxLength: 80 })
  .map(points => String.fromCodePoint(...points));

/** Pieces of all formats in any order. */
const pieces = fc
  .array(
    fc.constantFrom(
      ...[
        '(',
        ')',
        ';',
        '[',
        ']',
        '{',
        '}',
        '"',
        '\\',
        ':',
        ',',
        '/',
        ' ',
        '\n',
        '\r\n',
        '\uFEFF',
        'GM[24]',
        'GM[gipf]',
      ],
      ...[
        'SU[Yinsh]',
        'SU[gipf-standard]',
        '; P0[',
        '; P1[',
        'place wr  H 6',
        'Done ]',
        'Dropb E 1',
        'Remove E 2',
      ],
      ...[
        '{"header":',
        '"moves":',
        '[[',
        ']]',
        '"data":',
        '"logs":',
        '{"korong":1,',
        'e1-e2',
        'We1-e2',
        'xe2,e3',
        '1.',
      ],
      ...[
        'c2',
        'GIPF basic',
        '[Korong "1"]',
        'yinsh/1 ',
        'pass',
        'Resign',
        'Undo',
        'TM[5]',
        '(;GM[24]SU[Yinsh];P0[C 2]',
      ],
    ),
    { maxLength: 30 },
  )
  .map(parts => parts.join(''));

test('any text at all is read, or refused with a code and a line', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, pieces), text => {
      check(text);
    }),
    { numRuns: 4_000, seed: 16 },
  );
});

/** A file with a few characters inserted, deleted or replaced, a piece moved, or cut off. */
const damaged = (good: string, random: (n: number) => number): string => {
  const alphabet = 'abk159wbWBGKPx-;,()*/= .[]{}"\\%:\n\r\u0000é\ud800';
  let text = random(4) === 0 ? good.slice(0, random(good.length)) : good;
  for (let i = random(4); i >= 0; i--) {
    const at = random(text.length + 1);
    const put = random(3) === 0 ? '' : alphabet.charAt(random(alphabet.length));
    const piece = random(8) === 0 ? good.slice(random(good.length)).slice(0, random(60)) : put;
    text = text.slice(0, at) + piece + text.slice(at + random(2));
  }
  return text;
};

test('damaged files are read or refused, and what is read replays', () => {
  const random = randomness(5);
  let read = 0;
  for (let i = 0; i < 2_500; i++) read += check(damaged(files[random(files.length)]!, random));
  expect(read).toBeGreaterThan(100);
});

test('every beginning of every file is read or refused', () => {
  for (const file of files) {
    for (let end = 0; end < file.length; end += 1 + Math.floor(file.length / 150)) check(file.slice(0, end));
  }
});

test('nesting and length stop no parser', () => {
  for (const unit of [
    '(;',
    '(',
    '[',
    '{"a":',
    '[[',
    '(;GM[24]',
    '\\',
    '"',
    ' ',
    '\n',
    'a1 ',
    'x',
    '(;GM[',
    '{"korong":',
    ';',
    '1. ',
  ])
    check(unit.repeat(Math.ceil(300_000 / unit.length)));
  for (const [open, close] of [
    ['(;P0[Done]', ')'],
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    check(`(;GM[24]SU[Yinsh]${open.repeat(50_000)}${close.repeat(50_000)})`);
    check(open.repeat(50_000) + close.repeat(50_000));
  }
  check('a'.repeat(16_000_001));
});
