import { rmSync } from 'node:fs';
import { yinsh } from '@korong/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExplorerAnswer } from '@korong/protocol';
import { running, temporaryFolder, type Running } from '../testing/pages.js';
import { guestOf, playerOf, visitor, type Visitor } from './testing.js';

const folder = temporaryFolder();
let server: Running;
let anna: Visitor;
let bela: Visitor;
beforeAll(async () => {
  server = await running({ KORONG_DATA: folder });
  anna = await guestOf(server, 'Anna');
  bela = await guestOf(server, 'Béla');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A game with these turns that one side then resigns; gives its id. */
const game = async (
  turns: readonly string[],
  resigns: 'white' | 'black',
  more: object = {},
): Promise<string> => {
  const terms = { game: 'yinsh', options: { variant: 'standard' }, colour: 'white', listed: true, ...more };
  const { id } = (await anna.ask('POST', '/api/games', terms)).body as { id: string };
  expect((await bela.ask('POST', `/api/games/${id}/accept`)).status).toBe(204);
  const players = [await playerOf(anna), await playerOf(bela)];
  const { rooms } = server.parts;
  for (const [answers, text] of turns.entries()) {
    const command = { kind: 'turn', answers, text } as const;
    expect(await rooms.command(id, players[answers % 2]!, `turn-${answers}-${id}`, command, 0)).toMatchObject(
      { ok: true },
    );
  }
  const loser = players[resigns === 'white' ? 0 : 1]!;
  expect(await rooms.command(id, loser, `resign-${id}`, { kind: 'resign' }, 0)).toMatchObject({ ok: true });
  return id;
};

/** The text of the position after these rings. */
const after = (...rings: readonly string[]): string =>
  yinsh.positionText(
    rings.reduce(
      (position, ring) => yinsh.play(position, { kind: 'place', at: yinsh.board.find(ring)! }),
      yinsh.start({ variant: 'standard' }),
    ),
  );

const asked = async (position: string, more = ''): Promise<ExplorerAnswer> => {
  const { status, body } = await visitor(server).ask(
    'GET',
    `/api/explorer?game=yinsh&position=${encodeURIComponent(position)}${more}`,
  );
  expect(status).toBe(200);
  return body as ExplorerAnswer;
};

const counted = (games: number): Promise<void> =>
  expect.poll(async () => (await asked(after())).games).toBe(games);

test('games count as they end, also those that ended just before the server did', async () => {
  const first = await game(['f6', 'g7', 'f2'], 'black');
  // The same up to a rotation of the board.
  const second = await game(['f6', 'f5'], 'white');
  await game(['a2'], 'white', { listed: false });
  await server.close();
  server = await running({ KORONG_DATA: folder });
  await counted(2);
  const start = await asked(after());
  expect(start).toMatchObject({ games: 2, white: 1, draws: 0, black: 1 });
  expect(start.turns).toEqual([{ turn: 'f6', games: 2, white: 1, draws: 0, black: 1 }]);
  expect(start.latest.map(({ id }) => id)).toEqual([second, first]);
  expect(start.latest[1]).toMatchObject({ winner: 'white', seats: { white: { name: 'Anna' } } });

  // Whichever neighbour of the centre is asked about, the answer is a turn there.
  expect((await asked(after('f6'))).turns).toMatchObject([{ games: 2 }]);
  for (const ring of ['g7', 'f5', 'e6']) {
    const { games, turns } = await asked(after('f6', ring));
    expect([games, turns]).toMatchObject([1, [{ games: 1, white: 1 }]]);
  }
  expect((await asked(after('f6', 'g7'))).turns[0]!.turn).toMatch(/^[a-k]\d+$/);
  expect(await asked(after('f6', 'f8'))).toMatchObject({ games: 0, turns: [], latest: [] });
  expect(await asked(after(), '&by=engine')).toMatchObject({ games: 0, turns: [] });
  expect(await asked(after(), '&by=people')).toMatchObject({ games: 2 });
});

test('a position that cannot be, and a request that cannot be read', async () => {
  const ask = async (query: string): Promise<unknown[]> => {
    const { status, body } = await visitor(server).ask('GET', `/api/explorer?${query}`);
    return [status, body];
  };
  expect(await ask('game=yinsh&position=nonsense')).toMatchObject([
    422,
    { error: 'BAD_POSITION', reason: {} },
  ]);
  expect(await ask(`game=gipf&position=${encodeURIComponent(after())}`)).toMatchObject([
    422,
    { error: 'BAD_POSITION' },
  ]);
  for (const query of [
    '',
    'game=yinsh',
    'game=chess&position=x',
    `game=yinsh&position=${'x'.repeat(1_001)}`,
    'game=yinsh&position=x&by=all',
  ])
    expect(await ask(query)).toEqual([400, { error: 'BAD_REQUEST' }]);
});
