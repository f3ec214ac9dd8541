// A premove: the first step of the reader's next turn, chosen while the other side is to act. Loaded when one is possible. No DOM.
import { awaited, positionOf, toAct, type Match } from '@korong/match';
import { readTurn, turnText, type Side } from '@korong/rules';
import { NOTHING } from '../../games/common.js';
import { sayRefusal, type AnyGameUi, type Overlay } from '../../games/gameUi.js';
import {
  beginDraft,
  chooseOption,
  dropPoint,
  holdPoint,
  overlayAt,
  makeStep,
  touchPoint,
  type DraftOptions,
} from './draft.js';
import type { AnyDraft } from './state.js';

const ASKING: DraftOptions = { forced: false };

/** The position to choose from, if a premove of `side` is possible. */
const aheadOf = (ui: AnyGameUi, match: Match, side: Side): unknown =>
  match.linked?.contest || match.clock?.paused || toAct(match) === side
    ? undefined
    : ui.passed(positionOf(match));

/** Why a touch that is no premove does nothing: `side` owes an answer about a contest, or it is not its turn. */
const whyNot = (match: Match, side: Side): 'turn.answer' | 'turn.wait' => {
  const stage = match.linked?.contest?.stage;
  const asked = stage === 'announced' || stage === 'away';
  return asked && (awaited(match) ?? side) === side ? 'turn.answer' : 'turn.wait';
};

/** A touch of a point, or a drag to `to`, after so many turns. */
export interface EarlyTouch {
  readonly turns: number;
  readonly point: string;
  readonly to: string | undefined;
}

export class Premove {
  readonly #ui: AnyGameUi;
  /** The number of turns made when it was begun. */
  readonly turns: number;
  /** Whether one can be chosen now. Otherwise a touch only says why not. */
  readonly #open: boolean;
  readonly #why: ReturnType<typeof whyNot>;
  /** A draft as if the other side had passed, of one step at most. */
  readonly draft: AnyDraft;

  private constructor(
    ui: AnyGameUi,
    turns: number,
    open: boolean,
    why: ReturnType<typeof whyNot>,
    draft: AnyDraft,
  ) {
    this.#ui = ui;
    this.turns = turns;
    this.#open = open;
    this.#why = why;
    this.draft = draft;
  }

  /** Goes on with `before` if it still fits the match; otherwise nothing is chosen but by touches that came early. */
  static begin(
    ui: AnyGameUi,
    match: Match,
    side: Side,
    before: Premove | undefined,
    early: readonly EarlyTouch[],
  ): Premove {
    const ahead = aheadOf(ui, match, side);
    const turns = match.turns.length;
    const open = ahead !== undefined;
    const why = whyNot(match, side);
    const begun =
      before?.turns === turns && before.#open === open && before.#why === why
        ? before
        : new Premove(ui, turns, open, why, beginDraft(ui, ahead ?? positionOf(match), ASKING));
    return early
      .filter(touch => touch.turns === turns)
      .reduce((chosen, { point, to }) => chosen.touch(point, to), begun);
  }

  #with(draft: AnyDraft): Premove {
    return new Premove(this.#ui, this.turns, this.#open, this.#why, draft);
  }

  /** A step is chosen. */
  get isSet(): boolean {
    return this.draft.turn.steps.length > 0;
  }

  /** A piece is held. */
  get isBegun(): boolean {
    return this.draft.selection.held !== undefined;
  }

  cancel(): Premove {
    return this.#with(beginDraft(this.#ui, this.draft.turn.start, ASKING));
  }

  /** A drag begins; it replaces a step that was chosen before. */
  hold(point: string): Premove {
    return this.#with(holdPoint(this.isSet ? this.cancel().draft : this.draft, point));
  }

  chooseOption(option: string): Premove {
    return this.#with(chooseOption(this.draft, option));
  }

  /** After a touch of a point, or after a drag to `to`. It replaces a step that was chosen before, or cancels it where that ends. */
  touch(point: string, to?: string): Premove {
    if (this.isSet && to === undefined && point === this.#ends.to) return this.cancel();
    const { draft } = this.isSet ? this.cancel() : this;
    const next =
      to === undefined
        ? touchPoint(this.#ui, draft, point, ASKING)
        : dropPoint(this.#ui, draft, point, to, ASKING);
    // The reason of the rules helps only someone who has begun a move.
    const meant = to !== undefined || draft.selection.held !== undefined || next.refusal === undefined;
    return this.#with(
      this.#open && meant ? next : { ...draft, refusal: { at: point, why: { key: this.#why } } },
    );
  }

  /** What the board shows and says while it is being chosen, and once it is. */
  overlay(hover?: string): Overlay | undefined {
    if (!this.isSet) {
      if (!this.isBegun) return undefined;
      const overlay = overlayAt(this.#ui, this.draft, hover);
      return { ...overlay, ask: { key: 'premove.begun', values: { ask: overlay.ask } } };
    }
    const ask = { key: 'premove.set', values: { text: this.#text } } as const;
    const { from, to } = this.#ends;
    const held = from === undefined ? {} : { held: from };
    const { ghosts } = this.#ui.overlay(this.draft.turn.start, { ...this.draft.selection, ...held }, to);
    return { ...NOTHING, ask, ghosts, draggable: this.draggable };
  }

  /** The points that it can be dragged from. */
  get draggable(): readonly string[] {
    return this.#open ? this.#ui.overlay(this.draft.turn.start, {}, undefined).draggable : [];
  }

  /** Where the chosen step begins, if it moves something, and where it ends. */
  get #ends(): { readonly from?: string; readonly to: string } {
    const { steps, start } = this.draft.turn;
    const { arrows, points } = this.#ui.marks(start, steps[0]);
    return arrows[0] ?? { to: points[0]! };
  }

  get #text(): string {
    return turnText(this.#ui.game, this.draft.turn);
  }

  /** The reader's draft with the step played, or with the reason why it is not legal any more. A held piece stays held. */
  playIn(draft: AnyDraft, options: DraftOptions): AnyDraft {
    const { held } = this.draft.selection;
    if (!this.isSet) {
      const next = held === undefined ? draft : touchPoint(this.#ui, draft, held, ASKING);
      return next.selection.held === held ? next : draft;
    }
    const text = this.#text;
    const read = readTurn(this.#ui.game, draft.turn, text);
    if (read.status !== 'illegal') return makeStep(this.#ui, draft, read.turn.steps.at(-1), options);
    const why = { key: 'premove.illegal', values: { text, why: sayRefusal(read.refusal) } } as const;
    return { ...draft, refusal: { at: this.#ends.to, why } };
  }
}
