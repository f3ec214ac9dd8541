import { account } from '@korong/messages/en/account';
import { play } from '@korong/messages/en/play';
import { GAME_SENTENCES } from '@korong/messages/games';
import {
  MAX_PLAYER_NAME_LENGTH as MAX_NAME,
  MIN_PASSWORD_LENGTH as MIN_PASSWORD,
} from '@korong/protocol/http';
import type { GameSummary } from '@korong/protocol';
import { render, type Values } from '@korong/messages';
import { expect, test } from 'vitest';
import { clockOf, stateOf, headingOf, variantOf, variantWords } from '../ui/gameSummary.js';
import { isGuest, nameOf, playerHash } from '../ui/players.js';
import { MAX_PLAYER_NAME_LENGTH, MIN_PASSWORD_LENGTH } from './limits.js';
import { overheard, readHash } from './place.js';
import { ANYTHING, hashOf, readWanted, searchOf } from '../archive/search.js';
import { errorWords, fieldOf, valuesOf, type FieldInfo } from '../ui/formWords.js';

const { yinsh, gipf } = GAME_SENTENCES;
const said: Readonly<Record<string, string>> = {
  ...account,
  ...yinsh.account,
  ...gipf.account,
  ...play,
  ...yinsh.play,
  ...gipf.play,
  NAME_TAKEN: 'Taken.',
};
const t = (key: string, values?: Values): string => render(said[key]!, values);

const anna = { id: 'annaannaannaaa', name: 'Anna', account: true };
const guest = { id: 'guestguestgues', name: 'Béla', account: false };
const engine = { id: 'engine00000003', name: 'Level 3', account: false, level: 3 };

const game: GameSummary = {
  id: 'abcdefghij',
  game: 'gipf',
  options: { variant: 'basic' },
  seats: { white: anna, black: guest },
  status: 'over',
  turns: 12,
  startedAt: 0,
  winner: 'black',
  ending: 'resignation',
};

test('guests are those without an account who are somebody', () => {
  const erased = { ...guest, name: 'Anonymous' };
  expect([anna, guest, engine, erased].map(isGuest)).toEqual([false, true, false, false]);
});

test('the forms say the limits that the server keeps to', () => {
  expect([MAX_PLAYER_NAME_LENGTH, MIN_PASSWORD_LENGTH]).toEqual([MAX_NAME, MIN_PASSWORD]);
});

test.each([
  ['http:', 'korong.lan', true],
  ['http:', '192.168.1.7', true],
  ['http:', 'localhost.example', true],
  ['http:', '127.evil.example', true],
  ['http:', 'localhost', false],
  ['http:', 'korong.localhost', false],
  ['http:', '127.0.0.1', false],
  ['http:', '[::1]', false],
  ['https:', 'korong.lan', false],
])('over %s//%s others can read along: %s', (protocol, hostname, can) => {
  expect(overheard({ protocol, hostname })).toBe(can);
});

test('a name in an address is read, whatever stands there', () => {
  expect(readHash('#B%C3%A9la%20')).toBe('Béla');
  expect(readHash('#50%')).toBe('50%');
  expect(readHash('')).toBe('');
});

test('a search is its address and back; what cannot be looked for is passed over', () => {
  const wanted = {
    player: 'Béla & co',
    game: 'gipf',
    variant: 'tournament',
    status: 'over',
    from: '2026-11-01',
    to: '2026-11-15',
  } as const;
  expect(readWanted(`#${hashOf(wanted)}`)).toEqual(wanted);
  expect(hashOf(ANYTHING)).toBe('');
  expect(readWanted('#game=chess&variant=blitz&status=lost&from=yesterday&to=2026-13-45')).toEqual(ANYTHING);
  expect(readWanted('#game=yinsh&variant=tournament').variant).toBe('');
  expect(readWanted(`#player=${'x'.repeat(100)}`).player).toHaveLength(60);
  expect(searchOf({ ...ANYTHING, game: 'yinsh' })).toEqual({ game: 'yinsh' });
});

