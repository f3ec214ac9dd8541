import { allGames, commitTo, lotLacks, partOfLot, type Command, type Match } from '@korong/match';
import { recordText } from '@korong/rules';
import { expect, test } from 'vitest';
import { load, type Seats } from './load.js';

const seats: Seats = { names: { white: 'Player 1', black: 'Player 2' } };
const opened = (text: string): ReturnType<typeof load> => load(text, seats, 'id', 1);

test('a record comes back as it was', () => {
  const text =
    '[Korong "1"]\n[Game "yinsh"]\n[Variant "blitz"]\n[White "Anna"]\n[Black "Ben"]\n[Result "*"]\n\n1. f6 g7\n2. a2\n*\n';
  const loaded = opened(text);
  expect(loaded.ok && recordText(allGames.recordOf(loaded.value.match))).toBe(text);
});

test('a resigned game is over, an unfinished turn is kept as a draft', () => {
  const resigned = opened('[Game "yinsh"] [Variant "blitz"] 1. f6 g7 black');
  expect(resigned.ok && resigned.value.match.result).toEqual({ winner: 'black', by: 'resignation' });
  const position =
    'yinsh/1 standard WWWW/7/2w5/3w5/4w5/4w4/5W4/9/8/6B/BBBB act=white phase=move mover=white passes=0';
  const half = opened(`[Game "yinsh"] [Variant "standard"] [Position "${position}"] 1. g7-h8;xc3-g7 *`);
  expect(half.ok && half.value.draft).toEqual({ turns: 0, text: 'g7-h8;xc3-g7', forced: [] });
});

test('a position alone can be played on from; one that is over cannot', () => {
  const text = 'gipf/1 basic';
  const bad = opened(text);
  expect(bad.ok).toBe(false);
});

test.each([
  ['', 'TEXT_EMPTY'],
  ['hello', 'RECORD_HEADER'],
  ['{"korong":1}', 'RECORD_JSON'],
  ['[Game "chess"] 1. e4', 'UNKNOWN_GAME'],
  ['[Game "yinsh"] [Variant "blitz"] 1. f6 f6', 'POINT_OCCUPIED'],
  ['yinsh/1 standard 4/7/8', 'POSITION_FIELD'],
])('%j is refused with %s', (text, code) => {
  const loaded = opened(text);
  expect(!loaded.ok && loaded.error.code).toBe(code);
});

/** White has announced a YINSH and Black has challenged it: the inner game begins. */
const inBetween = (): Match => {
  const secret = 'the-authority-kept-this-0';
  const position = [
    'gipf/1 standard 4/1[wY]3/6/7/6/5/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5',
    'entry=single-single settled=none potentials=Y3 pieces=18 linked=yes stock=none extra=none denied=none',
  ].join(' ');
  const commands: readonly Command[] = [
    {
      kind: 'start',
      id: 'm',
      game: 'gipf',
      options: { variant: 'standard', potentials: 'Y3', linked: 'yes' },
      position,
      players: { white: { name: 'Anna' }, black: { name: 'Bea' } },
      seats: 'together',
      links: { form: 'challenge', challenges: 1, games: { yinsh: 'yinsh-blitz' } },
    },
    { kind: 'announce', by: 'white', answers: 0, text: 'Yc3-c5' },
    { kind: 'challenge', by: 'black', commit: commitTo(secret) },
    { kind: 'nonce', by: 'white', value: 'something-of-annas' },
    { kind: 'nonce', by: 'black', value: 'something-of-belas' },
    { kind: 'reveal', secret },
    { kind: 'inner', command: { kind: 'turn', by: 'white', answers: 0, text: 'f6' } },
  ];
  return commands.reduce<Match | undefined>(after, undefined)!;
};
const after = (match: Match | undefined, command: Command): Match => {
  const made = allGames.apply(match, command, 0);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.match;
};

/** The same at a distance, with sealed nonces. */
const inBetweenApart = (): Match => {
  let match = after(undefined, { kind: 'start', id: 'abcdefghij', ...inBetween().setup, seats: 'apart' });
  match = after(match, { kind: 'announce', by: 'white', answers: 0, text: 'Yc3-c5' });
  match = after(match, { kind: 'challenge', by: 'black', commit: commitTo('the-authority-kept-this-0') });
  while (match.linked?.contest?.stage === 'lot') {
    const by = lotLacks(match.linked.contest.lot!)[0];
    match = after(
      match,
      by
        ? { ...partOfLot(match, by, `a-secret-of-${by}`)!, by }
        : { kind: 'reveal', secret: 'the-authority-kept-this-0' },
    );
  }
  return match;
};

