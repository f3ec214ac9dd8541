import { describe, expect, test } from 'vitest';
import { WITHOUT_POSTGRES, WITHOUT_REDIS } from '../apps/server/src/testing/services.ts';
import { readLog } from './audit.ts';
import { openApi, wait } from './load/api.ts';
import { createServerProcess } from './processes.ts';
import { tell } from './size.ts';
import { surroundings } from './stores.ts';
import { greet } from './wire.ts';

/** A restarted server on a busy machine may need many seconds until all players have reconnected. */
const CLOCK = { kind: 'fischer', initial: 40_000, increment: 0 } as const;
/** Longer than the time left to any player. */
const AWAY = CLOCK.initial + 2_000;

// Both tests mostly wait.
describe.concurrent.each([
  ['SQLite', false],
  ['PostgreSQL', WITHOUT_POSTGRES || WITHOUT_REDIS],
] as const)('on %s', (kind, without) => {
  test.skipIf(without)(
    'no player loses on time while the server is away, and afterwards time runs again',
    async ({ onTestFinished }) => {
      const around = await surroundings(kind);
      onTestFinished(() => around.remove());
      const server = await createServerProcess({ environment: around.environment });
      onTestFinished(() => server.kill());
      await server.start();
      const { base } = server;
      const api = openApi(() => [base]);
      const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
      const terms = {
        game: 'yinsh',
        options: { variant: 'standard' },
        clock: CLOCK,
        colour: 'white',
        listed: false,
      };
      const game = await api.game(white, black, terms);
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
      // White was disconnected for longer than its clock had left.
      await play(white.cookie, 2, 'e5');
      const log = await readLog(base, game);
      // If the machine stalled there may have been earlier outages.
      expect(log.filter(event => event.kind !== 'outage').map(event => event.kind)).toEqual([
        'started',
        'turn',
        'turn',
        'turn',
      ]);
      const [, first, before, after] = log.filter(event => event.kind !== 'outage');
      const given = log.filter(event => event.kind === 'outage' && event.seq > before!.seq);
      const back = given.reduce((sum, event) => sum + event.back!, 0);
      const left = after!.clock!;
      tell('outage', { store: kind, awayMs: AWAY, givenBackMs: back, leftMs: left });
      // From the last heartbeat before the kill to the first one after the restart.
      expect(back).toBeGreaterThanOrEqual(AWAY);
      // White was charged for the rest and nothing else.
      expect(left).toBeGreaterThanOrEqual(first!.clock! - (after!.at - before!.at - back));
      // Black does nothing, and the server flags it.
      await expect
        .poll(async () => (await readLog(base, game)).at(-1)?.kind, { timeout: 180_000 })
        .toBe('flagged');
    },
  );
});
