import { expect, test } from 'vitest';
import { SESSION_COOKIE, sessionCookies } from './cookies.js';
import { newToken } from './tokens.js';

const SECRET = 'a secret of the server, and not of anybody else';
const cookies = sessionCookies(SECRET);

const valueOf = (header: string): string => header.split(';')[0]!;

test('what was written is read again, among others', () => {
  const token = newToken();
  const pair = valueOf(cookies.write(token, false));
  expect(cookies.read(pair)).toBe(token);
  expect(cookies.read(`theme=dark; ${pair}; x="1"`)).toBe(token);
});

test('the cookie is kept from scripts and other sites, and is Secure exactly over https', () => {
  const plain = cookies.write(newToken(), false);
  const secure = cookies.write(newToken(), true);
  for (const header of [plain, secure, cookies.clear(false)]) {
    expect(header).toContain('HttpOnly');
    expect(header).toContain('SameSite=Lax');
    expect(header).toContain('Path=/');
    expect(header).not.toContain('Domain');
  }
  expect([plain, secure].map(header => header.includes('Secure'))).toEqual([false, true]);
  expect(cookies.clear(false)).toContain('Max-Age=0');
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
])('%s is nobody', (_what, header) => {
  expect(cookies.read(header)).toBeUndefined();
});

test('a changed token is nobody', () => {
  const pair = valueOf(cookies.write(newToken(), false));
  const at = SESSION_COOKIE.length + 5;
  expect(
    cookies.read(pair.slice(0, at) + (pair[at] === 'A' ? 'B' : 'A') + pair.slice(at + 1)),
  ).toBeUndefined();
});
