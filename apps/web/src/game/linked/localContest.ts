// Linked play on one device: announcement, challenge, the lot, the inner game. Linked matches load it on demand. No DOM.
import { commitTo, formOf, positionOf, toAct, type Command, type Contest, type Match } from '@korong/match';
import { beginTurn, kindOf, other, readTurn, type GameName, type Side } from '@korong/rules';
import type { KeptTurn } from '../../store/index.js';
import { fetchGameUi } from '../../games/fetch.js';
import type { AnyGameUi } from '../../games/gameUi.js';
import { isToBeChallenged } from './challenger.js';
import { InnerGame } from './innerGame.js';
import { announcedTurn, decidedDraft, pendingUse, type Contests } from './contest.js';
import type { DraftOptions } from '../turn/draft.js';
import type { AnyDraft, AnyTurn, Change, State, GameDeps } from '../turn/state.js';

/** The part of the LocalController that it needs. */
export interface ContestPort {
  readonly ui: AnyGameUi;
  readonly deps: GameDeps;
  state(): State;
  set(changes: Partial<State>, change?: Change): void;
  /** Applies all the commands, stores them, and goes on. */
  make(...commands: readonly Command[]): void;
  /** Stores the draft of the inner game: the outer game has none meanwhile. */
  keep(turn: KeptTurn | undefined): void;
  /** The unfinished turn; it is returned once. */
  takeKept(): KeptTurn | undefined;
}

type Turn = Extract<Command, { kind: 'turn' }>;

/** Unguessable: 32 characters from 16 random bytes. */
const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

export class LocalContests implements Contests {
  readonly #port: ContestPort;
  #inner: InnerGame | undefined;
  /** The announcement that the computer considers. */
  #asked: Contest | undefined;

  constructor(port: ContestPort) {
    this.#port = port;
  }

  /** The inner game. After its end it stays until the reader has seen the result. */
  get inner(): InnerGame | undefined {
    return this.#inner;
  }

  /** The reader has seen the end of the inner game. */
  dismiss(): void {
    this.#inner?.close();
    this.#inner = undefined;
    this.#port.set({});
  }

  seat(side: Side): 'here' | 'computer' {
    return this.#port.state().match.setup.players[side].level === undefined ? 'here' : 'computer';
  }

  nameOf(side: Side): string {
    return this.#port.state().match.setup.players[side].name;
  }

  resign(by: Side): void {
    this.#port.make({ kind: 'resign', by });
  }

  // ---- announcing

  pending(turn: AnyTurn): string | undefined {
    return pendingUse(this.#port.ui, this.#port.state().match, turn);
  }

  /** Whether a draft waits for its announcement, or has just been announced. `change` has not been shown yet. */
  holdBack(draft: AnyDraft, change: Change, atOnce: boolean): boolean {
    const text = this.pending(draft.turn);
    if (text === undefined) return false;
    const { draft: before } = this.#port.state();
    if (atOnce) this.announce(text);
    else if (!before || this.pending(before.turn) === undefined)
      this.#port.set({ draft, hint: undefined }, change);
    return true;
  }

  /** The turn as far as contests have decided it. */
  decided(options: DraftOptions): AnyDraft | undefined {
    return decidedDraft(this.#port.ui, this.#port.state().match, options);
  }

  announce(text: string): void {
    this.#port.make(...this.#announcement(text));
  }

  /** The turn as a command of the match: an announcement if it uses a potential. */
  commandsFor(turn: Turn): readonly Command[] {
    const { match } = this.#port.state();
    const reading = readTurn(this.#port.ui.game, beginTurn(positionOf(match)), turn.text);
    const text = reading.status === 'illegal' ? undefined : this.pending(reading.turn);
    return text === undefined ? [turn] : this.#announcement(text);
  }

  #announcement(text: string): readonly Command[] {
    const { match } = this.#port.state();
    const by = toAct(match)!;
    const announce = { kind: 'announce', by, answers: match.turns.length, text } as const;
    const kind = kindOf(text.split(';').at(-1)!.charAt(0))!;
    if (formOf(match.setup.links!, kind) === 'challenge') return [announce];
    return this.#drawn(commit => ({ ...announce, commit }));
  }

  /**
   * This device plays both parts of the commit-reveal draw: it commits to a secret, adds both nonces and reveals it. A game off
   * the screen ignores the draw.
   */
  #drawn(first: (commit: string) => Command): readonly Command[] {
    const promised = secret();
    return [
      first(commitTo(promised)),
      { kind: 'nonce', by: 'white', value: secret() },
      { kind: 'nonce', by: 'black', value: secret() },
      { kind: 'reveal', secret: promised },
    ];
  }

  // ---- answering

  challenge(): void {
    const by = this.#challenger();
    if (by) this.#port.make(...this.#drawn(commit => ({ kind: 'challenge', by, commit })));
  }

  waive(): void {
    const by = this.#challenger();
    if (by) this.#port.make({ kind: 'waive', by });
  }

  /** Both players agree on the result of the game off the screen. */
  report(winner: Side | null): void {
    this.#port.make({ kind: 'report', by: 'white', winner }, { kind: 'report', by: 'black', winner });
  }

  #challenger(): Side | undefined {
    const contest = this.#port.state().match.linked?.contest;
    return contest?.stage === 'announced' ? other(contest.by) : undefined;
  }

  // ---- going on

  /** Shows the contest and lets the computer act. False if there is no contest and the turn goes on. */
  goOn(change: Change): boolean {
    const { match } = this.#port.state();
    const contest = match.linked?.contest;
    if (!contest) {
      this.#finish(match);
      return false;
    }
    this.#port.set(
      {
        draft: undefined,
        at: match.turns.length,
        hint: { turn: announcedTurn(this.#port.ui, match, contest) },
      },
      change,
    );
    if (match.result) {
      // The whole match was resigned.
      this.#inner?.close();
      this.#inner = undefined;
      this.#port.set({ hint: undefined });
      return true;
    }
    if (contest.inner) void this.#play(contest.inner);
    else if (contest.stage === 'announced') void this.#decide(contest);
    return true;
  }

  /** The last turn of an inner game also ends the contest. */
  #finish({ linked }: Match): void {
    const inner = linked?.past.at(-1)?.inner;
    if (inner && this.#inner?.state.match.id === inner.id) this.#inner.follow(inner);
  }

  async #play(match: Match): Promise<void> {
    if (this.#inner?.state.match.id === match.id) {
      this.#inner.follow(match);
      return;
    }
    const ui = await fetchGameUi(match.setup.game as GameName, match.setup);
    const now = this.#port.state().match.linked?.contest?.inner;
    if (now?.id !== match.id || this.#inner?.state.match.id === match.id) return;
    this.#inner?.close();
    this.#inner = new InnerGame(
      ui,
      now,
      {
        deps: this.#port.deps,
        make: command => {
          this.#port.make({ kind: 'inner', command });
        },
        keep: turn => {
          this.#port.keep(turn);
        },
      },
      this.#port.takeKept(),
    );
    this.#port.set({});
  }

  async #decide(contest: Contest): Promise<void> {
    const { match } = this.#port.state();
    if (match.setup.players[other(contest.by)].level === undefined || this.#asked === contest) return;
    this.#asked = contest;
    const challenges = await isToBeChallenged(this.#port, match, contest).catch(() => false);
    if (this.#port.state().match.linked?.contest !== contest) return;
    if (challenges) this.challenge();
    else this.waive();
  }

  /** Stops everything that runs. */
  close(): void {
    this.#inner?.close();
  }
}
