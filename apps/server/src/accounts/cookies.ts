import { createHmac } from 'node:crypto';
import { sameHash } from './tokens.js';

export const SESSION_COOKIE = 'korong_session';

/** In seconds, as long as browsers keep any. */
const LIFE = 400 * 86_400;

export interface SessionCookies {
  /** The token in a `Cookie` header, if it is there with a signature of ours. */
  read(header: string | undefined): string | undefined;
  /** `Set-Cookie` for a token. `Secure` exactly over https: over plain http a browser would drop it. */
  write(token: string, secure: boolean): string;
  /** `Set-Cookie` that takes it away. */
  clear(secure: boolean): string;
}

/** A header longer than this has nothing of ours in it that we would want to look for. */
const LONGEST_HEADER = 8_192;

const PATTERN = new RegExp(`(?:^|;)\\s*${SESSION_COOKIE}=([\\w-]{43})\\.([\\w-]{43})(?=\\s*(?:;|$))`);

export const sessionCookies = (secret: string): SessionCookies => {
  const sign = (token: string): string => createHmac('sha256', secret).update(token).digest('base64url');
  const header = (value: string, life: number, secure: boolean): string =>
    `${SESSION_COOKIE}=${value}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read: cookies => {
      if (cookies === undefined || cookies.length > LONGEST_HEADER) return undefined;
      const [, token, signature] = PATTERN.exec(cookies) ?? [];
      if (token === undefined || signature === undefined) return undefined;
      return sameHash(sign(token), signature) ? token : undefined;
    },
    write: (token, secure) => header(`${token}.${sign(token)}`, LIFE, secure),
    clear: secure => header('', 0, secure),
  };
};
