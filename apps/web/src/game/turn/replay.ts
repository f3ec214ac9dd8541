// A game to review only. No DOM.
import type { Match } from '@korong/match';
import type { PlayableUi } from '../../games/fetch.js';
import { TurnController } from './turnController.js';
import type { Change, State, Surroundings } from './state.js';

export class Replay extends TurnController {
  readonly #around: Pick<Surroundings, 'settings' | 'show'>;

  constructor(at: PlayableUi, match: Match, around: Pick<Surroundings, 'settings' | 'show'>) {
    super(at, {
      match,
      draft: undefined,
      at: 0,
      thinking: false,
      thought: undefined,
      hint: undefined,
      trouble: undefined,
    });
    this.#around = around;
  }

  protected settings(): ReturnType<Surroundings['settings']> {
    return this.#around.settings();
  }

  protected show(state: State, change: Change): void {
    void this.#around.show(state, change);
  }

  protected submitTurn(): void {
    throw new Error('a replay accepts no turn');
  }

  protected keep(): void {
    // There is no draft.
  }
}
