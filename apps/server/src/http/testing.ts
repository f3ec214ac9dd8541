// A visitor for the tests of the API: remembers its cookie as a browser does. Not part of the server.
import { DEVICE_COOKIE } from '../accounts/knownDevices.js';
import type { Running } from '../testing/pages.js';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of it, or the text where it is none. */
  readonly body: unknown;
}

export interface Visitor {
  /** The session's cookie, as it goes along. */
  cookie: string;
  /** What the browser is known by after signing out. */
  device: string;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export const visitor = ({ origin }: Pick<Running, 'origin'>, agent = 'test'): Visitor => {
  const cookies = (): string => [self.cookie, self.device].filter(one => one !== '').join('; ');
  const self: Visitor = {
    cookie: '',
    device: '',
    ask: async (method, path, body, headers = {}) => {
      const response = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          'user-agent': agent,
          ...(self.cookie + self.device === '' ? {} : { cookie: cookies() }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const pair = line.split(';')[0]!;
        const [name] = pair.split('=');
        const kind = name!.endsWith(DEVICE_COOKIE) ? 'device' : 'cookie';
        if (!pair.endsWith('=')) self[kind] = pair;
        else if (self[kind].startsWith(pair)) self[kind] = '';
      }
      const text = await response.text();
      let parsed: unknown = text;
      if (response.headers.get('content-type')?.includes('json')) parsed = JSON.parse(text);
      return { status: response.status, headers: response.headers, body: parsed };
    },
  };
  return self;
};

/** A guest of this name. */
export const guestOf = async (server: Pick<Running, 'origin'>, name: string): Promise<Visitor> => {
  const guest = visitor(server);
  const { status } = await guest.ask('POST', '/api/guest', { name });
  if (status !== 200) throw new Error(`no guest: ${status}`);
  return guest;
};

export const playerOf = async (who: Visitor): Promise<{ id: string; name: string; account: boolean }> =>
  ((await who.ask('GET', '/api/me')).body as { player: { id: string; name: string; account: boolean } })
    .player;
