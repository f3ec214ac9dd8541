import { createHmac, randomInt } from 'node:crypto';
import { allGames, playsAway, type Command } from '@korong/match';
import type { GameTerms, NewGame, OpenGame, PlayerInfo, Seats } from '@korong/protocol';
import { err, ok } from '@korong/rules';
import type { LimitSettings } from '../settings/settings.js';
import type { Bus } from '../shared/shared.js';
import type { GameStart, GameStore } from '../store/store.js';
import type { Answer } from './game/answer.js';
import { enginePlayer } from './game/engineSeats.js';
import type { GameRoom } from './game/gameRoom.js';
import { LOBBY_CHANNEL } from './game/news.js';
import { asPlayer, sideOf, stateOf } from './game/state.js';
import { newGameId } from './ids.js';
import { KeyedQueue } from './keyedQueue.js';
import type { Broadcaster } from './watch/broadcaster.js';

interface GameStarterDeps {
  readonly games: GameStore;
  readonly bus: Bus;
  readonly broadcaster: Broadcaster;
  readonly now: () => number;
  readonly limits: Pick<LimitSettings, 'openGames' | 'listedGames' | 'liveGames' | 'slowGames'>;
  readonly secret: string;
}

type Start = Extract<Command, { kind: 'start' }>;

/** Starts games: offered and accepted, against the engine, and rematches. May throw `StoreTrouble`. */
export class GameStarter {
  readonly #deps: GameStarterDeps;
  readonly #queue = new KeyedQueue();

  constructor(deps: GameStarterDeps) {
    this.#deps = deps;
  }

