import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { finish, netPlayer, readNet, signatureOf, type NetFamily, type NetFile } from '@korong/engine';
import { gipf, yinsh, type GameName } from '@korong/rules';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, visit, type Visit } from '../browser.ts';
import type { Question } from './worker.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const built = fileURLToPath(new URL('../../.build/e2e-engine/', import.meta.url));

const bytesOf = (game: NetFamily): Uint8Array =>
  readFileSync(new URL(`../../packages/engine/nets/${game}-small.knet`, import.meta.url));
const netOf = (game: NetFamily): NetFile => {
  const net = readNet(bytesOf(game));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};

const START: Readonly<Record<GameName, string>> = {
  yinsh: yinsh.positionText(yinsh.start({ variant: 'blitz' })),
  gipf: gipf.positionText(gipf.start({ variant: 'standard', handicap: { white: 0, black: 0 } })),
};

// Without a browser the bootstrap prints a warning, and fails in CI.
describe.skipIf(CHROMIUM === undefined)('the engine in a worker of Chromium', () => {
  let opened: Visit;

  beforeAll(async () => {
    await build({
      root: source,
      base: './',
      logLevel: 'error',
      configFile: false,
      build: { outDir: built, emptyOutDir: true, target: 'es2022' },
      worker: { format: 'es' },
    });
    opened = await visit(built);
  });
  afterAll(async () => {
    await opened.close();
  });

  const ask = (question: Question): Promise<unknown> => {
    const { weights, ...rest } = question;
    return opened.page.evaluate(
      ([bytes, others]) => window.ask({ ...others, weights: new Uint8Array(bytes) }),
      [[...weights], rest] as const,
    );
  };

  test.each(['yinsh', 'gipf', 'gipf-project'] as const)('%s: plays exactly as in Node', async game => {
    expect(await ask({ kind: 'signature', weights: bytesOf(game) })).toEqual(signatureOf(netOf(game)));
    expect(opened.errors).toEqual([]);
  });

  test.each(['yinsh', 'gipf'] as const)('%s: chooses the same turn as in Node', async game => {
    const limits = { visits: 60 };
    const player = netPlayer(netOf(game));
    player.start(START[game]);
    const { turn, report } = finish(player.think({ limits, now: () => 0 }));
    const there = await ask({ kind: 'turn', weights: bytesOf(game), position: START[game], limits });
    expect(there).toEqual({ turn, visits: report.visits });
  });
});
