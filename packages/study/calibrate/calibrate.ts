// Prints what the turns of each level lose, for the thresholds in docs/analysis.md. Levels play their neighbours, and every game is reviewed.
// After a build:
//   node packages/study/calibrate/calibrate.ts --games 4 --threads 2 --levels 10 --visits 400 --out games.jsonl
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { GameName } from '@korong/rules';
import type { Pairing, ReviewedGame } from './game.ts';
import { printTables } from './tables.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2' },
    threads: { type: 'string', default: '1' },
    levels: { type: 'string', default: '10' },
    visits: { type: 'string', default: '400' },
    variants: {
      type: 'string',
      default: 'yinsh/standard,yinsh/blitz,gipf/basic,gipf/standard,gipf/tournament',
    },
    out: { type: 'string' },
  },
});

/** Each level against the next, both colours. */
const pairings: Pairing[] = values.variants.split(',').flatMap(name => {
  const [game, variant] = name.split('/') as [GameName, string];
  return Array.from({ length: Number(values.games) }, (_, seed) =>
    Array.from({ length: Number(values.levels) - 1 }, (_, i): Pairing => ({
      game,
      variant,
      levels: seed % 2 === 0 ? [i + 1, i + 2] : [i + 2, i + 1],
      seed,
      visits: Number(values.visits),
    })),
  ).flat();
});
// The slowest first, so that the threads end at about the same time.
pairings.sort((a, b) => Math.max(...b.levels) - Math.max(...a.levels));

const done: ReviewedGame[] = [];

const thread = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const next = (): void => {
      const pairing = pairings.shift();
      if (pairing) worker.postMessage(pairing);
      else
        void worker.terminate().then(() => {
          resolve();
        });
    };
    worker.on('message', (game: ReviewedGame) => {
      done.push(game);
      if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(game)}\n`);
      process.stderr.write(`${done.length} done, ${pairings.length} waiting\n`);
      next();
    });
    worker.on('error', reject);
    next();
  });

await Promise.all(Array.from({ length: Number(values.threads) }, thread));
printTables(done);
