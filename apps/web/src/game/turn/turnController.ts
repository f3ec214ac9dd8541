// The draft of a turn, and looking back: the common part of local and remote games. No DOM.
import { positionAt, positionOf, type Command } from '@korong/match';
import { beginTurn, readTurn, turnText, type Side } from '@korong/rules';
import type { KeptTurn } from '../../store/index.js';
import * as drafts from './draft.js';
import { tellTurn, turnBeats } from './turns.js';
import { choiceOf, premoveOf, touchedOf } from './view.js';
import type { EarlyTouch, Premove } from './premove.js';
import type { PlayableUi } from '../../games/fetch.js';
import { NOTHING, type AnyDraft, type AnyTurn, type Change, type State, type GameDeps } from './state.js';

/** The second click of a double click comes within this time, in milliseconds. */
const DOUBLE_CLICK = 400;

export abstract class TurnController {
  readonly ui: PlayableUi;
  protected now: State;
  #lastTouch: string | undefined;
  /** When a touch last made a step. */
  #steppedAt = 0;
  /** Touches of the board that the file of premoves came too late for. */
  #early: EarlyTouch[] = [];

  constructor(at: PlayableUi, state: State) {
    this.ui = at;
    this.now = state;
  }

  get state(): State {
    return this.now;
  }

  /** The reader's side, if the other side is played by the computer or at a distance. */
  protected get side(): Side | undefined {
    return undefined;
  }

  protected abstract settings(): ReturnType<GameDeps['settings']>;
  protected abstract show(state: State, change: Change): void;
  /** Submits a complete turn. `change` is the part that is not shown yet. */
  protected abstract submitTurn(turn: Extract<Command, { kind: 'turn' }>, change: Change): void;
  /** Stores the draft, so that it survives a reload. */
  protected abstract keep(turn: KeptTurn | undefined): void;
  /** Whether this draft has to wait, or is handled already. `change` is not shown yet. */
  protected holdBack?(draft: AnyDraft, change: Change): boolean;
  /** The turn as far as contests have decided it. */
  protected decided?(): AnyDraft | undefined;
  /** The running search is obsolete. */
  protected forget(): void {
    // Without an engine there is nothing to do.
  }

  // ---- the draft

  /** A touch at a time in milliseconds. The second one of a double click does nothing after a step; without a time there is none. */
  touch(point: string, time = Infinity): void {
    const { draft } = this.now;
    if (!this.isLive()) return;
    const turn = touchedOf(this.now)?.turn;
    const again = point === this.#lastTouch;
    this.#lastTouch = point;
    if (again && draft && drafts.isDone(this.ui, draft) && this.settings().confirm === 'double') this.send();
    else if (again && time - this.#steppedAt < DOUBLE_CLICK) return;
    else if (draft) this.redraft(drafts.touchPoint(this.ui, draft, point, this.options));
    else this.#touchAhead(point);
    // A touch that only selects, or is refused, leaves the turn as it was.
    if (touchedOf(this.now)?.turn !== turn) this.#steppedAt = time;
  }

  /** A drag begins. */
  hold(point: string): void {
    const { draft } = this.now;
    const premove = premoveOf(this.now);
    if (!this.isLive()) return;
    if (draft && !drafts.isDone(this.ui, draft)) this.set({ draft: drafts.holdPoint(draft, point) });
    else if (premove) this.set({ premove: premove.hold(point) });
  }

  drop(from: string, to: string): void {
    const { draft } = this.now;
    if (!this.isLive()) return;
    if (!draft) {
      this.#touchAhead(from, to);
      return;
    }
    this.#lastTouch = to;
    this.redraft(drafts.dropPoint(this.ui, draft, from, to, this.options));
  }

  takeOffer(): void {
    const { draft } = this.now;
    if (draft) this.redraft(drafts.takeOffer(this.ui, draft, this.options));
  }

  nextChoice(): void {
    const { draft } = this.now;
    if (draft) this.redraft(drafts.nextChoice(this.ui, draft));
  }

  chooseOption(option: string): void {
    const { draft } = this.now;
    const premove = premoveOf(this.now);
    if (draft) this.redraft(drafts.chooseOption(draft, option));
    else if (premove) this.set({ premove: premove.chooseOption(option) });
  }

  /** Chooses the next open option. */
  nextOption(): void {
    const choice = choiceOf(this.ui, this.now);
    if (!choice?.free) return;
    const open = choice.options.filter(option => option.open);
    this.chooseOption(open[(open.findIndex(({ id }) => id === choice.now) + 1) % open.length]!.id);
  }

  undo(): void {
    const { draft } = this.now;
    const premove = premoveOf(this.now);
    if (premove) this.set({ premove: premove.cancel() });
    if (!draft || !drafts.canUndo(draft)) return;
    this.forget();
    const next = drafts.undo(this.ui, draft);
    const back = next.made.length < draft.made.length;
    this.set({ draft: next, hint: undefined }, { beats: [], said: back ? [{ key: 'told.undone' }] : [] });
    this.keep(this.keptTurn());
  }

  /** Sends the complete turn. `change` is the part that is not shown yet. */
  send(change: Change = NOTHING): void {
    const { draft, match } = this.now;
    if (!draft || !drafts.isDone(this.ui, draft)) return;
    const text = turnText(this.ui.game, draft.turn);
    const by = this.ui.game.toAct(draft.turn.start);
    this.submitTurn({ kind: 'turn', by, answers: match.turns.length, text }, change);
  }

  /** Continues with the draft after a touch, a drag or typing. */
  redraft(next: AnyDraft): void {
    const since = this.now.draft!.turn.steps.length;
    const more = next.turn.steps.length > since;
    const change = more ? this.#told(next.turn, since) : NOTHING;
    if (more && this.holdBack?.(next, change)) return;
    if (more && this.#isToBeSent(next)) {
      this.now = { ...this.now, draft: next };
      this.send(change);
      return;
    }
    if (more) this.forget();
    this.set({ draft: next, ...(more ? { hint: undefined } : {}) }, change);
    this.keep(this.keptTurn());
  }

  /** Touches the board while the other side is to act. */
  #touchAhead(point: string, to?: string): void {
    const premove = premoveOf(this.now);
    if (premove) this.set({ premove: premove.touch(point, to) });
    else if (this.side !== undefined) this.#early.push({ turns: this.now.match.turns.length, point, to });
  }

