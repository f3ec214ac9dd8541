import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import LongestFirst from './test/order.ts';

const SOURCE = /(\/packages\/[^/]+)\/src\/(.*\.js)$/;

/**
 * A test of a package loads what the compiler made of its sources. Node runs that as it is; vitest's own loader rewrites
 * every import into a property that is read anew at each use, and searches and random games take half as long again.
 */
const runWhatWasBuilt: Plugin = {
  name: 'run-what-was-built',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (importer === undefined || !source.startsWith('.')) return undefined;
    const built = resolve(dirname(importer), source).replace(SOURCE, '$1/dist/$2');
    return built.includes('/dist/') && existsSync(built) ? built : undefined;
  },
};

/** These leave nothing behind: their files share one set of modules, and one browser, in each worker. */
const SHARING = ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'e2e/**/*.test.ts'];

/** This one replaces a module, which must not be loaded before. */
const MOCKING = 'apps/server/src/http/signInCost.test.ts';

/** In full, faults measure how long others wait: then nothing runs beside them. */
const FULL = process.env.KORONG_FAULTS === 'full';

export default defineConfig({
  plugins: [runWhatWasBuilt],
  test: {
    server: { deps: { external: [/\/(packages|apps)\/[^/]+\/dist\/.*\.js$/] } },
    projects: [
      { extends: true, test: { name: 'sharing', include: SHARING, exclude: [MOCKING], isolate: false } },
      {
        extends: true,
        test: {
          name: 'own modules',
          // Faults play hundreds of clients in the worker: what other files have left in its memory would slow them down.
          include: ['test/**/*.test.ts', 'faults/**/*.test.ts', MOCKING],
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/slowest.ts'],
    // Most of these tests wait for browsers, databases and clocks: more of them than there are cores keep a machine busy.
    maxWorkers: FULL ? 1 : Math.max(8, availableParallelism()),
    // How fast things are is measured in bench/; these only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A page on a busy machine may take its time; what it shows in the end is what counts.
    expect: { poll: { timeout: 120_000 } },
  },
});
