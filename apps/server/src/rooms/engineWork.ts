import { err, ok } from '@korong/rules';
import type { Log } from '../logs.js';
import type { Jobs, ThinkJob } from '../shared/shared.js';
import {
  engineAnswer,
  enginePlayer,
  jobOf,
  levelToAct,
  messageOf,
  positionSeq,
  thoughtCommand,
} from './game/engineSeats.js';
import type { CommitReveal } from './game/commitReveal.js';
import type { GameRoom } from './game/gameRoom.js';
import type { RoomCache } from './game/roomCache.js';
import { newGameId } from './ids.js';

/** Asks the engine for the turns and answers of its seats, and plays them in their rooms. */
export class EngineWork {
  readonly #jobs: Jobs;
  readonly #cache: RoomCache;
  readonly #commitReveal: CommitReveal;
  readonly #log: Log;

  constructor(jobs: Jobs, cache: RoomCache, commitReveal: CommitReveal, log: Log) {
    this.#jobs = jobs;
    this.#cache = cache;
    this.#commitReveal = commitReveal;
    this.#log = log;
    jobs.onThought((job, turn) => {
      this.#thought(job, turn).catch((error: unknown) => {
        // The next sweep asks again.
        log.warn({ err: error, game: job.game }, 'turn of the engine was not stored');
      });
    });
  }

  /** Asks the engine for its turn, or lets it answer an offer, where that is due. */
  see(room: GameRoom): void {
    const { match, seats } = room;
    if (!match || !seats || room.unreadable) return;
    if (seats.white.level === undefined && seats.black.level === undefined) return;
    const job = jobOf(match, seats);
    if (job) void this.#jobs.think(job);
    if (engineAnswer(match, seats, match.id)) this.#answer(room);
  }

  #answer(room: GameRoom): void {
    const next = newGameId();
    room
      .execute({
        commandFor: match => {
          const command = engineAnswer(match, room.seats!, next);
          return command ? ok(command) : err({ code: 'NOTHING_ASKED' });
        },
      })
      .catch((error: unknown) => {
        this.#log.error({ err: error, game: room.id }, 'engine could not answer');
      });
  }

  async #thought(job: ThinkJob, text: string): Promise<void> {
    const answer = await this.#cache.use(job.game, room =>
      room.execute({
        player: enginePlayer(job.level).id,
        message: messageOf(job.turn),
        commandFor: match => {
          const due = positionSeq(match) === job.turn && levelToAct(match, room.seats!) === job.level;
          const command = due ? thoughtCommand(match, text, this.#commitReveal) : undefined;
          return command ? ok(command) : err({ code: 'STALE_TURN' });
        },
      }),
    );
    if (!answer.ok && answer.error.code === 'TURN_REFUSED')
      this.#log.error({ game: job.game, turn: text }, 'engine made an illegal turn');
  }
}
