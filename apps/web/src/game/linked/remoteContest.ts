// Linked play at a distance: players announce, challenge and play the inner game from their own pages, and the server draws the
// lot. Linked matches load it on demand. No DOM.
import type { RoomHandle, GameState } from '@korong/client';
import type { Match } from '@korong/match';
import type { PlayerCommand } from '@korong/protocol';
import { other, type Side } from '@korong/rules';
import { pendingUse, type Contests } from './contest.js';
import type { AnyTurn, GameDeps } from '../turn/state.js';
import type { PlayableUi } from '../../games/fetch.js';
import { RemoteController, type RemoteDeps } from '../remote/remoteController.js';
import { innerStateOf, innerRoomOf } from './innerRoom.js';

type Show = GameDeps['show'];

/** The inner game of a player or a watcher. */
class RemoteInnerGame extends RemoteController {
  readonly #room: RemoteDeps['room'];
  readonly #stage: { show: Show };
  #begun = false;

  constructor(at: PlayableUi, deps: Omit<RemoteDeps, 'show'>) {
    const stage: { show: Show } = { show: () => Promise.resolve() };
    super(at, { ...deps, show: (state, change) => void stage.show(state, change) });
    this.#room = deps.room;
    this.#stage = stage;
  }

  override begin(show?: Show): void {
    if (show) this.#stage.show = show;
    if (this.#begun) this.refresh();
    else super.begin();
    this.#begun = true;
  }

  /** Players resign for themselves only. */
  resign(): void {
    this.#room.send({ kind: 'resign' });
  }
}

export interface ContestDeps extends Omit<RemoteDeps, 'room' | 'show' | 'drafts'> {
  readonly room: RoomHandle;
  readonly draftsOf: (match: Match) => RemoteDeps['drafts'];
  readonly ui: (match: Match) => Promise<PlayableUi>;
  /** The name of an outer player. */
  readonly nameOf: (game: GameState, side: Side) => string;
}

export class RemoteContests implements Contests {
  readonly #controller: RemoteController;
  readonly #deps: ContestDeps;
  #inner: RemoteInnerGame | undefined;
  #opening: string | undefined;

  constructor(controller: RemoteController, deps: ContestDeps) {
    this.#controller = controller;
    this.#deps = deps;
  }

  get inner(): RemoteInnerGame | undefined {
    return this.#inner;
  }

  /** The room has changed, and the RemoteController has applied it. */
  hear(game: GameState): void {
    const { match } = game;
    const inner = match?.linked?.contest?.inner;
    const open = this.#inner?.state.match.id;
    if (open !== undefined && inner?.id !== open) {
      // Over, and shown until the reader has seen the result; or ended with the whole match.
      const last = innerStateOf(game, open);
      if (last?.match?.result) this.#inner?.hear(last);
      else this.dismiss();
    }
    if (!inner) return;
    if (match.result) this.dismiss();
    else if (open === inner.id) this.#inner?.hear(innerStateOf(game)!);
    else void this.#open(inner);
  }

  async #open(match: Match): Promise<void> {
    if (this.#opening === match.id) return;
    this.#opening = match.id;
    const ui = await this.#deps.ui(match);
    if (this.#deps.room.get().match?.linked?.contest?.inner?.id !== match.id) return;
    this.#inner = new RemoteInnerGame(ui, {
      ...this.#deps,
      room: innerRoomOf(this.#deps.room, match.id),
      drafts: this.#deps.draftsOf(match),
    });
    this.#controller.refresh();
  }

  dismiss(): void {
    if (!this.#inner) return;
    this.#inner = undefined;
    this.#controller.refresh();
  }

  seat(side: Side): 'here' | 'computer' | 'away' {
    const { side: mine, seats } = this.#deps.room.get();
    if (side === mine) return 'here';
    return seats?.[side].level === undefined ? 'away' : 'computer';
  }

  nameOf(side: Side): string {
    return this.#deps.nameOf(this.#deps.room.get(), side);
  }

  pending(turn: AnyTurn): string | undefined {
    return pendingUse(this.#controller.ui, this.#controller.state.match, turn);
  }

  announce(text: string): void {
    this.#controller.announce(text);
  }

  challenge(): void {
    this.#once({ kind: 'challenge' });
  }

  waive(): void {
    this.#once({ kind: 'waive' });
  }

  /** A report that stands is sent again only when both are asked again. */
  report(winner: Side | null): void {
    const { match, side } = this.#deps.room.get();
    const contest = match?.linked?.contest;
    if (!contest || side === undefined) return;
    const { answered, reports } = contest;
    const stands = answered.length < 2 && answered.includes(side) && reports[side] === winner;
    if (!stands) this.#once({ kind: 'report', winner });
  }

  resign(): void {
    this.#once({ kind: 'resign' });
  }

  /** Sends the command unless one of ours is still pending. */
  #once(command: PlayerCommand): void {
    const { room } = this.#deps;
    const { pending, match, side } = room.get();
    const isAnswer = command.kind === 'challenge' || command.kind === 'waive';
    if (
      isAnswer &&
      (match?.linked?.contest?.stage !== 'announced' || side !== other(match.linked.contest.by))
    )
      return;
    const alike = isAnswer ? ['challenge', 'waive'] : [command.kind];
    if (!pending.some(({ command: { kind } }) => alike.includes(kind))) room.send(command);
  }
}
