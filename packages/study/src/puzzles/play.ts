import {
  Random,
  boardFor,
  finish,
  levelPlayer,
  type EnginePlayer,
  type NetFile,
  type SearchBoard,
} from '@korong/engine';
import { gameNamed } from '@korong/rules';

const MAX_TURNS = 150;
/** Random turns at the beginning, so that games differ. */
const RANDOM_TURNS = 9;
/** Few visits need little memory. */
const PLAYER_BYTES = 8 * 1024 * 1024;

/** The lowest and the highest level that play. A game without errors has nothing to punish. */
export type Levels = readonly [number, number];

/** A game without handicap: its first position. */
const startOfGame = (name: NetFile['game'], variant: string): string => {
  const game = gameNamed(name);
  const options = game.readOptions({ variant });
  if (!options.ok) throw new Error(options.error.code);
  return game.positionText(game.start(options.value));
};

/** Plays the turn with these steps, or random ones, and returns the positions before each step. */
const playTurn = (board: SearchBoard, texts: readonly string[] | undefined, random: Random): string[] => {
  const side = board.toAct;
  const positions: string[] = [];
  do {
    const steps = new Int32Array(board.count());
    board.generate(steps);
    const text = texts?.[positions.length];
    positions.push(board.text());
    board.make(steps.find(step => board.stepText(step) === text) ?? steps[random.below(steps.length)]!);
  } while (!board.over && board.toAct === side);
  board.load(board.text());
  return positions;
};

const think = (player: EnginePlayer, position: string): string[] => {
  player.start(position);
  return finish(player.think({ limits: {}, now: () => 0 })).turn.split(';');
};

/** Plays games between levels, the same ones for the same seed. */
export class GamePlayer {
  readonly #board: SearchBoard;
  readonly #players = new Map<number, EnginePlayer>();
  readonly #start: string;
  readonly #net: NetFile;
  readonly #random: Random;
  readonly #levels: Levels;

  constructor(net: NetFile, variant: string, seed: number, levels: Levels) {
    this.#levels = levels;
    this.#net = net;
    this.#board = boardFor(net.game);
    this.#start = startOfGame(net.game, variant);
    this.#random = new Random(seed);
  }

  /** The positions of a game before every step, turn by turn. */
  play(): string[][] {
    const random = this.#random;
    const board = this.#board;
    board.load(this.#start);
    const opening = random.below(RANDOM_TURNS + 1);
    const seats = [this.#player(), this.#player()];
    const turns: string[][] = [];
    while (!board.over && turns.length < MAX_TURNS) {
      const texts = turns.length < opening ? undefined : think(seats[board.toAct]!, board.text());
      turns.push(playTurn(board, texts, random));
    }
    return turns;
  }

  #player(): EnginePlayer {
    const [lowest, highest] = this.#levels;
    const level = lowest + this.#random.below(highest - lowest + 1);
    const known =
      this.#players.get(level) ??
      levelPlayer(this.#net, level, this.#random.below(2 ** 31), { memory: PLAYER_BYTES });
    this.#players.set(level, known);
    return known;
  }
}
