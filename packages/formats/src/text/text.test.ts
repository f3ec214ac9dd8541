import { expect, test } from 'vitest';
import { told } from '../testing.js';

const RINGS = 'c2 h7 c3 h8 c4 h9 c5 i8 c6 i9';
const standard = { game: 'yinsh', variant: 'standard' };

test.each([
  ['c2\r\nh7\rc3\nh8', 'c2 h7 c3 h8'],
  ['C 2 / H 7 / C3 / h 8', 'c2 h7 c3 h8'],
  ['1.c2 2.h7\n3. c3 4) h8', 'c2 h7 c3 h8'],
  ['1. c2 h7\n2. c3 h8', 'c2 h7 c3 h8'],
])('%j', (text, turns) => {
  expect(told(text, standard)).toEqual([`yinsh standard * unfinished: ${turns}`]);
});

test('several games follow one another where the numbers begin again', () => {
  expect(told('1. c2 2. h7\n\n1. a2 2. b1\n1. c3 2. c3', standard)).toEqual([
    'yinsh standard * unfinished: c2 h7',
    'yinsh standard * unfinished: a2 b1',
    'STEP_REFUSED POINT_OCCUPIED 4 c3',
  ]);
});

test('moves and rows may be joined or parted in any way', () => {
  const moves = 'c2-b2 h7-g7 c3-b3 h8-g8 c4-b4 h9-g9 c5-b5 i8-j8';
  const end = `${RINGS} ${moves} c6-b6;xc2-c6;xb6`;
  for (const last of ['c6-b6;xc2-c6xb6', 'c6-b6xc6-c2xb6', 'C 6-B 6 xc2-c6 xb6']) {
    expect(told(`${RINGS} ${moves} ${last}`, { variant: 'blitz' })).toEqual([
      `yinsh blitz white rings: ${end}`,
    ]);
  }
  expect(told(`${RINGS} ${moves} c6-b6;xc2-c6;xb6 j8-j9`, { variant: 'blitz' })).toEqual([
    `yinsh blitz white rings +1: ${end}`,
  ]);
  // Two rings in a row cannot be blitz.
  expect(told(`${RINGS} ${moves} c6-b6;xc2-c6;xb6 j8-j9`)).toEqual([
    `yinsh standard * unfinished: ${end} j8-j9`,
  ]);
});

test('what the text does not say is asked; what does not fit is refused where it came furthest', () => {
  expect(told('c2 h7')).toEqual(['SEVERAL_VARIANTS 1 c2']);
  expect(told('e1-e2 i3-h3')).toEqual(['SEVERAL_VARIANTS 1 e1-e2']);
  expect(told('Ge1-e2 Gi3-h3')).toEqual(['gipf tournament * unfinished: Ge1-e2 Gi3-h3']);
  expect(told('e1-e2\n\ni3-h3 e1-e9')[0]).toMatch(/^STEP_REFUSED \w+ 3 e1-e9$/);
  expect(told('Ge1-e2 (16-18) Gi3-h3 (16-16)')).toEqual(['gipf tournament * unfinished: Ge1-e2 Gi3-h3']);
});

test('pbmserv writes the kind of piece and where the furthest comes to stand', () => {
  expect(told('ge1-e2 gi3-h3 ge1-e3 ni3-g3')).toEqual([
    'gipf tournament * unfinished: Ge1-e2 Gi3-h3 Ge1-e2 i3-h3',
  ]);
});

test('a row with a GIPF-piece that is taken, as it was seen once', () => {
  const text = 'e1-e3 c7-c5 e1-e4 c1-c3 e1-e5:xGe5';
  expect(told(text.replace('c7-c5', 'c7-c6').replace('c1-c3', 'c1-c2'), { variant: 'standard' })).toEqual([
    'gipf standard * unfinished: e1-e2 c7-c6 e1-e2 c1-c2 e1-e2;xe2,e3,e4,e5',
  ]);
});

test.each([
  ['', 'FILE_EMPTY 1'],
  [' \r\n\t', 'FILE_EMPTY 1'],
  ['\uFEFF', 'FILE_EMPTY 1'],
  ['\n\nDear Anna,\nhow are you?', 'FORMAT_UNKNOWN 3 Dear Anna, how are you?'],
  ['<html>a1</html>', 'FORMAT_UNKNOWN 1 <html>a1'],
  ['Wd4,a1 / Gd5,g1', 'ZERTZ_NOT_YET 1 Wd4,a1'],
  ['yinsh/1 nonsense', 'RECORD_REFUSED POSITION_FIELD 1 yinsh/1 nonsense'],
])('%j', (text, refusal) => {
  expect(told(text)[0]).toContain(refusal);
});

const SETUP = 'We1-e2 Ka1-b2 Wa5-b5 Ke9-e8 Wi5-h5 Ki1-h2';

