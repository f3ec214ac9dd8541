import type { Client, ClientOptions } from './types.js';

/** A client that connects at once and stays connected until it is closed. */
export const connect = (options: ClientOptions): Client => {
  throw new Error(`the client of ${options.version} is not there yet`);
};
