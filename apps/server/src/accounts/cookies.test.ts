import { expect, test } from 'vitest';
import { SESSION_COOKIE, sessionCookies } from './cookies.js';
import { newToken } from './tokens.js';

const SECRET = 'a secret of the server, and not of anybody else';
const cookies = sessionCookies(SECRET);

const valueOf = ([header]: readonly string[]): string => header!.split(';')[0]!;

test('a cookie is read back, among other cookies', () => {
  const token = newToken();
  const pair = valueOf(cookies.write(token, false));
  expect(cookies.read(pair)).toBe(token);
  expect(cookies.read(`theme=dark; ${pair}; x="1"`)).toBe(token);
});

test('a cookie from an earlier version of the server still signs in', () => {
  const token = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHhA';
  const earlier = `${SESSION_COOKIE}=${token}.-4UVHklG0zwjzINbMl-y8PvuJTVvMjG1uS0Zd0Bd_is`;
  expect(cookies.read(earlier)).toBe(token);
  expect(valueOf(cookies.write(token, false))).toBe(earlier);
});

test('the cookie is kept from scripts and other sites, and is Secure exactly over https', () => {
  const [plain] = cookies.write(newToken(), false) as [string];
  const [secure] = cookies.write(newToken(), true) as [string];
  for (const header of [plain, secure, ...cookies.clear(false)]) {
    expect(header).toContain('HttpOnly');
    expect(header).toContain('SameSite=Lax');
    expect(header).toContain('Path=/');
    expect(header).not.toContain('Domain');
  }
  expect([plain, secure].map(header => header.includes('Secure'))).toEqual([false, true]);
  expect(cookies.clear(false)[0]).toContain('Max-Age=0');
});

test.each([
  ['none', undefined],
  ['an empty header', ''],
  ['a token without a signature', `${SESSION_COOKIE}=${newToken()}`],
  [
    'another secret',
    valueOf(sessionCookies('another secret, as long as the first').write(newToken(), false)),
  ],
  ['something else', `${SESSION_COOKIE}=%00%ff.../../etc`],
  ['a header without end', `${SESSION_COOKIE}=${'x'.repeat(100_000)}`],
])('%s is no session', (_what, header) => {
  expect(cookies.read(header)).toBeUndefined();
});

test('a changed token is no session', () => {
  const pair = valueOf(cookies.write(newToken(), false));
  const at = SESSION_COOKIE.length + 5;
  expect(
    cookies.read(pair.slice(0, at) + (pair[at] === 'A' ? 'B' : 'A') + pair.slice(at + 1)),
  ).toBeUndefined();
});

test('a cookie of the same name that is not ours does not hide the one that is', () => {
  const token = newToken();
  const ours = valueOf(cookies.write(token, false));
  const theirs = valueOf(sessionCookies('another secret, as long as the first').write(newToken(), false));
  expect(cookies.read(`${SESSION_COOKIE}=bogus; ${theirs}; ${SESSION_COOKIE}=; ${ours}`)).toBe(token);
});

test('over https the cookie has a name that only this host can set; the old one is replaced', () => {
  const [before, now] = [newToken(), newToken()];
  const old = valueOf(cookies.write(before, false));
  const [set, gone] = cookies.write(now, true);
  expect(set).toMatch(new RegExp(`^__Host-${SESSION_COOKIE}=.*; Path=/;.*; Secure$`));
  expect(gone).toMatch(new RegExp(`^${SESSION_COOKIE}=; Max-Age=0; Path=/`));
  expect(cookies.read(old)).toBe(before);
  expect(cookies.read(`${old}; ${valueOf([set!])}`)).toBe(now);
  expect(cookies.clear(true).map(line => line.split(';')[0])).toEqual([
    `__Host-${SESSION_COOKIE}=`,
    `${SESSION_COOKIE}=`,
  ]);
});
