// One remote game as this page shows it: the server's state plus our pending turn. No DOM: the page listens and draws.
import type { RoomHandle, GameState, Pending } from '@korong/client';
import { positionOf, toAct, type Command, type Match, type MatchRules } from '@korong/match';
import type { PlayerCommand } from '@korong/protocol';
import { beginTurn, readTurn, type Side } from '@korong/rules';
import { announcedTurn, decidedDraft, pendingUse } from '../linked/contest.js';
import { TurnController } from '../turn/turnController.js';
import {
  NOTHING,
  type AnyDraft,
  type AnyTurn,
  type Change,
  type State,
  type GameDeps,
} from '../turn/state.js';
import type { KeptTurn } from '../../store/index.js';
import type { PlayableUi } from '../../games/fetch.js';
import type { AnyGameUi } from '../../games/gameUi.js';
import type { DraftStorage } from './draftStorage.js';

export interface RemoteDeps {
  readonly room: Pick<RoomHandle, 'get' | 'send' | 'cancel'>;
  /** The server's time. */
  readonly now: () => number;
  readonly settings: GameDeps['settings'];
  readonly show: (state: State, change: Change) => void;
  /** Keeps the draft across a reload. */
  readonly drafts: DraftStorage;
}

type Sent<K extends PlayerCommand['kind']> = Pending & {
  readonly command: Extract<PlayerCommand, { kind: K }>;
};

const isTurn = (pending: Pending): pending is Sent<'turn'> => pending.command.kind === 'turn';
const isAnnouncement = (pending: Pending): pending is Sent<'announce'> => pending.command.kind === 'announce';

/** Our turn that is not in the match yet. */
const turnUnderWay = ({ match, pending }: GameState): Sent<'turn'> | undefined =>
  pending.filter(isTurn).findLast(({ command }) => command.answers === match?.turns.length);

/** Our announced use that is not in the match yet. */
const announcementUnderWay = ({ match, pending }: GameState): Sent<'announce'> | undefined =>
  pending
    .filter(isAnnouncement)
    .findLast(
      ({ command: { answers, seen = 0 } }) =>
        answers === match?.turns.length && !match.events.slice(seen).some(({ kind }) => kind === 'announced'),
    );

/** Our turn or announcement that is not in the match yet. */
export const underWay = (game: GameState): Sent<'turn' | 'announce'> | undefined =>
  announcementUnderWay(game) ?? turnUnderWay(game);

/** The match with our pending turn applied. Its clocks and result count only once the turn has arrived. */
const withTurn = (
  { apply }: MatchRules,
  match: Match,
  turn: Sent<'turn'> | undefined,
  by: Side | undefined,
  now: number,
): Match => {
  if (!turn || by === undefined) return match;
  const { answers, text } = turn.command;
  const made = apply(match, { kind: 'turn', by, answers, text }, now);
  return made.ok ? made.value.match : match;
};

const textsOf = ({ turns }: Match): readonly string[] => turns.map(({ text }) => text);
const isPrefix = (begin: readonly string[], all: readonly string[]): boolean =>
  begin.length <= all.length && begin.every((text, i) => text === all[i]);

/** The turn up to and including a use that has to be announced. */
const useIn = (ui: AnyGameUi, match: Match, turn: AnyTurn): string | undefined =>
  match.setup.links && pendingUse(ui, match, turn);

const isPossible = ({ game }: AnyGameUi, match: Match, text: string): boolean =>
  readTurn(game, beginTurn(positionOf(match)), text).status !== 'illegal';

export class RemoteController extends TurnController {
  readonly #deps: RemoteDeps;
  #game: GameState;
  /** The part of the sent turn that is not shown yet. */
  #sending: Change | undefined;
  #resume: KeptTurn | undefined;

