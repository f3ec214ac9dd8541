import { must } from '@korong/testing';
import { afterEach, expect, test } from 'vitest';
import type { NewGame } from '@korong/protocol';
import { openJobs } from '../engine/index.js';
import {
  begunGame,
  BLITZ,
  closeAll,
  closing,
  codeOf,
  Guest,
  house,
  newStore,
  person,
  type House,
} from './testing.js';

afterEach(closeAll);

const kinds = (guest: Guest): readonly string[] => guest.events().map(({ kind }) => kind);

const against = async (here: House, terms: Partial<NewGame> = {}): Promise<Guest> => {
  const anna = person('Anna');
  const { id, begun } = must(await here.rooms.create(anna, { ...BLITZ, level: 3, ...terms }));
  expect(begun).toBe(true);
  return new Guest(here.rooms, anna, id).watch();
};

test('the engine answers turns, has them taken back, declines draws', async () => {
  const here = await house();
  const anna = await against(here);
  expect(anna.heard[0]).toMatchObject({ seats: { black: { id: 'engine00000003', level: 3 } } });
  must(await anna.turn('f6', 0));
  await expect.poll(() => kinds(anna)).toEqual(['started', 'turn', 'turn']);
  must(await anna.do({ kind: 'draw', how: 'ask' }));
  await expect.poll(() => kinds(anna).slice(3)).toEqual(['offered', 'declined']);
  must(await anna.do({ kind: 'takeback', how: 'ask' }));
  await expect.poll(() => kinds(anna).slice(5)).toEqual(['offered', 'takenBack']);
  expect(anna.match().turns).toHaveLength(0);
  // The same number of turns as before, and yet another position to think about.
  must(await anna.turn('e5', 0));
  await expect.poll(() => kinds(anna).slice(7)).toEqual(['turn', 'turn']);
});

// Its threads give way to whatever else wants a core.
test('the engine itself thinks, and makes a turn that the rules allow', { timeout: 240_000 }, async () => {
  const jobs = await openJobs({ kind: 'local', threads: 1 });
  closing(() => jobs.close());
  const here = await house({ jobs });
  const anna = await against(here, { level: 1 });
  must(await anna.turn('f6', 0));
  await expect
    .poll(() => anna.match().turns.map(({ by }) => by), { timeout: 200_000 })
    .toEqual(['white', 'black']);
});

test('the engine begins where it has white', async () => {
  const here = await house();
  const anna = await against(here, { colour: 'black' });
  await expect.poll(() => kinds(anna)).toEqual(['started', 'turn']);
});

test('a thought about a position that was taken back is dropped', async () => {
  const here = await house();
  here.thinker.waits = true;
  const anna = await against(here);
  must(await anna.turn('f6', 0));
  await expect.poll(() => here.thinker.asked.length).toBe(1);
  must(await anna.do({ kind: 'takeback', how: 'ask', to: 0 }));
  await expect.poll(() => kinds(anna).at(-1)).toBe('takenBack');
  must(await anna.turn('e5', 0));
  await expect.poll(() => here.thinker.asked.length).toBe(2);
  here.thinker.answer(0);
  here.thinker.answer(1);
  await expect.poll(() => anna.match().turns.map(({ text }) => text)).toEqual(['e5', expect.any(String)]);
  must(await anna.do({ kind: 'resign' }));
  expect(anna.match().turns).toHaveLength(2);
});

test('a job that was lost with a process is asked for again by the next one', async () => {
  const store = await newStore();
  const first = await house({ store });
  first.thinker.waits = true;
  const anna = await against(first);
  must(await anna.turn('f6', 0));
  must(await anna.do({ kind: 'draw', how: 'ask' }));
  await first.rooms.close();
  const second = await house({ store });
  const again = await new Guest(second.rooms, anna.player, anna.game).watch();
  await expect
    .poll(() => [...kinds(again)].sort())
    .toEqual(['declined', 'offered', 'started', 'turn', 'turn']);
});

test('a rematch exists once its event is broadcast, once, with colours swapped; so does one against the engine', async () => {
  const here = await house();
  const { white, black } = await begunGame(here);
  must(await white.do({ kind: 'resign' }));
  must(await white.do({ kind: 'rematch', how: 'ask' }));
  must(await black.do({ kind: 'rematch', how: 'accept' }));
  await expect.poll(() => kinds(white).at(-1)).toBe('rematched');
  const next = white.match().next!;
  const again = await new Guest(here.rooms, white.player, next).watch();
  expect(again.heard[0]).toMatchObject({ seats: { white: black.player, black: white.player } });
  expect(again.match().setup.previous).toBe(white.game);
  expect(codeOf(await black.do({ kind: 'rematch', how: 'ask' }))).toBe('REMATCH_MADE');

  const anna = await against(here);
  must(await anna.do({ kind: 'resign' }));
  must(await anna.do({ kind: 'rematch', how: 'ask' }));
  await expect.poll(() => kinds(anna).at(-1)).toBe('rematched');
  const more = await new Guest(here.rooms, anna.player, anna.match().next!).watch();
  await expect.poll(() => kinds(more)).toEqual(['started', 'turn']);
});

test('an answer that comes late is none to a later offer', async () => {
  const { white, black } = await begunGame(await house());
  const { seq } = must(await white.do({ kind: 'draw', how: 'ask' }));
  must(await white.do({ kind: 'draw', how: 'decline' }));
  must(await white.turn('f6', 0));
  must(await white.do({ kind: 'draw', how: 'ask' }));
  expect(codeOf(await black.do({ kind: 'draw', how: 'accept', offer: seq }))).not.toBe('ok');
  expect(codeOf(await black.do({ kind: 'draw', how: 'accept' }))).toBe('ok');
});

test('a rematch whose process died before starting it is started by the next visit to the old game', async () => {
  const store = await newStore();
  const here = await house({ store });
  const { id, white } = await begunGame(here);
  must(await white.do({ kind: 'resign' }));
  const rematched = {
    version: 1,
    seq: 3,
    at: here.rooms.now(),
    kind: 'rematched',
    next: 'nextgame01',
  } as const;
  const state = {
    status: 'over',
    turns: 0,
    winner: 'black',
    ending: 'resignation',
    endedAt: rematched.at,
  } as const;
  await store.games.append({ game: id, events: [{ event: rematched }], state });
  expect(await store.games.load('nextgame01', 0)).toBeUndefined();
  const later = await house({ store });
  await new Guest(later.rooms, white.player, id).watch();
  expect((await store.games.load('nextgame01', 0))?.seats.black.id).toBe(white.player.id);
});