  async create(
    player: PlayerInfo,
    terms: NewGame,
    address?: string,
  ): Promise<Answer<{ readonly id: string; readonly begun: boolean }>> {
    const { games, now } = this.#deps;
    const { level, ...rest } = terms;
    // The engine could not report the result of a game played elsewhere.
    if (level !== undefined && terms.links && playsAway(terms.links)) return err({ code: 'ENGINE_NOT_AWAY' });
    const game: OpenGame = { ...rest, id: newGameId(), by: player, createdAt: now() };
    const begun = this.#startOf(game, enginePlayer(level ?? 1), terms.listed);
    if (!begun.ok) return begun;
    if (level !== undefined) {
      await games.begin(begun.value, 'nothing');
      return ok({ id: game.id, begun: true });
    }
    const origin = address === undefined ? undefined : this.#originOf(address);
    return this.#queue.run(`from ${origin ?? player.id}`, () =>
      this.#queue.run(player.id, async () => {
        const full = (await this.#whyNotOffer(game, origin)) ?? (await this.#whyNotPlay(player, game));
        if (full) return full;
        await games.offer(game, origin);
        if (game.listed) this.#listChanged();
        return ok({ id: game.id, begun: false });
      }),
    );
  }

  /** A keyed hash of the address: equal for equal addresses, and unreadable. */
  #originOf(address: string): string {
    const hash = createHmac('sha256', this.#deps.secret).update(`address ${address}`).digest('base64url');
    return hash.slice(0, 22);
  }

  /** The limits of open games of a player, and of listed games from an address. */
  async #whyNotOffer(game: OpenGame, origin: string | undefined): Promise<Answer<never> | undefined> {
    const { games, limits } = this.#deps;
    const { openGames = Infinity, listedGames = Infinity } = limits;
    if (openGames < Infinity && (await games.openGamesOf(game.by.id)) >= openGames)
      return err({ code: 'TOO_MANY_GAMES' });
    if (listedGames < Infinity && game.listed && origin !== undefined)
      if ((await games.listedFrom(origin)) >= listedGames) return err({ code: 'TOO_MANY_LISTED' });
    return undefined;
  }

  /** The limit of running games of a player. */
  async #whyNotPlay(player: PlayerInfo, { clock }: GameTerms): Promise<Answer<never> | undefined> {
    const { liveGames = Infinity, slowGames = Infinity } = this.#deps.limits;
    const live = clock !== undefined && clock.kind !== 'days';
    const most = live ? liveGames : slowGames;
    if (most === Infinity) return undefined;
    const playing = await this.#deps.games.playing(player.id);
    return (live ? playing.live : playing.slow) >= most ? err({ code: 'PLAYING_ENOUGH' }) : undefined;
  }

  accept(id: string, player: PlayerInfo): Promise<Answer<{ readonly id: string }>> {
    return this.#queue.run(player.id, () => this.#accept(id, player));
  }

  async #accept(id: string, player: PlayerInfo): Promise<Answer<{ readonly id: string }>> {
    const { games } = this.#deps;
    const game = await games.openGame(id);
    if (!game) return this.#taken(id, player);
    if (game.by.id === player.id) return err({ code: 'OWN_GAME' });
    const begun = this.#startOf(game, player, game.listed);
    if (!begun.ok) return begun;
    const enough = await this.#whyNotPlay(player, game);
    if (enough) return enough;
    if (!(await games.begin(begun.value, 'open'))) return this.#taken(id, player);
    this.#announce(id, 'begun');
    return ok({ id });
  }

  /** A player who accepts twice gets the same answer twice. */
  async #taken(id: string, player: PlayerInfo): Promise<Answer<{ readonly id: string }>> {
    const game = await this.#deps.games.summary(id);
    if (!game) return err({ code: 'GAME_NOT_FOUND' });
    return sideOf(game.seats, player.id) === undefined ? err({ code: 'GAME_TAKEN' }) : ok({ id });
  }

  async cancelOpenGame(id: string, player: PlayerInfo): Promise<Answer<{ readonly id: string }>> {
    const { games } = this.#deps;
    if (await games.cancelOpenGame(id, player.id)) {
      this.#announce(id, 'closed');
      return ok({ id });
    }
    if (await games.openGame(id)) return err({ code: 'NOT_ALLOWED' });
    const begun = await games.summary(id);
    return err({ code: begun ? 'GAME_NOT_OPEN' : 'GAME_NOT_FOUND' });
  }

  /** Begins the rematch that was agreed on, unless another process has. */
  async next({ match, seats }: GameRoom): Promise<void> {
    const start = match && allGames.rematchOf(match);
    if (!start || !seats) return;
    if (await this.#deps.games.summary(start.id)) return;
    const swapped: Seats = { white: seats.black, black: seats.white };
    const begun = this.#begin(start, swapped, false);
    if (begun.ok) await this.#deps.games.begin(begun.value, 'nothing');
  }

  #startOf(game: OpenGame, second: PlayerInfo, listed: boolean): Answer<GameStart> {
    const colour = game.colour === 'random' ? (['white', 'black'] as const)[randomInt(2)]! : game.colour;
    const seats: Seats =
      colour === 'white' ? { white: game.by, black: second } : { white: second, black: game.by };
    const start: Omit<Start, 'players'> = {
      kind: 'start',
      id: game.id,
      game: game.game,
      options: game.options,
      ...(game.clock && { clock: game.clock }),
      ...(game.links && { links: game.links }),
      seats: 'apart',
    };
    return this.#begin(start, seats, listed);
  }

  #begin(start: Omit<Start, 'players'>, seats: Seats, listed: boolean): Answer<GameStart> {
    const players = { white: asPlayer(seats.white), black: asPlayer(seats.black) };
    const begun = allGames.apply(undefined, { ...start, players }, this.#deps.now());
    if (!begun.ok) return err({ code: 'BAD_SETUP', reason: begun.error });
    const { match, events } = begun.value;
    return ok({
      id: start.id,
      seats,
      started: { event: events[0]! },
      state: stateOf(match, seats),
      listed,
    });
  }

  #announce(id: string, kind: 'begun' | 'closed'): void {
    this.#deps.broadcaster.publish(id, { kind });
    this.#listChanged();
  }

  #listChanged(): void {
    this.#deps.bus.publish(LOBBY_CHANNEL, {});
  }
}
