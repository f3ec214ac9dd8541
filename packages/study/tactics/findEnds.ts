// Writes fixtures/ends.json: late positions from seeded games of the small nets against themselves. After a build:
//   node packages/study/tactics/findEnds.ts
// Nobody has looked whether anything can be proven of them. The nets compute the same on every machine, but other nets play other games.
import { readFileSync, writeFileSync } from 'node:fs';
import { Random, finish, netPlayer, readNet, type SearchBoard, type SearchPlayer } from '@korong/engine';
import { gameNamed, games, type AnyGame, type GameName } from '@korong/rules';
import { canonicalPosition } from '@korong/study';
import { isLate, type EndPosition } from './late.ts';

/** Positions of each variant, each from a game of its own. */
const WANTED = 40;
const VISITS = 12;
const MAX_TURNS = 200;
const RANDOM_TURNS = 4;
/** One turn in so many is drawn from the policy, so that games differ and something is left to find. */
const DRAWN = 6;
/** The position is one of so many at the end of its game. */
const LAST_TURNS = 10;

const bytes = (path: string): Uint8Array => readFileSync(new URL(`../../../${path}`, import.meta.url));
const fixture = (name: string): readonly EndPosition[] =>
  JSON.parse(new TextDecoder().decode(bytes(`fixtures/${name}.json`))) as EndPosition[];

const keyOf = (game: AnyGame, text: string): string => {
  const read = game.readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return canonicalPosition(game, read.value).key;
};
/** Positions that are images of each other, or known from elsewhere, count once. */
const known = new Set(
  [...fixture('tactics'), ...fixture('won')].map(({ game, position }) => keyOf(gameNamed(game), position)),
);

/** A turn of random steps, or of steps as likely as the net finds them. */
const drawTurn = (player: SearchPlayer, random: Random, isRandom: boolean): void => {
  const { board } = player.search;
  const side = board.toAct;
  do {
    const { policy } = player.evaluate();
    let left = random.next();
    const likely = policy.find(({ prior }) => (left -= prior) <= 0) ?? policy[0]!;
    player.make((isRandom ? policy[random.below(policy.length)]! : likely).step);
  } while (!board.over && board.toAct === side);
};

/** The positions of a game in which a turn begins and that are late. */
const lateOnes = (player: SearchPlayer, start: string, random: Random): string[] => {
  player.start(start);
  const { board } = player.search;
  const found: string[] = [];
  for (let turn = 0; !board.over && turn < MAX_TURNS; turn++) {
    found.push(board.text());
    const isRandom = turn < RANDOM_TURNS;
    if (isRandom || random.below(DRAWN) === 0) drawTurn(player, random, isRandom);
    else finish(player.think({ limits: { visits: VISITS }, now: () => 0 }));
  }
  return found.slice(-LAST_TURNS).filter(text => isLate(text) && hasChoice(board, text));
};

const hasChoice = (board: SearchBoard, text: string): boolean => {
  board.load(text);
  return board.count() > 1;
};

const search = (name: GameName, player: SearchPlayer, variant: string): EndPosition[] => {
  const game = gameNamed(name);
  const options = game.readOptions({ variant });
  if (!options.ok) throw new Error(options.error.code);
  const start = game.positionText(game.start(options.value));
  const found: EndPosition[] = [];
  let seed = 0;
  for (; found.length < WANTED; seed++) {
    const random = new Random(seed);
    const late = lateOnes(player, start, random);
    const position = late[random.below(Math.max(late.length, 1))];
    if (position === undefined) continue;
    const key = keyOf(game, position);
    if (known.has(key)) continue;
    known.add(key);
    found.push({ game: name, variant, position });
  }
  console.log(`${name} ${variant}: ${found.length} in ${seed} games`);
  return found;
};

const ends = games.flatMap(({ name, variants }) => {
  const net = readNet(bytes(`packages/engine/nets/${name}-small.knet`));
  if (!net.ok) throw new Error(net.error);
  const player = netPlayer(net.value);
  return variants.flatMap(variant => search(name, player, variant));
});
writeFileSync(new URL('../../../fixtures/ends.json', import.meta.url), `${JSON.stringify(ends, null, 1)}\n`);
