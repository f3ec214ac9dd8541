import type { GameState } from '@korong/client';
import { allGames, type Command, type Match } from '@korong/match';
import type { PresenceInfo } from '@korong/protocol';
import { expect, test } from 'vitest';
import { newsSince } from './roomNews.js';
import { backTo, claimOf, offersOf } from './offers.js';

const seats = {
  white: { id: 'annaannaannaan', name: 'Anna', account: false },
  black: { id: 'benbenbenbenbe', name: 'Ben', account: false },
};

const play = (...commands: readonly Command[]): Match => {
  let match: Match | undefined;
  const begin: Command = {
    kind: 'start',
    id: 'g',
    game: 'yinsh',
    options: { variant: 'standard' },
    players: { white: { name: 'Anna' }, black: { name: 'Ben' } },
    seats: 'apart',
    clock: { kind: 'fischer', initial: 300_000, increment: 3_000 },
  };
  [begin, ...commands].forEach((command, i) => {
    const made = allGames.apply(match, command, i * 1_000);
    if (!made.ok) throw new Error(made.error.code);
    ({ match } = made.value);
  });
  return match!;
};

const state = (match: Match, side?: 'white' | 'black', more: Partial<GameState> = {}): GameState => ({
  id: 'g',
  status: match.result ? 'over' : 'playing',
  fresh: true,
  match,
  seats,
  ...(side && { side }),
  chat: [],
  pending: [],
  saying: [],
  refusals: [],
  ...more,
});

const f6: Command = { kind: 'turn', by: 'white', answers: 0, text: 'f6' };
const g7: Command = { kind: 'turn', by: 'black', answers: 1, text: 'g7' };
const takeback: Command = { kind: 'takeback', how: 'ask', by: 'white', to: 0 };

test('an offer is the other side’s to answer, one’s own to take back, and nobody else’s concern', () => {
  const match = play(f6, g7, takeback);
  expect(offersOf(state(match, 'black'))).toEqual([{ what: 'takeback', own: false, turns: 2 }]);
  expect(offersOf(state(match, 'white'))).toEqual([{ what: 'takeback', own: true, turns: 2 }]);
  expect(offersOf(state(match))).toEqual([]);
});

test('an offer whose answer is on its way is not asked about again', () => {
  const pending = [{ id: 'answer00', command: { kind: 'takeback', how: 'accept' }, state: 'sent' }] as const;
  expect(offersOf(state(play(f6, takeback), 'black', { pending }))).toEqual([]);
});

test('a takeback leads to before one’s own last turn', () => {
  const match = play(f6, g7);
  expect([backTo(state(match, 'white')), backTo(state(match, 'black')), backTo(state(match))]).toEqual([
    0,
    1,
    undefined,
  ]);
});

test('a game may be claimed some time after the side to act has left, and only by the other one', () => {
  const presence: PresenceInfo = {
    here: { white: false, black: true },
    absent: { white: 5_000 },
    watchers: 0,
  };
  const match = play(f6, g7);
  const claim = claimOf(state(match, 'black', { presence }));
  expect(claim?.what).toBe('game');
  expect(claim?.from).toBeGreaterThanOrEqual(5_000 + 30_000);
  expect(claimOf(state(match, 'white', { presence }))).toBeUndefined();
  expect(claimOf(state(play(f6), 'black', { presence }))).toBeUndefined();
  const back: PresenceInfo = { ...presence, here: { white: true, black: true } };
  expect(claimOf(state(match, 'black', { presence: back }))).toBeUndefined();
});

test('what the other side does is news; what one does oneself is not', () => {
  const before = play(f6, g7);
  const offered = play(f6, g7, takeback);
  expect(newsSince(state(before, 'black'), state(offered, 'black'))).toEqual([
    { kind: 'say', key: 'offer.takeback', values: { name: 'Anna', n: 2 } },
  ]);
  expect(newsSince(state(before, 'white'), state(offered, 'white'))).toEqual([]);
  expect(newsSince(state(before), state(offered))).toEqual([]);
});

test('who declines one’s offer has declined; who takes an own one back has taken it back', () => {
  const before = play(f6, g7, takeback);
  const heard = (by: 'white' | 'black', side: 'white' | 'black') =>
    newsSince(
      state(before, side),
      state(play(f6, g7, takeback, { kind: 'takeback', how: 'decline', by }), side),
    ).map(news => (news.kind === 'say' ? [news.key, news.values.name] : news.kind));
  expect(heard('black', 'white')).toEqual([['offer.declined', 'Ben']]);
  expect(heard('white', 'black')).toEqual([['offer.withdrawn', 'Anna']]);
  expect(heard('white', 'white')).toEqual([]);
});

test('one’s turn, the end and the rematch are news', () => {
  const [one, two] = [play(f6), play(f6, g7)];
  expect(newsSince(state(one, 'white'), state(two, 'white'))).toEqual([{ kind: 'asked' }]);
  const over = play(f6, g7, { kind: 'resign', by: 'white' });
  expect(newsSince(state(two, 'white'), state(over, 'white'))).toEqual([{ kind: 'over' }]);
  const again = play(
    f6,
    g7,
    { kind: 'resign', by: 'white' },
    { kind: 'rematch', how: 'ask', by: 'white', next: 'n1' },
    { kind: 'rematch', how: 'accept', by: 'black', next: 'n2' },
  );
  expect(newsSince(state(over, 'white'), state(again, 'white'))).toEqual([{ kind: 'next', id: 'n2' }]);
  expect(newsSince(state(over), state(again))).toEqual([]);
});
