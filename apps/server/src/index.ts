export { createServer, type ServerParts } from './server.js';
export { runServer } from './start.js';
