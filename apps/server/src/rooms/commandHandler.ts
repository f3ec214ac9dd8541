import { err, other } from '@korong/rules';
import type { Command, Match } from '@korong/match';
import type { PlayerCommand, PlayerInfo } from '@korong/protocol';
import type { Metrics } from '../metrics.js';
import type { RoomPresence } from './roomPresence.js';
import type { Referee } from './referee.js';
import { commandOf, type Circumstances } from './commands.js';
import { newGameId } from './ids.js';
import { lagFor, savedAfter } from './lag.js';
import type { CommitReveal } from './commitReveal.js';
import type { Room } from './room.js';
import type { Answer } from './rooms.js';
import { sideOf } from './state.js';

/** Turns what players ask into commands to the match, with what only the server knows: side, lag, absence. */
export class CommandHandler {
  readonly #referee: Referee;
  readonly #roomPresence: RoomPresence;
  readonly #commitReveal: CommitReveal;
  readonly #metrics: Metrics | undefined;

  constructor(
    referee: Referee,
    roomPresence: RoomPresence,
    commitReveal: CommitReveal,
    metrics: Metrics | undefined,
  ) {
    this.#referee = referee;
    this.#roomPresence = roomPresence;
    this.#commitReveal = commitReveal;
    this.#metrics = metrics;
  }

  command(
    room: Room,
    player: PlayerInfo,
    message: string,
    asked: PlayerCommand,
    rtt: number,
  ): Promise<Answer<{ readonly seq: number }>> {
    // Strangers do not even wait in line.
    if (room.seats && sideOf(room.seats, player.id) === undefined)
      return Promise.resolve(err({ code: 'NOT_A_PLAYER' }));
    const next = asked.kind === 'rematch' ? newGameId() : '';
    return this.#referee.act(room, {
      player: player.id,
      message,
      of: (match, now) => {
        const by = sideOf(room.seats!, player.id);
        if (!by) return err({ code: 'NOT_A_PLAYER' });
        const lag = isMove(asked) ? lagFor(room.lagSaved[by], rtt) : 0;
        const promise = (): string => this.#commitReveal.promise(match);
        const around = { by, now, lag, next, absentSince: undefined, promise };
        return isClaim(asked) ? this.#claim(room, match, asked, around) : commandOf(match, asked, around);
      },
      stored: () => {
        if (!isMove(asked)) return;
        if (asked.kind !== 'announce') this.#metrics?.turn();
        const by = sideOf(room.seats!, player.id)!;
        room.lagSaved[by] = savedAfter(room.lagSaved[by], lagFor(room.lagSaved[by], rtt));
      },
    });
  }

  async #claim(
    room: Room,
    match: Match,
    asked: PlayerCommand,
    around: Circumstances,
  ): Promise<Answer<Command>> {
    const absentSince = await this.#roomPresence.absentSince(room, other(around.by));
    return commandOf(match, asked, { ...around, absentSince });
  }
}

/** What the game in between is asked counts as if it were asked of the match. */
const kindOf = (asked: PlayerCommand): PlayerCommand['kind'] =>
  asked.kind === 'inner' ? asked.command.kind : asked.kind;

/** What is done in one's own time, and what the network took of it is given back. */
const isMove = (asked: PlayerCommand): boolean => ['turn', 'announce'].includes(kindOf(asked));

const isClaim = (asked: PlayerCommand): boolean => kindOf(asked) === 'claim';
