// The yardstick: the throughput of the machine and `ws` with a server that only forwards turns, without checks or storage. To the load
// generator it looks like the real server.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

interface Said {
  readonly kind: string;
  readonly game: string;
  readonly id: string;
  readonly command: { readonly text: string };
}

interface Bare {
  readonly sockets: Set<WebSocket>;
  seq: number;
}

let count = 0;
const fresh = (length: number): string => (++count).toString(36).padStart(length, '0');
const games = new Map<string, Bare>();

const bodyFor = (request: IncomingMessage): object => {
  if (request.url === '/api/guest') return { player: { id: fresh(14) } };
  if (request.url !== '/api/games') return {};
  const id = fresh(10);
  games.set(id, { sockets: new Set(), seq: 1 });
  return { id };
};

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('set-cookie', 'session=none');
    response.end(JSON.stringify(bodyFor(request)));
  });
});

const hear = (socket: WebSocket, { kind, game, id, command }: Said): void => {
  const bare = games.get(game);
  if (kind === 'hello') socket.send('{"kind":"welcome"}');
  else if (!bare) return;
  else if (kind === 'leave') bare.sockets.delete(socket);
  else if (kind === 'watch') {
    bare.sockets.add(socket);
    socket.send(JSON.stringify({ kind: 'game', game, events: [{ seq: 1, kind: 'started' }] }));
  } else {
    const seq = ++bare.seq;
    socket.send(JSON.stringify({ kind: 'ack', game, id, seq }));
    const events = JSON.stringify({ kind: 'events', game, events: [{ seq, kind: 'turn', ...command }] });
    for (const each of bare.sockets) each.send(events);
  }
};

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', socket => {
  socket.on('message', (data: Buffer) => {
    hear(socket, JSON.parse(data.toString()) as Said);
  });
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/\n`);
});
