import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, wait } from '../load/api.ts';
import { memoryOf } from '../processes.ts';
import { greet, NotUpgraded, openWire, type Wire } from '../wire.ts';
import { ATTACKER, setScene, sitDown, turn, type Scene } from './testing.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.end());

const from = ATTACKER;

test('of a thousand connections from one address most are refused, and nobody else is', async () => {
  await scene.beside('a thousand connections', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 1_000 }, () => openWire(scene.base, { from })),
    );
    const open = tries.filter(each => each.status === 'fulfilled').map(each => each.value);
    const reasons = tries.filter(each => each.status === 'rejected').map(each => each.reason as unknown);
    const refused = reasons.filter(
      reason =>
        reason instanceof NotUpgraded &&
        reason.status === 429 &&
        reason.body.includes('TOO_MANY_CONNECTIONS'),
    );
    expect(open.length).toBeLessThanOrEqual(200);
    expect(refused.length).toBe(1_000 - open.length);
    const other = await greet(scene.base);
    other.socket.terminate();
    for (const wire of open) wire.socket.terminate();
    return { open: open.length, refused: refused.length };
  });
  // Once they are gone there is room again.
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

test('who sends a request letter by letter is let go, and delays nobody', { timeout: 180_000 }, async () => {
  const sockets = await Promise.all([
    ...Array.from({ length: 50 }, () => half('GET /en/ HTTP/1.1\r\nHost: x\r\n')),
    ...Array.from({ length: 50 }, () =>
      half(
        `POST /api/guest HTTP/1.1\r\nHost: x\r\nOrigin: ${scene.base}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
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
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 500);
  let ended = false;
  const all = Promise.all(answers).then(heard => {
    ended = true;
    return heard;
  });
  await scene.beside('slow HTTP', async () => {
    await wait(3_000);
    expect((await ask(scene.base, 'GET', '/api/health')).status).toBe(200);
    return { slow: sockets.length };
  });
  const heard = await all;
  clearInterval(dripping);
  expect(ended).toBe(true);
  await scene.beside('slow HTTP, afterwards', () =>
    Promise.resolve({ letGoAfterMs: Date.now() - began, first: heard[0], last: heard.at(-1) }),
  );
});

/** Asks for the whole game again and again and reads nothing of it. */
const neverRead = (wire: Wire, game: string): (() => void) => {
  (wire.socket as unknown as { _socket: Socket })._socket.pause();
  const asking = setInterval(() => {
    for (let i = 0; i < 200 && wire.socket.readyState === wire.socket.OPEN; i++)
      wire.say({ kind: 'watch', game, since: 0, chat: 0 });
  }, 20);
  return () => {
    clearInterval(asking);
    wire.socket.terminate();
  };
};

test('a reader that never reads is let go before it costs memory', { timeout: 180_000 }, async () => {
  const free = await setScene({ KORONG_LIMIT_MESSAGES: 'off' });
  try {
    const { game, white, black } = await sitDown(free.api);
    const players = [await greet(free.base, white), await greet(free.base, black)];
    const texts = ['f6', 'g7', 'e5', 'd4', 'c3', 'h8', 'e6', 'f7', 'd5', 'g8'];
    for (const [i, text] of texts.entries()) {
      players[i % 2]!.say(turn(game, i, text, `long-game-${i}`));
      await players[i % 2]!.next({ kind: 'ack', id: `long-game-${i}` });
    }
    const before = memoryOf(free.server.pid);
    const deaf = await Promise.all(Array.from({ length: 10 }, () => greet(free.base, { from })));
    const stops = deaf.map(wire => neverRead(wire, game));
    let most = 0;
    await free.beside('readers that never read', async () => {
      for (let i = 0; i < 16; i++) {
        most = Math.max(most, memoryOf(free.server.pid));
        await wait(500);
      }
      return { deaf: deaf.length, mostMemoryMB: Math.round(most), beforeMB: Math.round(before) };
    });
    for (const stop of stops) stop();
    expect(most - before).toBeLessThan(250);
  } finally {
    await free.end();
  }
});
