import { createMatchLog, type CaughtUp, type Match, type MatchRules } from '@korong/match';
import type {
  ChatLine,
  OpenGame,
  PlayerCommand,
  PlayerInfo,
  PresenceInfo,
  Seats,
  ServerMessage,
} from '@korong/protocol';
import type { Side } from '@korong/rules';
import { newId } from './ids.js';
import type { Entry, Outbox } from './outbox.js';
import { signal } from './signal.js';
import { isPart, partDue } from './lot.js';
import { named } from './named.js';
import type {
  ClientOptions,
  FetchRules,
  GameRoom,
  GameState,
  GameStatus,
  Pending,
  PendingLine,
  PlayedSetup,
  Refused,
} from './types.js';

type Of<K extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: K }>;
export type RoomMessage = Of<'open' | 'closed' | 'game' | 'events' | 'presence' | 'chat'>;

/** A room with the methods that only the client calls. */
export interface Room extends GameRoom {
  receive(message: RoomMessage): void;
  refused(refused: Refused): void;
  /** The server refused to let us watch. */
  turnedAway(code: string, wait: number | undefined): void;
  online(you: PlayerInfo | null): void;
  offline(): void;
  /** The pending commands have changed. */
  settle(): void;
  /** Asks for events that may be missing. */
  resync(): void;
  tick(): void;
}

interface Surroundings {
  readonly options: ClientOptions;
  readonly outbox: Outbox;
  /** The secret that our parts of lots derive from. */
  readonly secret: () => string;
  readonly ask: (since: number, chat: number) => boolean;
  readonly outdated: () => void;
  readonly left: () => void;
}

const REFUSALS_KEPT = 5;
const ANSWER_TIMEOUT = 4_000;
const FETCH_AGAIN = 2_000;

