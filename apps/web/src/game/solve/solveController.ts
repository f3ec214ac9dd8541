// A try at a task: the solver's turns are judged, the other side answers, a mistake is refuted. No DOM.
import { positionOf, type Command, type Match } from '@korong/match';
import { beginTurn, readTurn, type Side } from '@korong/rules';
import type { WhyWrong } from '@korong/study';
import type { PlayableUi } from '../../games/fetch.js';
import { beginDraft } from '../turn/draft.js';
import { NOTHING, type Change, type State, type GameDeps } from '../turn/state.js';
import { TurnController } from '../turn/turnController.js';
import { lineMatch } from './lineMatch.js';
import type { SolveTask, TryVerdict } from './task.js';

/** Looking for the turn; waiting for the verdict; a mistake; the end; the solution is shown. */
export type Stage = 'solve' | 'judge' | 'wrong' | 'solved' | 'shown';

export interface SolveState extends State {
  readonly stage: Stage;
  readonly why: WhyWrong | undefined;
  /** What the judge says itself. */
  readonly told: readonly string[] | undefined;
}

export interface SolveDeps {
  readonly settings: GameDeps['settings'];
  /** Shows the state; settles when the board is still. */
  readonly show: (state: SolveState, change: Change) => Promise<void>;
  /** The first try has ended: solved, or with a mistake, or given up. Called once. */
  readonly ended: (solved: boolean) => void;
}

export class SolveController extends TurnController {
  declare protected now: SolveState;
  readonly task: SolveTask;
  /** The solver's side. */
  readonly solver: Side;
  readonly #deps: SolveDeps;
  /** The turns of the try, right ones and at last perhaps a wrong one. */
  #tried: readonly string[] = [];
  #isOver = false;
  #still: Promise<void> = Promise.resolve();

  constructor(ui: PlayableUi, task: SolveTask, deps: SolveDeps) {
    const match = lineMatch(ui, task.position, []);
    if (!match) throw new Error(`not a position: ${task.position}`);
    const begun: SolveState = {
      ...{ match, at: 0, draft: undefined, stage: 'solve' },
      ...{ why: undefined, told: undefined },
      ...{ thinking: false, thought: undefined, hint: undefined, trouble: undefined },
    };
    super(ui, begun);
    this.task = task;
    this.solver = ui.game.toAct(match.start);
    this.#deps = deps;
    this.now = { ...this.now, draft: this.#draftOf(match) };
  }

  override get state(): SolveState {
    return this.now;
  }

  protected settings(): ReturnType<GameDeps['settings']> {
    return this.#deps.settings();
  }

  protected show(_: State, change: Change): void {
    this.#still = this.#deps.show(this.now, change);
  }

  protected keep(): void {
    // A try is not kept.
  }

  protected submitTurn({ text }: Extract<Command, { kind: 'turn' }>, change: Change): void {
    this.#tried = [...this.#tried, text];
    this.#look(this.#tried, 'judge', change);
    void this.#judge(this.#tried);
  }

  /** Goes back to the position before the mistake. */
  retry(): void {
    if (this.now.stage === 'wrong') this.#tried = this.#tried.slice(0, -1);
    else this.#tried = [];
    this.#look(this.#tried, 'solve', NOTHING);
  }

  /** Gives up: shows the solution from the start, its first turn made. */
  reveal(): void {
    this.#tried = [];
    this.#end(false);
    const match = lineMatch(this.ui, this.task.position, this.task.solution)!;
    this.#set({ match, at: 0, draft: undefined, stage: 'shown', why: undefined, told: undefined });
    this.goTo(1);
  }

  /** Marks where the solution begins. */
  hint(): void {
    const { position, solution } = this.task;
    const read = readTurn(this.ui.game, beginTurn(lineMatch(this.ui, position, [])!.start), solution[0]!);
    if (this.now.stage !== 'solve' || read.status === 'illegal') return;
    this.#look([], 'solve', NOTHING);
    this.#tried = [];
    this.#set({ hint: { turn: read.turn, part: 'start' }, told: this.task.hint });
  }

  /** Ends the judging: the try is taken back. */
  stop(): void {
    if (this.now.stage !== 'judge') return;
    this.task.stop?.();
    this.#takeBack(undefined);
  }

  // ---- the verdict

  async #judge(tried: readonly string[]): Promise<void> {
    const verdict = await this.task.judge(tried);
    await this.#still;
    if (tried !== this.#tried) return;
    if (verdict.kind === 'none') this.#takeBack(verdict.told);
    else if (verdict.kind === 'wrong') this.#refute(verdict);
    else if (verdict.reply === undefined) this.#solve(verdict.told);
    else this.#answer(verdict.reply);
  }

  #takeBack(told: readonly string[] | undefined): void {
    this.#tried = this.#tried.slice(0, -1);
    this.#look(this.#tried, 'solve', NOTHING);
    if (told) this.#set({ told });
  }

  #answer(reply: string): void {
    this.#tried = [...this.#tried, reply];
    this.#look(this.#tried, 'solve');
    // Even the other side's turn can end the game in the solver's favour.
    if (this.now.match.result) this.#solve();
  }

  #solve(told?: readonly string[]): void {
    this.#set({ stage: 'solved', told });
    this.#end(true);
  }

  #refute({ why, line, told }: Extract<TryVerdict, { kind: 'wrong' }>): void {
    const match = lineMatch(this.ui, this.task.position, [...this.#tried, ...line])!;
    this.#set({ match, stage: 'wrong', why, told });
    this.#end(false);
    if (line.length > 0) this.goTo(this.#tried.length + 1);
  }

  #end(solved: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#deps.ended(solved);
  }

  // ---- the board

  /** Shows the position after some turns; the last of them moves, unless another change is given. */
  #look(turns: readonly string[], stage: Stage, change?: Change): void {
    const match = lineMatch(this.ui, this.task.position, turns)!;
    const draft = stage === 'solve' ? this.#draftOf(match) : undefined;
    this.now = { ...this.now, match, at: turns.length };
    this.#set({ draft, stage, why: undefined, told: undefined, hint: undefined }, change ?? this.lastTurn());
  }

  #set(changes: Partial<SolveState>, change: Change = NOTHING): void {
    this.set(changes, change);
  }

  /** Nothing is forced at the beginning of a turn: the solver begins it. */
  #draftOf(match: Match): State['draft'] {
    return match.result ? undefined : beginDraft(this.ui, positionOf(match), { forced: false });
  }
}
