// Keeps players and their search trees while a game goes on.
import {
  Team,
  levelPlayer,
  netFamilyOf,
  netPlayer,
  type NetFile,
  type EnginePlayer,
  type Search,
  type SearchPlayer,
} from '@korong/engine';
import { MEMORY } from './memory.js';
import type { Task } from './workerMessages.js';

/** A page needs at most one level player and one analysis player at a time. */
type Use = 'level' | 'analysis';

interface Entry {
  readonly use: Use;
  readonly key: string;
  readonly player: SearchPlayer | (EnginePlayer & { readonly search?: Search });
  readonly start: string;
  turns: readonly string[];
}

const useOf = ({ level }: Task): Use => (level === undefined ? 'analysis' : 'level');

const keyOf = ({ game, start, level, net, team }: Task): string =>
  `${netFamilyOf(game, start)} ${net} ${level ?? ''} ${team?.id ?? ''}`;

/** Whether `turns` begins with all of `known`. */
const goesOn = (known: readonly string[], turns: readonly string[]): boolean =>
  known.length <= turns.length && known.every((turn, i) => turns[i] === turn);

export class PlayerCache {
  #entries: Entry[] = [];

  /** A player at the position of the task. */
  playerFor(net: NetFile, task: Task): Entry['player'] {
    const [use, key] = [useOf(task), keyOf(task)];
    const { start, turns } = task;
    const known = this.#entries.find(entry => entry.use === use && entry.key === key);
    if (known?.start === start && goesOn(known.turns, turns)) {
      for (const turn of turns.slice(known.turns.length)) known.player.make(turn);
      known.turns = turns;
      return known.player;
    }
    const player = known?.player ?? this.#make(net, task);
    player.start(start);
    for (const turn of turns) player.make(turn);
    const others = this.#entries.filter(entry => entry.use !== use);
    this.#entries = [...others, { use, key, player, start, turns }];
    return player;
  }

  /** The player has chosen and made this turn. */
  made(task: Task, turn: string): void {
    const entry = this.#entries.find(({ use }) => use === useOf(task));
    if (entry) entry.turns = [...task.turns, turn];
  }

  /** Forgets everything, after a failure. */
  clear(): void {
    this.#entries = [];
  }

  #make(net: NetFile, { level, seed, seat, seats, team: shared }: Task): Entry['player'] {
    const memory = Math.floor(MEMORY / seats);
    const team = shared && new Team(shared.memory);
    return level === undefined
      ? netPlayer(net, { memory, symmetry: seat, team })
      : levelPlayer(net, level, seed, { memory, team });
  }
}
