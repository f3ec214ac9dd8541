import { createHmac, randomBytes } from 'node:crypto';
import type { Account } from '../store/store.js';
import { cookieValues, setCookie } from './cookies.js';
import { sameHash } from './tokens.js';

export const DEVICE_COOKIE = 'korong_device';

/** So many accounts of one browser are remembered. */
const MOST = 5;
const MARK = /^([\w-]{22})([\w-]{43})$/;

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/**
 * By what a browser is known again to which somebody has signed in before, signed out or not. It opens nothing: tries from there
 * are counted apart from those of others. A mark is a random id with an HMAC over it, the account and its password's hash,
 * so that it means nothing to anybody else, names nobody, and ends with the password.
 */
export interface KnownDevices {
  /** The device's id, if it has a mark for this account. */
  read(header: string | undefined, account: Owner): string | undefined;
  /** `Set-Cookie` with a mark for this account beside those that the browser has. */
  write(header: string | undefined, account: Owner, secure: boolean): readonly string[];
}

export const knownDevices = (secret: string): KnownDevices => {
  const sign = (device: string, { id, passwordHash = '' }: Owner): string =>
    // No token of a session has a blank in it, so neither kind of signature is ever one of the other.
    createHmac('sha256', secret).update(`device ${device} ${id} ${passwordHash}`).digest('base64url');
  const marks = (header: string | undefined): readonly string[] =>
    cookieValues(header, DEVICE_COOKIE)
      .flatMap(value => value.split('.'))
      .filter(mark => MARK.test(mark))
      .slice(0, MOST);
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
      const kept = [own, ...all.filter(mark => mark !== own)].slice(0, MOST);
      return setCookie(DEVICE_COOKIE, kept.join('.'), secure);
    },
  };
};
