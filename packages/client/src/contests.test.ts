import { allGames, commitTo, partOfLot, sealOf, type Command, type Match } from '@korong/match';
import type { Side } from '@korong/rules';
import type { ClientMessage, PlayerCommand } from '@korong/protocol';
import { after } from '@korong/testing/match';
import { expect, test } from 'vitest';
import { ANNA, Bench, BELA, GAME, watched } from './testing.js';
import type { ClientOptions, FetchRules } from './types.js';

const SECRET = 'what-the-server-has-promised';
const POSITION = [
  'gipf/1 standard 4/1[wY]3/6/3[wZ]b2/6/3[by]1/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5',
  'entry=single-single settled=none potentials=Z3Y3 pieces=18 linked=yes stock=none extra=none denied=none',
].join(' ');
const LINKS = {
  form: 'challenge',
  challenges: 2,
  games: { zertz: 'yinsh-blitz', yinsh: 'yinsh-blitz' },
} as const;
const OPTIONS = { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' };

const START: Command = {
  kind: 'start',
  id: GAME,
  game: 'gipf',
  options: OPTIONS,
  position: POSITION,
  links: LINKS,
  players: { white: { name: 'Anna' }, black: { name: 'Béla' } },
  seats: 'apart',
};
const ANNOUNCE: Command = { kind: 'announce', by: 'white', answers: 0, text: 'Yc3-c5' };
const CHALLENGE: Command = { kind: 'challenge', by: 'black', commit: commitTo(SECRET) };

const REVEAL: Command = { kind: 'reveal', secret: SECRET };
/** A side's part of the lot in its current state. */
const part = (match: Match, by: Side, secret = `a-secret-of-${by}`): Command => ({
  ...partOfLot(match, by, secret)!,
  by,
});
/** The lot with both nonces sealed and the secret shown. */
const shown = (drawing: Match, secrets: Partial<Record<Side, string>> = {}): Match => {
  const white = after(drawing, part(drawing, 'white', secrets.white), 0);
  const black = after(white, part(white, 'black', secrets.black), 0);
  return after(black, REVEAL, 0);
};

const made = (...commands: readonly Command[]): Match =>
  commands.reduce<Match | undefined>((match, command) => after(match, command, 0), undefined)!;

const asked = (bench: Bench): Extract<ClientMessage, { kind: 'do' }>[] => bench.end.of('do');
const commands = (bench: Bench): PlayerCommand[] => asked(bench).map(({ command }) => command);

/** Storage that survives a reload. */
const keeper = (): NonNullable<ClientOptions['keep']> => {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: text => {
      kept = text;
    },
  };
};

test('sends our part of a lot once, as soon as it is due, without an action of the player', () => {
  const announced = made(START, ANNOUNCE);
  const bench = watched(announced);
  expect(commands(bench)).toEqual([]);
  const drawing = after(announced, CHALLENGE, 0);
  bench.events(drawing, 2);
  const [seal] = commands(bench);
  expect(seal).toEqual({ kind: 'seal', hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, link: 2 });
  expect(bench.room.get().pending).toMatchObject([{ command: seal, state: 'sent' }]);
  const theirs = after(drawing, part(drawing, 'black'), 0);
  bench.events(theirs, 3);
  bench.live(3_000);
  expect(commands(bench)).toHaveLength(1);

  // Both seals are stored and the secret is shown. Only then is the nonce revealed.
  const { hash } = seal as Extract<PlayerCommand, { kind: 'seal' }>;
  const sealed = after(theirs, { kind: 'seal', by: 'white', hash }, 0);
  bench.events(sealed, 4);
  bench.end.say({ kind: 'ack', game: GAME, id: asked(bench)[0]!.id, seq: 5 });
  expect(commands(bench)).toHaveLength(1);
  bench.events(after(sealed, REVEAL, 0), 5);
  const [, nonce] = commands(bench);
  expect(nonce).toMatchObject({ kind: 'nonce', link: 2 });
  const { value } = nonce as Extract<PlayerCommand, { kind: 'nonce' }>;
  expect(sealOf(`${GAME} 2`, 'white', value)).toBe(hash);
  bench.live(3_000);
  expect(commands(bench)).toHaveLength(2);
});

test('what was sealed is shown by the page after a reload, and by another tab; not by another device', () => {
  const drawing = made(START, ANNOUNCE, CHALLENGE);
  const keepSecret = keeper();
  const [seal] = commands(watched(drawing, { keepSecret }));
  const secret = keepSecret.read()!;
  expect(secret).toMatch(/^\w{43}$/);
  expect(seal).toMatchObject(partOfLot(drawing, 'white', secret)!);
  const due = shown(drawing, { white: secret });
  const next = watched(due, { keepSecret, random: () => 0.123 });
  expect(commands(next)).toEqual([{ ...partOfLot(due, 'white', secret), link: 2 }]);
  expect(commands(watched(due, { random: () => 0.123 }))).toEqual([]);
});

