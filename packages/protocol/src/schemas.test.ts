import { expect, test } from 'vitest';
import { clientMessage, newGame, serverMessage, timeControl } from './schemas.js';

const GAME = 'aB3dE6gH9j';
const ANNA = { id: 'abcdefghij1234', name: 'Anna', account: false };
const reads = (message: unknown): boolean => clientMessage.safeParse(message).success;
const asks = (command: unknown): boolean => reads({ kind: 'do', game: GAME, id: 'message-1', command });

test.each([
  { kind: 'hello', protocol: 1, version: '0.1.0' },
  { kind: 'watch', game: GAME, since: 0, chat: 0 },
  { kind: 'leave', game: GAME },
  { kind: 'say', game: GAME, id: 'message-1', text: 'Good luck!' },
  { kind: 'lobby', on: true },
  { kind: 'ping', at: 12.5 },
])('a client may say %j', message => {
  expect(reads(message)).toBe(true);
});

test.each([
  { kind: 'turn', answers: 0, text: 'f6' },
  { kind: 'resign' },
  { kind: 'abort' },
  { kind: 'flag' },
  { kind: 'draw', how: 'ask' },
  { kind: 'draw', how: 'accept', offer: 7 },
  { kind: 'takeback', how: 'ask', to: 3 },
  { kind: 'rematch', how: 'decline' },
  { kind: 'addTime' },
  { kind: 'claim', what: 'draw' },
  { kind: 'announce', answers: 4, text: 'Yc3-c5', seen: 9 },
  { kind: 'challenge' },
  { kind: 'challenge', link: 7 },
  { kind: 'waive', link: 7 },
  { kind: 'seal', hash: '0123456789abcdef'.repeat(4), link: 7 },
  { kind: 'nonce', value: 'aB3dE6gH9jKl1234', link: 7 },
  { kind: 'inner', command: { kind: 'turn', answers: 0, text: 'f6' }, link: 7 },
  { kind: 'inner', command: { kind: 'resign' } },
  { kind: 'inner', command: { kind: 'claim', what: 'win' } },
  { kind: 'report', winner: 'black', link: 7 },
  { kind: 'report', winner: null },
])('a player may ask for %j', command => {
  expect(asks(command)).toBe(true);
});

test('a line of chat that is too long is read, so that it can be told to be', () => {
  expect(reads({ kind: 'say', game: GAME, id: 'message-1', text: 'x'.repeat(301) })).toBe(true);
});

test.each([
  undefined,
  null,
  7,
  'hello',
  [],
  {},
  { kind: 'constructor' },
  { kind: 'hello', protocol: -1, version: '1' },
  { kind: 'hello', protocol: 1, version: 'v'.repeat(41) },
  { kind: 'watch', game: 'short', since: 0, chat: 0 },
  { kind: 'watch', game: '../../etc/', since: 0, chat: 0 },
  { kind: 'watch', game: GAME, since: 1.5, chat: 0 },
  { kind: 'watch', game: GAME, since: 0 },
  { kind: 'leave', game: GAME, more: 1 },
  { kind: 'say', game: GAME, id: 'message-1', text: '' },
  { kind: 'say', game: GAME, id: 'message-1', text: 'x'.repeat(4_097) },
  { kind: 'say', game: GAME, id: 'short', text: 'hello' },
  { kind: 'say', game: GAME, id: 'with blanks in it', text: 'hello' },
  { kind: 'ping', at: '7' },
  { kind: 'ping', at: Infinity },
])('a client may not say %j', message => {
  expect(reads(message)).toBe(false);
});

