import { err, other } from '@korong/rules';
import type { Command, Match } from '@korong/match';
import type { PlayerCommand, PlayerInfo } from '@korong/protocol';
import type { Metrics } from '../metrics.js';
import { commandOf, type CommandFacts } from './commands.js';
import type { Answer } from './game/answer.js';
import type { CommitReveal } from './game/commitReveal.js';
import type { GameRoom } from './game/gameRoom.js';
import { lagFor, budgetAfter } from './game/lag.js';
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

  handle(
    room: GameRoom,
    player: PlayerInfo,
    message: string,
    command: PlayerCommand,
    rtt: number,
  ): Promise<Answer<{ readonly seq: number }>> {
    // Others than the players do not even enter the queue.
    if (room.seats && sideOf(room.seats, player.id) === undefined)
      return Promise.resolve(err({ code: 'NOT_A_PLAYER' }));
    const next = command.kind === 'rematch' ? newGameId() : '';
    return room.execute({
      player: player.id,
      message,
      commandFor: (match, now) => {
        const by = sideOf(room.seats!, player.id);
        if (!by) return err({ code: 'NOT_A_PLAYER' });
        const lag = isMove(command) ? lagFor(room.lagBudget[by], rtt) : 0;
        const commitment = (): string => this.#commitReveal.commitment(match);
        const facts = { by, now, lag, next, absentSince: undefined, commitment };
        return isClaim(command) ? this.#claim(room, match, command, facts) : commandOf(match, command, facts);
      },
      onStored: () => {
        if (!isMove(command)) return;
        if (command.kind !== 'announce') this.#metrics?.turn();
        const by = sideOf(room.seats!, player.id)!;
        room.lagBudget[by] = budgetAfter(room.lagBudget[by], lagFor(room.lagBudget[by], rtt));
      },
    });
  }

  async #claim(
    room: GameRoom,
    match: Match,
    command: PlayerCommand,
    facts: CommandFacts,
  ): Promise<Answer<Command>> {
    const absentSince = await this.#roomPresence.absentSince(room, other(facts.by));
    return commandOf(match, command, { ...facts, absentSince });
  }
}

/** A command to the inner game counts as one to the match. */
const kindOf = (command: PlayerCommand): PlayerCommand['kind'] =>
  command.kind === 'inner' ? command.command.kind : command.kind;

/** Commands that run on the player's own clock, and are compensated for lag. */
const isMove = (command: PlayerCommand): boolean => ['turn', 'announce'].includes(kindOf(command));

const isClaim = (command: PlayerCommand): boolean => kindOf(command) === 'claim';
