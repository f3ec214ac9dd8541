// The line to the server: one for the page, opened when it is first needed.
import { connect, type Client, type Socket, type SocketEvents } from '@korong/client';
import { renewPages } from '../frame/renew.js';
import { fetchTable } from '../table/fetch.js';
import type { GameName } from '../table/index.js';

const open = (hear: SocketEvents): Socket => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
  socket.onopen = (): void => {
    hear.opened();
  };
  socket.onmessage = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') hear.message(data);
  };
  socket.onclose = ({ code }): void => {
    hear.closed(code);
  };
  return {
    send: text => {
      socket.send(text);
    },
    close: () => {
      socket.close();
    },
  };
};

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
};

const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

const OUTBOX = 'korong.outbox';

/** What was not acknowledged survives a reload, in this tab alone. Storage may be forbidden; then it lasts as long as the page. */
const keep = {
  read: (): string | null => {
    try {
      return sessionStorage.getItem(OUTBOX);
    } catch {
      return null;
    }
  },
  write: (text: string | null): void => {
    try {
      if (text === null) sessionStorage.removeItem(OUTBOX);
      else sessionStorage.setItem(OUTBOX, text);
    } catch {
      // As above.
    }
  },
};

/** The name of the page's script has the version in it. */
const version = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')!.src).pathname
    .split('/')
    .at(-1)!
    .slice(0, 40);

let client: Client | undefined;

export const line = (): Client => {
  if (client) return client;
  const opened = connect({
    open,
    after,
    now: () => Date.now(),
    random,
    version: version(),
    bring: (game, setup) => fetchTable(game as GameName, setup),
    keep,
    update: () => void renewPages(),
  });
  client = opened;
  const poke = (): void => {
    if (document.visibilityState === 'visible') opened.poke();
  };
  for (const event of ['online', 'offline', 'focus', 'pageshow']) addEventListener(event, poke);
  document.addEventListener('visibilitychange', poke);
  return opened;
};