test('a match with a sealed lot comes back as it was, and a nonce that was not sealed is found', () => {
  const text = recordText(allGames.recordOf(inBetweenApart()));
  expect(text).toContain('abcdefghij 2');
  const loaded = opened(text);
  expect(loaded.ok && recordText(allGames.recordOf(loaded.value.match))).toBe(text);
  const { nonces } = inBetweenApart().linked!.contest!.lot!;
  const forged = opened(text.replace(nonces.white!, nonces.black!));
  expect(!forged.ok && forged.error.code).toBe('LINKS');
});

test('a linked match comes back with its games in between, over or not', () => {
  const match = inBetween();
  const over = after(match, { kind: 'inner', command: { kind: 'resign', by: 'white' } });
  const ended = after(after(match, { kind: 'resign', by: 'black' }), {
    kind: 'rematch',
    how: 'agreed',
    next: 'n',
  });
  for (const one of [match, over, ended]) {
    const text = recordText(allGames.recordOf(one));
    const loaded = opened(text);
    expect(loaded.ok && recordText(allGames.recordOf(loaded.value.match))).toBe(text);
  }
  const back = opened(recordText(allGames.recordOf(over)));
  expect(back.ok && back.value.match.linked?.past[0]?.inner?.turns.map(({ text }) => text)).toEqual(['f6']);
});

test('a record that was changed in a game in between is refused', () => {
  const text = recordText(allGames.recordOf(inBetween()));
  const loaded = opened(text.replace('f6', 'f99'));
  expect(!loaded.ok && loaded.error).toEqual({ code: 'LINKS', turn: 1 });
});

test('links that do not fit the potentials are told as such', () => {
  const text = recordText(allGames.recordOf(inBetween())).replace('challenge=1', 'challenge=9');
  const loaded = opened(text);
  expect(!loaded.ok && loaded.error.code).toBe('LINKS');
});

test('a position of linked play alone can be played on from', () => {
  const { position } = inBetween().setup;
  const loaded = opened(position!);
  expect(loaded.ok && loaded.value.match.setup.links).toEqual({ form: 'always', games: { yinsh: 'away' } });
});

test('a match that was under way keeps its clocks, which wait for the players', () => {
  const clock = { kind: 'fischer', initial: 300_000, increment: 3_000 } as const;
  const setup = { ...inBetween().setup, clock, links: { ...inBetween().setup.links!, clock } };
  let match = after(undefined, {
    kind: 'start',
    id: 'm',
    game: 'yinsh',
    options: { variant: 'blitz' },
    ...seated,
    clock,
  });
  match = afterAt(match, { kind: 'turn', by: 'white', answers: 0, text: 'f6' }, 0);
  match = afterAt(match, { kind: 'turn', by: 'black', answers: 1, text: 'g7' }, 50_000);
  const loaded = opened(recordText(allGames.recordOf(match)));
  if (!loaded.ok) throw new Error(loaded.error.code);
  expect(loaded.value.match.setup.clock).toEqual(clock);
  expect(loaded.value.match.clock).toEqual({ left: { white: 300_000, black: 253_000 }, paused: true });

  let linked = after(undefined, { kind: 'start', id: 'm', ...setup });
  for (const { command, at } of [
    { command: { kind: 'announce', by: 'white', answers: 0, text: 'Yc3-c5' }, at: 10_000 },
    {
      command: { kind: 'challenge', by: 'black', commit: commitTo('the-authority-kept-this-0') },
      at: 11_000,
    },
    { command: { kind: 'nonce', by: 'white', value: 'something-of-annas' }, at: 11_000 },
    { command: { kind: 'nonce', by: 'black', value: 'something-of-belas' }, at: 11_000 },
    { command: { kind: 'reveal', secret: 'the-authority-kept-this-0' }, at: 11_000 },
    {
      command: { kind: 'inner', command: { kind: 'turn', by: 'white', answers: 0, text: 'f6' } },
      at: 12_000,
    },
    {
      command: { kind: 'inner', command: { kind: 'turn', by: 'black', answers: 1, text: 'g7' } },
      at: 62_000,
    },
  ] as const)
    linked = afterAt(linked, command, at);
  const within = opened(recordText(allGames.recordOf(linked)));
  if (!within.ok) throw new Error(within.error.code);
  const { contest } = within.value.match.linked!;
  expect(contest?.inner?.clock).toEqual({ left: { white: 300_000, black: 253_000 }, paused: true });
  expect(within.value.match.clock?.left).toEqual(linked.clock?.left);
});

const seated = { players: { white: { name: 'Anna' }, black: { name: 'Bea' } }, seats: 'together' } as const;
const afterAt = (match: Match, command: Command, at: number): Match => {
  const made = allGames.apply(match, command, at);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.match;
};
