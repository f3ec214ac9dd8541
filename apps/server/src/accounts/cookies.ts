import { createHmac } from 'node:crypto';
import { sameHash } from './tokens.js';

export const SESSION_COOKIE = 'korong_session';

/** In seconds, as long as browsers keep any. */
const LIFE = 400 * 86_400;

/** Longer headers are not read. */
const MAX_HEADER_LENGTH = 8_192;

/** Over https: browsers take such a cookie from this host alone, so that other hosts of the domain cannot plant one. */
const HOST = '__Host-';

/** `Set-Cookie` headers for one name. `Secure` and the prefix exactly over https: over plain http a browser would drop them. */
export const setCookie = (name: string, value: string, secure: boolean): readonly string[] => {
  const line = (full: string, text: string, life: number): string =>
    `${full}=${text}; Max-Age=${life}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const life = value === '' ? 0 : LIFE;
  // A cookie under the plain name, from before https, is replaced.
  return secure ? [line(HOST + name, value, life), line(name, '', 0)] : [line(name, value, life)];
};

/** All values of one name in a `Cookie` header, those with the prefix first. */
export const cookieValues = (header: string | undefined, name: string): readonly string[] => {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return [];
  const pairs = header.split(';').map(pair => pair.trim());
  return [`${HOST}${name}=`, `${name}=`].flatMap(start =>
    pairs.filter(pair => pair.startsWith(start)).map(pair => pair.slice(start.length)),
  );
};

export interface SessionCookies {
  /** The token in a `Cookie` header: the first with a signature of ours, whatever else has the same name. */
  read(header: string | undefined): string | undefined;
  /** `Set-Cookie` for a token. */
  write(token: string, secure: boolean): readonly string[];
  /** `Set-Cookie` that takes it away. */
  clear(secure: boolean): readonly string[];
}

const SIGNED = /^([\w-]{43})\.([\w-]{43})$/;

export const sessionCookies = (secret: string): SessionCookies => {
  const sign = (token: string): string => createHmac('sha256', secret).update(token).digest('base64url');
  return {
    read: header => {
      for (const value of cookieValues(header, SESSION_COOKIE)) {
        const [, token, signature] = SIGNED.exec(value) ?? [];
        if (token !== undefined && sameHash(sign(token), signature!)) return token;
      }
      return undefined;
    },
    write: (token, secure) => setCookie(SESSION_COOKIE, `${token}.${sign(token)}`, secure),
    clear: secure => setCookie(SESSION_COOKIE, '', secure),
  };
};
