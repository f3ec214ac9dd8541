// One game between two levels, reviewed.
import { readFileSync } from 'node:fs';
import { finish, levelPlayer, levelsOf, netPlayer, readNet } from '@korong/engine';
import type { EnginePlayer, NetFile, Report } from '@korong/engine';
import { gameNamed, type GameName } from '@korong/rules';
import { reviewGame, searchGame, type GameReview } from '@korong/study';

export interface Pairing {
  readonly game: GameName;
  readonly variant: string;
  /** The levels of White and Black. */
  readonly levels: readonly [number, number];
  readonly seed: number;
  /** Visits for each position of the review. */
  readonly visits: number;
}

export interface ReviewedGame {
  readonly pairing: Pairing;
  readonly turns: readonly string[];
  readonly review: GameReview;
  /** How long the review took. */
  readonly seconds: number;
}

const MAX_TURNS = 200;
const MEMORY = 32 * 1024 * 1024;
const now = (): number => performance.now();

const nets = new Map<string, NetFile>();
const netOf = (game: GameName, size: string): NetFile => {
  const name = `${game}-${size}.knet`;
  const known = nets.get(name);
  if (known) return known;
  const read = readNet(readFileSync(new URL(`../../engine/nets/${name}`, import.meta.url)));
  if (!read.ok) throw new Error(read.error);
  nets.set(name, read.value);
  return read.value;
};

const playerOf = ({ game, levels, seed }: Pairing, seat: 0 | 1): EnginePlayer => {
  const level = levels[seat];
  return levelPlayer(netOf(game, levelsOf(game)[level - 1]!.net), level, seed * 2 + seat, { memory: MEMORY });
};

const startOf = ({ game: name, variant }: Pairing): string => {
  const game = gameNamed(name);
  const options = game.readOptions({ variant });
  if (!options.ok) throw new Error(options.error.code);
  return game.positionText(game.start(options.value));
};

const play = (pairing: Pairing, start: string): string[] => {
  const seats = [playerOf(pairing, 0), playerOf(pairing, 1)] as const;
  for (const seat of seats) seat.start(start);
  // A player without a search of its own, to know when the game is over.
  const referee = netPlayer(netOf(pairing.game, 'small'), { memory: 1 << 20 });
  referee.start(start);
  const turns: string[] = [];
  while (!referee.search.board.over && turns.length < MAX_TURNS) {
    const side = referee.search.board.toAct as 0 | 1;
    const { turn } = finish(seats[side].think({ limits: {}, now }));
    seats[side === 0 ? 1 : 0].make(turn);
    referee.make(turn);
    turns.push(turn);
  }
  return turns;
};

export const playAndReview = (pairing: Pairing): ReviewedGame => {
  const { game, visits } = pairing;
  const start = startOf(pairing);
  const turns = play(pairing, start);
  const began = now();
  const reports: (Report | undefined)[] = [];
  const reviewer = netPlayer(netOf(game, 'small'), { memory: MEMORY });
  for (const searched of searchGame(reviewer, { start, turns, visits, now }))
    if (searched) reports[searched.at] = searched.report;
  const review = reviewGame(game, start, turns, reports);
  return { pairing, turns, review, seconds: (now() - began) / 1_000 };
};
