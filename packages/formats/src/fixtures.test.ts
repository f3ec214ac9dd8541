import { expect, test } from 'vitest';
import { readGames } from './readGames.js';
import { fixture, told } from './testing.js';

const BLITZ =
  'c2 h7 c3 h8 c4 h9 c5 i8 c6 i9 c2-b2 h7-g7 c3-b3 h8-g8 c4-b4 h9-g9 c5-b5 i8-j8 c6-b6;xc2-c6;xb6';
const BASIC = 'e1-e2 i3-h3 e1-e2 i3-h4 e1-e2;xe2,e3,e4,e5';

test.each([
  ['boardspace-yinsh-blitz.sgf', [`yinsh blitz white rings: ${BLITZ}`]],
  ['boardspace-yinsh-old.sgf', [`yinsh blitz white rings: ${BLITZ}`]],
  ['boardspace-gipf-basic.sgf', [`gipf basic * unfinished: ${BASIC}`]],
  ['boardspace-zertz.sgf', ['ZERTZ_NOT_YET 1 GM[22]']],
  // The second game has the name of the first: it is the same once more, and raw.
  [
    'boardspace-several.sgf',
    [
      `yinsh blitz white rings: ${BLITZ}`,
      'ZERTZ_NOT_YET 18 GM[22]',
      'STEP_REFUSED WRONG_LANDING 20 P0[2 Dropb E 5]',
      `gipf basic * unfinished: ${BASIC}`,
    ],
  ],
  // The log says that Black won. The standard game is not over, so the log is believed.
  ['bga-yinsh.json', [`yinsh standard black record: ${BLITZ}`]],
  ['abstract-play-gipf.json', [`gipf basic white record: ${BASIC}`]],
  ['webgipf.txt', ['gipf basic * unfinished: c7-c6 a3-b4 d8-d7 a3-b4', `gipf basic * unfinished: ${BASIC}`]],
  ['notation-yinsh.txt', ['SEVERAL_VARIANTS 1 c2']],
  ['notation-gipf.txt', [`gipf basic * unfinished: ${BASIC.replace('i3-h3', 'i2-h3')}`]],
])('%s', (file, games) => {
  expect(told(fixture(file))).toEqual(games);
});

test('a text that does not say its variant is read as the one that was asked', () => {
  const text = fixture('notation-yinsh.txt');
  expect(readGames(text)[0]).toMatchObject({
    error: {
      choices: [
        { game: 'yinsh', options: { variant: 'standard' } },
        { game: 'yinsh', options: { variant: 'blitz' } },
      ],
    },
  });
  expect(told(text, { variant: 'standard' })).toEqual([`yinsh standard * unfinished: ${BLITZ}`]);
  expect(told(text, { variant: 'blitz' })).toEqual([`yinsh blitz white rings: ${BLITZ}`]);
  expect(told(text, { game: 'gipf' })).toEqual(['STEP_REFUSED NO_SUCH_POINT 1 h7']);
  expect(told(text, { variant: 'basic' })[0]).toMatch(/^STEP_REFUSED/);
});

test('headers and times are kept', () => {
  const [game] = readGames(fixture('boardspace-yinsh-blitz.sgf'));
  expect(game).toMatchObject({
    value: {
      format: 'boardspace',
      record: {
        headers: {
          White: 'P0',
          Black: 'P1',
          Site: 'boardspace.net',
          Date: '2026-01-03',
          Termination: 'rings',
        },
        turns: expect.arrayContaining([
          { text: 'c2', spent: 1500 },
          { text: 'h7', spent: 700 },
          { text: 'c3' },
        ]) as unknown,
      },
    },
  });
});
