// The controller of the inner game. Its turns are commands of the outer match.
import { toAct, type InnerCommand, type Match } from '@korong/match';
import type { Side } from '@korong/rules';
import type { KeptTurn } from '../../store/index.js';
import type { PlayableUi } from '../../games/fetch.js';
import { Computer } from '../local/computer.js';
import { readerOf } from '../turn/view.js';
import { TurnController } from '../turn/turnController.js';
import { NOTHING, type Change, type State, type GameDeps } from '../turn/state.js';

export interface InnerPort {
  readonly deps: GameDeps;
  make(command: InnerCommand): void;
  /** Stores the draft, so that it survives a reload. */
  keep(turn: KeptTurn | undefined): void;
}

type Show = GameDeps['show'];

export class InnerGame extends TurnController {
  readonly #port: InnerPort;
  readonly #computer: Computer;
  #show: Show = () => Promise.resolve();
  #shown: Promise<void> = Promise.resolve();
  #begun = false;
  /** The part of the submitted turn that is not shown yet. */
  #change: Change | undefined;
  /** An unfinished turn to resume. */
  #resume: KeptTurn | undefined;

  constructor(at: PlayableUi, match: Match, port: InnerPort, kept: KeptTurn | undefined) {
    super(at, {
      match,
      draft: undefined,
      at: match.turns.length,
      thinking: false,
      thought: undefined,
      hint: undefined,
      trouble: undefined,
    });
    this.#port = port;
    this.#resume = kept;
    this.#computer = new Computer({
      ui: at,
      deps: port.deps,
      state: () => this.now,
      set: (changes, change) => {
        this.set(changes, change);
      },
      make: command => {
        port.make(command);
      },
      shown: () => this.#shown,
    });
  }

  /** A component shows the game: it begins. */
  begin(show: Show): void {
    this.#show = show;
    if (this.#begun) {
      this.set({});
      return;
    }
    this.#begun = true;
    this.#goOn(NOTHING);
  }

  /** The game has gone on. */
  follow(match: Match): void {
    if (match.events.length <= this.now.match.events.length) return;
    const further = match.turns.length > this.now.match.turns.length;
    const change = this.#change;
    this.#change = undefined;
    if (!further) this.#resume = this.keptTurn() ?? this.#resume;
    this.#computer.drop();
    this.now = { ...this.now, match, draft: undefined, at: match.turns.length, thinking: false };
    if (this.#begun) this.#goOn(change ?? (further ? this.lastTurn() : NOTHING));
  }

  resign(by: Side): void {
    this.#port.make({ kind: 'resign', by });
  }

  pauseClock(): void {
    const { clock } = this.now.match;
    if (clock) this.#port.make({ kind: clock.paused ? 'resume' : 'pause' });
  }

  retry(): void {
    void this.#computer.retry();
  }

  close(): void {
    this.#computer.drop();
  }

  #goOn(change: Change): void {
    const { match } = this.now;
    const side = toAct(match);
    if (side === undefined || match.clock?.paused) this.set({ draft: undefined }, change);
    else if (match.setup.players[side].level === undefined) {
      const kept = this.#resume;
      this.#resume = undefined;
      this.beginTurn(kept, change);
    } else {
      this.set({ draft: undefined }, change);
      void this.#computer.answer();
    }
  }

  protected override get side(): Side | undefined {
    return readerOf(this.now.match);
  }

  protected settings(): ReturnType<GameDeps['settings']> {
    return this.#port.deps.settings();
  }

  protected show(state: State, change: Change): void {
    this.#shown = this.#show(state, change);
  }

  protected submitTurn(turn: Parameters<InnerPort['make']>[0] & { kind: 'turn' }, change: Change): void {
    this.#change = change;
    this.#port.make(turn);
  }

  protected keep(turn: KeptTurn | undefined): void {
    this.#port.keep(turn);
  }
}
