// A client of the HTTP API. It knows several addresses and tries the next one when one does not answer.
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const ANSWER_WITHIN = 30_000;

const reading = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => {
      resolve(Buffer.concat(parts).toString());
    });
    response.on('error', reject);
    response.on('aborted', () => {
      reject(new Error('aborted'));
    });
  });

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** One request; rejects without an answer. */
export const ask = (
  base: string,
  method: string,
  path: string,
  { body, headers = {} }: { readonly body?: unknown; readonly headers?: Record<string, string> } = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const made = request(
      new URL(path, base),
      {
        method,
        agent,
        timeout: ANSWER_WITHIN,
        headers: {
          origin: base,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      },
      response => {
        reading(response).then(read => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: read });
        }, reject);
      },
    );
    made.on('timeout', () => made.destroy(new Error('no answer')));
    made.on('error', reject);
    made.end(text);
  });

export const wait = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

export interface Guest {
  readonly id: string;
  readonly cookie: string;
}

export interface Api {
  guest(name: string): Promise<Guest>;
  /** A running game between two players; `white` creates it. */
  game(white: Guest, black: Guest, terms: object): Promise<string>;
  /** Retries while the server reports trouble. */
  patiently(method: string, path: string, body: unknown, cookie: string | undefined): Promise<Reply>;
}

/** `addresses` may change while servers are killed and restarted. */
export const openApi = (addresses: () => readonly string[]): Api => {
  let turn = 0;
  const patiently: Api['patiently'] = async (method, path, body, cookie) => {
    for (let tries = 0; ; tries++) {
      const bases = addresses();
      const base = bases[turn++ % bases.length]!;
      try {
        const reply = await ask(base, method, path, {
          ...(body === undefined ? {} : { body }),
          ...(cookie === undefined ? {} : { headers: { cookie } }),
        });
        if (reply.status < 500) return reply;
        if (tries > 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
      } catch (error) {
        if (tries > 300) throw error;
      }
      await wait(100 + Math.random() * 200);
    }
  };
  const good = (reply: Reply, what: string): Reply => {
    if (reply.status >= 300) throw new Error(`${what}: ${reply.status} ${reply.text}`);
    return reply;
  };
  return {
    patiently,
    guest: async name => {
      const reply = good(await patiently('POST', '/api/guest', { name }, undefined), 'guest');
      const cookie = (reply.headers['set-cookie'] ?? []).map(each => each.split(';')[0]!).join('; ');
      const { player } = JSON.parse(reply.text) as { player: { id: string } };
      return { id: player.id, cookie };
    },
    game: async (white, black, terms) => {
      const made = good(await patiently('POST', '/api/games', terms, white.cookie), 'game');
      const { id } = JSON.parse(made.text) as { id: string };
      const accepted = await patiently('POST', `/api/games/${id}/accept`, undefined, black.cookie);
      // The first answer may have been lost. Then the game was accepted, and by this player.
      if (accepted.status !== 409) good(accepted, 'accept');
      return id;
    },
  };
};
