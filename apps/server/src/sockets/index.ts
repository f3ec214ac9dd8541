import type { Server } from 'node:http';
import type { SocketParts, Sockets } from './sockets.js';

export { SOCKET_PATH, type SocketParts, type Sockets } from './sockets.js';

export const attachSockets = (server: Server, parts: SocketParts): Sockets => {
  throw new Error(`no sockets yet on ${typeof server} ${typeof parts}`);
};
