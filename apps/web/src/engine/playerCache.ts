// Players that remember: as long as a game only goes on, what was thought about it is kept.
import { levelPlayer, netPlayer, type NetFile, type Player, type Search } from '@korong/engine';
import type { Task } from './protocol.js';

/** For the trees of all workers together. Enough for some ten thousand lines, little enough for a phone. */
const MEMORY = 48 * 1024 * 1024;

/** What it is for: one player of a level and one for analysis are all that a page needs at a time. */
type Use = 'level' | 'analysis';

interface Mind {
  readonly use: Use;
  readonly key: string;
  readonly player: Player & { readonly search?: Search };
  readonly start: string;
  turns: readonly string[];
}

const useOf = ({ level }: Task): Use => (level === undefined ? 'analysis' : 'level');

const keyOf = ({ game, level, net }: Task): string => `${game} ${net} ${level ?? ''}`;

/** Does `turns` begin with all of `known`? */
const goesOn = (known: readonly string[], turns: readonly string[]): boolean =>
  known.length <= turns.length && known.every((turn, i) => turns[i] === turn);

export class PlayerCache {
  #minds: Mind[] = [];

  /** A player who stands where the question is asked. */
  playerFor(net: NetFile, task: Task): Mind['player'] {
    const [use, key] = [useOf(task), keyOf(task)];
    const { start, turns } = task;
    const known = this.#minds.find(mind => mind.use === use && mind.key === key);
    if (known?.start === start && goesOn(known.turns, turns)) {
      for (const turn of turns.slice(known.turns.length)) known.player.make(turn);
      known.turns = turns;
      return known.player;
    }
    const player = known?.player ?? this.#make(net, task);
    player.start(start);
    for (const turn of turns) player.make(turn);
    const others = this.#minds.filter(mind => mind.use !== use);
    this.#minds = [...others, { use, key, player, start, turns }];
    return player;
  }

  /** The player has made this turn by thinking it out. */
  made(task: Task, turn: string): void {
    const mind = this.#minds.find(({ use }) => use === useOf(task));
    if (mind) mind.turns = [...task.turns, turn];
  }

  /** Forgets everything, after something went wrong. */
  clear(): void {
    this.#minds = [];
  }

  #make(net: NetFile, { level, seed, seat, seats }: Task): Mind['player'] {
    const memory = Math.floor(MEMORY / seats);
    return level === undefined
      ? netPlayer(net, { memory, sight: seat })
      : levelPlayer(net, level, seed, { memory, portable: true });
  }
}
