import { expect, test } from 'vitest';
import { readGames } from '../readGames.js';
import { told } from '../testing.js';

/** A YINSH game: nodes such as `0 place wr  H 6`, the seat first. */
const yinsh = (nodes: readonly string[], root = 'SU[Yinsh]'): string =>
  `(;GM[24]${root}\n${nodes.map(node => `; P${node.charAt(0)}[${node.slice(2)}]`).join('\n')}\n)`;

/** Ten rings with their confirmations. */
const RINGS = ['c2', 'h7', 'c3', 'h8', 'c4', 'h9', 'c5', 'i8', 'c6', 'i9'].flatMap((point, i) => [
  `${i % 2} place ${'wb'.charAt(i % 2)}r  ${point.charAt(0)} ${point.slice(1)}`,
  `${i % 2} Done `,
]);
const PLACED = 'c2 h7 c3 h8 c4 h9 c5 i8 c6 i9';
const moved = (...nodes: string[]): string => told(yinsh([...RINGS, ...nodes]))[0]!.replace(PLACED, '…');

test.each([
  [['0 place w  C 2', '0 drop board  B 2', '0 Done '], 'c2-b2'],
  [['0 pick w', '0 drop board  C 2', '0 drop board  B 2', '0 Done'], 'c2-b2'],
  [['0 MOVE C 2 B 2', '0 DONE'], 'c2-b2'],
  // Taken up again before the part is confirmed.
  [['0 place w  C 2', '0 drop board  B 2', '0 pick board  B 2', '0 drop board  D 2', '0 Done '], 'c2-d2'],
  [['0 place w  C 2', '0 pick board  C 2', '0 drop board  B 2', '0 Done '], 'c2-b2'],
  [['0 place w  C 2', '0 pick board  C 2', '0 drop board  C 3', '0 drop board  B 3', '0 Done '], 'c3-b3'],
  [['0 place w  C 2', '0 drop w', '0 place w  C 3', '0 drop board  B 3', '0 Done '], 'c3-b3'],
  // Words without effect.
  [
    ['0 place w  C 2', '1 OfferDraw', '0 DeclineDraw', '0 PleaseUndo', '0 drop board  B 2', '0 Done '],
    'c2-b2',
  ],
  // Not confirmed at the end: a part counts if it is complete.
  [['0 place w  C 2', '0 drop board  B 2'], 'c2-b2'],
  [['0 move C 2 B 2', '0 Done', '1 place b  H 7'], 'c2-b2'],
])('%o', (nodes, turn) => {
  expect(moved(...nodes)).toBe(`yinsh standard * unfinished: … ${turn}`);
});

test.each([
  [['0 Resign', '0 Done'], 'black resignation'],
  [['0 Resign', '0 Resign', '0 Done'], '* unfinished'],
  [['0 Resign'], '* unfinished'],
  [['0 place w  C 2', '0 Resign', '0 Done'], 'black resignation'],
  [['0 LoseOnTime'], 'black time'],
  [['1 WinOnTime'], 'white time'],
  [['1 OfferDraw', '0 AcceptDraw', '0 Done'], 'draw agreement'],
])('how a game is ended: %o', (nodes, end) => {
  expect(moved(...nodes)).toBe(`yinsh standard ${end}: …`);
});

test('an old file has no Done: a resignation counts without it', () => {
  const nodes = RINGS.filter(node => !node.includes('Done'));
  expect(told(yinsh([...nodes, '0 place w  C 2', '0 drop board  B 2', '1 Resign']))).toEqual([
    `yinsh standard white resignation: ${PLACED} c2-b2`,
  ]);
});

test('steps after the end are dropped and counted', () => {
  expect(moved('0 Resign', '0 Done', '0 move C 2 B 2', '0 Done', '1 move H 7 G 7', '1 Done')).toBe(
    'yinsh standard black resignation +2: …',
  );
});

test.each([
  [['0 place w  C 2', '0 drop board  C 3', '0 Done '], 'STEP_REFUSED LANDS_ON_RING 23 P0[drop board C 3]'],
  [['1 move H 7 G 7'], 'WRONG_SIDE 22 P1[move H 7 G 7]'],
  [['0 place w  C 2', '0 Done'], 'STEP_INCOMPLETE 22 P0[place w C 2]'],
  [['0 pass', '0 Done'], 'STEP_REFUSED CANNOT_PASS 22 P0[pass]'],
  [['0 fly C 2'], 'UNKNOWN_WORD 22 P0[fly C 2]'],
  [['0 Edit', '0 Done'], 'BOARD_CHANGED 22 P0[Edit]'],
  [['0 remove w C 2 C 6'], 'STEP_REFUSED RING_MUST_MOVE 22 P0[remove w C 2 C 6]'],
])('refused with its node and line: %o', (nodes, refusal) => {
  expect(moved(...nodes)).toBe(refusal);
});

