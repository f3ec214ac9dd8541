import cookies from '@fastify/cookie';

export const SESSION_COOKIE = 'korong_session';

/** As long as browsers keep any. */
const YEAR = 400 * 86_400;

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

export const sessionCookies = (secret: string): SessionCookies => {
  const options = (secure: boolean): cookies.SerializeOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
  return {
    read: header => {
      if (header === undefined || header.length > LONGEST_HEADER) return undefined;
      const signed = cookies.fastifyCookie.parse(header)[SESSION_COOKIE];
      if (signed === undefined || !/^[\w-]{43}\.[A-Za-z0-9+/]{43}$/.test(signed)) return undefined;
      const { valid, value } = cookies.unsign(signed, secret);
      return valid ? value : undefined;
    },
    write: (token, secure) =>
      cookies.fastifyCookie.serialize(SESSION_COOKIE, cookies.sign(token, secret), {
        ...options(secure),
        maxAge: YEAR,
      }),
    clear: secure => cookies.fastifyCookie.serialize(SESSION_COOKIE, '', { ...options(secure), maxAge: 0 }),
  };
};
