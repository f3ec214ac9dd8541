import { expect, test } from 'vitest';
import { createPasswords, isWeak, TooBusy } from './passwords.js';

test.each([
  'short',
  '1234567',
  'password',
  'PassWord123',
  '12345678',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'anna-maria',
])('%s is too easy for Anna Maria', password => {
  expect(isWeak(password, 'Anna Maria')).toBe(true);
});

test.each(['kettle drum', 'пароль-не-прост', 'x7#pQ2!z'])('%s will do', password => {
  expect(isWeak(password, 'Anna')).toBe(false);
});

test('a password is known again, however its accents were typed, and another one is not', async () => {
  const passwords = createPasswords();
  const hashed = await passwords.hash('Café am Eck');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/);
  expect(await passwords.verify(hashed, 'Cafe\u0301 am Eck')).toBe(true);
  expect(await passwords.verify(hashed, 'Cafe am Eck')).toBe(false);
});

test('an unknown player has no password, not even the one that stands in for it', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify(undefined, 'no player has this password')).toBe(false);
});

test('few hashes run at once, a few more wait, the others are refused', async () => {
  const passwords = createPasswords(1, 2);
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('kettle drum')));
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(all.flatMap(one => (one.status === 'rejected' ? [one.reason instanceof TooBusy] : []))).toEqual([
    true,
    true,
  ]);
  await expect(passwords.hash('kettle drum')).resolves.toContain('argon2id');
});