test('the seat that begins has White, whatever the file calls it', () => {
  const swapped = RINGS.map(node => `${1 - Number(node.charAt(0))}${node.slice(1)}`);
  const root = 'SU[Yinsh]CM[1,0]P0[id "Anna"]P1[id "Béla"]';
  for (const start of [[], ['1 Start P1'], ['1 Start Black'], ['0 Swap', '1 Edit', '1 Start P1']]) {
    const [game] = readGames(yinsh([...start, ...swapped, '1 Resign', '1 Done'], root));
    expect(game).toMatchObject({
      value: {
        ending: 'resignation',
        record: { result: 'black', headers: { White: 'Béla', Black: 'Anna' } },
      },
    });
  }
  expect(told(yinsh(['0 Start P0', ...swapped]))).toEqual(['WRONG_SIDE 3 P1[place wr c 2]']);
  expect(told(yinsh(['0 SetBoard other', ...RINGS]))).toEqual(['BOARD_CHANGED 2 P0[SetBoard other]']);
});

test('the sentence about the result counts last, and only with one name', () => {
  const names = 'SU[Yinsh]P0[id "Anna"]P1[id "Béla"]';
  expect(told(yinsh(RINGS, `${names}RE[Игру выиграл Béla]`))).toEqual([
    `yinsh standard black record: ${PLACED}`,
  ]);
  expect(told(yinsh(RINGS, `${names}RE[Annabel won]`))).toEqual([`yinsh standard * unfinished: ${PLACED}`]);
  expect(told(yinsh(RINGS, `${names}RE[Anna beat Béla]`))).toEqual([
    `yinsh standard * unfinished: ${PLACED}`,
  ]);
  expect(told(yinsh([...RINGS, '0 Resign', '0 Done'], `${names}RE[Won by Anna]`))).toEqual([
    `yinsh standard black resignation: ${PLACED}`,
  ]);
});

test('times are cumulative; a fixed clock gives what was left', () => {
  const text = `(;GM[24]SU[Yinsh]TC[Incremental 60000 1000];P0[0 place wr H 6]TM[500];P0[1 Done]TM[1500]
;P1[2 place br H 7]TM[700];P1[3 Done];P0[4 place wr A 2];P0[5 Done]TM[2000]P0[time 0:00:02 ])`;
  expect(readGames(text)[0]).toMatchObject({
    value: {
      record: {
        headers: { TimeControl: '60+1' },
        turns: [
          { text: 'h6', spent: 1500, clock: 59_500 },
          { text: 'h7', spent: 700, clock: 60_300 },
          { text: 'a2', spent: 500, clock: 60_000 },
        ],
      },
    },
  });
});

test.each([
  ['(;GM[1]FF[4]SZ[19];B[aa])', 'OTHER_GAME 1 GM[1]'],
  ['(;FF[4];B[aa])', 'OTHER_GAME 1 GM[]'],
  ['(;GM[zertz]SU[zertz+11 2 0 101])', 'ZERTZ_NOT_YET 1 GM[zertz]'],
  ['(;GM[24]\nSU[Yinsh-Tournament])', 'OTHER_VARIANT 2 SU[Yinsh-Tournament]'],
  ['(;GM[gipf]SU[gipf-matrx 0 102])', 'OTHER_VARIANT 1 SU[gipf-matrx 0 102]'],
  ['(;GM[24]SU[Yinsh]\n;P0[place wr H 6]', 'SGF_BROKEN 2 [place wr H 6]'],
  ['(;GM[24]SU[Yinsh]\n;P0[place wr H 6', 'SGF_BROKEN 2 [place wr H 6'],
  ['(;GM[24]SU[Yinsh];;P0[id "x"] ! )', 'SGF_BROKEN 1 ! )'],
])('%s', (text, refusal) => {
  expect(told(text)).toEqual([refusal]);
});

test('of branches the first is followed; a broken game does not spoil the next one', () => {
  const ring =
    '(;GM[YINSH]SU[yinsh];P0[place wr H 6];P0[Done](;P1[place br A 2](;P0[place wr B 2])(;P0[no]))(;P1[bad]))';
  const good = 'yinsh standard * unfinished: h6 a2 b2';
  expect(told(ring)).toEqual([good]);
  expect(told(`before (c)\n${ring} between ${ring}`)).toEqual([good, good]);
  expect(told(`(;GM[24]SU[Yinsh];P0[place wr\n${ring}\n(;GM[24]SU[Yinsh];P0[place wr H 6]\n${ring}`)).toEqual(
    [expect.stringMatching(/^SGF_BROKEN 1 /), good, expect.stringMatching(/^SGF_BROKEN 3 /), good],
  );
});

test.each([
  ['', 0],
  [';P1[place br G 7];P1[Done]', 1],
  [';P1[place br G 7];P1[Done];P0[place wr G 8];P0[Done]', 2],
  [';P0[place wr G 7];P0[Done]', 1],
])('steps after a resignation are counted: %s', (rest, dropped) => {
  const [game] = readGames(`(;GM[24]SU[Yinsh];P0[place wr F 6];P0[Done];P1[Resign];P1[Done]${rest})`);
  expect(game?.ok && [game.value.ending, game.value.dropped]).toEqual(['resignation', dropped]);
});
