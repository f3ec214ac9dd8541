import type { SocketSlot } from './socketSlot.js';
import type { ClientOptions } from './types.js';

const PING_EVERY = 10_000;
const PONG_TIMEOUT = 5_000;
/** The first few pings follow each other at once, because the clock is needed soon. */
const FIRST_PINGS = 3;

/** Pings detect a dead connection. Without any message in time it counts as dead, whatever state the socket reports. */
export interface Pings {
  /** The server has said welcome. */
  readonly start: () => void;
  readonly ping: (timeout?: number) => void;
  /** A message has arrived. */
  readonly heard: () => void;
  readonly pong: () => void;
  /** Once a second while online. */
  readonly tick: () => void;
}

export const createPings = (
  { now, after }: Pick<ClientOptions, 'now' | 'after'>,
  slot: SocketSlot,
  dead: () => void,
): Pings => {
  let messages = 0;
  let sentAt = 0;
  let pongs = 0;
  const ping = (timeout = PONG_TIMEOUT): void => {
    const [before, generation] = [messages, slot.generation()];
    sentAt = now();
    slot.send({ kind: 'ping', at: sentAt });
    after(timeout, () => {
      if (generation === slot.generation() && messages === before) dead();
    });
  };
  return {
    start: () => {
      pongs = 0;
      ping();
    },
    ping,
    heard: () => {
      messages += 1;
    },
    pong: () => {
      if (++pongs < FIRST_PINGS) ping();
    },
    tick: () => {
      if (now() - sentAt >= PING_EVERY) ping();
    },
  };
};
