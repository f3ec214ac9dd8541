// A tree of variations on the board: the way to the shown node, the turn in the making there, and edits. No DOM.
import { positionOf, type Command, type Match } from '@korong/match';
import type { Refusal, Result } from '@korong/rules';
import {
  addTurn,
  lineEnd,
  makeMainLine,
  nearestPath,
  nodeAt,
  promote,
  remove,
  setComment,
  setMark,
  type Chapter,
  type Edited,
  type Mark,
  type Path,
} from '@korong/study';
import type { PlayableUi } from '../games/fetch.js';
import { sayRefusal, type Say } from '../games/gameUi.js';
import { NO_SKETCH, type Sketch } from '../games/sketch.js';
import { beginDraft } from '../game/turn/draft.js';
import { tellTurn } from '../game/turn/turns.js';
import { NOTHING, type Change, type State, type GameDeps } from '../game/turn/state.js';
import { TurnController } from '../game/turn/turnController.js';
import { EditHistory } from './history.js';
import { lineTo } from './line.js';
import { withSketch } from './sketched.js';

export interface AnalysisState extends State {
  readonly chapter: Chapter;
  /** The node shown. */
  readonly path: Path;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the last edit was refused. */
  readonly refused: Say | undefined;
}

export interface AnalysisDeps {
  readonly settings: GameDeps['settings'];
  readonly show: (state: AnalysisState, change: Change) => void;
  /** The chapter has changed. */
  readonly edited: (chapter: Chapter) => void;
}

export class AnalysisController extends TurnController {
  declare protected now: AnalysisState;
  readonly #deps: AnalysisDeps;
  readonly #history = new EditHistory();
  readonly #drawn: { now: Sketch };
  /** The turn whose comment is being written: all of it is one edit. */
  #commented: string | undefined;

  constructor(ui: PlayableUi, chapter: Chapter, path: Path, deps: AnalysisDeps) {
    const drawn = { now: NO_SKETCH };
    const at = nearestPath(chapter, path);
    const match = lineTo(chapter, at);
    const state: AnalysisState = {
      ...{ chapter, path: at, match, at: at.length, draft: undefined, canUndo: false, canRedo: false },
      ...{ thinking: false, thought: undefined, hint: undefined, trouble: undefined, refused: undefined },
    };
    super(withSketch(ui, drawn), state);
    this.#deps = deps;
    this.#drawn = drawn;
    this.now = { ...state, draft: this.#draftOf(match) };
  }

  override get state(): AnalysisState {
    return this.now;
  }

  /** A turn counts once it is complete: here it can always be undone. */
  protected settings(): ReturnType<GameDeps['settings']> {
    return { ...this.#deps.settings(), confirm: 'single' };
  }

  protected show(_: State, change: Change): void {
    this.#deps.show(this.now, change);
  }

  protected keep(): void {
    // Only whole turns are kept.
  }

  protected submitTurn({ text }: Extract<Command, { kind: 'turn' }>, change: Change): void {
    const { chapter, path } = this.now;
    this.#edit(addTurn(chapter, path, text), () => change);
  }

  /** Nothing is forced at the beginning of a turn: to look at a position must not play. */
  #draftOf(match: Match): State['draft'] {
    return match.result ? undefined : beginDraft(this.ui, positionOf(match), { forced: false });
  }

  // ---- the way through the tree

  override goTo(n: number): void {
    const { chapter, path } = this.now;
    this.goToPath(n < path.length ? path.slice(0, Math.max(n, 0)) : lineEnd(chapter, path).slice(0, n));
  }

  goToPath(path: Path): void {
    const { chapter, path: before } = this.now;
    const to = nearestPath(chapter, path);
    if (String(to) === String(before)) return;
    const isNext = to.length === before.length + 1 && String(to.slice(0, -1)) === String(before);
    this.#look({ chapter, path: to }, isNext ? () => this.lastTurn() : () => this.#told());
  }

  /** The next or the last variation beside the shown turn. False if there is none. */
  goBeside(step: 1 | -1): boolean {
    const { chapter, path } = this.now;
    const siblings = nodeAt(chapter, path.slice(0, -1))!.children.length;
    if (path.length === 0 || siblings < 2) return false;
    this.goToPath([...path.slice(0, -1), (path.at(-1)! + step + siblings) % siblings]);
    return true;
  }

  /** The turn that led here, in words: a jump has no motion. */
  #told(): Change {
    const turn = this.turnAt(this.now.at);
    return { beats: [], said: turn ? tellTurn(this.ui, turn) : [] };
  }

