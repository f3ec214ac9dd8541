// Players that remember: as long as a game only goes on, what was thought about it is kept.
import { levelPlayer, netPlayer, type NetFile, type Player } from '@korong/engine';
import type { Question } from './protocol.js';

/** For analysis. Enough for some ten thousand lines, little enough for a phone. */
const MEMORY = 48 * 1024 * 1024;

interface Mind {
  readonly key: string;
  readonly player: Player;
  readonly start: string;
  turns: readonly string[];
}

const keyOf = ({ game, level }: Question): string => `${game} ${level ?? 'best'}`;

/** Does `turns` begin with all of `known`? */
const goesOn = (known: readonly string[], turns: readonly string[]): boolean =>
  known.length <= turns.length && known.every((turn, i) => turns[i] === turn);

export class Minds {
  #minds: Mind[] = [];

  /** A player who stands where the question is asked. */
  playerFor(net: NetFile, question: Question): Player {
    const key = keyOf(question);
    const { start, turns } = question;
    const known = this.#minds.find(mind => mind.key === key);
    if (known?.start === start && goesOn(known.turns, turns)) {
      for (const turn of turns.slice(known.turns.length)) known.player.make(turn);
      known.turns = turns;
      return known.player;
    }
    const player = known?.player ?? this.#make(net, question);
    player.start(start);
    for (const turn of turns) player.make(turn);
    // One player of a level and one for analysis are all that a page needs at a time.
    const others = this.#minds.filter(
      mind => mind.key !== key && mind.key.endsWith('best') !== key.endsWith('best'),
    );
    this.#minds = [...others, { key, player, start, turns }];
    return player;
  }

  /** The player has made this turn by thinking it out. */
  made(question: Question, turn: string): void {
    const mind = this.#minds.find(({ key }) => key === keyOf(question));
    if (mind) mind.turns = [...question.turns, turn];
  }

  /** Forgets everything, after something went wrong. */
  clear(): void {
    this.#minds = [];
  }

  #make(net: NetFile, { level, seed }: Question): Player {
    return level === undefined ? netPlayer(net, { memory: MEMORY }) : levelPlayer(net, level, seed);
  }
}
