import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectStart, projectText } from './testing.js';
import { isWorthAChallenge, wantsToChallenge, worthOfUse } from './challenge.js';
import { readNet, type NetFile } from '../../../net/format.js';
import { netPlayer } from '../../../player.js';

const net = ((): NetFile => {
  const read = readNet(readFileSync(new URL('../../../../nets/gipf-project-small.knet', import.meta.url)));
  if (!read.ok) throw new Error(read.error);
  return read.value;
})();
const judge = netPlayer(net, { memory: 8_000_000 });
const LINKED = { variant: 'standard', potentials: 'Z6Y6D6T6P6', pieces: '24', linked: 'yes' };

// If the use is allowed, Black has lost its last GIPF-piece. If it is denied, White has nothing to push and nothing to use.
const WINS = projectText('b2:wP b3:B h2:W', { reserve: { white: 0, black: 9 } }, LINKED);
// White has four loaded pieces; one of them makes a pointless slide.
const QUIET = projectText('b3:wY c2:wY g3:wZ f2:wZ h3:W b5:W e8:B h5:B d6:b f6:b', {}, LINKED);

test('a use that decides the game is worth all of it, and challenged', () => {
  expect(worthOfUse(judge, { position: WINS, use: 'Pb2-b3=P' })).toBe(1);
  expect(wantsToChallenge(judge, { position: WINS, use: 'Pb2-b3=P', left: 1 })).toBe(true);
});

test('nobody who has no challenge left challenges', () => {
  expect(wantsToChallenge(judge, { position: WINS, use: 'Pb2-b3=P', left: 0 })).toBe(false);
});

test('a use after which nothing is better is let pass', () => {
  const worth = worthOfUse(judge, { position: QUIET, use: 'Yb3-b4' });
  expect(worth).toBeLessThan(0.1);
  expect(wantsToChallenge(judge, { position: QUIET, use: 'Yb3-b4', left: 1 })).toBe(false);
});

test('with as many challenges left as uses are likely to come, less is needed', () => {
  // About two of six potentials are actually used.
  const six = projectStart({ variant: 'standard', potentials: 'Y6', linked: 'yes' });
  const wanted = (worth: number): boolean[] => [0, 1, 2, 3].map(left => isWorthAChallenge(six, worth, left));
  expect(wanted(0.05)).toEqual([false, false, true, true]);
  expect(wanted(0.07)).toEqual([false, true, true, true]);
  expect(wanted(0.005)).toEqual([false, false, false, false]);
});

test('the same question has the same answer', () => {
  const ask = (): number =>
    worthOfUse(netPlayer(net, { memory: 8_000_000 }), { position: QUIET, use: 'Yb3-b4' }, 40);
  expect(ask()).toBe(ask());
});

test('what is not legal there cannot be judged', () => {
  expect(() => worthOfUse(judge, { position: QUIET, use: 'Yb3-h9' })).toThrow('not a legal step');
  expect(() => worthOfUse(judge, { position: 'gipf/1', use: 'Yb3-b4' })).toThrow('not a GIPF position');
});
