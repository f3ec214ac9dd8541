// Writes fixtures/won.json: positions from seeded games that the net takes for won and in which its favourite turn loses by force. After a build:
//   node packages/study/tactics/findWon.ts
// Steps are drawn from the policy of the net, so that the positions stay the same when the search gets better.
import { readFileSync, writeFileSync } from 'node:fs';
import { Random, boardFor, netPlayer, readNet, type Evaluation } from '@korong/engine';
import { gipf } from '@korong/rules';
import { Prover } from '@korong/study';
import { proveWon, type WonPosition } from './won.ts';

/** The position of a lost game with which it began: Black, at 99.7 %, played g1-g2. */
const FIRST =
  'gipf/1 tournament 4/1wb1w/2b3/2wW3/1b1Bb1/b4/4 handicap=0-0 act=black phase=push mover=black reserve=4-8 entry=single-single settled=none';

/** Of YINSH there are too few: two in 1,500 games. */
const VARIANTS = ['tournament', 'standard'] as const;
/** Positions wanted of each variant, each from a game of its own. */
const WANTED = 25;
const MAX_GAMES = 3_000;
const MAX_STEPS = 200;
/** What the net expects at least for the side to act. */
const SURE = 0.95;

const net = readNet(readFileSync(new URL('../../engine/nets/gipf-small.knet', import.meta.url)));
if (!net.ok) throw new Error(net.error);
const player = netPlayer(net.value);
const board = boardFor('gipf');
const prover = new Prover(board);

/** A step, as likely as the net finds it. */
const drawn = ({ policy }: Evaluation, random: Random): string => {
  let left = random.next();
  return (policy.find(({ prior }) => (left -= prior) <= 0) ?? policy[0]!).step;
};

const search = (variant: (typeof VARIANTS)[number]): WonPosition[] => {
  const start = gipf.positionText(gipf.start({ variant, handicap: { white: 0, black: 0 } }));
  const found: WonPosition[] = [];
  let seed = 0;
  for (; seed < MAX_GAMES && found.length < WANTED; seed++) {
    const random = new Random(seed);
    player.start(start);
    for (let step = 0; step < MAX_STEPS && !player.search.board.over; step++) {
      const expected = player.evaluate();
      const position = player.search.board.text();
      board.load(position);
      const proof = expected.score < SURE ? undefined : proveWon(board, prover, expected.policy[0]!.step);
      if (proof !== undefined) {
        found.push({ game: 'gipf', variant, position, ...proof });
        break;
      }
      player.make(drawn(expected, random));
    }
  }
  console.log(`gipf ${variant}: ${found.length} in ${seed} games`);
  return found;
};

const first = (): WonPosition => {
  board.load(FIRST);
  return { game: 'gipf', variant: 'tournament', position: FIRST, ...proveWon(board, prover, 'g1-g2')! };
};
writeFileSync(
  new URL('../../../fixtures/won.json', import.meta.url),
  `${JSON.stringify([first(), ...VARIANTS.flatMap(search)], null, 1)}\n`,
);
