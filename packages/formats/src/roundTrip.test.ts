import { corpus, must, optionsOf } from '@korong/testing';
import {
  beginTurn,
  findGame,
  gameNamed,
  games,
  isComplete,
  addStep,
  turnText,
  type GameRecord,
} from '@korong/rules';
import { expect, test } from 'vitest';
import { readGames } from './readGames.js';
import { randomGame, randomness } from './testing.js';
import { WRITTEN_FORMATS, writeGame, type WrittenFormat } from './write/writeGame.js';

const NOW = '2026-11-16T12:00:00Z';

/** What has to come back. */
const essence = ({ game, options, position, headers, turns, result }: GameRecord): object => ({
  game,
  options,
  position,
  players: [headers.White, headers.Black],
  turns: turns.map(({ text }) => text),
  result,
});

/** Whether the record was written and came back the same. */
const comesBack = (record: GameRecord, format: WrittenFormat): boolean => {
  const text = writeGame(record, format, NOW);
  if (text === undefined) return false;
  const [game, ...more] = readGames(text);
  expect([format, game?.ok && essence(game.value.record), more]).toEqual([format, essence(record), []]);
  return true;
};

const corpusRecord = (given: ReturnType<typeof corpus>[number]): GameRecord => {
  const game = must(findGame(given.game));
  const options = optionsOf(given);
  let turn = beginTurn<unknown, unknown>(game.start(must(game.readOptions(options))));
  const turns: { text: string }[] = [];
  for (const text of given.steps) {
    const step = game.steps(turn.position).find(one => game.stepText(one) === text);
    turn = addStep(game, turn, step);
    if (!isComplete(game, turn)) continue;
    turns.push({ text: turnText(game, turn) });
    turn = beginTurn(turn.position);
  }
  const rest = turn.steps.length > 0 ? [{ text: turnText(game, turn) }] : [];
  return {
    game: game.name,
    options,
    headers: { White: 'A', Black: 'B' },
    turns: [...turns, ...rest],
    result: given.result,
  };
};

test.each(WRITTEN_FORMATS)('%s: every game of the corpus comes back', format => {
  for (const record of corpus().map(corpusRecord)) {
    const fits = format !== 'sgf' || record.options.handicap === undefined;
    expect(comesBack(record, format)).toBe(fits);
  }
});

test.each(games.flatMap(({ name, variants }) => variants.map(variant => [name, variant] as const)))(
  '%s %s: games at random come back in every format',
  (name, variant) => {
    const random = randomness(16);
    for (let i = 0; i < 40; i++) {
      const record = randomGame(gameNamed(name), { variant }, random, i % 4 === 0 ? 30 : 300);
      for (const format of WRITTEN_FORMATS)
        expect([record, comesBack(record, format)]).toEqual([record, true]);
    }
  },
);

test('options and positions that a format cannot hold are not written in it', () => {
  const random = randomness(1);
  const gipf = gameNamed('gipf');
  const loaded = randomGame(
    gipf,
    { variant: 'standard', potentials: 'Z3Y3', handicap: 'white 2' },
    random,
    60,
  );
  const position = gipf.positionText(gipf.start(must(gipf.readOptions({ variant: 'basic' }))));
  const placed = { ...randomGame(gipf, { variant: 'basic' }, random, 9), position };
  for (const record of [loaded, placed]) {
    expect(WRITTEN_FORMATS.filter(format => comesBack(record, format))).toEqual([
      'text',
      'json',
      'abstract-play',
    ]);
  }
});

test('the form of boardspace', () => {
  const turns = ['f6', 'g7', 'a2'].map((text, i) => ({ text, spent: 1000 * i + 500 }));
  const record: GameRecord = {
    game: 'yinsh',
    options: { variant: 'blitz' },
    headers: { White: 'Anna [a]', Black: 'Béla', TimeControl: '300+3', Termination: 'time' },
    turns,
    result: 'white',
  };
  expect(writeGame(record, 'sgf', NOW))
    .toBe(`(;GM[24]VV[2]CM[0,1]TC[Incremental 300000 3000]SU[Yinsh-Blitz]P0[id "Anna [a\\]"]P1[id "Béla"]
; P0[0 Start P0]
; P0[1 place wr  F 6]; P0[2 Done ]TM[500]
; P1[3 place br  G 7]; P1[4 Done ]TM[1500]
; P0[5 place wr  A 2]; P0[6 Done ]TM[3000]
; P1[7 LoseOnTime]
)
`);
});

test('the form of Abstract Play', () => {
  const record: GameRecord = {
    game: 'gipf',
    options: { variant: 'basic', handicap: 'white 2' },
    headers: { White: 'Anna', Black: 'Béla', Date: '2026-01-03' },
    turns: ['e1-e2', 'i3-h3', 'e1-e2'].map(text => ({ text })),
    result: 'draw',
  };
  expect(JSON.parse(writeGame(record, 'abstract-play', NOW)!)).toEqual({
    header: {
      game: { name: 'GIPF', variants: ['basic', 'handicap white 2'] },
      site: { name: 'Korong' },
      'date-start': '2026-01-03T00:00:00Z',
      'date-end': '2026-01-03T00:00:00Z',
      'date-generated': NOW,
      players: [
        { name: 'Anna', result: 0.5 },
        { name: 'Béla', result: 0.5 },
      ],
    },
    moves: [['e1-e2', 'i3-h3'], ['e1-e2']],
  });
});
