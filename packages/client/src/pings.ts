import type { SocketSlot } from './socketSlot.js';
import type { ClientOptions } from './types.js';

/** A connection that goes silent is noticed within ten seconds: this, the second until the next tick, and the timeout. */
const PING_EVERY = 4_000;
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
  /** When the last ping was sent or, if that is later, anything was heard. */
  let aliveAt = 0;
  let pongs = 0;
  const ping = (timeout = PONG_TIMEOUT): void => {
    const [before, generation] = [messages, slot.generation()];
    aliveAt = now();
    slot.send({ kind: 'ping', at: aliveAt });
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
      aliveAt = now();
    },
    pong: () => {
      if (++pongs < FIRST_PINGS) ping();
    },
    tick: () => {
      if (now() - aliveAt >= PING_EVERY) ping();
    },
  };
};