test('a lot that began by the older rule is given an open nonce', () => {
  const announced = made(START, ANNOUNCE);
  const commit = commitTo(SECRET);
  const older = allGames.follow(announced, {
    version: 3,
    seq: 3,
    at: 0,
    kind: 'challenged',
    by: 'black',
    commit,
  });
  if (!older.ok) throw new Error(older.error.code);
  expect(commands(watched(older.value))).toMatchObject([{ kind: 'nonce', link: 2 }]);
});

test('it is the same one, with the same id, on every connection until it is stored, and in the next page', () => {
  const drawing = made(START, ANNOUNCE, CHALLENGE);
  const keep = keeper();
  const bench = watched(drawing, { keep });
  const [first] = asked(bench);
  bench.end.close();
  bench.world.pass(20_000);
  bench.welcome();
  bench.game(drawing, 3, { since: 3, events: [] });
  expect(asked(bench)).toEqual([first]);
  const next = watched(drawing, { keep, random: () => 0.123 });
  expect(asked(next)).toEqual([first]);
});

test('neither a spectator nor the other side gives a part of a lot', () => {
  const drawing = made(START, ANNOUNCE, CHALLENGE);
  const bench = new Bench();
  bench.welcome({ ...ANNA, id: 'cilicilicilici', name: 'Cili' });
  bench.client.watch(GAME);
  bench.game(drawing, 0);
  expect(commands(bench)).toEqual([]);
  const given = after(drawing, part(drawing, 'white'), 0);
  expect(commands(watched(given))).toEqual([]);
  const bela = new Bench();
  bela.welcome(BELA);
  bela.client.watch(GAME);
  bela.game(given, 0);
  expect(commands(bela)).toMatchObject([{ kind: 'seal' }]);
});

test('a part that another page gave first is not shown as a refusal', () => {
  const drawing = made(START, ANNOUNCE, CHALLENGE);
  const bench = watched(drawing);
  const { id } = asked(bench)[0]!;
  bench.end.say({ kind: 'refused', game: GAME, id, code: 'NOT_NOW', reason: { code: 'NOT_NOW' } });
  expect(bench.room.get()).toMatchObject({ pending: [], refusals: [] });
  bench.events(after(drawing, part(drawing, 'white', 'a-secret-of-another-device'), 0), 3);
  expect(commands(bench)).toHaveLength(1);
});

test('a game in between comes with everything else after a reload, and turns in it go out like any other', () => {
  const lot = shown(made(START, ANNOUNCE, CHALLENGE));
  const half = after(lot, part(lot, 'white'), 0);
  const playing = after(half, part(half, 'black'), 0);
  const bench = watched(playing);
  expect(bench.room.get().match?.linked?.contest?.inner?.setup.options.variant).toBe('blitz');
  bench.room.send({ kind: 'inner', command: { kind: 'turn', answers: 0, text: 'f6' } });
  const [turn] = asked(bench);
  expect(turn?.command).toEqual({
    kind: 'inner',
    command: { kind: 'turn', answers: 0, text: 'f6' },
    link: 2,
  });
  bench.end.close();
  bench.world.pass(20_000);
  bench.welcome();
  expect(asked(bench)).toEqual([turn]);
  const by = 'white';
  const moved = after(playing, { kind: 'inner', command: { kind: 'turn', by, answers: 0, text: 'f6' } }, 0);
  bench.game(moved, 8);
  bench.end.say({ kind: 'ack', game: GAME, id: turn!.id, seq: 9 });
  expect(bench.room.get().pending).toEqual([]);
  expect(bench.room.get().match?.linked?.contest?.inner?.turns).toHaveLength(1);
});

test('announcements and answers name what was seen', () => {
  const bench = watched(made(START));
  bench.room.send({ kind: 'announce', answers: 0, text: 'Yc3-c5' });
  expect(commands(bench).at(-1)).toEqual({ kind: 'announce', answers: 0, text: 'Yc3-c5', seen: 1 });
  const other = watched(made(START, ANNOUNCE));
  other.room.send({ kind: 'waive' });
  expect(commands(other).at(-1)).toEqual({ kind: 'waive', link: 2 });
});

test('rules are fetched for a game with its options, links and position', async () => {
  const told: unknown[] = [];
  const rules: FetchRules = (...what) => {
    told.push(what);
    return Promise.resolve(allGames);
  };
  const bench = watched(made(START), { rules });
  await expect.poll(() => bench.room.get().status).toBe('playing');
  expect(told).toEqual([['gipf', { options: OPTIONS, links: LINKS, position: POSITION }]]);
});
