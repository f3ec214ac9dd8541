// A game to review only. No DOM.
import type { Match } from '@korong/match';
import type { PlayableUi } from '../../games/fetch.js';
import { TurnController } from './turnController.js';
import type { Change, State, GameDeps } from './state.js';

export class Replay extends TurnController {
  readonly #deps: Pick<GameDeps, 'settings' | 'show'>;

  constructor(at: PlayableUi, match: Match, deps: Pick<GameDeps, 'settings' | 'show'>) {
    super(at, {
      match,
      draft: undefined,
      at: 0,
      thinking: false,
      thought: undefined,
      hint: undefined,
      trouble: undefined,
    });
    this.#deps = deps;
  }

  protected settings(): ReturnType<GameDeps['settings']> {
    return this.#deps.settings();
  }

  protected show(state: State, change: Change): void {
    void this.#deps.show(state, change);
  }

  protected submitTurn(): void {
    throw new Error('a replay accepts no turn');
  }

  protected keep(): void {
    // There is no draft.
  }
}
