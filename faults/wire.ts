// A raw socket, for tests that send messages no honest client sends.
import { CLOSE_CODES, PROTOCOL } from '@korong/protocol';
import { WebSocket, type RawData } from 'ws';

export interface Message {
  readonly kind: string;
  readonly [name: string]: unknown;
}

interface WireOptions {
  readonly cookie?: string;
  readonly origin?: string;
  /** The local address to connect from: 127.0.0.2 is another visitor than 127.0.0.1. */
  readonly from?: string;
}

export interface Wire {
  readonly socket: WebSocket;
  readonly heard: readonly Message[];
  /** The close code, once it is closed. */
  readonly closed: number | undefined;
  say(message: object): void;
  send(data: string | Buffer): void;
  /** The next matching message that was not taken yet. */
  next(like: object): Promise<Message>;
  /** Resolves with the close code. */
  close(): Promise<number>;
}

/** A timeout for hung runs only. */
const PATIENCE = 180_000;

const isLike = (message: Message, like: object): boolean =>
  Object.entries(like).every(([name, value]) => message[name] === value);

/** The HTTP answer that refused the upgrade. */
export class NotUpgraded extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`status ${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** The connection ended before the message came. */
class Closed extends Error {
  /** Nothing was heard, and the server had waited too long for the hello. */
  readonly tooLate: boolean;
  constructor(like: object, heard: readonly Message[], code: number) {
    super(`never heard ${JSON.stringify(like)}, but ${JSON.stringify(heard.slice(-5))}, closed with ${code}`);
    this.tooLate = heard.length === 0 && code === CLOSE_CODES.refused;
  }
}

/** An open socket, before any message. */
export const openWire = (base: string, { cookie, origin = base, from }: WireOptions = {}): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
      headers: { ...(cookie === undefined ? {} : { cookie }) },
      ...(origin === '' ? {} : { origin }),
      ...(from === undefined ? {} : { localAddress: from }),
      perMessageDeflate: false,
    });
    const heard: Message[] = [];
    const waiting: Message[] = [];
    let closed: number | undefined;
    /** Those who wait for a message or for the end look again. */
    const looks: (() => void)[] = [];
    const lookAgain = (): void => {
      for (const look of looks.splice(0)) look();
    };
    const happened = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const hung = setTimeout(() => {
          reject(new Error(`nothing happens; heard ${JSON.stringify(heard.slice(-5))}`));
        }, PATIENCE);
        looks.push(() => {
          clearTimeout(hung);
          resolve();
        });
      });
    socket.on('message', (data: RawData) => {
      const message = JSON.parse((data as Buffer).toString()) as Message;
      heard.push(message);
      waiting.push(message);
      lookAgain();
    });
    socket.on('close', code => {
      closed = code;
      lookAgain();
    });
    socket.on('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (part: Buffer) => {
        body += part.toString();
      });
      response.on('end', () => {
        reject(new NotUpgraded(response.statusCode ?? 0, body));
      });
    });
    socket.on('error', reject);
    const wire: Wire = {
      socket,
      heard,
      get closed() {
        return closed;
      },
      say: message => {
        socket.send(JSON.stringify(message));
      },
      send: data => {
        socket.send(data);
      },
      next: async like => {
        for (;;) {
          const found = waiting.findIndex(message => isLike(message, like));
          if (found >= 0) return waiting.splice(found, 1)[0]!;
          if (closed !== undefined) throw new Closed(like, heard, closed);
          await happened();
        }
      },
      close: async () => {
        while (closed === undefined) await happened();
        return closed;
      },
    };
    socket.on('open', () => {
      resolve(wire);
    });
  });

export const HELLO = { kind: 'hello', protocol: PROTOCOL, version: 'wire' };

/** Says hello and waits for the welcome. On a busy machine the hello may come too late: then it connects again, as every client does. */
export const greet = async (base: string, options: WireOptions = {}): Promise<Wire> => {
  for (;;) {
    const wire = await openWire(base, options);
    wire.say(HELLO);
    try {
      await wire.next({ kind: 'welcome' });
      return wire;
    } catch (error) {
      if (!(error instanceof Closed && error.tooLate)) throw error;
    }
  }
};
