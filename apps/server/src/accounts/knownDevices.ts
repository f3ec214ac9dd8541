import { createHmac, randomBytes } from 'node:crypto';
import type { Account } from '../store/store.js';
import { cookieValues, setCookie } from './cookies.js';
import { sameHash } from './tokens.js';

export const DEVICE_COOKIE = 'korong_device';

/** How many accounts of one browser are remembered. */
const MAX_DEVICES = 5;
const MARK = /^([\w-]{22})([\w-]{43})$/;

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/**
 * Marks in browsers in which an account has signed in before, signed out or not. A mark opens nothing: sign-in tries with it are
 * counted apart from those of others. It is a random id with an HMAC over the id, the account and its password's hash, so that it
 * means nothing elsewhere, names no account, and ends with the password.
 */
export interface KnownDevices {
  /** The device's id, if it has a mark for this account. */
  read(header: string | undefined, account: Owner): string | undefined;
  /** `Set-Cookie` with a mark for this account beside those that the browser has. */
  write(header: string | undefined, account: Owner, secure: boolean): readonly string[];
}

export const knownDevices = (secret: string): KnownDevices => {
  const sign = (device: string, { id, passwordHash = '' }: Owner): string =>
    // Session tokens contain no blank, so a signature of one kind is never valid as the other.
    createHmac('sha256', secret).update(`device ${device} ${id} ${passwordHash}`).digest('base64url');
  const marks = (header: string | undefined): readonly string[] =>
    cookieValues(header, DEVICE_COOKIE)
      .flatMap(value => value.split('.'))
      .filter(mark => MARK.test(mark))
      .slice(0, MAX_DEVICES);
  const deviceIn = (mark: string, account: Owner): string | undefined => {
    const [, device, signature] = MARK.exec(mark)!;
    return sameHash(sign(device!, account), signature!) ? device : undefined;
  };
  return {
    read: (header, account) => {
      for (const mark of marks(header)) {
        const device = deviceIn(mark, account);
        if (device !== undefined) return device;
      }
      return undefined;
    },
    write: (header, account, secure) => {
      const all = marks(header);
      const known = all.find(mark => deviceIn(mark, account) !== undefined);
      const device = randomBytes(16).toString('base64url');
      const own = known ?? device + sign(device, account);
      const kept = [own, ...all.filter(mark => mark !== own)].slice(0, MAX_DEVICES);
      return setCookie(DEVICE_COOKIE, kept.join('.'), secure);
    },
  };
};
