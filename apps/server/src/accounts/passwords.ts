import { hash, verify } from '@node-rs/argon2';
import { MIN_PASSWORD_LENGTH } from '@korong/protocol/http';
import { COMMON } from './commonPasswords.js';
import { keyOf } from './names.js';

/** The same text typed on different keyboards. */
const normal = (password: string): string => password.normalize('NFKC');

/** Too short, among the most common, or the name itself. */
export const isWeak = (password: string, name: string): boolean => {
  const text = normal(password);
  const plain = text.toLowerCase();
  return (
    Array.from(text).length < MIN_PASSWORD_LENGTH ||
    COMMON.has(plain) ||
    /^(.)\1*$/u.test(plain) ||
    keyOf(plain) === keyOf(name)
  );
};

/** More ask for passwords at once than can be served soon. */
export class TooBusy extends Error {}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that the time does not reveal which names exist. */
  verify(hashed: string | undefined, password: string): Promise<boolean>;
}

/** Argon2id is made to cost time and memory, so few run at once, in threads of the system, and few more may wait. */
export const createPasswords = (atOnce = 2, waiting = 100): Passwords => {
  let running = 0;
  const queue: (() => void)[] = [];
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooBusy();
      await new Promise<void>(resolve => queue.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
  const make = (password: string): Promise<string> => turn(() => hash(normal(password)));
  let dummy: Promise<string> | undefined;
  return {
    hash: make,
    verify: async (hashed, password) => {
      const against = hashed ?? (await (dummy ??= make('no account has this password')));
      const same = await turn(() => verify(against, normal(password)));
      return same && hashed !== undefined;
    },
  };
};
