import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { running, temporaryFolder } from '../testing/pages.js';
import { guestOf, playerOf, visitor } from './testing.js';

const THINKS = 120_000;

test(
  'a finished game is reviewed by the engine, through a restart, for everybody',
  { timeout: 2 * THINKS },
  async () => {
    const KORONG_DATA = temporaryFolder();
    let server = await running({ KORONG_DATA, KORONG_LIMIT_REVIEWS: '1/1h' });
    const [anna, bela] = [await guestOf(server, 'Anna'), await guestOf(server, 'Béla')];
    const players = [await playerOf(anna), await playerOf(bela)];
    const game = async (turns: readonly string[], over: boolean): Promise<string> => {
      const terms = { game: 'yinsh', options: { variant: 'standard' }, colour: 'white', listed: true };
      const { id } = (await anna.ask('POST', '/api/games', terms)).body as { id: string };
      await bela.ask('POST', `/api/games/${id}/accept`);
      const { rooms } = server.parts;
      for (const [answers, text] of turns.entries())
        await rooms.command(
          id,
          players[answers % 2]!,
          `turn-${answers}-${id}`,
          { kind: 'turn', answers, text },
          0,
        );
      if (over) await rooms.command(id, players[0]!, `resign-${id}`, { kind: 'resign' }, 0);
      return id;
    };
    const [id, second, open] = [
      await game(['f6', 'a2', 'g7'], true),
      await game(['f6'], true),
      await game(['f6'], false),
    ];
    const path = `/api/games/${id}/review`;
    const none = { state: 'none', done: 0, positions: 0 };
    expect((await visitor(server).ask('GET', path)).body).toEqual(none);
    expect((await visitor(server).ask('POST', path)).body).toEqual({ error: 'NO_SESSION' });
    expect((await anna.ask('POST', `/api/games/${open}/review`)).body).toEqual({ error: 'GAME_NOT_OVER' });
    for (const method of ['GET', 'POST'])
      for (const nobody of ['aaaaaaaaaa', 'x'])
        expect((await anna.ask(method, `/api/games/${nobody}/review`)).body).toEqual({
          error: 'GAME_NOT_FOUND',
        });
    const asked = await anna.ask('POST', path);
    expect([asked.status, asked.body]).toEqual([200, { state: 'waiting', done: 0, positions: 4 }]);
    // Asking again is free; another game is one too many.
    expect((await anna.ask('POST', path)).status).toBe(200);
    expect((await anna.ask('POST', `/api/games/${second}/review`)).body).toMatchObject({
      error: 'TOO_MANY_REQUESTS',
    });
    await server.close();

    server = await running({ KORONG_DATA });
    const read = async () =>
      (await visitor(server).ask('GET', path)).body as {
        state: string;
        review?: { turns: { turn: string }[] };
      };
    await expect.poll(async () => (await read()).state, { timeout: THINKS, interval: 500 }).toBe('done');
    const { review } = await read();
    expect(review).toMatchObject({
      positions: [{}, {}, {}, {}],
      turns: [{ turn: 'f6', side: 'white' }, { turn: 'a2', side: 'black' }, { turn: 'g7' }],
      accuracy: {},
    });
    await server.close();
    rmSync(KORONG_DATA, { recursive: true, force: true });
  },
);