test('webgipf: the kind may stand before, after or nowhere', () => {
  const game = 'gipf basic * unfinished: c7-c6 a3-b4';
  for (const text of ['GIPF basic\nWc7-c6 Ka3-b4', 'Wc7-c6 Ka3-b4\nGIPF basic', 'GIPF basic: c7-c6 a3-b4'])
    expect(told(text)).toEqual([game]);
  expect(told('Wc7-c6\nKa3-b4', { variant: 'basic' })).toEqual([game]);
  expect(told('Wc7-c6 Ka3-b4')).toEqual(['SEVERAL_VARIANTS 1 Wc7-c6']);
  expect(told('GWc7-c6 GKa3-b4')).toEqual(['gipf tournament * unfinished: Gc7-c6 Ga3-b4']);
  expect(told('GIPF basic\nWc7-c6 Wa3-b4')).toEqual(['WRONG_SIDE 2 Wa3-b4']);
  expect(told('GIPF basic\nWc7-c6 Ka3-b4\nGIPF standard\nWc7-c6 Ka3-b4')).toEqual([
    game,
    game.replace('basic', 'standard'),
  ]);
});

test('webgipf: a text may begin with the pieces on the board', () => {
  const text = `${SETUP} Wc7-c6 Ka3-b4`;
  expect(told(text)).toEqual(['gipf basic * unfinished: c7-c6 a3-b4']);
  const doubled = SETUP.replace(/\b(?=[WK])/g, 'G');
  expect(told(`GIPF standard\n${doubled} Wc7-c6 Ka3-b4`)).toEqual([
    'gipf standard * unfinished: c7-c6 a3-b4',
  ]);
  expect(told(`${doubled} Wc7-c6 Ka3-b4`)).toEqual([expect.stringMatching(/^SEVERAL_VARIANTS 1/)]);
  expect(told(`GIPF tournament\n${doubled} Wc7-c6`)[0]).toBe(
    'gipf tournament * unfinished: Ge1-e2 Ga1-b2 Ga5-b5 Ge9-e8 Gi5-h5 Gi1-h2 c7-c6',
  );
  expect(told(`${text}\n${text}`)).toHaveLength(2);
});

test('webgipf: rows name the points that are emptied, in any order; GIPF-pieces that stay are not named', () => {
  const text = 'GIPF standard\nWe1-e2 Kc7-c6 We1-e2 Kc1-c2 We1-e2 ';
  const game = 'gipf standard * unfinished: e1-e2 c7-c6 e1-e2 c1-c2 e1-e2;';
  expect(told(`${text}xe4,e2,e3`)).toEqual([`${game}xe2,e3,e4(e5)`]);
  expect(told(`${text}xe5,e4,e3,e2`)).toEqual([`${game}xe2,e3,e4,e5`]);
  expect(told(`${text}xe4,e2`)[0]).toMatch(/^STEP_REFUSED \w+ 2 xe4,e2$/);
});

const record = (turns: string): string => `[Korong "1"]\n[Game "yinsh"]\n[Variant "blitz"]\n\n${turns}\n`;

test('our own texts, several in a file; a refusal names the line of the turn', () => {
  const good = 'yinsh blitz * unfinished: f6 g7';
  expect(told(record('1. f6 g7\n*') + record('1. f6 {[Korong "1"]}\ng7'))).toEqual([good, good]);
  expect(told(`\uFEFF${record('1. f6\n{a\nb} f6').replaceAll('\n', '\r\n')}`)).toEqual([
    'RECORD_REFUSED POINT_OCCUPIED 7 f6',
  ]);
  expect(told(record('1. f6 g7') + record('1. f6\n3. g7'))).toEqual([
    good,
    'RECORD_REFUSED RECORD_NUMBER 11 3.',
  ]);
  expect(told(record('1. f6').replace('blitz', 'blits'))).toEqual(['RECORD_REFUSED UNKNOWN_VARIANT 3 blits']);
  expect(told('yinsh/1 blitz 4/7/8/9/10/9/10/9/8/7/4 act=white phase=place mover=white passes=0')).toEqual([
    'yinsh blitz * unfinished: ',
  ]);
});

test('brackets that are never closed are read in linear time', () => {
  const header = '[Korong "1"]\n[Game "yinsh"]\n[Variant "blitz"]\n[Result "*"]\n\n1. f6 ';
  for (const open of ['{', '[', '[A ', '[%clk ', '{a '])
    expect(told(header + open.repeat(300_000))[0]).toMatch(/^RECORD_REFUSED/);
});

test('webgipf: a row is taken after another one was left without a word', () => {
  const text =
    'GIPF tournament\nGa4-b4 GKf1-f2 Gg1-f2 GKd1-d2 GWc7-c6 Gc1-d2 Gg7-g6 Gd1-d2 Gc7-c6 Gc1-d2 Ga3-b4 GKa2-b3 GWf8-f7 Gd1-d2 GWa3-b4 GKd1-d2 Gh6-h5 xd3,d4,d2,d6,d5 GKi5-h5';
  expect(told(text)[0]).toContain('Gh6-h5;x(b4,c5,d6,e7,f7) xd2,d3,d4,d5,d6;Gi5-h5');
});

test('a variant that the named game does not have is refused by its name', () => {
  expect(told('f6 g7', { game: 'yinsh', variant: 'basic' })).toEqual(['OTHER_VARIANT 1 yinsh basic']);
});
