// Plays seeded games of a net against itself and prints how they end: how long a side that is sure to win still takes, how many rings or
// GIPF-pieces it has when it is sure and at the end, and in GIPF how many pieces the loser has in reserve when the winner is sure: it can bring
// in one a turn. After a build, with game, variant, visits and games; a depth lets the net play against alpha-beta instead, each opening with
// both colours, and counts the games that the net wins. It is the small net if none is named:
//   node packages/study/tactics/ends.ts gipf tournament 100 24
//   node packages/study/tactics/ends.ts gipf tournament 100 40 5 large
import { readFileSync } from 'node:fs';
import { Random, alphaBetaPlayer, boardFor, finish, netPlayer, readNet } from '@korong/engine';
import { gameNamed, type GameName } from '@korong/rules';

const [name, variant, visits, games, depth, size = 'small'] = process.argv.slice(2) as [
  GameName,
  string,
  string,
  string,
  string?,
  string?,
];
const MAX_TURNS = 300;
const RANDOM_TURNS = 4;
const SURE = 0.95;

const game = gameNamed(name);
const options = game.readOptions({ variant });
const net = readNet(readFileSync(new URL(`../../engine/nets/${name}-${size}.knet`, import.meta.url)));
if (!options.ok || !net.ok) throw new Error('no such variant, or no net');
const start = game.positionText(game.start(options.value));
const player = netPlayer(net.value);
const opponent = depth === undefined ? undefined : alphaBetaPlayer(name, Number(depth));
const board = boardFor(name);

const randomTurn = (random: Random): void => {
  const side = board.toAct;
  const steps = new Int32Array(board.maxSteps);
  do board.make(steps[random.below(board.generate(steps))]!);
  while (!board.over && board.toAct === side);
};

interface Ending {
  readonly turns: number;
  /** Turns of both sides since the winner has been sure at each of its own. Undefined if the game was cut, or the opponent won. */
  readonly sure?: number;
  /** Rings or GIPF-pieces of the winner since then, and at the end. */
  readonly had?: number;
  readonly left?: number;
  /** The loser's reserve since then. */
  readonly reserve?: number;
}

/** Rings or GIPF-pieces of both sides. */
const large = (): readonly [number, number] => {
  const [, , cells = ''] = board.text().split(' ');
  return [cells.split('W').length - 1, cells.split('B').length - 1];
};

/** The pieces of both sides that are not on the board; none in YINSH. */
const reserves = (): readonly [number, number] => {
  const [, white = '0', black = '0'] = / reserve=(\d+)-(\d+)/.exec(board.text()) ?? [];
  return [Number(white), Number(black)];
};

const play = (number: number): Ending => {
  const random = new Random(opponent ? number >> 1 : number);
  const opponentsSide = opponent ? number & 1 : -1;
  board.load(start);
  for (let i = 0; i < RANDOM_TURNS; i++) randomTurn(random);
  board.load(board.text());
  for (const each of [player, opponent]) each?.start(board.text());
  const sureSince: [number, number] = [Infinity, Infinity];
  const pieces: (readonly [number, number])[] = [];
  const inReserve: (readonly [number, number])[] = [];
  let turns = RANDOM_TURNS;
  for (; !board.over && turns < MAX_TURNS; turns++) {
    const side = board.toAct as 0 | 1;
    pieces[turns] = large();
    inReserve[turns] = reserves();
    const [thinks, waits] = side === opponentsSide ? [opponent!, player] : [player, opponent];
    const { steps, turn, report } = finish(
      thinks.think({ limits: { visits: Number(visits) }, now: () => 0 }),
    );
    waits?.make(turn);
    // A forced turn says nothing.
    const score = report.lines[0]?.score;
    if (score !== undefined) sureSince[side] = score >= SURE ? Math.min(sureSince[side], turns) : Infinity;
    for (const step of steps) board.make(step);
    board.load(board.text());
  }
  if (!board.over || board.result === 0) return { turns };
  const winner = board.result > 0 ? 0 : 1;
  if (winner === opponentsSide) return { turns };
  return {
    turns,
    sure: Math.max(turns - sureSince[winner], 0),
    had: (pieces[sureSince[winner]] ?? large())[winner],
    left: large()[winner],
    reserve: (inReserve[sureSince[winner]] ?? reserves())[1 - winner]!,
  };
};

/** The quartiles: a quarter of the numbers is below the first, half below the second. */
const quartiles = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map(part => sorted[Math.floor(part * sorted.length)]).join(' ');
};
/** How many have none, one, two and so on. */
const tally = (numbers: readonly (number | undefined)[]): string =>
  [0, 1, 2, 3, 4, 5, 6].map(n => numbers.filter(number => number === n).length).join(' ');
const played = Array.from({ length: Number(games) }, (_, number) => play(number));
const won = played.filter(({ sure }) => sure !== undefined);
console.log(
  `${name} ${variant}, ${visits} visits: ${played.length} games, ${played.length - won.length} not won;`,
  `turns ${quartiles(played.map(({ turns }) => turns))};`,
  `since ${100 * SURE} % ${quartiles(won.map(({ sure }) => sure!))};`,
  `the winner has then ${tally(won.map(({ had }) => had))}, at the end ${tally(won.map(({ left }) => left))};`,
  `the loser has then ${quartiles(won.map(({ reserve }) => reserve!))} in reserve`,
);