  /** The room has a match, and the rules of its game are loaded. */
  constructor(at: PlayableUi, deps: RemoteDeps) {
    const game = deps.room.get();
    super(at, {
      match: withTurn(at.rules, game.match!, turnUnderWay(game), game.side, deps.now()),
      draft: undefined,
      at: 0,
      thinking: false,
      thought: undefined,
      hint: undefined,
      trouble: undefined,
    });
    this.#deps = deps;
    this.#game = game;
    this.now = { ...this.now, at: this.now.match.turns.length, thinking: this.#isThinking() };
    this.#resume = deps.drafts.read();
  }

  /** Shows the game and starts it. */
  begin(): void {
    this.#goOn(NOTHING);
  }

  /** The room has changed. */
  hear(game: GameState): void {
    if (!game.match) return;
    const before = this.#game;
    this.#game = game;
    const under = turnUnderWay(game);
    if (
      game.match === before.match &&
      underWay(game)?.id === underWay(before)?.id &&
      game.side === before.side
    ) {
      // Presence or chat: the board does not change.
      return;
    }
    this.#follow(withTurn(this.ui.rules, game.match, under, game.side, this.#deps.now()), before);
  }

  #follow(match: Match, before: GameState): void {
    const { match: last } = this.now;
    const [was, is] = [textsOf(last), textsOf(match)];
    const live = this.isLive();
    const sending = this.#sending;
    this.#sending = undefined;
    const same =
      was.length === is.length && isPrefix(was, is) && last.linked?.prefix === match.linked?.prefix;
    const waited = this.now.draft === undefined;
    this.now = {
      ...this.now,
      match,
      at: live ? is.length : Math.min(this.now.at, is.length),
      ...(same && this.#isMyTurn(match) ? {} : { draft: undefined }),
    };
    this.now = { ...this.now, thinking: this.#isThinking() };
    if (same && this.now.draft !== undefined) {
      this.set({});
      return;
    }
    if (!same || !waited) this.keep(undefined);
    const further = is.length === was.length + 1 && isPrefix(was, is);
    const back = is.length < was.length && isPrefix(is, was) && turnUnderWay(before) === undefined;
    const change = further
      ? (sending ?? this.lastTurn())
      : back
        ? { beats: [], said: [{ key: 'told.takenBack' as const, values: { n: was.length - is.length } }] }
        : NOTHING;
    // A reader who looks back stays there: events are announced, the board stays.
    this.#goOn(live ? change : { beats: [], said: change.said });
  }

  /** Shows the game; begins a turn if it is ours. */
  #goOn(change: Change): void {
    const turn = this.isLive() ? this.#announced() : undefined;
    if (!this.#isMyTurn() || !this.isLive()) {
      this.set({ draft: undefined, hint: turn && { turn } }, change);
      return;
    }
    const kept = this.#resume;
    this.#resume = undefined;
    this.now = { ...this.now, hint: undefined };
    this.beginTurn(this.#fits(kept) ? kept : undefined, change);
  }

  /** After looking back, the draft or the announced use is shown again. */
  override goTo(n: number): void {
    super.goTo(n);
    if (this.isLive() && this.now.draft === undefined) this.#goOn(NOTHING);
  }

  /** The contest of an unfinished turn may be decided by now. */
  #fits(kept: KeptTurn | undefined): boolean {
    const prefix = this.now.match.linked?.prefix;
    return prefix === undefined || kept?.text === prefix || kept?.text.startsWith(`${prefix};`) === true;
  }

  /** The use that is being settled. */
  #announced(): AnyTurn | undefined {
    const { match } = this.now;
    if (match.result) return undefined;
    if (match.linked?.contest) return announcedTurn(this.ui, match, match.linked.contest);
    const text = announcementUnderWay(this.#game)?.command.text;
    // The game may change before the turn arrives; then the server refuses it.
    if (text === undefined || !isPossible(this.ui, match, text)) return undefined;
    const steps = text.split(';');
    const use = steps.pop()!;
    return announcedTurn(this.ui, match, { before: steps.join(';'), use });
  }

  #isMyTurn(match: Match = this.now.match): boolean {
    const { side } = this.#game;
    const waits = match.linked?.contest !== undefined || announcementUnderWay(this.#game) !== undefined;
    return side !== undefined && !waits && toAct(match) === side;
  }

  #isThinking(): boolean {
    const { match } = this.now;
    const side = toAct(match);
    return side !== undefined && !match.linked?.contest && this.#game.seats?.[side].level !== undefined;
  }

  // ---- commands to the server

  /** Recalls a turn or an announcement that has not left this device. */
  recall(): void {
    const under = underWay(this.#game);
    if (under?.state !== 'unsent') return;
    this.#resume = { turns: under.command.answers, text: under.command.text, forced: [] };
    if (this.#deps.room.cancel(under.id)) this.hear(this.#deps.room.get());
    else this.#resume = undefined;
  }

  // ---- TurnController

  protected override get side(): Side | undefined {
    return this.#game.side;
  }

  protected settings(): ReturnType<GameDeps['settings']> {
    return this.#deps.settings();
  }

  protected show(state: State, change: Change): void {
    this.#deps.show(state, change);
  }

  /** Announces a use: the turn up to and including it. */
  announce(text: string): void {
    this.#deps.room.send({ kind: 'announce', answers: this.now.match.turns.length, text });
    this.hear(this.#deps.room.get());
  }

  /** Shows the same state again: something outside the match has changed. */
  refresh(): void {
    this.set({});
  }

  protected override holdBack(draft: AnyDraft, change: Change): boolean {
    const { match, draft: before } = this.now;
    const use = useIn(this.ui, match, draft.turn);
    if (use === undefined) return false;
    if (this.settings().confirm === 'single') this.announce(use);
    else if (!before || useIn(this.ui, match, before.turn) === undefined) {
      this.set({ draft }, change);
      this.keep(this.keptTurn());
    }
    return true;
  }

  protected override decided(): AnyDraft | undefined {
    return decidedDraft(this.ui, this.now.match, this.options);
  }

  protected submitTurn({ answers, text }: Extract<Command, { kind: 'turn' }>, change: Change): void {
    const { draft, match } = this.now;
    const use = draft && useIn(this.ui, match, draft.turn);
    if (use !== undefined) {
      this.announce(use);
      return;
    }
    this.#sending = change;
    this.#deps.room.send({ kind: 'turn', answers, text });
    this.hear(this.#deps.room.get());
  }

  protected keep(turn: KeptTurn | undefined): void {
    this.#deps.drafts.write(turn);
  }
}
