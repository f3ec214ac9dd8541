import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, wait } from '../load/api.ts';
import { readScripts } from '../load/scripts.ts';
import { memoryOf } from '../processes.ts';
import { greet, NotUpgraded, openWire, type Wire } from '../wire.ts';
import { ATTACKER, setScene, turn, type Scene } from './testing.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.end());

const from = ATTACKER;
const MAX_CONNECTIONS = 200;

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code);

const answers = (wire: Wire): Promise<boolean> => {
  wire.say({ kind: 'ping', at: 1 });
  return wire.next({ kind: 'pong' }).then(
    () => true,
    () => false,
  );
};

test('of a thousand connections from one address most are refused, and none from other addresses', async () => {
  await scene.beside('a thousand connections', async () => {
    const tries = await Promise.allSettled(
      // All of them say hello. A silent connection is closed after a while and frees its place.
      Array.from({ length: 1_000 }, () => greet(scene.base, { from })),
    );
    const open = tries.filter(each => each.status === 'fulfilled').map(each => each.value);
    const reasons = tries.filter(each => each.status === 'rejected').map(each => each.reason as Error);
    const refused = reasons.filter(
      reason =>
        reason instanceof NotUpgraded &&
        reason.status === 429 &&
        reason.body.includes('TOO_MANY_CONNECTIONS'),
    );
    // A connection that is closed while it still sends may not receive the reason.
    const cut = reasons.filter(reason => ['ECONNRESET', 'EPIPE'].includes(codeOf(reason)));
    expect(reasons.filter(reason => !refused.includes(reason) && !cut.includes(reason))).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    // A busy client may have lost a connection again, and another one its place: those count that answer.
    const alive = await Promise.all(open.map(answers));
    expect(alive.filter(Boolean).length).toBeLessThanOrEqual(MAX_CONNECTIONS);
    const other = await greet(scene.base);
    other.socket.terminate();
    for (const wire of open) wire.socket.terminate();
    return { open: open.length, refused: refused.length, cut: cut.length };
  });
  // Their places are free again once they have disconnected.
  await expect.poll(() => greet(scene.base, { from }).then(wire => wire.heard.length)).toBeGreaterThan(0);
});

test('sockets from pages of others are refused', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `${scene.base}.evil.example`]) {
    const refused = await openWire(scene.base, { origin, from }).catch((error: unknown) => error);
    expect([origin, refused]).toMatchObject([origin, { status: 403 }]);
    expect((refused as NotUpgraded).body).toContain('FOREIGN_ORIGIN');
  }
});

const half = (text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(scene.base);
    const socket = connect({ host: hostname, port: Number(port), localAddress: from }, () => {
      socket.write(text);
      resolve(socket);
    }).on('error', reject);
  });

test(
  'a client that sends a request letter by letter is cut off, and delays no other',
  { timeout: 600_000 },
  async () => {
    const sockets = await Promise.all([
      ...Array.from({ length: 50 }, () => half('GET /en/ HTTP/1.1\r\nHost: x\r\n')),
      ...Array.from({ length: 50 }, () =>
        half(
          `POST /api/guest HTTP/1.1\r\nHost: ${new URL(scene.base).host}\r\nOrigin: ${scene.base}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
        ),
      ),
    ]);
    const began = Date.now();
    const answers = sockets.map(
      socket =>
        new Promise<string>(resolve => {
          let heard = '';
          socket.on('error', () => undefined);
          socket.on('data', (part: Buffer) => {
            heard += part.toString();
          });
          socket.on('close', () => {
            resolve(heard.slice(0, 12));
          });
        }),
    );
    // A letter that crosses the answer resets the connection, and the answer is lost: some send only the first letters.
    const quiet = 10;
    let letters = 0;
    const dripping = setInterval(() => {
      letters++;
      // Received data is read before more is sent: a client that writes to a closed connection never learns why it was closed.
      setImmediate(() => {
        for (const socket of sockets.slice(letters > 3 ? quiet : 0)) if (socket.writable) socket.write('x');
      });
    }, 500);
    await scene.beside('slow HTTP', async () => {
      await wait(3_000);
      expect((await ask(scene.base, 'GET', '/api/health')).status).toBe(200);
      return { slow: sockets.length };
    });
    const heard = await Promise.all(answers);
    const ended = Date.now();
    clearInterval(dripping);
    expect(new Set(heard.slice(0, quiet))).toEqual(new Set(['HTTP/1.1 408']));
    expect(heard.filter(text => text !== '' && text !== 'HTTP/1.1 408')).toEqual([]);
    await scene.beside('slow HTTP, afterwards', () =>
      Promise.resolve({ letGoAfterMs: ended - began, told: heard.filter(text => text !== '').length }),
    );
  },
);

/** Asks for the whole game again as often as the limit allows, and reads no answer. */
const neverRead = (wire: Wire, game: string): (() => void) => {
  (wire.socket as unknown as { _socket: Socket })._socket.pause();
  const asking = setInterval(() => {
    if (wire.socket.readyState === wire.socket.OPEN) wire.say({ kind: 'watch', game, since: 0, chat: 0 });
  }, 60);
  return () => {
    clearInterval(asking);
    wire.socket.terminate();
  };
};

/** Plays the longest possible game, so that sending it costs most. */
const playLong = async ({ base, api }: Scene): Promise<string> => {
  const script = readScripts().reduce((a, b) => (b.turns.length > a.turns.length ? b : a));
  const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
  const { options } = script;
  const game = await api.game(white, black, { game: script.game, options, colour: 'white', listed: false });
  const wires = { white: await greet(base, white), black: await greet(base, black) };
  for (const [i, { by, text }] of script.turns.entries()) {
    wires[by].say(turn(game, i, text, `long-game-${i}`));
    await wires[by].next({ id: `long-game-${i}`, kind: 'ack' });
  }
  for (const wire of Object.values(wires)) wire.socket.terminate();
  return game;
};

test('readers that never read are given no more than a little memory', { timeout: 900_000 }, async () => {
  const wide = await setScene({ KORONG_LIMIT_CONNECTIONS: '1000', KORONG_LIMIT_MESSAGES: '1000/10s' });
  try {
    const game = await playLong(wide);
    const before = memoryOf(wide.server.pid);
    const deaf = await Promise.all(Array.from({ length: 100 }, () => greet(wide.base, { from })));
    const stops = deaf.map(wire => neverRead(wire, game));
    let most = 0;
    await wide.beside('readers that never read', async () => {
      for (let i = 0; i < 30; i++) {
        most = Math.max(most, memoryOf(wide.server.pid));
        await wait(500);
      }
      return { deaf: deaf.length, mostMemoryMB: Math.round(most), beforeMB: Math.round(before) };
    });
    // They are disconnected, although they would never notice by themselves.
    const sockets = async (): Promise<number> => {
      const { text } = await ask(wide.base, 'GET', '/metrics');
      return Number(/^korong_sockets (\d+)/m.exec(text)?.[1]);
    };
    await expect.poll(sockets, { timeout: 300_000 }).toBeLessThan(deaf.length);
    for (const stop of stops) stop();
    // A hundred of them with at most a megabyte each, and the server's needs for the others.
    expect(most - before).toBeLessThan(250);
  } finally {
    await wide.end();
  }
});
