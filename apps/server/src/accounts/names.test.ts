import { expect, test } from 'vitest';
import { lookOf } from '../store/lookalikes.js';
import { cleanName, keyOf, mayBeChosen } from './names.js';

test.each([
  ['Anna', 'Anna'],
  ['  Béla  Nagy ', 'Béla Nagy'],
  ['O’Brien', "O'Brien"],
  ['Олена', 'Олена'],
  ['李雷', '李雷'],
  ['हिन्दी', 'हिन्दी'],
  ['ﬁx', 'fix'],
  ['Ａｎｎａ', 'Anna'],
  ['a', 'a'],
  ['x'.repeat(24), 'x'.repeat(24)],
  ['J.-P. O_1', 'J.-P. O_1'],
])('%j is the name %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['spaces alone', '   '],
  ['separators alone', '-_.'],
  ['too long', 'x'.repeat(25)],
  ['script', '<script>alert(1)</script>'],
  ['a control character', 'An\u0007na'],
  ['a line break', 'An\nna'],
  ['writing turned around', 'An\u202Ena'],
  ['an isolate', 'An\u2066na'],
  ['a zero-width space', 'An\u200Bna'],
  ['a letter that cannot be seen', 'An\u3164na'],
  ['a variation selector', 'An\uFE0Fna'],
  ['marks in heaps', `A${'\u0316'.repeat(9)}`],
  ['a picture', 'Anna 🎉'],
  ['half a character', 'Anna\uD800'],
  ['an at sign', 'anna@example.org'],
])('%s is no name', (_what, text) => {
  expect(cleanName(text)).toBeUndefined();
});

test.each([
  ['Anna', 'ANNA'],
  ['Anna', 'Аnnа'], // Cyrillic а
  ['Anna B', 'anna_b'],
  ['Ilya', 'llya'],
  ['Bob', 'B0b'],
  ['Straße', 'STRASSE'],
  ['Οδυσσεύς', 'ΟΔΥΣΣΕΎΣ'],
  ['é', 'e\u0301'],
  ['Вова', 'вова'],
])('%s and %s are the same to the eye', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ['BOB', 'ВОВ'], // Cyrillic
  ['HANNA', 'ΗΑΝΝΑ'], // Greek
  ['Anna', 'ᎪNNᎪ'], // Cherokee
  ['Gabi', 'ɢaʙi'],
  ['Emma', 'Ernma'],
  ['Walt', 'VValt'],
])('%s and %s look the same as they are written', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  ['Hanna', 'Nanna'],
  ['Béla', 'Bela'],
  ['Вова', 'Воva'],
])('%s and %s do not', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});

test.each([
  ['Anna', 'Hanna'],
  ['Bela', 'Béla'],
  ['李雷', '李磊'],
])('%s and %s are two names', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test.each(['Anna', 'DJ Иван', 'Олена', '李雷', 'हिन्दी', 'Ζωή', 'ひらがな カナ', 'Hostess', 'Korongi'])(
  '%s may be chosen',
  name => {
    expect(mayBeChosen(name)).toBe(true);
  },
);

test.each([
  ['Lisu letters', 'ꓮꓡꓲꓚꓰ'],
  ['Cherokee letters', 'ᎪᏞᏆᏟᎬ'],
  ['a Carian letter', '𐊠lice'],
  ['Cyrillic and Latin in one word', 'ИBAH'],
  ['the name of the engine', 'Korong 3'],
  ['the name of the host', 'Admin'],
])('%s may not be chosen any more, and who has it keeps it', (_what, name) => {
  expect(mayBeChosen(name)).toBe(false);
  expect(cleanName(name)).toBe(name);
});

test.each([
  ['Alice', 'Al\u0131\u0307ce'],
  ['Alice', 'Al\u0332ice'],
  ['William', 'ѡilliam'],
  ['Strasse', 'STRAẞE'],
  ['Modern', 'Moclern'],
])('%s and %s look the same', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});
