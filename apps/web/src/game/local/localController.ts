// One local game: connects match, draft, engine and store. No DOM: the page listens and draws.
import { deadlineOf, positionOf, toAct, type Command, type Match, type Setup } from '@korong/match';
import type { GameName, Side } from '@korong/rules';
import type { KeptTurn } from '../../store/index.js';
import { fetchGameUi, type PlayableUi } from '../../games/fetch.js';
import type { Computer, ComputerHost } from './computer.js';
import { GameSaver } from './gameSaver.js';
import type { LocalContests } from '../linked/localContest.js';
import { isPause, pauseOf } from './pause.js';
import { TurnController } from '../turn/turnController.js';
import { NOTHING, type AnyDraft, type Change, type State, type GameDeps } from '../turn/state.js';
import { readerOf } from '../turn/view.js';

/** Loads linked play for linked matches. */
const fetchContests = async (setup: Pick<Setup, 'links'>): Promise<typeof LocalContests | undefined> =>
  setup.links && (await import('../linked/localContest.js')).LocalContests;

export class LocalController extends TurnController {
  readonly #deps: GameDeps;
  readonly #saver: GameSaver;
  #computer: Promise<Computer> | undefined;
  #shown: Promise<void> = Promise.resolve();
  #closed = false;
  /** An unfinished turn to resume. */
  #resume: KeptTurn | undefined;
  readonly contests: LocalContests | undefined;

  private constructor(
    match: Match,
    at: PlayableUi,
    kept: number,
    deps: GameDeps,
    Contests: typeof LocalContests | undefined,
  ) {
    super(at, {
      match,
      draft: undefined,
      at: match.turns.length,
      thinking: false,
      thought: undefined,
      hint: undefined,
      trouble: deps.store.lasting ? undefined : 'storage',
    });
    this.#deps = deps;
    this.#saver = new GameSaver(now => at.game.positionText(positionOf(now)), deps.store, deps.tabs, kept);
    this.contests =
      Contests &&
      new Contests({
        ui: at,
        deps,
        state: () => this.now,
        set: (changes, change) => {
          this.set(changes, change);
        },
        make: (...commands) => {
          this.#command(commands, 'turn');
        },
        keep: turn => {
          this.keep(turn);
        },
        takeKept: () => this.#takeKept(),
      });
  }

  /** A new game. */
  static async start(
    command: Extract<Command, { kind: 'start' }>,
    deps: GameDeps,
  ): Promise<LocalController | undefined> {
    const at = await fetchGameUi(command.game as GameName, command);
    const begun = at.rules.apply(undefined, command, deps.now());
    return begun.ok
      ? new LocalController(begun.value.match, at, 0, deps, await fetchContests(command))
      : undefined;
  }

  /** A stored game; `undefined` if it is missing or unreadable. */
  static async load(id: string, deps: GameDeps): Promise<LocalController | undefined> {
    const { openGame } = await import('./stored.js');
    const read = await openGame(deps.store, id, deps.now());
    if (!read) return undefined;
    const controller = new LocalController(
      read.match,
      read.ui,
      read.kept,
      deps,
      await fetchContests(read.match.setup),
    );
    controller.#resume = await deps.store.draft(id);
    return controller;
  }

  /** Shows the game and starts it. */
  begin(): void {
    if (this.#saver.kept < this.now.match.events.length) this.#write();
    this.#goOn(NOTHING);
  }

  // ---- the game

  resign(by: Side): void {
    this.#command({ kind: 'resign', by }, NOTHING);
  }

  agreeDraw(): void {
    this.#command({ kind: 'draw', how: 'agreed' }, NOTHING);
  }

  /**
   * The number of turns left after a takeback: one turn less between two people; against the computer, back to one's own last
   * turn.
   */
  get backTo(): number | undefined {
    const { match } = this.now;
    if (match.result || match.turns.length === 0) return undefined;
    const mine = match.turns.findLastIndex(({ by }) => match.setup.players[by].level === undefined);
    // The result of a contest stays.
    const { contest, prefix, past: all = [] } = match.linked ?? {};
    const past = contest || prefix !== undefined ? Infinity : (all.at(-1)?.turn ?? -1);
    return mine > past ? mine : undefined;
  }

  takeBack(): void {
    const to = this.backTo;
    if (to === undefined) return;
    this.#command(
      { kind: 'takeback', how: 'agreed', to },
      { beats: [], said: [{ key: 'told.takenBack', values: { n: this.now.match.turns.length - to } }] },
    );
  }

  pauseClock(): void {
    const { match } = this.now;
    if (match.clock) this.#command({ kind: match.clock.paused ? 'resume' : 'pause' }, NOTHING);
  }

  /** Stops a running clock, because the page is being left. */
  leave(): void {
    const pause = pauseOf(this.now.match);
    if (pause) this.#command(pause, NOTHING);
  }

  /** Ends the game if time is up. While a clock runs, records that the page is alive. */
  tick(): void {
    const { match } = this.now;
    const deadline = deadlineOf(match);
    if (deadline === undefined) return;
    const now = this.#deps.now();
    if (now >= deadline) this.#command({ kind: 'flag' }, NOTHING);
    else this.#deps.store.see(match.id, now);
  }

  /** The command that starts a rematch with colours swapped. */
  rematch(next: string): Extract<Command, { kind: 'start' }> | undefined {
    const { match } = this.now;
    if (match.next === undefined) this.#command({ kind: 'rematch', how: 'agreed', next }, NOTHING);
    return this.ui.rules.rematchOf(this.now.match);
  }

