export { runServer } from './start.js';
