import type { CaughtUp, Match, MatchRules } from '@korong/match';
import type { ChatLine, OpenGame, PresenceInfo, Seats } from '@korong/protocol';
import { createChatLog } from './chatLog.js';
import { createResync } from './resync.js';
import { createRoomLog } from './roomLog.js';
import type { MessageOf, RoomMessage } from './roomMessage.js';
import type { GameStatus } from './types.js';

/** What the server says about one game. */
interface GameFacts {
  readonly status: GameStatus;
  /** Whether this is up to date as far as the client knows. */
  readonly fresh: boolean;
  readonly open: OpenGame | undefined;
  readonly match: Match | undefined;
  readonly seats: Seats | undefined;
  readonly presence: PresenceInfo | undefined;
  readonly chat: readonly ChatLine[];
}

/** Our copy of what the server knows about one game. It notices what is missing and asks for it. */
interface GameCopy {
  readonly facts: () => GameFacts;
  readonly handle: (message: RoomMessage) => void;
  /** The server refused to let us watch. */
  readonly watchRefused: (code: string, wait: number | undefined) => void;
  readonly online: () => void;
  readonly offline: () => void;
  /** Asks for what may be missing. */
  readonly resync: () => void;
  /** Reports again how much has arrived. */
  readonly report: () => void;
  /** Once a second. */
  readonly tick: () => void;
}

interface GameCopyDeps {
  readonly now: () => number;
  readonly rules: () => MatchRules | undefined;
  /** Asks the server for events and chat lines after these. False while not connected. */
  readonly watch: (since: number, chat: number) => boolean;
  /** The log has an event that these pages are too old for. */
  readonly outdated: () => void;
  /** Events, or chat lines, up to `seq` have arrived. */
  readonly arrived: (kind: 'do' | 'say', seq: number) => void;
}

export const createGameCopy = ({ now, rules, watch, outdated, arrived }: GameCopyDeps): GameCopy => {
  const log = createRoomLog();
  const chat = createChatLog();
  const requests = createResync(now, watch);
  let status: GameStatus = 'loading';
  let fresh = false;
  let open: OpenGame | undefined;
  let seats: Seats | undefined;
  let presence: PresenceInfo | undefined;

  const resync = (): void => {
    fresh = false;
    requests.request(log.since(), chat.last());
  };

  const applied = (): void => {
    const match = log.match();
    if (match !== undefined) {
      open = undefined;
      status = match.result === undefined ? 'playing' : 'over';
    }
    arrived('do', log.count());
  };

  const addLines = (lines: readonly ChatLine[]): void => {
    chat.add(lines);
    arrived('say', chat.last());
  };

  const recover = (trouble: CaughtUp['trouble']): void => {
    fresh = trouble === undefined;
    if (trouble === 'newer') {
      status = 'newer';
      outdated();
    } else if (trouble === 'gap') resync();
    else if (trouble === 'damaged') {
      if (log.startOver()) {
        requests.cancel();
        resync();
      } else status = 'unreadable';
    }
  };

  const applyAnswer = (message: MessageOf<'game'>): void => {
    ({ seats, presence } = message);
    const trouble = log.followAnswer(rules(), message, requests.answered());
    applied();
    addLines(message.chat);
    recover(trouble ?? (requests.hasSeenNewer(log.count(), chat.last()) ? 'gap' : undefined));
  };

  const applyEvents = ({ events }: MessageOf<'events'>): void => {
    requests.sawEvent(events.at(-1)?.seq ?? 0);
    // Before the first answer they carry no information.
    if (log.match() === undefined) {
      resync();
      return;
    }
    const trouble = log.follow(rules(), events);
    applied();
    if (trouble !== undefined) recover(trouble);
  };

  const applyLines = ({ lines }: MessageOf<'chat'>): void => {
    requests.sawLine(lines.at(-1)?.n ?? 0);
    if (chat.hasGap(lines)) resync();
    else addLines(lines);
  };

  const settleRequest = (isFresh: boolean): void => {
    fresh = isFresh;
    requests.cancel();
  };

  return {
    facts: () => ({ status, fresh, open, match: log.match(), seats, presence, chat: chat.lines() }),
    handle: message => {
      switch (message.kind) {
        case 'open':
          [open, status] = [message.game, 'open'];
          settleRequest(true);
          return;
        case 'closed':
          [open, status] = [undefined, 'closed'];
          return;
        case 'game':
          applyAnswer(message);
          return;
        case 'events':
          applyEvents(message);
          return;
        case 'presence':
          ({ presence } = message);
          return;
        case 'chat':
          applyLines(message);
      }
    },
    watchRefused: (code, wait) => {
      if (code === 'GAME_NOT_FOUND') {
        if (log.match() === undefined) status = 'missing';
        settleRequest(true);
      } else requests.postpone(wait);
    },
    online: () => {
      requests.cancel();
      resync();
    },
    offline: () => {
      settleRequest(false);
    },
    resync,
    report: () => {
      arrived('do', log.count());
      arrived('say', chat.last());
    },
    tick: () => {
      if (requests.isPending()) resync();
    },
  };
};