  // ---- the engine

  hint(): void {
    if (this.now.match.linked?.contest) return;
    void this.#fetchComputer().then(computer => computer.hint());
  }

  /** Stops the search soon; the best turn so far is played or shown. */
  stop(): void {
    void this.#computer?.then(computer => {
      computer.stop();
    });
  }

  /** Tries again after the engine failed. */
  retry(): void {
    void this.#fetchComputer().then(computer => computer.retry());
  }

  #answer(): void {
    this.set({ thinking: true, thought: undefined });
    void this.#fetchComputer().then(computer => computer.answer());
  }

  #drop(): void {
    void this.#computer?.then(computer => {
      computer.drop();
    });
  }

  #fetchComputer(): Promise<Computer> {
    const host: ComputerHost = {
      ui: this.ui,
      deps: this.#deps,
      state: () => this.now,
      set: (changes, change) => {
        this.set(changes, change);
      },
      make: turn => {
        this.submitTurn(turn, 'turn');
      },
      shown: () => this.#shown,
    };
    this.#computer ??= import('./computer.js').then(module => new module.Computer(host));
    this.#computer.catch(() => {
      this.#computer = undefined;
      this.set({ thinking: false, hint: undefined, trouble: 'unreachable' });
    });
    return this.#computer;
  }

  #engineLevel(): number | undefined {
    const { match } = this.now;
    const side = toAct(match);
    return side === undefined ? undefined : match.setup.players[side].level;
  }

  // ---- inside

  protected override get side(): Side | undefined {
    return readerOf(this.now.match);
  }

  protected settings(): ReturnType<GameDeps['settings']> {
    return this.#deps.settings();
  }

  protected show(state: State, change: Change): void {
    this.#shown = this.#deps.show(state, change);
  }

  protected submitTurn(turn: Extract<Command, { kind: 'turn' }>, change: Change | 'turn'): void {
    const commands = this.contests?.commandsFor(turn) ?? [turn];
    // An announced use has not happened yet.
    this.#command(commands, commands[0] === turn ? change : 'turn');
  }

  protected override holdBack(draft: AnyDraft, change: Change): boolean {
    return this.contests?.holdBack(draft, change, this.settings().confirm === 'single') ?? false;
  }

  protected override decided(): AnyDraft | undefined {
    return this.contests?.decided(this.options);
  }

  protected keep(turn: KeptTurn | undefined): void {
    this.#deps.store.keepDraft(this.now.match.id, turn).catch(() => undefined);
  }

  /** A hint for the old state would come too late. */
  protected override forget(): void {
    if (this.now.hint === 'asked') this.#drop();
  }

  /** Applies the command, stores it, and goes on. With `change` = `turn`, shows the turn that was made, if any. */
  #command(asked: Command | readonly Command[], change: Change | 'turn'): void {
    const commands = [asked].flat();
    const { turns } = this.now.match;
    let { match } = this.now;
    for (const command of commands) {
      const done = this.ui.rules.apply(match, command, this.#deps.now());
      if (done.ok) ({ match } = done.value);
      else if (done.error.code === 'TIME_IS_UP') this.tick();
    }
    if (match === this.now.match) return;
    const stays = commands.some(isPause);
    if (stays) this.#resume = this.keptTurn() ?? this.#resume;
    this.#drop();
    this.now = {
      ...this.now,
      match,
      draft: undefined,
      at: match.turns.length,
      thinking: false,
      hint: undefined,
    };
    this.#write();
    if (!stays) this.keep(undefined);
    const made = match.turns.length > turns.length ? this.lastTurn() : NOTHING;
    this.#goOn(change === 'turn' ? made : change);
  }

  /** Shows the game; lets the computer search, or begins a person's turn. */
  #goOn(change: Change): void {
    const { match } = this.now;
    if (this.contests?.goOn(change)) return;
    if (match.result !== undefined || this.#engineLevel() !== undefined || match.clock?.paused) {
      this.set({ draft: undefined, at: match.turns.length }, change);
      if (match.result === undefined && !match.clock?.paused) this.#answer();
      return;
    }
    this.beginTurn(this.#takeKept(), change);
  }

  #takeKept(): KeptTurn | undefined {
    const kept = this.#resume;
    this.#resume = undefined;
    return kept;
  }

  /** Another tab may have been faster: then its game counts. */
  #write(): void {
    this.#saver.write(() => this.now.match, {
      conflict: () => this.reload(),
      lost: () => {
        this.set({ trouble: 'storage' });
      },
    });
  }

  /** Loads the game as another tab has left it. */
  async reload(): Promise<void> {
    const { readGame } = await import('./stored.js');
    const read = await readGame(this.#deps.store, this.now.match.id);
    if (!read || this.#closed) return;
    const { match } = read;
    // This tab may have written meanwhile.
    if (match.events.length <= this.#saver.kept) return;
    const { match: mine } = this.now;
    this.#saver.read(match.events.length);
    this.#drop();
    const further = match.turns.length === mine.turns.length + 1;
    this.now = { ...this.now, match, draft: undefined, thinking: false, hint: undefined };
    this.#goOn(further ? this.lastTurn() : NOTHING);
  }

  /** Stops everything that runs. */
  close(): void {
    this.#closed = true;
    this.#drop();
    this.contests?.close();
  }
}
