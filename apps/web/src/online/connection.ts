// The connection to the server: one per page, opened on first use.
import { connect, type Client, type Socket, type SocketEvents } from '@korong/client';
import { renewPages } from '../frame/renew.js';
import { keepPlayer } from '../frame/you.js';
import { fetchGameUi } from '../games/fetch.js';
import { storedText } from '../store/storedText.js';
import type { GameName } from '@korong/rules';

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

/** Commands that are not acknowledged, in this tab only. */
const keep = storedText('korong.outbox', () => sessionStorage);
/** The secrets of the nonces: another tab, or this one after a reload, can reveal the sealed ones. */
const keepSecret = storedText('korong.lots');

/** The name of the page's script includes the version. */
const version = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')!.src).pathname
    .split('/')
    .at(-1)!
    .slice(0, 40);

let client: Client | undefined;

export const getClient = (): Client => {
  if (client) return client;
  const opened = connect({
    open,
    after,
    now: () => Date.now(),
    random,
    version: version(),
    rules: async (game, setup) => (await fetchGameUi(game as GameName, setup)).rules,
    keep,
    keepSecret,
    update: () => void renewPages(),
  });
  client = opened;
  opened.connection.subscribe(({ you }) => {
    if (you !== undefined) keepPlayer(you);
  });
  const poke = (): void => {
    if (document.visibilityState === 'visible') opened.poke();
  };
  for (const event of ['online', 'offline', 'focus', 'pageshow']) addEventListener(event, poke);
  document.addEventListener('visibilitychange', poke);
  return opened;
};
