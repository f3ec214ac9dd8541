import type { PlayerCommand, PlayerInfo, Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';
import { createGameCopy } from './gameCopy.js';
import { newId } from './ids.js';
import { createLotParts, isPart } from './lot.js';
import { withSeenEvents } from './seenEvents.js';
import type { Entry, Outbox } from './outbox.js';
import type { RoomMessage } from './roomMessage.js';
import { createRulesLoader } from './rulesLoader.js';
import { signal } from './signal.js';
import type { ClientOptions, RoomHandle, GameState, Pending, PendingLine, Refused } from './types.js';

/** A room with the methods that only the client calls. */
export interface Room extends RoomHandle {
  receive(message: RoomMessage): void;
  refused(refused: Refused): void;
  /** The server refused to let us watch. */
  watchRefused(code: string, wait: number | undefined): void;
  online(you: PlayerInfo | null): void;
  offline(): void;
  /** The pending commands have changed. */
  outboxChanged(): void;
  /** Asks for events that may be missing. */
  resync(): void;
  tick(): void;
}

interface RoomDeps {
  readonly options: ClientOptions;
  readonly outbox: Outbox;
  /** The secret that our parts of lots derive from. */
  readonly secret: () => string;
  /** Asks the server for events and chat lines after these. False while not connected. */
  readonly watch: (since: number, chat: number) => boolean;
  readonly outdated: () => void;
  readonly left: () => void;
}

const REFUSALS_KEPT = 5;

/** One game as this client knows it: our copy of the server's events, and the commands still pending. */
export const createRoom = (id: string, deps: RoomDeps): Room => {
  const { options, outbox, watch, outdated } = deps;
  const loader = createRulesLoader(options, message => {
    copy.handle(message);
    sendLotPart();
    show();
  });
  const copy = createGameCopy({
    now: options.now,
    rules: loader.rules,
    watch,
    outdated,
    arrived: (kind, seq) => {
      outbox.arrived(id, kind, seq);
    },
  });
  const lotParts = createLotParts(deps.secret);
  let refusals: readonly Refused[] = [];
  let you: PlayerInfo | null | undefined;

  const view = (): GameState => {
    const { status, fresh, open, match, seats, presence, chat } = copy.facts();
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

  const send = (command: PlayerCommand): string => {
    const message = {
      kind: 'do',
      game: id,
      id: newId(options.random),
      command: withSeenEvents(command, copy.facts().match),
    } as const;
    outbox.add(message);
    return message.id;
  };

  /** Sends our part of a lot once, without any action by the player. */
  const sendLotPart = (): void => {
    const { match, seats } = copy.facts();
    const side = sideOf(seats, you);
    const rules = loader.rules();
    const part = rules && match && side && lotParts.next(rules, match, side, outbox.of(id));
    if (part) send(part);
  };

  return {
    ...state,
    send,
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
    leave: deps.left,
    receive: loader.receive,
    refused: refused => {
      // Another page of the player was faster, or time has passed. The player did nothing here.
      if (!isPart(refused.command?.kind)) refusals = [...refusals, refused].slice(-REFUSALS_KEPT);
      show();
    },
    watchRefused: (code, wait) => {
      copy.watchRefused(code, wait);
      show();
    },
    online: player => {
      you = player;
      lotParts.restart();
      copy.online();
      show();
    },
    offline: () => {
      copy.offline();
      show();
    },
    outboxChanged: () => {
      copy.report();
      show();
    },
    resync: () => {
      copy.resync();
      show();
    },
    tick: copy.tick,
  };
};

const sideOf = (seats: Seats | undefined, you: PlayerInfo | null | undefined): Side | undefined =>
  (['white', 'black'] as const).find(side => you && seats?.[side].id === you.id);

const pendingOf = ({ message, state }: Entry): Pending[] =>
  message.kind === 'do' ? [{ id: message.id, command: message.command, state }] : [];

const lineOf = ({ message, state }: Entry): PendingLine[] =>
  message.kind === 'say' ? [{ id: message.id, text: message.text, state }] : [];