  /** How forced steps are made. */
  get options(): { readonly forced: boolean } {
    return { forced: this.settings().forced };
  }

  // ---- looking back

  /** Turn number `n`, counted from 1, as it was played. */
  turnAt(n: number): AnyTurn | undefined {
    const { match } = this.now;
    const made = match.turns[n - 1];
    if (!made) return undefined;
    const read = readTurn(this.ui.game, beginTurn(positionAt(match, n - 1)), made.text);
    return read.status === 'illegal' ? undefined : read.turn;
  }

  goTo(n: number): void {
    const { at, match } = this.now;
    const to = Math.min(Math.max(n, 0), match.turns.length);
    if (to === at) return;
    this.forget();
    this.set({ at: to, hint: undefined, premove: undefined }, to === at + 1 ? this.#made(to) : NOTHING);
  }

  /** Replays the last turn. */
  replay(): void {
    const { at } = this.now;
    if (at > 0) this.set({}, this.#made(at));
  }

  // ---- for subclasses

  protected isLive(): boolean {
    return this.now.at === this.now.match.turns.length;
  }

  protected set(changes: Partial<State>, change: Change = NOTHING): void {
    this.now = { ...this.now, ...changes };
    this.show(this.now, change);
    // Without the file there are no premoves.
    this.#awaitTurn().catch(() => undefined);
  }

  /** Lets the reader choose a premove while the other side is to act. */
  async #awaitTurn(): Promise<void> {
    const waits = (): boolean => !this.now.draft && !this.now.match.result;
    if (this.side === undefined || !waits()) return;
    const { Premove } = await import('./premove.js');
    const { match, premove: before } = this.now;
    const early = this.#early.splice(0);
    const premove = waits() ? Premove.begin(this.ui, match, this.side, before, early) : undefined;
    if (premove !== before) this.set({ premove });
  }

  protected lastTurn(): Change {
    return this.#made(this.now.match.turns.length);
  }

  /** Turn number `n` as a change. */
  #made(n: number): Change {
    const turn = this.turnAt(n);
    return turn ? this.#told(turn) : NOTHING;
  }

  #told(turn: AnyTurn, since?: number): Change {
    return {
      beats: turnBeats(this.ui, turn, since),
      said: tellTurn(this.ui, turn, since),
    };
  }

  /** Begins a turn, or resumes the stored one; shows `change` first. */
  protected beginTurn(kept: KeptTurn | undefined, change: Change): void {
    const { match, premove } = this.now;
    this.now = { ...this.now, premove: undefined };
    const at = match.turns.length;
    const position = positionOf(match);
    const resumed = kept?.turns === at ? drafts.resumeDraft(this.ui, position, kept) : undefined;
    const draft = resumed ?? this.decided?.() ?? drafts.beginDraft(this.ui, position, this.options);
    if (draft.turn.steps.length === 0 || resumed) {
      this.set({ draft, at }, change);
      if (premove?.turns === at - 1 && !resumed) this.#play(premove, draft);
      return;
    }
    // Forced steps at the beginning of a turn are shown after `change`.
    this.set({ draft: undefined, at }, change);
    const forced = this.#told(draft.turn);
    if (this.#isToBeSent(draft)) {
      this.now = { ...this.now, draft };
      this.send(forced);
    } else this.set({ draft }, forced);
  }

  /** Plays the premove. It was confirmed by waiting for it. */
  #play(premove: Premove, draft: AnyDraft): void {
    if (!premove.isSet && !premove.isBegun) return;
    this.redraft(premove.playIn(draft, this.options));
    const { draft: made } = this.now;
    if (made && drafts.isDone(this.ui, made)) this.send();
  }

  /** The steps of the draft, if there are any. */
  protected keptTurn(): KeptTurn | undefined {
    const { draft, match } = this.now;
    return draft && draft.turn.steps.length > 0
      ? { turns: match.turns.length, ...drafts.keepDraft(this.ui, draft) }
      : undefined;
  }

  /** Complete, and sent automatically. */
  #isToBeSent(draft: AnyDraft): boolean {
    return drafts.isDone(this.ui, draft) && this.settings().confirm === 'single';
  }
}
