import { err, other, type Side } from '@korong/rules';
import type { Command, Match } from '@korong/match';
import type { PlayerCommand, PlayerInfo } from '@korong/protocol';
import type { Metrics } from '../metrics.js';
import type { Attendance } from './attendance.js';
import type { Authority } from './authority.js';
import { commandOf } from './commands.js';
import { newGameId } from './ids.js';
import { lagFor, savedAfter } from './lag.js';
import type { Room } from './room.js';
import type { Answer } from './rooms.js';
import { sideOf } from './state.js';

/** What players ask of a match, with what only the server knows. */
export class Playing {
  readonly #authority: Authority;
  readonly #attendance: Attendance;
  readonly #metrics: Metrics | undefined;

  constructor(authority: Authority, attendance: Attendance, metrics: Metrics | undefined) {
    this.#authority = authority;
    this.#attendance = attendance;
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
    return this.#authority.act(room, {
      player: player.id,
      message,
      of: (match, now) => {
        const by = sideOf(room.seats!, player.id);
        if (!by) return err({ code: 'NOT_A_PLAYER' });
        const lag = asked.kind === 'turn' ? lagFor(room.lagSaved[by], rtt) : 0;
        const around = { by, now, lag, next, absentSince: undefined };
        return asked.kind === 'claim'
          ? this.#claim(room, match, asked, around)
          : commandOf(match, asked, around);
      },
      stored: () => {
        if (asked.kind !== 'turn') return;
        this.#metrics?.turn();
        const by = sideOf(room.seats!, player.id)!;
        room.lagSaved[by] = savedAfter(room.lagSaved[by], lagFor(room.lagSaved[by], rtt));
      },
    });
  }

  async #claim(
    room: Room,
    match: Match,
    asked: PlayerCommand,
    around: { readonly by: Side; readonly now: number; readonly lag: number; readonly next: string },
  ): Promise<Answer<Command>> {
    const absentSince = await this.#attendance.absentSince(room, other(around.by));
    return commandOf(match, asked, { ...around, absentSince });
  }
}
