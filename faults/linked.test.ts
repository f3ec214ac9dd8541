import { fileURLToPath } from 'node:url';
import { allGames, partOfLot, type Match } from '@korong/match';
import type { Side } from '@korong/rules';
import { afterEach, expect, test } from 'vitest';
import { readLog } from './audit.ts';
import { openApi, wait, type Guest } from './load/api.ts';
import { createServerProcess, type ServerProcess } from './processes.ts';
import { surroundings } from './stores.ts';
import { greet, type Wire } from './wire.ts';

const MUTE = fileURLToPath(new URL('neverReveal.mjs', import.meta.url));
const TERMS = {
  game: 'gipf',
  options: { variant: 'standard', potentials: 'Y3', linked: 'yes' },
  links: { form: 'always', games: { yinsh: 'yinsh-blitz' } },
  clock: { kind: 'fischer', initial: 600_000, increment: 0 },
  colour: 'white',
  listed: false,
};

let cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.reverse()) await clean();
  cleaning = [];
});

const started = async (
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> => {
  const server = await createServerProcess({ environment, nodeOptions });
  cleaning.push(() => server.kill());
  await server.start();
  return server;
};

const seated = async (base: string, game: string, who: Guest): Promise<Wire> => {
  const wire = await greet(base, who);
  wire.say({ kind: 'watch', game, since: 0, chat: 0 });
  await wire.next({ kind: 'game', game });
  return wire;
};

/** The number of the resulting event. */
const done = async (wire: Wire, game: string, id: string, command: object): Promise<unknown> => {
  wire.say({ kind: 'do', game, id, command });
  return (await wire.next({ kind: 'ack', id })).seq;
};

const matchOf = async (base: string, game: string): Promise<Match> => {
  const replayed = allGames.replayEvents(await readLog(base, game));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value;
};

/** A side's part of the lot in its current state. */
const partOf = (match: Match, side: Side): object => partOfLot(match, side, `a secret of ${side}`)!;

test('killed between the last seal and the secret, the server reveals the committed secret after its restart', async () => {
  const around = await surroundings('SQLite');
  cleaning.push(() => around.remove());
  const dying = await started(around.environment, ['--import', MUTE]);
  const api = openApi(() => [dying.base]);
  const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
  const game = await api.game(white, black, TERMS);
  const [anna, bea] = [await seated(dying.base, game, white), await seated(dying.base, game, black)];
  await done(anna, game, 'linked-turn-0', { kind: 'turn', answers: 0, text: 'Ya2-b3' });
  await done(bea, game, 'linked-turn-1', { kind: 'turn', answers: 1, text: 'a2-b3' });
  await done(anna, game, 'linked-use', { kind: 'announce', answers: 2, text: 'Yc4-c5' });
  const asked = await matchOf(dying.base, game);
  await done(anna, game, 'linked-seal-0', partOf(asked, 'white'));
  const seq = await done(bea, game, 'linked-seal-1', partOf(asked, 'black'));
  const before = await matchOf(dying.base, game);
  expect(before.linked?.contest).toMatchObject({
    stage: 'lot',
    lot: { sealed: { black: expect.any(String) as string } },
  });
  await dying.kill();

  const server = await started(around.environment);
  // No player has reconnected yet.
  const end = performance.now() + 180_000;
  let match = await matchOf(server.base, game);
  while (match.linked?.contest?.lot?.secret === undefined && performance.now() < end) {
    await wait(50);
    match = await matchOf(server.base, game);
  }
  // The downtime, or a stall of the machine, may have been given back as well.
  const kinds = match.events.map(({ kind }) => kind).filter(kind => kind !== 'delayed' && kind !== 'outage');
  expect(kinds.slice(3)).toEqual(['announced', 'sealed', 'sealed', 'lot']);
  expect(match.linked?.contest?.lot).toMatchObject(before.linked!.contest!.lot!);
  // A repeated command gets the same answer. Both reveal their nonces, and the inner game is played.
  const back = await seated(server.base, game, black);
  back.say({
    kind: 'do',
    game,
    id: 'linked-seal-1',
    command: { kind: 'seal', hash: '0'.repeat(64) },
  });
  expect(await back.next({ id: 'linked-seal-1' })).toMatchObject({ kind: 'ack', seq });
  const again = await seated(server.base, game, white);
  await done(again, game, 'linked-nonce-0', partOf(match, 'white'));
  await done(back, game, 'linked-nonce-1', partOf(match, 'black'));
  await done(back, game, 'linked-resign', { kind: 'inner', command: { kind: 'resign' } });
  expect((await matchOf(server.base, game)).turns.map(({ text }) => text)).toEqual([
    'Ya2-b3',
    'a2-b3',
    'Yc4-c5',
  ]);
});
