import {
  bestStep,
  levelPlayer,
  levelsOf,
  mergeFirstSteps,
  netPlayer,
  playoutPlayer,
  report,
  thinkTurn,
  type ChosenTurn,
  type EnginePlayer,
  type Limits,
  type Report,
  type Search,
  type SearchPlayer,
} from '@korong/engine';
import type { GameName } from '@korong/rules';
import { loadNet } from './nets.js';
import type { SearchHelper } from './searchHelper.js';
import type { SearchThreadData } from './searchThread.js';
import type { GameLine, Place } from './ugiCommands.js';
import type { Options } from './ugiOptions.js';

export interface UgiThinkOptions {
  readonly limits: Limits;
  readonly now: () => number;
  readonly lines: number;
  readonly stopWhenDecided: boolean;
  readonly stop: () => boolean;
}

/** Reported by each thread for a choice. */
const LINES = 12;

/** The name of the net to play with. */
export const netOf = ({ net, level }: Pick<Options, 'net' | 'level'>, game: GameName): string =>
  net !== 'auto' ? net : level === 0 ? 'small' : levelsOf(game)[level - 1]!.net;

/** A search in this thread, and others beside it. A level is set by visits and needs no other. */
const searchersOf = (
  game: GameName,
  options: Options,
  seed: number,
  helper: (data: SearchThreadData) => SearchHelper,
): { readonly player: EnginePlayer; readonly search?: SearchPlayer; readonly helpers: SearchHelper[] } => {
  const { level, hash, threads } = options;
  const net = netOf(options, game);
  const memory = hash * 1024 * 1024;
  if (net !== 'playouts' && level > 0)
    return { player: levelPlayer(loadNet(game, net), level, seed, { memory }), helpers: [] };
  const share = { memory: Math.floor(memory / threads) };
  const search = net === 'playouts' ? playoutPlayer(game, seed, share) : netPlayer(loadNet(game, net), share);
  const seats = Array.from({ length: threads - 1 }, (_, i) => i + 1);
  return { player: search, search, helpers: seats.map(seat => helper({ game, net, ...share, seat })) };
};

/** What plays for the options. It stays on its board from one `go` to the next, so that its tree is kept. */
export class UgiPlayer {
  readonly #player: EnginePlayer;
  readonly #search: SearchPlayer | undefined;
  readonly #helpers: readonly SearchHelper[];
  /** Where the board is, unless a search was interrupted. */
  #line: GameLine | undefined;

  constructor(
    game: GameName,
    options: Options,
    seed: number,
    helper: (data: SearchThreadData) => SearchHelper,
  ) {
    const { player, search, helpers } = searchersOf(game, options, seed, helper);
    this.#player = player;
    this.#search = search;
    this.#helpers = helpers;
  }

  /** Finds a turn in this position. Reports are those of all threads together. */
  *think(place: Place, options: UgiThinkOptions): Generator<Report, ChosenTurn> {
    this.#goTo(place);
    const chosen =
      this.#search === undefined || this.#helpers.length === 0
        ? yield* this.#player.think(options)
        : yield* this.#thinkTogether(this.#search.search, options);
    const { base, turns } = place.line;
    this.#line = { base, turns: [...turns, chosen.turn] };
    return chosen;
  }

  close(): void {
    for (const helper of this.#helpers) helper.close();
  }

  /** Brings all boards to the position: by the turns since, or else from the start. */
  #goTo({ game, position, line: { base, turns } }: Place): void {
    const known = this.#line;
    this.#line = undefined;
    const all = [this.#player, ...this.#helpers];
    if (known?.base === base && known.turns.every((turn, i) => turn === turns[i])) {
      for (const turn of turns.slice(known.turns.length)) for (const one of all) one.make(turn);
    } else for (const one of all) one.start(game.positionText(position));
  }

  /** The limits are watched by this thread; nodes are shared by all. The others search until it has chosen. */
  *#thinkTogether(search: Search, options: UgiThinkOptions): Generator<Report, ChosenTurn> {
    const helpers = this.#helpers;
    const { visits, ...time } = options.limits;
    const share = visits === undefined ? {} : { visits: Math.ceil(visits / (helpers.length + 1)) };
    const together = (own: Report): Report =>
      mergeFirstSteps([own, ...helpers.flatMap(({ report: known }) => known ?? [])], options.lines);
    const begin = (): void => {
      for (const helper of helpers) helper.search();
    };
    let atChoice: Report | undefined;
    const thoughts = thinkTurn(
      {
        ...options,
        limits: { ...time, ...share },
        lines: Math.max(options.lines, LINES),
        pick: at => {
          const merged = together(report(at, LINES));
          atChoice ??= merged;
          return stepNamed(at, merged.lines[0]?.turn) ?? bestStep(at);
        },
        made: step => {
          for (const helper of helpers) helper.make(step);
          begin();
        },
      },
      search,
    );
    begin();
    try {
      for (;;) {
        const { done, value } = thoughts.next();
        if (done) return { ...value, report: atChoice ?? value.report };
        yield together(value);
      }
    } finally {
      for (const helper of helpers) helper.stop();
    }
  }
}

/** The step at the root with this text. */
const stepNamed = ({ tree, board }: Search, text: string | undefined): number | undefined => {
  const first = tree.firstEdge[0]!;
  const steps = tree.step.subarray(first, first + tree.edgeCount[0]!);
  return steps.find(step => board.stepText(step) === text);
};
