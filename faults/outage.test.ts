import { afterEach, describe, expect, test } from 'vitest';
import { WITHOUT_POSTGRES, WITHOUT_REDIS } from '../apps/server/src/testing/services.ts';
import { readLog } from './books.ts';
import { openApi, wait } from './load/api.ts';
import { createServerProcess } from './processes.ts';
import { tell } from './size.ts';
import { surroundings } from './stores.ts';
import { greet } from './wire.ts';

const CLOCK = { kind: 'fischer', initial: 6_000, increment: 0 } as const;
/** Longer than anybody has left. */
const AWAY = 9_000;

let cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.reverse()) await clean();
  cleaning = [];
});

describe.each([
  ['SQLite', false],
  ['PostgreSQL', WITHOUT_POSTGRES || WITHOUT_REDIS],
] as const)('on %s', (kind, without) => {
  test.skipIf(without)(
    'nobody loses on time while the server is away, and afterwards time runs again',
    async () => {
      const around = await surroundings(kind);
      cleaning.push(() => around.remove());
      const server = await createServerProcess({ environment: around.environment });
      cleaning.push(() => server.kill());
      await server.start();
      const { base } = server;
      const api = openApi(() => [base]);
      const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
      const wish = {
        game: 'yinsh',
        options: { variant: 'standard' },
        clock: CLOCK,
        colour: 'white',
        listed: false,
      };
      const game = await api.game(white, black, wish);
      const play = async (cookie: string, answers: number, text: string): Promise<void> => {
        const wire = await greet(base, { cookie });
        const id = `outage-${answers}`;
        wire.say({ kind: 'do', game, id, command: { kind: 'turn', answers, text } });
        await wire.next({ kind: 'ack', id });
        wire.socket.terminate();
      };
      await play(white.cookie, 0, 'f6');
      await play(black.cookie, 1, 'g7');
      await server.kill();
      await wait(AWAY);
      await server.start();
      // White has had less than six seconds and was away for nine.
      await play(white.cookie, 2, 'e5');
      const log = await readLog(base, game);
      expect(log.map(event => event.kind)).toEqual(['started', 'turn', 'turn', 'outage', 'turn']);
      const [back, left] = [log[3]!.back!, log[4]!.clock!];
      tell('outage', { store: kind, awayMs: AWAY, givenBackMs: back, leftMs: left });
      expect(back).toBeGreaterThan(AWAY - 1_500);
      expect(left).toBeGreaterThan(2_500);
      // Black does nothing, and the server sees to it.
      await expect
        .poll(async () => (await readLog(base, game)).at(-1)?.kind, { timeout: 20_000 })
        .toBe('flagged');
    },
  );
});