test.each([
  { kind: 'turn', answers: -1, text: 'f6' },
  { kind: 'turn', answers: 0, text: '' },
  { kind: 'turn', answers: 0, text: 'f'.repeat(401) },
  { kind: 'turn', answers: 0, text: 'f6', by: 'white' },
  { kind: 'turn', answers: 0, text: 'f6', lag: 500 },
  { kind: 'resign', by: 'black' },
  { kind: 'draw', how: 'agreed' },
  { kind: 'claim', what: 'win', absentSince: 0 },
  { kind: 'outage', from: 0, to: 1 },
  { kind: 'pause' },
  { kind: 'start' },
  { kind: 'announce', answers: 4, text: 'Yc3-c5', commit: 'a'.repeat(64) },
  { kind: 'challenge', commit: 'a'.repeat(64) },
  { kind: 'challenge', by: 'white' },
  { kind: 'seal', hash: '0123456789abcdef' },
  { kind: 'seal', hash: '0123456789ABCDEF'.repeat(4) },
  { kind: 'nonce', value: 'short' },
  { kind: 'nonce', value: 'x'.repeat(65) },
  { kind: 'nonce', value: 'with blanks in it, and long enough' },
  { kind: 'nonce', value: 'aB3dE6gH9jKl1234', by: 'black' },
  { kind: 'reveal', secret: 'aB3dE6gH9jKl1234' },
  { kind: 'inner', command: { kind: 'turn', answers: 0, text: 'f6', by: 'white' } },
  { kind: 'inner', command: { kind: 'turn', answers: 0, text: 'f6', lag: 400 } },
  { kind: 'inner', command: { kind: 'claim', what: 'win', absentSince: 0 } },
  { kind: 'inner', command: { kind: 'inner', command: { kind: 'resign' } } },
  { kind: 'inner', command: { kind: 'draw', how: 'ask' } },
  { kind: 'report', winner: 'draw' },
])('a player may not ask for %j: the server knows better, or it is none of theirs', command => {
  expect(asks(command)).toBe(false);
});

test.each([
  [{ kind: 'fischer', initial: 1_000, increment: 0 }, true],
  [{ kind: 'fischer', initial: 999, increment: 0 }, false],
  [{ kind: 'fischer', initial: 60_000, increment: -1 }, false],
  [{ kind: 'days', perTurn: 86_400_000 }, true],
  [{ kind: 'days', perTurn: 1 }, false],
  [{ kind: 'hourglass', initial: 60_000 }, false],
])('the time control %j is one: %j', (control, is) => {
  expect(timeControl.safeParse(control).success).toBe(is);
});

const LINKED = {
  game: 'gipf',
  options: { variant: 'standard', potentials: 'Y6', linked: 'yes' },
  links: { form: 'challenge', challenges: 1, games: { yinsh: 'yinsh-blitz' } },
  colour: 'random',
  listed: true,
};
const CLOCK = { kind: 'fischer', initial: 60_000, increment: 0 };

test.each([
  [{}, true],
  [{ clock: CLOCK }, true],
  [{ form: 'always', challenges: undefined }, false],
  [{ challenges: 4 }, false],
  [{ form: 'sometimes' }, false],
  [{ games: { chess: 'die' } }, false],
  [{ games: { yinsh: 'chess' } }, false],
  [{ clock: { kind: 'days', perTurn: 86_400_000 } }, false],
  [{ secret: 'x' }, false],
  [{ form: 'acquire' }, true],
  [{ form: 'each', forms: { yinsh: 'acquire', zertz: 'always' } }, true],
  [{ forms: { yinsh: 'never' } }, false],
  [{ games: { yinsh: 'gipf-tournament', zertz: 'gipf' } }, true],
  [{ games: { yinsh: 'away:Mensch ärgere dich nicht' } }, true],
  [{ games: { yinsh: `away:${'x'.repeat(81)}` } }, false],
  [{ games: { yinsh: 'far:dominoes' } }, false],
])('links with %j can be wished for: %j', (changes, can) => {
  const terms = { ...LINKED, links: { ...LINKED.links, ...changes } };
  expect(newGame.safeParse(terms).success).toBe(can);
});

test('events keep all their fields on the way', () => {
  const event = { version: 1, seq: 2, at: 5, kind: 'turn', by: 'white', text: 'f6', clock: 7 };
  const message = { kind: 'events', game: GAME, events: [event], now: 9 };
  expect(serverMessage.parse(message)).toEqual(message);
});

test('messages tell no more about a player than name, kind and id', () => {
  const message = { kind: 'welcome', protocol: 1, version: '1', now: 0, you: ANNA };
  expect(serverMessage.safeParse(message).success).toBe(true);
  expect(serverMessage.safeParse({ ...message, you: { ...ANNA, session: 'x' } }).success).toBe(false);
});