test('how a game ended, or that it goes on', () => {
  expect(stateOf(t, game)).toBe('Béla won (by resignation)');
  expect(stateOf(t, { ...game, winner: null, ending: 'agreement' })).toBe('Draw (by agreement)');
  expect(stateOf(t, { ...game, winner: null, ending: 'aborted' })).toBe('Aborted');
  expect(stateOf(t, { ...game, ending: 'something newer' })).toBe('Béla won');
  expect(stateOf(t, { ...game, status: 'running' })).toBe('In progress');
});

test('who plays: people by their name, the computer by its level, those who are gone by neither', () => {
  expect(headingOf(t, { ...game, seats: { white: anna, black: engine } })).toBe(
    'GIPF: Anna – Computer, level 3',
  );
  expect(nameOf(t, { ...guest, name: 'Anonymous' })).toBe('Deleted player');
  expect(nameOf(t, { ...anna, name: 'Anonymous' })).toBe('Anonymous');
});

test('the page of an account goes by its name, that of a guest by its id', () => {
  expect(playerHash({ ...anna, name: 'Anna B/é' })).toBe('Anna%20B%2F%C3%A9');
  expect(playerHash(guest)).toBe(guest.id);
});

test('version and clock in words', () => {
  expect(variantOf(t, game)).toBe('Basic');
  expect(variantWords(t, 'yinsh', 'from the future')).toBe('from the future');
  const potentials = (text: string, links?: Parameters<typeof variantOf>[1]['links']): string =>
    variantOf(t, { game: 'gipf', options: { variant: 'standard', potentials: text }, links });
  expect(potentials('Z3Y3')).toBe('With potentials (3 ZÈRTZ, 3 YINSH)');
  expect(potentials('Y6', { form: 'challenge', challenges: 1, games: { yinsh: 'die' } })).toBe(
    'With potentials (6 YINSH; by challenge)',
  );
  expect(potentials('Z3-D4P6')).toBe('With potentials (3 ZÈRTZ / 4 DVONN, 6 PÜNCT)');
  expect(potentials('Z1Y2-none', { form: 'always', games: { yinsh: 'die' } })).toBe(
    'With potentials (1 ZÈRTZ, 2 YINSH / no potentials; every use must be won)',
  );
  expect(potentials('none-D6')).toBe('With potentials (no potentials / 6 DVONN)');
  expect(clockOf(t, undefined)).toBe('No clock');
  expect(clockOf(t, { kind: 'fischer', initial: 300_000, increment: 3_000 })).toBe('5 min + 3 s per move');
  expect(clockOf(t, { kind: 'fischer', initial: 60_000, increment: 0 })).toBe('1 min');
  expect(clockOf(t, { kind: 'days', perTurn: 3 * 86_400_000 })).toBe('3 days per move');
});

const fields: readonly FieldInfo<'name' | 'password'>[] = [
  { name: 'name', label: 'Name', autocomplete: 'username', codes: ['NAME_TAKEN'] },
  { name: 'password', label: 'Password', autocomplete: 'new-password', codes: ['WEAK_PASSWORD'] },
];

test('blanks around a name mean nothing, in a password they do', () => {
  const data = new FormData();
  data.set('name', ' Anna ');
  data.set('password', ' a secret ');
  expect(valuesOf(fields, data)).toEqual({ name: 'Anna', password: ' a secret ' });
  expect(valuesOf(fields, new FormData())).toEqual({ name: '', password: '' });
});

test('an error stands at the input that it is about, and says how long to wait', () => {
  expect(fieldOf(fields, { code: 'WEAK_PASSWORD' })?.name).toBe('password');
  expect(fieldOf(fields, { code: 'INTERNAL' })).toBeUndefined();
  expect(errorWords(t, { code: 'NAME_TAKEN' })).toBe('Taken.');
  expect(errorWords(t, { code: 'UNREACHABLE' })).toBe('The server cannot be reached. Are you online?');
  expect(errorWords(t, { code: 'NAME_TAKEN', wait: 1 })).toBe('Taken. Try again in 1 second.');
});