  /** Shows a node; `change` is asked once it is the present one. */
  #look({ chapter, path }: Edited, change: () => Change, refused?: Say): void {
    const { chapter: before, match: known } = this.now;
    const same = before.position === chapter.position && before.options === chapter.options;
    const match = lineTo(chapter, path, same ? known : undefined);
    this.#drawn.now = NO_SKETCH;
    this.now = { ...this.now, chapter, path, match, at: path.length, refused };
    this.now = { ...this.now, canUndo: this.#history.canUndo, canRedo: this.#history.canRedo };
    this.set({ draft: this.#draftOf(match), hint: undefined }, change());
  }

  // ---- edits

  #edit(edited: Result<Edited, Refusal>, change: () => Change = () => NOTHING, goesOn = false): void {
    const { chapter, path } = this.now;
    if (!goesOn) this.#commented = undefined;
    if (!edited.ok) {
      this.#look({ chapter, path }, () => NOTHING, sayRefusal(edited.error));
      return;
    }
    const changed = edited.value.chapter !== chapter;
    if (changed && !goesOn) this.#history.push({ chapter, path });
    this.#look(edited.value, change);
    if (changed) this.#deps.edited(edited.value.chapter);
  }

  promote(path: Path): void {
    this.#edit(promote(this.now.chapter, path));
  }

  makeMainLine(path: Path): void {
    this.#edit(makeMainLine(this.now.chapter, path));
  }

  remove(path: Path): void {
    this.#edit({ ok: true, value: remove(this.now.chapter, path) }, () => this.#told());
  }

  /** Changes a comment. Further changes of it belong to the same edit, until the writer leaves it. */
  comment(path: Path, text: string): void {
    const { chapter } = this.now;
    if ((nodeAt(chapter, path)?.comment ?? '') === text.trim()) return;
    const edited = { chapter: setComment(chapter, path, text), path: this.now.path };
    const goesOn = this.#commented === path.join('.');
    this.#edit({ ok: true, value: edited }, () => NOTHING, goesOn);
    this.#commented = path.join('.');
  }

  /** The writer has left the comment: the next change is another edit. */
  endComment(): void {
    this.#commented = undefined;
  }

  /** Sets the mark, or clears it if the turn has it already. */
  mark(path: Path, mark: Mark): void {
    const { chapter } = this.now;
    const node = nodeAt(chapter, path)!;
    const next = 'mark' in node && node.mark === mark ? undefined : mark;
    this.#edit({ ok: true, value: { chapter: setMark(chapter, path, next), path: this.now.path } });
  }

  /** Plays several turns from here, as the engine proposes them. */
  playLine(turns: readonly string[]): void {
    let edited: Edited = { chapter: this.now.chapter, path: this.now.path };
    for (const turn of turns) {
      const next = addTurn(edited.chapter, edited.path, turn);
      if (!next.ok) break;
      edited = next.value;
    }
    if (edited.path.length > this.now.path.length)
      this.#edit({ ok: true, value: edited }, () => (turns.length === 1 ? this.lastTurn() : this.#told()));
  }

  undoEdit(): void {
    this.#goBack(this.#history.undo({ chapter: this.now.chapter, path: this.now.path }));
  }

  redoEdit(): void {
    this.#goBack(this.#history.redo({ chapter: this.now.chapter, path: this.now.path }));
  }

  #goBack(edited: Edited | undefined): void {
    this.#commented = undefined;
    if (!edited) return;
    this.#look(edited, () => this.#told());
    this.#deps.edited(edited.chapter);
  }

  // ---- the engine's turns on the board

  /** Draws on the board. */
  sketch(sketch: Sketch): void {
    this.#drawn.now = sketch;
    this.#deps.show(this.now, NOTHING);
  }
}
