import { err, ok } from '@korong/rules';
import type { Log } from '../logs.js';
import type { Jobs, ThinkJob } from '../shared/shared.js';
import type { Authority } from './authority.js';
import {
  engineAnswer,
  enginePlayer,
  jobOf,
  levelToAct,
  messageOf,
  positionSeq,
  thoughtCommand,
} from './engineSeats.js';
import type { Hall } from './hall.js';
import { newGameId } from './ids.js';
import type { Lots } from './lots.js';
import type { Room } from './room.js';

/** Sees to it that the engine does what it has to. */
export class EngineWork {
  readonly #jobs: Jobs;
  readonly #hall: Hall;
  readonly #authority: Authority;
  readonly #lots: Lots;
  readonly #log: Log;

  constructor(jobs: Jobs, hall: Hall, authority: Authority, lots: Lots, log: Log) {
    this.#jobs = jobs;
    this.#hall = hall;
    this.#authority = authority;
    this.#lots = lots;
    this.#log = log;
    jobs.onThought((job, turn) => {
      this.#thought(job, turn).catch((error: unknown) => {
        // Whoever sweeps asks again.
        log.warn({ err: error, game: job.game }, 'turn of the engine was not stored');
      });
    });
  }

  /** Asks the engine for its turn, or has it answer, where that is due. */
  see(room: Room): void {
    const { match, seats } = room;
    if (!match || !seats || room.unreadable) return;
    if (seats.white.level === undefined && seats.black.level === undefined) return;
    const job = jobOf(match, seats);
    if (job) void this.#jobs.think(job);
    if (engineAnswer(match, seats, match.id)) this.#answer(room);
  }

  #answer(room: Room): void {
    const next = newGameId();
    this.#authority
      .act(room, {
        of: match => {
          const command = engineAnswer(match, room.seats!, next);
          return command ? ok(command) : err({ code: 'NOTHING_ASKED' });
        },
      })
      .catch((error: unknown) => {
        this.#log.error({ err: error, game: room.id }, 'engine could not answer');
      });
  }

  async #thought(job: ThinkJob, text: string): Promise<void> {
    const answer = await this.#hall.use(job.game, room =>
      this.#authority.act(room, {
        player: enginePlayer(job.level).id,
        message: messageOf(job.turn),
        of: match => {
          const due = positionSeq(match) === job.turn && levelToAct(match, room.seats!) === job.level;
          const command = due ? thoughtCommand(match, text, this.#lots) : undefined;
          return command ? ok(command) : err({ code: 'STALE_TURN' });
        },
      }),
    );
    if (!answer.ok && answer.error.code === 'TURN_REFUSED')
      this.#log.error({ game: job.game, turn: text }, 'engine made an illegal turn');
  }
}
