import { err, other } from '@korong/rules';
import type { Command, Match } from '@korong/match';
import type { PlayerCommand, PlayerInfo } from '@korong/protocol';
import type { Metrics } from '../metrics.js';
import { commandOf, type Circumstances } from './commands.js';
import type { Answer } from './game/answer.js';
import type { CommitReveal } from './game/commitReveal.js';
import type { GameRoom } from './game/gameRoom.js';
import { lagFor, savedAfter } from './game/lag.js';
import { sideOf } from './game/state.js';
import { newGameId } from './ids.js';
import type { RoomPresence } from './watch/roomPresence.js';

/** Turns players' commands into commands to the match, with the facts that only the server knows: side, lag, absence. */
export class CommandHandler {
  readonly #roomPresence: RoomPresence;
  readonly #commitReveal: CommitReveal;
  readonly #metrics: Metrics | undefined;

  constructor(roomPresence: RoomPresence, commitReveal: CommitReveal, metrics: Metrics | undefined) {
    this.#roomPresence = roomPresence;
    this.#commitReveal = commitReveal;
    this.#metrics = metrics;
  }

  command(
    room: GameRoom,
    player: PlayerInfo,
    message: string,
    asked: PlayerCommand,
    rtt: number,
  ): Promise<Answer<{ readonly seq: number }>> {
    // Others than the players do not even enter the queue.
    if (room.seats && sideOf(room.seats, player.id) === undefined)
      return Promise.resolve(err({ code: 'NOT_A_PLAYER' }));
    const next = asked.kind === 'rematch' ? newGameId() : '';
    return room.act({
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
    room: GameRoom,
    match: Match,
    asked: PlayerCommand,
    around: Circumstances,
  ): Promise<Answer<Command>> {
    const absentSince = await this.#roomPresence.absentSince(room, other(around.by));
    return commandOf(match, asked, { ...around, absentSince });
  }
}

/** A command to the inner game counts as one to the match. */
const kindOf = (asked: PlayerCommand): PlayerCommand['kind'] =>
  asked.kind === 'inner' ? asked.command.kind : asked.kind;

/** Commands that run on the player's own clock, and are compensated for lag. */
const isMove = (asked: PlayerCommand): boolean => ['turn', 'announce'].includes(kindOf(asked));

const isClaim = (asked: PlayerCommand): boolean => kindOf(asked) === 'claim';
