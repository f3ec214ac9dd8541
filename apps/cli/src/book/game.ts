import { Random, netPlayer, report, type Line, type NetFile } from '@korong/engine';
import { addStep, beginTurn, gameNamed, isComplete, readTurn, type GameName } from '@korong/rules';
import { bookKey, type CountedGame } from '@korong/study';

export interface BookSetting {
  readonly game: GameName;
  readonly visits: number;
  readonly seed: number;
}

/** Turns whose positions are counted, and in which not always the best turn is played. */
const OPENING_TURNS = 24;
/** Later turns of the opening vary less. */
const FREE_TURNS = 8;
const TEMPERATURES = { free: 1, later: 0.5 };
/** A longer game counts as a draw. */
const MAX_TURNS = 300;
const ALL_LINES = 1_000;

/** The place of a turn in the game decides how freely it is chosen. */
const choose = (lines: readonly Line[], turns: number, random: Random): Line => {
  const [best] = lines;
  if (turns >= OPENING_TURNS || best!.proven === 'win') return best!;
  const temperature = turns < FREE_TURNS ? TEMPERATURES.free : TEMPERATURES.later;
  const weights = lines.map(({ visits, proven }) => (proven === 'loss' ? 0 : visits ** (1 / temperature)));
  let left = random.next() * weights.reduce((a, b) => a + b, 0);
  return lines.find((_, i) => (left -= weights[i]!) < 0) ?? best!;
};

export class BookGames {
  readonly #setting: BookSetting;
  readonly #player: ReturnType<typeof netPlayer>;

  constructor(setting: BookSetting, net: NetFile) {
    this.#setting = setting;
    this.#player = netPlayer(net);
  }

  /** Plays game `index` of the book against itself: its variants take turns. */
  play(index: number): CountedGame {
    const { visits, seed } = this.#setting;
    const game = gameNamed(this.#setting.game);
    const random = new Random(seed * 1_000_003 + index);
    const options = game.readOptions({ variant: game.variants[index % game.variants.length]! });
    if (!options.ok) throw new Error(options.error.code);
    let turn = beginTurn<unknown, unknown>(game.start(options.value));
    const player = this.#player;
    player.start(game.positionText(turn.position));
    const positions: { key: number; expected: number }[] = [];
    for (let turns = 0; turns < MAX_TURNS;) {
      const outcome = game.outcome(turn.position);
      if (outcome) return { positions, result: outcome.winner ?? 'draw' };
      const { search } = player;
      search.run(Math.max(visits - search.visits, 1));
      const { lines } = report(search, ALL_LINES);
      const side = game.toAct(turn.position);
      const own = lines[0]!.score;
      if (turn.steps.length === 0 && turns <= OPENING_TURNS)
        positions.push({ key: bookKey(game, turn.position), expected: side === 'white' ? own : 1 - own });
      const text = choose(lines, turns, random).turn.split(';')[0]!;
      player.make(text);
      const read = readTurn(game, beginTurn<unknown, unknown>(turn.position), text);
      if (read.status === 'illegal') throw new Error(`${read.refusal.code}: ${text}`);
      turn = addStep(game, turn, read.turn.steps[0]);
      if (isComplete(game, turn)) {
        turn = beginTurn(turn.position);
        turns++;
      }
    }
    return { positions, result: 'draw' };
  }
}