/** One game as this client knows it: the events of the server and the commands still pending. */
export const createRoom = (id: string, around: Surroundings): Room => {
  const { options, outbox } = around;
  let match: Match | undefined;
  let status: GameStatus = 'loading';
  let open: OpenGame | undefined;
  let seats: Seats | undefined;
  let presence: PresenceInfo | undefined;
  let chat: readonly ChatLine[] = [];
  let refusals: readonly Refused[] = [];
  let you: PlayerInfo | null | undefined;
  let fresh = false;
  /** The event after which missing events were requested, and how long to wait for the answer. */
  let asked: { readonly since: number; readonly until: number } | undefined;
  /** The newest event and line seen while an answer was pending. The answer may be older. */
  let overheard = { event: 0, line: 0 };
  /** The log could not be followed. It was requested again from its beginning. */
  let anew = false;
  /** Messages held until the rules of their game are loaded. */
  let waiting: RoomMessage[] | undefined;
  let rules: MatchRules | undefined = typeof options.rules === 'function' ? undefined : options.rules;
  /** The parts that this page has given to a lot on this connection. */
  let given: string | undefined;

  const view = (): GameState => {
    const side = sideOf(seats, you);
    const entries = outbox.of(id);
    return {
      id,
      status,
      fresh,
      ...(open && { open }),
      ...(match && { match }),
      ...(seats && { seats }),
      ...(side && { side }),
      ...(presence && { presence }),
      chat,
      pending: entries.flatMap(pendingOf),
      saying: entries.flatMap(lineOf),
      refusals,
    };
  };
  const state = signal(view());
  const show = (): void => {
    state.set(view());
  };

  const count = (): number => match?.events.length ?? 0;
  const lines = (): number => chat.at(-1)?.n ?? 0;

  const resync = (): void => {
    fresh = false;
    if (asked !== undefined && options.now() < asked.until) return;
    const since = anew ? 0 : count();
    if (!around.ask(since, lines())) return;
    asked = { since, until: options.now() + ANSWER_TIMEOUT };
    overheard = { event: 0, line: 0 };
  };

  /** Follows events, from the beginning if they are `whole`. Returns the reason why the rest cannot be followed. */
  const heard = (events: Of<'events'>['events'], whole: boolean): CaughtUp['trouble'] => {
    // Without rules this is not a log: it does not name its game.
    if (rules === undefined) return 'damaged';
    const followed = createMatchLog(rules).catchUp(whole ? undefined : match, events);
    match = followed.match;
    if (match !== undefined) {
      open = undefined;
      status = match.result === undefined ? 'playing' : 'over';
    }
    outbox.arrived(id, 'do', count());
    return followed.trouble;
  };

  const mend = (trouble: CaughtUp['trouble']): void => {
    fresh = trouble === undefined;
    if (trouble === 'newer') {
      status = 'newer';
      around.outdated();
    } else if (trouble === 'gap') resync();
    else if (trouble === 'damaged') {
      if (anew) status = 'unreadable';
      else {
        anew = true;
        asked = undefined;
        resync();
      }
    }
  };

  const ask = (command: PlayerCommand): string => {
    const message = {
      kind: 'do',
      game: id,
      id: newId(options.random),
      command: named(command, match),
    } as const;
    outbox.add(message);
    return message.id;
  };

  /** Sends our part of a lot once, without any action by the player. */
  const draw = (): void => {
    const side = sideOf(seats, you);
    if (!rules || !match || !side) return;
    const part = partDue(rules, match, side, around.secret, outbox.of(id));
    const name = part && `${part.kind} ${part.link}`;
    if (part === undefined || name === given) return;
    given = name;
    ask(part);
  };

  const addLines = (added: readonly ChatLine[]): void => {
    const last = lines();
    chat = [...chat, ...added.filter(({ n }) => n > last)];
    outbox.arrived(id, 'say', lines());
  };

  const take = (message: RoomMessage): void => {
    switch (message.kind) {
      case 'open':
        ({ game: open } = message);
        status = 'open';
        [fresh, asked] = [true, undefined];
        return;
      case 'closed':
        [open, status] = [undefined, 'closed'];
        return;
      case 'game': {
        ({ seats, presence } = message);
        const since = asked?.since ?? 0;
        asked = undefined;
        // The log is shorter than our copy, so the server was restored from a backup.
        const shorter = since > 0 && message.since === 0 && message.events.length < count();
        const whole = shorter || (anew && message.since === 0);
        const trouble = message.since > count() ? 'gap' : heard(message.events, whole);
        if (trouble === undefined) anew = false;
        addLines(message.chat);
        const isOld = overheard.event > count() || overheard.line > lines();
        mend(trouble ?? (isOld ? 'gap' : undefined));
        return;
      }
      case 'events':
        overheard = { ...overheard, event: Math.max(overheard.event, message.events.at(-1)?.seq ?? 0) };
        // Before the first answer they carry no information.
        if (match === undefined) resync();
        else {
          const trouble = heard(message.events, false);
          if (trouble !== undefined) mend(trouble);
        }
        return;
      case 'presence':
        ({ presence } = message);
        return;
      case 'chat':
        overheard = { ...overheard, line: Math.max(overheard.line, message.lines.at(-1)?.n ?? 0) };
        if ((message.lines[0]?.n ?? 0) > lines() + 1) resync();
        else addLines(message.lines);
    }
  };

  /** Processes messages in order, once the rules of their game are loaded. */
  const receive = (message: RoomMessage): void => {
    if (waiting !== undefined) {
      waiting.push(message);
      return;
    }
    const game = gameIn(message);
    if (rules !== undefined || game === undefined || typeof options.rules !== 'function') {
      take(message);
      draw();
      show();
    } else fetchRules(game, options.rules, [message]);
  };

  const fetchRules = (game: PlayedGame, from: FetchRules, messages: RoomMessage[]): void => {
    waiting = messages;
    from(game.name, game.setup).then(
      fetched => {
        rules = fetched;
        const held = waiting ?? [];
        waiting = undefined;
        held.forEach(receive);
      },
      () =>
        options.after(FETCH_AGAIN, () => {
          fetchRules(game, from, waiting ?? []);
        }),
    );
  };

  return {
    ...state,
    do: ask,
    say: text => {
      const message = { kind: 'say', game: id, id: newId(options.random), text } as const;
      outbox.add(message);
      return message.id;
    },
    cancel: message => outbox.cancel(message),
    dismiss: message => {
      refusals = refusals.filter(refused => refused.id !== message);
      show();
    },
    leave: around.left,
    receive,
    refused: refused => {
      // Another page of the player was faster, or time has passed. The player did nothing here.
      if (!isPart(refused.command?.kind)) refusals = [...refusals, refused].slice(-REFUSALS_KEPT);
      show();
    },
    turnedAway: (code, wait) => {
      if (code === 'GAME_NOT_FOUND') {
        if (match === undefined) status = 'missing';
        [fresh, asked] = [true, undefined];
      } else if (asked !== undefined)
        asked = { ...asked, until: options.now() + (wait ?? ANSWER_TIMEOUT / 2) };
      show();
    },
    online: who => {
      [you, asked, given] = [who, undefined, undefined];
      resync();
      show();
    },
    offline: () => {
      [fresh, asked] = [false, undefined];
      show();
    },
    settle: () => {
      outbox.arrived(id, 'do', count());
      outbox.arrived(id, 'say', lines());
      show();
    },
    resync: () => {
      resync();
      show();
    },
    tick: () => {
      if (asked !== undefined) resync();
    },
  };
};

interface PlayedGame {
  readonly name: string;
  readonly setup: PlayedSetup;
}

const gameIn = (message: RoomMessage): PlayedGame | undefined => {
  const first = message.kind === 'game' ? message.events[0] : undefined;
  if (first?.kind !== 'started' || typeof first.game !== 'string') return undefined;
  const { options = {}, links, position } = first as Partial<PlayedSetup>;
  return { name: first.game, setup: { options, ...(links && { links }), ...(position && { position }) } };
};

const sideOf = (seats: Seats | undefined, you: PlayerInfo | null | undefined): Side | undefined =>
  (['white', 'black'] as const).find(side => you && seats?.[side].id === you.id);

const pendingOf = ({ message, state }: Entry): Pending[] =>
  message.kind === 'do' ? [{ id: message.id, command: message.command, state }] : [];

const lineOf = ({ message, state }: Entry): PendingLine[] =>
  message.kind === 'say' ? [{ id: message.id, text: message.text, state }] : [];
