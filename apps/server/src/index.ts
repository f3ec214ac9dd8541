export { openServer, runServer, type OpenedServer } from './start.js';
