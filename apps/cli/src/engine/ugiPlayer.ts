import {
  finish,
  levelPlayer,
  levelsOf,
  netPlayer,
  playoutPlayer,
  usesThreads,
  type ChosenTurn,
  type EnginePlayer,
  type Limits,
  type Report,
} from '@korong/engine';
import type { GameName } from '@korong/rules';
import { loadNet } from './nets.js';
import { startTeam, type StartedTeam, type startHelper } from './team.js';
import type { GameLine, Place } from './ugiCommands.js';
import type { Options } from './ugiOptions.js';

export interface UgiThinkOptions {
  readonly limits: Limits;
  readonly now: () => number;
  readonly lines: number;
  readonly stopWhenDecided: boolean;
  readonly stop: () => boolean;
}

const WARM_VISITS = 100;

/** The name of the net to play with. */
export const netOf = ({ net, level }: Pick<Options, 'net' | 'level'>, game: GameName): string =>
  net !== 'auto' ? net : level === 0 ? 'small' : levelsOf(game)[level - 1]!.net;

/** What plays for the options. It stays on its board from one `go` to the next, so that its tree is kept. */
export class UgiPlayer {
  readonly #player: EnginePlayer;
  /** The threads beside this one. */
  readonly #started: StartedTeam | undefined;
  readonly #isLevel: boolean;
  #isWarm = false;
  /** Where the board is, unless a search was interrupted. */
  #line: GameLine | undefined;

  /** Plays games with this position. `lost` is told why a thread has ended. */
  constructor(
    game: GameName,
    position: string,
    options: Options,
    seed: number,
    start: typeof startHelper,
    lost: (why: string) => void,
  ) {
    const { level, hash, threads } = options;
    this.#isLevel = level > 0;
    const net = netOf(options, game);
    const file = net === 'playouts' ? undefined : loadNet(game, net, position); // before any thread is started
    const memory = hash * 1024 * 1024;
    const isTogether = threads > 1 && (level === 0 || file === undefined || usesThreads(level));
    this.#started = isTogether ? startTeam({ game, position, net }, memory, threads, start, lost) : undefined;
    const search = { memory, team: this.#started?.team };
    if (file === undefined) this.#player = playoutPlayer(game, seed, search);
    else this.#player = level > 0 ? levelPlayer(file, level, seed, search) : netPlayer(file, search);
  }

  /** Searches a little, once: the first evaluations of a process are slow. A level does not, since its choices would change. */
  warmUp({ game, position }: Place): void {
    if (this.#isWarm || this.#isLevel || game.outcome(position) !== undefined) return;
    this.#isWarm = true;
    this.#line = undefined;
    this.#player.start(game.positionText(position));
    finish(this.#player.think({ limits: { visits: WARM_VISITS }, now: () => performance.now() }));
  }

  /** Finds a turn in this position. */
  *think(place: Place, options: UgiThinkOptions): Generator<Report, ChosenTurn> {
    this.#goTo(place);
    const chosen = yield* this.#player.think(options);
    const { base, turns } = place.line;
    this.#line = { base, turns: [...turns, chosen.turn] };
    return chosen;
  }

  close(): void {
    this.#started?.close();
  }

  /** Brings the board to the position: by the turns since, or else from the start. */
  #goTo({ line: { base, turns } }: Place): void {
    const known = this.#line;
    this.#line = undefined;
    const goesOn = known?.base === base && known.turns.every((turn, i) => turn === turns[i]);
    if (!goesOn) this.#player.start(base);
    for (const turn of turns.slice(goesOn ? known.turns.length : 0)) this.#player.make(turn);
  }
}
