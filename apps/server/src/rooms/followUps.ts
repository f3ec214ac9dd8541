import type { EngineWork } from './engineWork.js';
import type { CommitReveal } from './game/commitReveal.js';
import type { Emitter } from './game/emitter.js';
import type { GameRoom, RoomEvents } from './game/gameRoom.js';
import type { LogError } from './game/errorLog.js';
import type { GameStarter } from './gameStarter.js';

interface FollowUpDeps {
  readonly events: Emitter<RoomEvents>;
  readonly engine: EngineWork;
  readonly gameStarter: GameStarter;
  readonly commitReveal: CommitReveal;
  readonly logError: LogError;
}

/** Does what follows from the state of a match: engine turns, the server's part of a lot, rematches. */
export class FollowUps {
  readonly #deps: FollowUpDeps;
  /** Rooms whose rematch could not be begun yet. */
  readonly #rematches = new Set<GameRoom>();

  constructor(deps: FollowUpDeps) {
    this.#deps = deps;
    deps.events.on('advanced', ({ room }) => this.#advanced(room));
  }

  #advanced(room: GameRoom): Promise<void> | undefined {
    const { engine, commitReveal, logError } = this.#deps;
    engine.see(room);
    const { match, seats } = room;
    if (match && seats && commitReveal.due(match, seats))
      room.settleDebts().catch((error: unknown) => {
        logError(error, 'room failed');
      });
    return match?.next === undefined ? undefined : this.#beginRematch(room);
  }

  async #beginRematch(room: GameRoom): Promise<void> {
    try {
      await this.#deps.gameStarter.next(room);
      this.#rematches.delete(room);
    } catch (error) {
      this.#rematches.add(room);
      this.#deps.logError(error, 'room failed');
    }
  }

  /** Tries again to begin rematches. */
  retry(): void {
    for (const room of this.#rematches) void this.#beginRematch(room);
  }
}
