// One game on this page: match, draft of the turn, engine and store brought together. No DOM: the page listens and shows.
import {
  apply,
  deadlineOf,
  gameOf,
  positionAt,
  positionOf,
  rematchOf,
  toAct,
  type Command,
  type Match,
} from '@korong/match/core';
import { beginTurn, readTurn, turnText, type Side } from '@korong/rules';
import type { KeptTurn } from '../store/index.js';
import { fetchTable } from '../table/fetch.js';
import * as table from '../table/index.js';
import type { AnyTable, Entrant, GameName } from '../table/index.js';
import type { Adviser, Asker } from './adviser.js';
import { Keeper } from './keeper.js';
import { levelOf } from './setup.js';
import { NOTHING, type AnyDraft, type AnyTurn, type Change, type State, type Surroundings } from './state.js';

export class Session {
  readonly table: AnyTable;
  readonly #with: Surroundings;
  readonly #keeper: Keeper;
  #adviser: Promise<Adviser> | undefined;
  #state: State;
  #shown: Promise<void> = Promise.resolve();
  #lastTouch: string | undefined;
  #closed = false;
  /** A turn that was left in the middle, to be taken up again. */
  #resume: KeptTurn | undefined;

  private constructor(match: Match, at: AnyTable, kept: number, surroundings: Surroundings) {
    this.table = at;
    this.#with = surroundings;
    this.#keeper = new Keeper(surroundings.store, surroundings.tabs, kept);
    this.#state = {
      match,
      draft: undefined,
      at: match.turns.length,
      thinking: false,
      thought: undefined,
      hint: undefined,
      trouble: surroundings.store.lasting ? undefined : 'storage',
    };
  }

  /** A new game. */
  static async start(
    command: Extract<Command, { kind: 'start' }>,
    surroundings: Surroundings,
  ): Promise<Session | undefined> {
    const at = await fetchTable(command.game as GameName);
    const begun = apply(undefined, command, surroundings.now());
    return begun.ok ? new Session(begun.value.match, at, 0, surroundings) : undefined;
  }

  /** A game out of the store; `undefined` if it is not there or cannot be read. */
  static async load(id: string, surroundings: Surroundings): Promise<Session | undefined> {
    const { readGame } = await import('./stored.js');
    const read = await readGame(surroundings.store, id);
    if (!read) return undefined;
    const session = new Session(read.match, read.table, read.match.events.length, surroundings);
    session.#resume = await surroundings.store.draft(id);
    return session;
  }

  get state(): State {
    return this.#state;
  }

  /** Shows the game and lets it go on. */
  begin(): void {
    if (this.#keeper.kept === 0) this.#write();
    this.#goOn(NOTHING);
  }

  // ---- the turn in the making

  touch(point: string): void {
    const { draft } = this.#state;
    if (!draft || !this.#isLive()) return;
    if (table.isDone(this.table, draft) && this.#with.settings().confirm === 'double') {
      if (point === this.#lastTouch) {
        this.send();
        return;
      }
    }
    this.#lastTouch = point;
    this.redraft(table.touchPoint(this.table, draft, point, this.options));
  }

  drop(from: string, to: string): void {
    const { draft } = this.#state;
    if (!draft || !this.#isLive()) return;
    this.#lastTouch = to;
    this.redraft(table.dropPoint(this.table, draft, from, to, this.options));
  }

  takeOffer(): void {
    const { draft } = this.#state;
    if (draft) this.redraft(table.takeOffer(this.table, draft, this.options));
  }

  nextRow(): void {
    const { draft } = this.#state;
    if (draft) this.redraft(table.nextRow(this.table, draft));
  }

  bringIn(entrant: Entrant): void {
    const { draft } = this.#state;
    if (draft) this.redraft(table.bringIn(draft, entrant));
  }

  undo(): void {
    const { draft } = this.#state;
    if (!draft || !table.canUndo(draft)) return;
    this.#forgetHint();
    const next = table.undo(this.table, draft);
    const back = next.made.length < draft.made.length;
    this.#set({ draft: next, hint: undefined }, { beats: [], said: back ? [{ key: 'told.undone' }] : [] });
    this.#keepDraft();
  }

  /** Sends the complete turn. `change` is what has not been shown of it yet. */
  send(change: Change = NOTHING): void {
    const { draft, match } = this.#state;
    if (!draft || !table.isDone(this.table, draft)) return;
    const text = turnText(this.table.game, draft.turn);
    const by = gameOf(match).toAct(draft.turn.start);
    this.#command({ kind: 'turn', by, answers: match.turns.length, text }, change);
  }

  // ---- the game

  resign(by: Side): void {
    this.#command({ kind: 'resign', by }, NOTHING);
  }

  agreeDraw(): void {
    this.#command({ kind: 'draw', how: 'agreed' }, NOTHING);
  }

  /** To how many turns a takeback leads: one turn back between people, to one's own last turn against the computer. */
  get backTo(): number | undefined {
    const { match } = this.#state;
    if (match.result || match.turns.length === 0) return undefined;
    const mine = match.turns.findLastIndex(({ by }) => levelOf(match.setup.players[by]) === undefined);
    return mine < 0 ? undefined : mine;
  }

  takeBack(): void {
    const to = this.backTo;
    if (to === undefined) return;
    this.#command(
      { kind: 'takeback', how: 'agreed', to },
      { beats: [], said: [{ key: 'told.takenBack', values: { n: this.#state.match.turns.length - to } }] },
    );
  }

  pauseClock(): void {
    const { match } = this.#state;
    if (match.clock) this.#command({ kind: match.clock.paused ? 'resume' : 'pause' }, NOTHING);
  }

  /** Stops a running clock, because the page goes away. */
  leave(): void {
    if (this.#state.match.clock?.since !== undefined) this.#command({ kind: 'pause' }, NOTHING);
  }

  /** Ends the game if time is up. */
  tick(): void {
    const deadline = deadlineOf(this.#state.match);
    if (deadline !== undefined && this.#with.now() >= deadline) this.#command({ kind: 'flag' }, NOTHING);
  }

  /** The command that starts a rematch with colours swapped. */
  rematch(next: string): Extract<Command, { kind: 'start' }> | undefined {
    const { match } = this.#state;
    if (match.next === undefined) this.#command({ kind: 'rematch', how: 'agreed', next }, NOTHING);
    return rematchOf(this.#state.match);
  }

  // ---- looking back

  /** The turn with the number `n`, counted from 1, as it was played. */
  turnAt(n: number): AnyTurn | undefined {
    const { match } = this.#state;
    const made = match.turns[n - 1];
    if (!made) return undefined;
    const read = readTurn(this.table.game, beginTurn(positionAt(match, n - 1)), made.text);
    return read.status === 'impossible' ? undefined : read.turn;
  }

  goTo(n: number): void {
    const { at, match } = this.#state;
    const to = Math.min(Math.max(n, 0), match.turns.length);
    if (to === at) return;
    this.#forgetHint();
    const turn = to === at + 1 ? this.turnAt(to) : undefined;
    const beats = turn ? table.turnBeats(this.table, turn) : [];
    this.#set({ at: to, hint: undefined }, { beats, said: turn ? table.tellTurn(this.table, turn) : [] });
  }

  /** Shows the last turn once more. */
  replay(): void {
    const turn = this.turnAt(this.#state.at);
    if (turn)
      this.#set({}, { beats: table.turnBeats(this.table, turn), said: table.tellTurn(this.table, turn) });
  }

  // ---- the engine

  /** Asks for a good turn here. */
  hint(): void {
    void this.#advise().then(adviser => adviser.hint());
  }

  /** Ends thinking soon; what was found so far is played or shown. */
  stop(): void {
    void this.#adviser?.then(adviser => {
      adviser.stop();
    });
  }

  /** Tries again after the engine failed. */
  retry(): void {
    void this.#advise().then(adviser => adviser.retry());
  }

  #answer(): void {
    this.#set({ thinking: true, thought: undefined });
    void this.#advise().then(adviser => adviser.answer());
  }

  #drop(): void {
    void this.#adviser?.then(adviser => {
      adviser.drop();
    });
  }

  /** A hint that is still being thought about would come too late for what is shown next. */
  #forgetHint(): void {
    if (this.#state.hint === 'asked') this.#drop();
  }

  #advise(): Promise<Adviser> {
    const asker: Asker = {
      table: this.table,
      with: this.#with,
      state: () => this.#state,
      set: (changes, change) => {
        this.#set(changes, change);
      },
      make: command => {
        this.#command(command, 'turn');
      },
      shown: () => this.#shown,
    };
    this.#adviser ??= import('./adviser.js').then(module => new module.Adviser(asker));
    this.#adviser.catch(() => {
      this.#adviser = undefined;
      this.#set({ thinking: false, hint: undefined, trouble: 'unreachable' });
    });
    return this.#adviser;
  }

  #engineLevel(): number | undefined {
    const { match } = this.#state;
    const side = toAct(match);
    return side === undefined ? undefined : levelOf(match.setup.players[side]);
  }

  // ---- inside

  /** How steps are made that go without saying. */
  get options(): { readonly forced: boolean } {
    return { forced: this.#with.settings().forced };
  }

  #isLive(): boolean {
    return this.#state.at === this.#state.match.turns.length;
  }

  #set(changes: Partial<State>, change: Change = NOTHING): void {
    this.#state = { ...this.#state, ...changes };
    this.#shown = this.#with.show(this.#state, change);
  }

  /** Goes on with a draft that a touch, a drag or typing led to. */
  redraft(next: AnyDraft): void {
    const before = this.#state.draft!;
    const since = before.turn.steps.length;
    const more = next.turn.steps.length > since;
    const change = more
      ? {
          beats: table.turnBeats(this.table, next.turn, since),
          said: table.tellTurn(this.table, next.turn, since),
        }
      : NOTHING;
    if (more && this.#isToBeSent(next)) {
      this.#state = { ...this.#state, draft: next };
      this.send(change);
      return;
    }
    if (more) this.#forgetHint();
    this.#set({ draft: next, ...(more ? { hint: undefined } : {}) }, change);
    this.#keepDraft();
  }

  /** Complete, and sent by that alone. */
  #isToBeSent(draft: AnyDraft): boolean {
    return table.isDone(this.table, draft) && this.#with.settings().confirm === 'single';
  }

  /** Does it, keeps it, and goes on. `turn` as change: shows the turn that was made. */
  #command(command: Command, change: Change | 'turn'): void {
    const done = apply(this.#state.match, command, this.#with.now());
    if (!done.ok) {
      if (done.error.code === 'TIME_IS_UP') this.tick();
      return;
    }
    const { match } = done.value;
    const stays = command.kind === 'pause' || command.kind === 'resume';
    if (stays) this.#resume = this.#keptTurn() ?? this.#resume;
    this.#drop();
    this.#state = {
      ...this.#state,
      match,
      draft: undefined,
      at: match.turns.length,
      thinking: false,
      hint: undefined,
    };
    this.#write();
    if (!stays) this.#keepDraft();
    this.#goOn(change === 'turn' ? this.#lastTurn() : change);
  }

  #lastTurn(): Change {
    const turn = this.turnAt(this.#state.match.turns.length);
    return turn
      ? { beats: table.turnBeats(this.table, turn), said: table.tellTurn(this.table, turn) }
      : NOTHING;
  }

  /** Shows where the game stands; lets the computer think, or begins the turn of a person. */
  #goOn(change: Change): void {
    const { match } = this.#state;
    if (match.result !== undefined || this.#engineLevel() !== undefined || match.clock?.paused) {
      this.#set({ draft: undefined, at: match.turns.length }, change);
      if (match.result === undefined && !match.clock?.paused) this.#answer();
      return;
    }
    const position = positionOf(match);
    const kept = this.#resume;
    this.#resume = undefined;
    const resumed =
      kept?.turns === match.turns.length ? table.resumeDraft(this.table, position, kept) : undefined;
    const draft = resumed ?? table.beginDraft(this.table, position, this.options);
    if (draft.turn.steps.length === 0 || resumed) {
      this.#set({ draft, at: match.turns.length }, change);
      return;
    }
    // What goes without saying at the beginning of the turn is shown after what led to it.
    this.#set({ draft: undefined, at: match.turns.length }, change);
    const forced = {
      beats: table.turnBeats(this.table, draft.turn),
      said: table.tellTurn(this.table, draft.turn),
    };
    if (this.#isToBeSent(draft)) {
      this.#state = { ...this.#state, draft };
      this.send(forced);
    } else this.#set({ draft }, forced);
  }

  /** The steps of the turn in the making, if there are any. */
  #keptTurn(): KeptTurn | undefined {
    const { draft, match } = this.#state;
    return draft && draft.turn.steps.length > 0
      ? { turns: match.turns.length, ...table.keepDraft(this.table, draft) }
      : undefined;
  }

  #keepDraft(): void {
    this.#with.store.keepDraft(this.#state.match.id, this.#keptTurn()).catch(() => undefined);
  }

  /** Another tab may have been quicker: then its game counts. */
  #write(): void {
    this.#keeper.write(() => this.#state.match, {
      conflict: () => this.reload(),
      lost: () => {
        this.#set({ trouble: 'storage' });
      },
    });
  }

  /** Takes the game from the store, as another tab has left it. */
  async reload(): Promise<void> {
    const { readGame } = await import('./stored.js');
    const read = await readGame(this.#with.store, this.#state.match.id);
    if (!read || this.#closed) return;
    const { match } = read;
    // While it was being read this tab may have written on.
    if (match.events.length <= this.#keeper.kept) return;
    const { match: mine } = this.#state;
    this.#keeper.read(match.events.length);
    this.#drop();
    const further = match.turns.length === mine.turns.length + 1;
    this.#state = { ...this.#state, match, draft: undefined, thinking: false, hint: undefined };
    this.#goOn(further ? this.#lastTurn() : NOTHING);
  }

  /** Leaves nothing running. */
  close(): void {
    this.#closed = true;
    this.#drop();
  }
}
