// Linked play on one device: uses announced and challenged, the lot, the game in between. Fetched by matches that have it. No DOM.
import { commitTo, positionOf, toAct, type Command, type Contest, type Match } from '@korong/match';
import { beginTurn, other, readTurn, type Side } from '@korong/rules';
import type { KeptTurn } from '../../store/index.js';
import { fetchGameUi } from '../../games/fetch.js';
import type { AnyGameUi, GameName } from '../turn/index.js';
import { isToBeChallenged } from './challenger.js';
import { InnerGame } from './innerGame.js';
import { announcedTurn, pendingUse, type Contests } from './contest.js';
import type { AnyDraft, AnyTurn, Change, State, Surroundings } from '../turn/state.js';

/** What it needs from the session. */
export interface ContestPort {
  readonly ui: AnyGameUi;
  readonly with: Surroundings;
  state(): State;
  set(changes: Partial<State>, change?: Change): void;
  /** Does all of it at once, keeps it, and goes on. */
  make(...commands: readonly Command[]): void;
  /** Keeps the turn in the making: the outer game has none while another one is played. */
  keep(turn: KeptTurn | undefined): void;
  /** The turn that was left in the middle, once. */
  takeKept(): KeptTurn | undefined;
}

type Turn = Extract<Command, { kind: 'turn' }>;

/** Nobody can guess it: 32 characters out of 16 random bytes. */
const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

export class LocalContests implements Contests {
  readonly #port: ContestPort;
  #inner: InnerGame | undefined;
  /** The announcement that the computer is thinking about. */
  #asked: Contest | undefined;

  constructor(port: ContestPort) {
    this.#port = port;
  }

  /** The game in between, and after its end until somebody has seen it. */
  get inner(): InnerGame | undefined {
    return this.#inner;
  }

  /** The end of the game in between has been seen. */
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

  /** Whether a draft waits until its use is announced, or has just been announced. `change` has not been shown yet. */
  holdBack(draft: AnyDraft, change: Change, atOnce: boolean): boolean {
    const text = this.pending(draft.turn);
    if (text === undefined) return false;
    const { draft: before } = this.#port.state();
    if (atOnce) this.announce(text);
    else if (!before || this.pending(before.turn) === undefined)
      this.#port.set({ draft, hint: undefined }, change);
    return true;
  }

  announce(text: string): void {
    this.#port.make(...this.#announcement(text));
  }

  /** A turn as it has to be told to the match: announced where it uses a potential. */
  commandsFor(turn: Turn): readonly Command[] {
    const { match } = this.#port.state();
    const reading = readTurn(this.#port.ui.game, beginTurn(positionOf(match)), turn.text);
    const text = reading.status === 'impossible' ? undefined : this.pending(reading.turn);
    return text === undefined ? [turn] : this.#announcement(text);
  }

  #announcement(text: string): readonly Command[] {
    const { match } = this.#port.state();
    const by = toAct(match)!;
    const announce = { kind: 'announce', by, answers: match.turns.length, text } as const;
    const { links } = match.setup;
    if (links!.form !== 'always') return [announce];
    return this.#drawn(commit => ({ ...announce, commit }));
  }

  /** The lot belongs to this device: it promises a secret, adds both nonces and reveals it. A game away from the screen ignores it. */
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

  /** Both agree on who has won the game away from the screen. */
  report(winner: Side): void {
    this.#port.make({ kind: 'report', by: 'white', winner }, { kind: 'report', by: 'black', winner });
  }

  #challenger(): Side | undefined {
    const contest = this.#port.state().match.linked?.contest;
    return contest?.stage === 'announced' ? other(contest.by) : undefined;
  }

  // ---- going on

  /** Shows where the link stands and lets the computer do its part. False if there is none and the turn goes on. */
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
      // Given up as a whole.
      this.#inner?.close();
      this.#inner = undefined;
      this.#port.set({ hint: undefined });
      return true;
    }
    if (contest.inner) void this.#play(contest.inner);
    else if (contest.stage === 'announced') void this.#decide(contest);
    return true;
  }

  /** The last turn of a game in between ends the link as well. */
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
        with: this.#port.with,
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

  /** The computer challenges or does not. */
  async #decide(contest: Contest): Promise<void> {
    const { match } = this.#port.state();
    if (match.setup.players[other(contest.by)].level === undefined || this.#asked === contest) return;
    this.#asked = contest;
    const challenges = await isToBeChallenged(this.#port, match, contest).catch(() => false);
    if (this.#port.state().match.linked?.contest !== contest) return;
    if (challenges) this.challenge();
    else this.waive();
  }

  /** Leaves nothing running. */
  close(): void {
    this.#inner?.close();
  }
}
