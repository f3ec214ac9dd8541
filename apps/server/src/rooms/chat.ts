import type { PlayerInfo } from '@korong/protocol';
import { MAX_CHAT_LENGTH } from '@korong/protocol/schemas';
import { err, ok } from '@korong/rules';
import type { Rate } from '../settings/forms.js';
import type { Limits } from '../shared/shared.js';
import type { Store } from '../store/store.js';
import type { Answer } from './game/answer.js';
import type { RoomCache } from './game/roomCache.js';
import { sideOf } from './game/state.js';
import type { Broadcaster } from './watch/broadcaster.js';
import { MAX_LINES } from './watch/chatFeed.js';

interface ChatDeps {
  readonly store: Pick<Store, 'chat' | 'players'>;
  readonly limits: Limits;
  readonly cache: RoomCache;
  readonly broadcaster: Broadcaster;
  readonly now: () => number;
  readonly rate: Rate | undefined;
}

/** Chat between the two players, which all watchers read. A stream of its own beside the match. */
export class Chat {
  readonly #deps: ChatDeps;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
  }

  say(
    id: string,
    player: PlayerInfo,
    message: string,
    text: string,
  ): Promise<Answer<{ readonly seq: number }>> {
    const { store, cache, broadcaster, now } = this.#deps;
    const clean = tidy(text);
    if (clean.length > MAX_CHAT_LENGTH) return Promise.resolve(err({ code: 'CHAT_TOO_LONG' }));
    if (clean.replaceAll(JOINERS, '') === '') return Promise.resolve(err({ code: 'BAD_MESSAGE' }));
    return cache.use(id, async room => {
      if (!room.seats || sideOf(room.seats, player.id) === undefined) return err({ code: 'NOT_A_PLAYER' });
      const refused = await this.#refusal(player);
      if (refused) return refused;
      if ((room.audience.line ?? 0) >= MAX_LINES) return err({ code: 'TOO_MANY_REQUESTS' });
      const at = now();
      const n = await store.chat.say({ game: id, by: player, message, text: clean, at });
      // A repeated message is an old line, which all watchers have.
      if (n > (room.audience.line ?? 0))
        broadcaster.publish(id, { kind: 'chat', line: { n, by: player, text: clean, at } });
      return ok({ seq: n });
    });
  }

  async #refusal(player: PlayerInfo): Promise<Answer<never> | undefined> {
    const { store, limits, rate } = this.#deps;
    const account = await store.players.find(player.id);
    if (account?.mutedAt !== undefined) return err({ code: 'MUTED' });
    const waitMs = rate && (await limits.take(`chat:${player.id}`, rate.most, rate.window));
    return waitMs === undefined ? undefined : err({ code: 'TOO_MANY_REQUESTS', waitMs });
  }
}

/** Invisible characters other than joiners, which emoji and some scripts need. */
const INVISIBLE =
  /(?!(?:\u200C|\u200D|\uFE0F))\p{Default_Ignorable_Code_Point}|[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu;
const JOINERS = /(?:\u200C|\u200D|\uFE0F)/g;

/** One line without invisible characters; marks that turn the writing direction could disguise the author. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .trim();
